import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync, gzipSync } from 'node:zlib';

/** Real files in the field's formats, from a folder next to the checkout, if it exists. */
const FOLDER =
  process.env.BIOGRAPHQL_FORMAT_FILES ??
  fileURLToPath(new URL('../../../../shared/data/formats', import.meta.url));

/** Whether the real files are there. */
export const hasFormatFiles = existsSync(join(FOLDER, 'README.md'));

/** Names a group of facts, and why it is left out where it is. */
export function getTitle(group: string): string {
  return hasFormatFiles ? group : `${group} (left out: there are no files at ${FOLDER})`;
}

/** Returns the path of a file or a folder. */
export function formatFile(name: string): string {
  return join(FOLDER, name);
}

/** Where parts of large files are put; the files themselves are not touched. */
export class CutFolder {
  private constructor(readonly path: string) {}

  static async make(): Promise<CutFolder> {
    return new CutFolder(await mkdtemp(join(tmpdir(), 'biographql-facts-')));
  }

  /** Puts the first rows and those that match into a file, and returns its path. */
  async rows(name: string, wanted: RegExp, headRows = 1): Promise<string> {
    const lines = getText(name).split('\n');
    const isListed = (line: string, place: number) =>
      place < headRows || /^[#!]/.test(line) || wanted.test(line);
    return this.write(name, lines.filter(isListed).join('\n'));
  }

  /** Puts the head and the stanzas of the terms of an OBO file into a file, and returns its path. */
  async terms(name: string, ids: readonly string[]): Promise<string> {
    const [head = '', ...stanzas] = getText(name).split(/\n(?=\[\w+\]\n)/);
    const isListed = (stanza: string) => ids.some((id) => stanza.includes(`\nid: ${id}\n`));
    return this.write(name, [head, ...stanzas.filter(isListed)].join('\n'));
  }

  /** Puts those files of an archive whose names match into an archive, and returns its path. */
  async members(name: string, wanted: RegExp): Promise<string> {
    const archive = gunzipSync(readFileSync(formatFile(name)));
    const listed: Buffer[] = [];
    for (let at = 0; at + BLOCK <= archive.length && archive[at] !== 0; ) {
      const size = Number.parseInt(archive.toString('latin1', at + 124, at + 136), 8) || 0;
      const end = at + BLOCK + Math.ceil(size / BLOCK) * BLOCK;
      const path = archive.toString('latin1', at, at + 100).replace(/\0.*$/, '');
      if (wanted.test(path)) listed.push(archive.subarray(at, end));
      at = end;
    }
    return this.write(name, gzipSync(Buffer.concat([...listed, Buffer.alloc(2 * BLOCK)])));
  }

  async write(name: string, content: string | Buffer): Promise<string> {
    const path = join(this.path, basename(name).replace(/(?<!tar)\.gz$/, ''));
    await writeFile(path, content);
    return path;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await rm(this.path, { recursive: true, force: true });
  }
}

const BLOCK = 512;

function getText(name: string): string {
  return gunzipSync(readFileSync(formatFile(name))).toString('utf8');
}
