import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';

const unzip = promisify(gunzip);
const BLOCK = 512;

/** The regular files of a small tar.gz archive in their order, each with its text in UTF-8. */
export async function* tarTexts(path) {
  const bytes = await unzip(await readFile(path));
  for (let at = 0; at + BLOCK <= bytes.length; ) {
    const field = (start, length) =>
      bytes.toString('latin1', at + start, at + start + length).replace(/\0.*$/su, '');
    const name = field(0, 100);
    if (name === '') return;
    const size = Number.parseInt(field(124, 12), 8);
    const type = field(156, 1);
    const start = at + BLOCK;
    if (type === '0' || type === '')
      yield { name, text: bytes.toString('utf8', start, start + size) };
    at = start + Math.ceil(size / BLOCK) * BLOCK;
  }
}
