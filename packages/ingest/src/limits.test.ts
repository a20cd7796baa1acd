import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readText } from '../test/testing/read-text.js';
import { readArticleBatches } from './articles/read-articles.js';
import { openBytes } from './bytes/open-bytes.js';
import type { Reject } from './dataset/progress.js';
import { LIMITS } from './limits.js';

const DEEP = 6_000;
const LONG = 'x'.repeat(2 * LIMITS.text + 1_000_000);
const CHUNK = 256 * 1024;

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'biographql-limits-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Reads a text, and returns the number of triples before the limit and the rejects. */
async function read(format: string, text: string) {
  const { triples, rejects } = await readText(format, text, { chunkBytes: CHUNK });
  return { triples: triples.length, rejects };
}

const RDF =
  '<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:owl="http://www.w3.org/2002/07/owl#" xmlns:rdfs="http://www.w3.org/2000/01/rdf-schema#">\n<owl:Class rdf:about="urn:x:0"/>\n<owl:Class rdf:about="urn:x:1">';
const NESTED_CLASSES = `${RDF}${'<rdfs:subClassOf><owl:Class>'.repeat(DEEP)}`;
const GOOD = '<urn:a> <urn:b> <urn:c> .\n';

describe('readers of graphs', () => {
  it.each([
    ['rdf-xml', NESTED_CLASSES, 3],
    ['owl', NESTED_CLASSES, 3],
    [
      'json-ld',
      `[{"@id":"urn:a","urn:b":"c"},\n{"@id":"urn:a","urn:b":${'{"@list":['.repeat(DEEP)}`,
      2,
    ],
    [
      'obo-graphs',
      `{"graphs":[{"nodes":[{"id":"X:1","lbl":"one","type":"CLASS"}],\n"edges":${'['.repeat(DEEP)}`,
      2,
    ],
    ['kgx-json', `{"nodes":[{"id":"X:1","category":"biolink:Gene"},\n${'['.repeat(DEEP)}`, 2],
  ])('end a file of %s that stands too deep, with its line', async (format, text, line) => {
    const { triples, rejects } = await read(format, text);
    // JSON-LD means nothing before its document ends.
    if (format !== 'json-ld') expect(triples).toBeGreaterThan(0);
    expect(rejects).toEqual([
      expect.objectContaining({
        line,
        reason: expect.stringMatching(
          /more than 500 levels deep; the rest of the file is skipped$/,
        ),
      }),
    ]);
  });

  it.each([
    ['a term', `${GOOD}<urn:a> <urn:b> "${LONG}" .\n`],
    ['a comment', `${GOOD}#${LONG}\n${GOOD}`],
  ])('end a file of Turtle at %s that is too long', async (_, text) => {
    expect(await read('turtle', text)).toMatchObject({
      triples: 1,
      rejects: [{ reason: expect.stringContaining('8 MiB') }],
    });
  });

  it('reject lines that are too long or stand too deep, and nothing else', async () => {
    const long = await read(
      'n-triples',
      `${GOOD}<urn:a> <urn:b> "${LONG}" .\n<urn:d> <urn:b> <urn:c> .\n`,
    );
    expect(long).toMatchObject({ triples: 2, rejects: [{ line: 2 }] });
    const node = (id: number) => `{"id":"X:${id}","category":"biolink:Gene"}\n`;
    const deep = await read(
      'kgx-jsonl',
      `${node(1)}{"id":"X:2","category":${'['.repeat(DEEP)}${']'.repeat(DEEP)}}\n${node(3)}`,
    );
    expect(deep).toMatchObject({ triples: 2, rejects: [{ line: 2 }] });
  });

  it('end a document of JSON at a text that is too long', async () => {
    const { rejects } = await read('obo-graphs', `{"graphs":[{"nodes":[{"id":"${LONG}"}]}]}`);
    expect(rejects).toMatchObject([{ reason: expect.stringContaining('8 MiB') }]);
  });

  it('end a table at a row that is too long', async () => {
    const mapping = {
      source: 's',
      entities: { one: { id: 'X:{id}', name: '{name}' } },
      relations: [],
    };
    const text = `id,name\n1,one\n2,${'y'.repeat(LIMITS.row + 1)}\n`;
    const { triples, rejects } = await readText('table', text, { mapping, chunkBytes: CHUNK });
    expect([triples.length, rejects.length]).toEqual([1, 1]);
  });
});

describe('readers of articles', () => {
  async function readFile(name: string, text: string) {
    const path = join(folder, name);
    await writeFile(path, text);
    const rejects: Reject[] = [];
    const ids: string[] = [];
    const onReject = (reject: Reject) => rejects.push(reject);
    for await (const batch of readArticleBatches(path, { onReject }))
      ids.push(...batch.map(({ id }) => id));
    return { ids, rejects };
  }
  const deep = (tag: string) => `${`<${tag}>`.repeat(DEEP)}x${`</${tag}>`.repeat(DEEP)}`;

  it('reject a record of PubMed that stands too deep, and read those around it', async () => {
    const record = (pmid: number, title: string) =>
      `<PubmedArticle><MedlineCitation><PMID>${pmid}</PMID><Article><ArticleTitle>${title}</ArticleTitle></Article></MedlineCitation></PubmedArticle>\n`;
    const text = `<PubmedArticleSet>\n${record(1, 'a')}${record(2, deep('i'))}${record(3, 'c')}</PubmedArticleSet>`;
    const { ids, rejects } = await readFile('a.xml', text);
    expect(ids).toEqual(['pmid:1', 'pmid:3']);
    expect(rejects).toMatchObject([
      { text: 'pmid:2', line: 3, reason: expect.stringContaining('500 levels deep') },
    ]);
  });

  it('reject a text of JATS that stands too deep', async () => {
    const text = `<article><front><article-meta><article-id pub-id-type="pmid">1</article-id><title-group><article-title>${deep('italic')}</article-title></title-group></article-meta></front></article>`;
    expect((await readFile('a.nxml', text)).rejects).toMatchObject([{ line: 1 }]);
  });

  it('reject records of JSON that stand too deep', async () => {
    const nested = `${'['.repeat(DEEP)}${']'.repeat(DEEP)}`;
    const lines = await readFile(
      'a.jsonl',
      `{"pmid":"1","title":"a","mesh":${nested}}\n{"pmid":"2","title":"b"}\n`,
    );
    expect(lines).toMatchObject({ ids: ['pmid:2'], rejects: [{ line: 1 }] });
    const list = await readFile(
      'a.json',
      `[{"pmid":"1","title":"a"},\n{"pmid":"2","mesh":${nested}}]`,
    );
    expect(list).toMatchObject({ ids: ['pmid:1'], rejects: [{ line: 2 }] });
  });

  it('read a tagged record of many lines in time that grows with them', async () => {
    const lines = Array.from({ length: 200_000 }, () => '      more of the abstract').join('\n');
    const startedAt = performance.now();
    const { ids } = await readFile('a.nbib', `PMID- 1\nTI  - a\nAB  - b\n${lines}\n`);
    expect(ids).toEqual(['pmid:1']);
    expect(performance.now() - startedAt).toBeLessThan(10_000);
  });
});

describe('decompressors', () => {
  const zeros = Buffer.alloc(LIMITS.freeBytes + 64 * 1024 * 1024);
  async function toBytes(name: string, bytes: Buffer): Promise<number> {
    const path = join(folder, name);
    await writeFile(path, bytes);
    await using source = openBytes(path);
    let length = 0;
    for await (const chunk of source.chunks) length += chunk.length;
    return length;
  }

  it.each([
    ['a.gz', () => gzipSync(zeros)],
    ['a.br', () => brotliCompressSync(zeros, FAST)],
    ['a.bz2', () => Buffer.from(BZIP2_BOMB, 'base64')],
    ['a.zst', zstdBomb],
  ] as const)('end %s where it becomes far larger than it is', async (name, compressed) => {
    await expect(toBytes(name, compressed())).rejects.toThrow(/more than 500 times/);
  });

  it('do not hold the window that a file asks for', async () => {
    const header = Buffer.from([0x28, 0xb5, 0x2f, 0xfd, 0, 21 << 3]);
    const bytes = Buffer.concat([header, Buffer.alloc(64)]);
    await expect(toBytes('window.zst', bytes)).rejects.toThrow(/window of more than 128 MiB/);
  });

  it('read what is compressed as files of the field are', async () => {
    const text = Buffer.from(GOOD.repeat(2_000_000));
    expect(await toBytes('plain.nt.gz', gzipSync(text.subarray(0, 4_000_000)))).toBe(4_000_000);
  });
});

/** Brotli's own choice takes seconds for the same file. */
const FAST = { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } };

/** 128 MiB of one letter. */
const BZIP2_BOMB =
  'QlpoOTFBWSZTWcJtKvMBX44BAKAAAAggADCATUZCoCWpCoCXMUFZJlNZwm0q8wFfjgEAoAAACCAAMIBNRkKgJakKgJcxQVkmU1kQU2R9AUTpQQCEACAAAAggADDMBSmnGVFRCbCoqITxdyRThQkJ09mlUA==';

/** Blocks of Zstandard that repeat one byte: 128 KiB from 4 bytes each. */
function zstdBomb(): Buffer {
  const blocks = 2_000;
  const block = (isLast: boolean) => {
    const header = Buffer.alloc(4);
    header.writeUInt32LE((131_072 << 3) | (1 << 1) | (isLast ? 1 : 0));
    return Buffer.concat([header.subarray(0, 3), Buffer.from('a')]);
  };
  const all = Array.from({ length: blocks }, (_, index) => block(index === blocks - 1));
  return Buffer.concat([Buffer.from([0x28, 0xb5, 0x2f, 0xfd, 0, 7 << 3]), ...all]);
}
