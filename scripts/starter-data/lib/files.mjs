import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { brotliCompress, constants, createGunzip } from 'node:zlib';

const compress = promisify(brotliCompress);

/** Lines of a gzip-compressed UTF-8 file, read as a stream; a truncated or damaged file throws. */
export async function* gzipLines(path) {
  const source = createReadStream(path);
  const plain = createGunzip();
  source.on('error', (error) => plain.destroy(error));
  source.pipe(plain);
  // readline swallows stream errors, so they are stored and thrown after the last line.
  let failure;
  plain.on('error', (error) => {
    failure = error;
  });
  for await (const line of createInterface({ input: plain, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (line !== '') yield line;
  }
  if (failure !== undefined) throw new Error(`Cannot read ${path}`, { cause: failure });
}

/** SHA-256 of a file in hex, streamed. */
export async function sha256OfFile(path) {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk);
  return hash.digest('hex');
}

/**
 * Writes lines brotli-compressed, one `\n` after each, and returns what was written.
 * Same lines and quality give the same bytes; quality 11 takes about two seconds per megabyte of text.
 */
export async function writeBrotliLines({ path, lines, quality }) {
  const plain = Buffer.from(`${lines.join('\n')}\n`, 'utf8');
  const bytes = await compress(plain, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
    },
  });
  await writeFile(path, bytes);
  return {
    lines: lines.length,
    plainBytes: plain.length,
    bytes: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
  };
}

/** Orders strings by UTF-16 code unit: the same on every machine, unlike `localeCompare`. */
export function byCodeUnit(left, right) {
  return left < right ? -1 : left > right ? 1 : 0;
}

/** Rows of a table without a header line, as cells; lines that begin with `#` are comments. */
export async function readRows(path) {
  const lines = (await readFile(path, 'utf8')).split('\n');
  return lines
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('\t'));
}
