import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Reject } from '../dataset/progress.js';
import { type ReadTriplesOptions, readTriples } from './read-triples.js';
import type { Triple } from './triple.js';

const LINE = '<http://example.org/s> <http://example.org/p> "o" .';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'biographql-rdf-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
});

async function getFile(name: string, content: string | Buffer): Promise<string> {
  const path = join(folder, name);
  await mkdir(join(path, '..'), { recursive: true });
  await writeFile(path, content);
  return path;
}

async function read(path: string, options: ReadTriplesOptions = {}) {
  const triples: Triple[] = [];
  const rejects: Reject[] = [];
  const onReject = (reject: Reject) => rejects.push(reject);
  for await (const batch of readTriples(path, { onReject, ...options })) triples.push(...batch);
  return { lines: triples.map(({ ntriples }) => ntriples), rejects };
}

describe('readTriples', () => {
  it('reads plain, gzip and brotli files', async () => {
    const plain = await getFile('a.nt', `${LINE}\n`);
    const gzip = await getFile('a.nt.gz', gzipSync(`${LINE}\n`));
    const brotli = await getFile('a.nt.br', brotliCompressSync(`${LINE}\n`));
    for (const path of [plain, gzip, brotli])
      expect(await read(path)).toEqual({ lines: [LINE], rejects: [] });
  });

  it('reads several gzip files that were put one after the other', async () => {
    const path = await getFile(
      'twice.nt.gz',
      Buffer.concat([gzipSync(`${LINE}\n`), gzipSync(`${LINE}\n`)]),
    );
    expect((await read(path)).lines).toEqual([LINE, LINE]);
  });

  it('reads Turtle', async () => {
    const path = await getFile(
      'a.ttl',
      '@prefix ex: <http://example.org/> .\nex:s a ex:C ; ex:p "x"@en, 5, [ ex:q "é" ] .\n',
    );
    const { lines, rejects } = await read(path);
    expect(rejects).toEqual([]);
    expect(lines.slice(0, 3)).toEqual([
      '<http://example.org/s> <http://www.w3.org/1999/02/22-rdf-syntax-ns#type> <http://example.org/C> .',
      '<http://example.org/s> <http://example.org/p> "x"@en .',
      '<http://example.org/s> <http://example.org/p> "5"^^<http://www.w3.org/2001/XMLSchema#integer> .',
    ]);
    expect(lines).toHaveLength(5);
    expect(lines.filter((line) => line.includes('_:f0_'))).toHaveLength(2);
  });

  it('stops a Turtle file at a syntax error, reports the line, and keeps what came before', async () => {
    const path = await getFile(
      'broken.ttl',
      '@prefix ex: <http://example.org/> .\nex:s ex:p "1" .\nex:s ex:p .\nex:s ex:p "2" .\n',
    );
    const { lines, rejects } = await read(path);
    expect(lines).toEqual(['<http://example.org/s> <http://example.org/p> "1" .']);
    expect(rejects).toMatchObject([{ source: path, line: 3 }]);
    expect(rejects[0]?.reason).toMatch(/the rest of the file is skipped$/);
  });

  it('ends a Turtle file after whose error the parser trips, and reads the next one', async () => {
    await getFile(
      'tripping/1.ttl',
      '<http://a/s> <http://a/p> "1" .\n@prefix e: <http@://e.org/> .\ne:a e:b e:c .\n',
    );
    const next = await getFile('tripping/2.ttl', '<http://a/s> <http://a/p> "2" .\n');
    const { lines, rejects } = await read(dirname(next));
    expect(lines).toEqual(['<http://a/s> <http://a/p> "1" .', '<http://a/s> <http://a/p> "2" .']);
    expect(rejects).toMatchObject([
      { line: 2, reason: 'Invalid IRI; the rest of the file is skipped' },
    ]);
  });

  it('resolves relative IRIs of Turtle against the file', async () => {
    const path = await getFile(
      'relative.ttl',
      '<s> <http://a/p> "1" .\n<http://a/s> <http://a/p> "2" .\n',
    );
    const { lines, rejects } = await read(path);
    expect(lines).toEqual(['<file:///s> <http://a/p> "1" .', '<http://a/s> <http://a/p> "2" .']);
    expect(rejects).toEqual([]);
  });

  it('rejects triple terms of RDF 1.2 with their line, and what is said of them', async () => {
    const path = await getFile(
      'annotated.ttl',
      'PREFIX : <http://a/>\n:s :p :o {| :evidence "strong" |} .\n:s :p "2" .\n',
    );
    const { lines, rejects } = await read(path);
    expect(lines).toEqual([
      '<http://a/s> <http://a/p> <http://a/o> .',
      '<http://a/s> <http://a/p> "2" .',
    ]);
    expect(rejects).toMatchObject([
      { line: 2, reason: 'triple terms (RDF 1.2) are not supported' },
    ]);
  });

  it('ends a Turtle file that is not UTF-8', async () => {
    const path = await getFile(
      'latin.ttl',
      Buffer.from('<http://a/s> <http://a/p> "\xe9" .', 'latin1'),
    );
    expect((await read(path)).rejects[0]?.reason).toMatch(/not UTF-8/);
  });

  it('keeps blank nodes of different files apart, and the labels on demand', async () => {
    await getFile('blank/1.nt', '_:b <http://a/p> "1" .\n');
    await getFile('blank/2.nt', '_:b <http://a/p> "2" .\n');
    expect((await read(join(folder, 'blank'))).lines).toEqual([
      '_:f0_b <http://a/p> "1" .',
      '_:f1_b <http://a/p> "2" .',
    ]);
    expect((await read(join(folder, 'blank'), { blankNodePrefix: 'x7y' })).lines[1]).toContain(
      '_:x7y1_b',
    );
    const { lines } = await read(join(folder, 'blank'), { blankNodePrefix: null });
    expect(lines[0]).toBe('_:b <http://a/p> "1" .');
  });

  it('reads the files of a folder and its folders, and leaves others alone', async () => {
    await getFile('tree/b/2.nt', `${LINE}\n`);
    await getFile('tree/1.ttl', `${LINE}\n`);
    await getFile('tree/notes.txt', 'no triples');
    expect((await read(join(folder, 'tree'))).lines).toEqual([LINE, LINE]);
  });

  it('keeps what came before the damage of a compressed file, and reads the next file', async () => {
    const text = Array.from({ length: 20_000 }, (_, index) =>
      LINE.replace('"o"', `"${index}"`),
    ).join('\n');
    const bytes = gzipSync(text);
    await getFile('damaged/1.nt.gz', bytes.subarray(0, bytes.length / 2));
    await getFile('damaged/2.nt', `${LINE}\n`);
    const { lines, rejects } = await read(join(folder, 'damaged'));
    expect(lines.length).toBeGreaterThan(1_000);
    expect(lines.at(-1)).toBe(LINE);
    expect(rejects.at(-1)?.reason).toMatch(
      /the compressed file is damaged .*rest of the file is skipped/,
    );
  });

  it('reports progress in bytes of all files', async () => {
    const reports: number[][] = [];
    await getFile('progress/1.nt', `${LINE}\n`);
    await getFile('progress/2.nt', `${LINE}\n`);
    await read(join(folder, 'progress'), {
      onProgress: ({ triples, bytes, totalBytes }) => reports.push([triples, bytes, totalBytes]),
    });
    const size = LINE.length + 1;
    expect(reports).toEqual([
      [1, size, 2 * size],
      [2, 2 * size, 2 * size],
    ]);
  });

  it('rejects a file without triples, and throws for one that is absent', async () => {
    const text = await getFile('notes.txt', 'no triples');
    expect((await read(text)).rejects).toMatchObject([{ source: text, line: null }]);
    await expect(read(join(folder, 'absent.nt'))).rejects.toThrow(/existing file or folder/);
  });

  it('ends with the reason of the signal', async () => {
    const path = await getFile('abort.nt', `${LINE}\n`);
    const reason = new Error('enough');
    await expect(read(path, { signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
  });
});
