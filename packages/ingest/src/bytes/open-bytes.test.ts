import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { UnreadableError } from '../limits.js';
import { openBytes } from './open-bytes.js';

const TEXT = '<http://example.org/s> <http://example.org/p> "squeezed" .\n';
/** The text by `bzip2` and by `zstd`, in base 64. */
const BZIP2 =
  'QlpoOTFBWSZTWclyXYkAAAlZgAAQUAGAFSbG/lAgAECVQzU2mo0aaNlCg0aNBkBpKk9aoMKKcFxG29cW5EMTc8KmDBBTJZyWUHItp+LuSKcKEhkuS7Eg';
const ZSTD = 'KLUv/SQ7dQEAdAI8aHR0cDovL2V4YW1wbGUub3JnL3M+IHA+ICJzcXVlZXplZCIgLgoBAJWeTZEO4Xc=';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'biographql-bytes-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function getFile(name: string, bytes: Buffer): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, bytes);
  return path;
}

async function read(path: string, { withHead = false } = {}): Promise<string> {
  await using source = openBytes(path);
  if (withHead) await source.head();
  const chunks: Buffer[] = [];
  for await (const chunk of source.chunks) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

describe('openBytes', () => {
  it.each([
    ['plain', Buffer.from(TEXT)],
    ['gzip', gzipSync(TEXT)],
    ['bzip2', Buffer.from(BZIP2, 'base64')],
    ['zstd', Buffer.from(ZSTD, 'base64')],
  ])('detects %s by its first bytes, whatever the name', async (name, bytes) => {
    const path = await getFile(`${name}.txt`, bytes);
    expect(await read(path)).toBe(TEXT);
    expect(await read(path, { withHead: true })).toBe(TEXT);
  });

  it.each([
    ['UTF-16 LE', Buffer.from('\uFEFFid,name\ncaf\u00e9,1\n', 'utf16le')],
    ['UTF-16 BE', Buffer.from('\uFEFFid,name\ncaf\u00e9,1\n', 'utf16le').swap16()],
    ['carriage returns', Buffer.from('id,name\rcaf\u00e9,1\r')],
  ])('brings %s to UTF-8 with newlines', async (name, bytes) => {
    expect(await read(await getFile(name, bytes))).toBe('id,name\ncaf\u00e9,1\n');
  });

  it('detects brotli by the name', async () => {
    expect(await read(await getFile('a.nt.br', brotliCompressSync(TEXT)))).toBe(TEXT);
  });

  it.each([
    ['gzip', gzipSync(TEXT)],
    ['bzip2', Buffer.from(BZIP2, 'base64')],
    ['zstd', Buffer.from(ZSTD, 'base64')],
  ])('reads several files of %s in a row', async (name, bytes) => {
    expect(await read(await getFile(`twice-${name}`, Buffer.concat([bytes, bytes])))).toBe(
      TEXT + TEXT,
    );
  });

  it.each([
    ['gzip', gzipSync(TEXT)],
    ['bzip2', Buffer.from(BZIP2, 'base64')],
    ['zstd', Buffer.from(ZSTD, 'base64')],
  ])('reports that a file of %s is cut short, when it is read', async (name, bytes) => {
    const path = await getFile(`short-${name}`, bytes.subarray(0, -12));
    await expect(read(path)).rejects.toBeInstanceOf(UnreadableError);
    await expect(read(path, { withHead: true })).rejects.toBeInstanceOf(UnreadableError);
  });

  it('shows the first bytes and yields them all the same', async () => {
    const long = TEXT.repeat(5_000);
    await using source = openBytes(await getFile('long.gz', gzipSync(long)));
    const head = await source.head();
    expect(head.length).toBe(64 * 1024);
    expect(await source.head()).toBe(head);
    let length = 0;
    for await (const chunk of source.chunks) length += chunk.length;
    expect(length).toBe(long.length);
  });
});
