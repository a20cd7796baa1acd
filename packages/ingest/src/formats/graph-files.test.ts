import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Reject } from '../dataset/progress.js';
import { readTriples } from '../rdf/read-triples.js';
import { formatOfHead, type GraphFormatOptions, graphFilesAt } from './graph-files.js';
import { parseMapping } from './table/parse-mapping.js';

const FILES: Readonly<Record<string, string | Buffer>> = {
  'mixed/a.txt': '<http://e.org/s> <http://e.org/p> "1" .\n',
  'mixed/deep/b': gzipSync('format-version: 1.4\n\n[Term]\nid: LAB:1\nname: one\n'),
  'mixed/deep/c.data': 'id\tname\tcategory\nX:1\tone\tGene\n',
  'mixed/own.csv': 'code,title\n7,seven\n',
  'mixed/README.md': '# About',
  'mixed/notes.txt': 'nothing to read',
  'mixed/articles.xml': '<PubmedArticleSet></PubmedArticleSet>',
  'broken.nt': 'this is no triple\n',
};
const OWN = parseMapping(
  "{source: x, entities: {one: {id: 'LAB:{code}', name: '{title}'}}}",
  'own',
);
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'biographql-formats-'));
  for (const [name, content] of Object.entries(FILES)) {
    await mkdir(join(folder, name, '..'), { recursive: true });
    await writeFile(join(folder, name), content);
  }
});
afterAll(() => rm(folder, { recursive: true }));

async function formatsAt(name: string, options: GraphFormatOptions = {}) {
  const { files, unknown } = await graphFilesAt(join(folder, name), options);
  return {
    files: files.map(({ path, format }) => `${basename(path)}: ${format?.name}`),
    unknown: unknown.map(({ path }) => basename(path)),
    reasons: unknown.map(({ reason }) => reason).join('\n'),
  };
}

describe('graphFilesAt', () => {
  it('detects the formats of a folder by content, and lists unknown ones', async () => {
    expect(await formatsAt('mixed')).toMatchObject({
      files: ['a.txt: n-triples', 'b: obo', 'c.data: kgx-tsv'],
      unknown: ['notes.txt', 'own.csv'],
    });
  });

  it('reads tables by a mapping', async () => {
    expect((await formatsAt('mixed', { mappings: [OWN] })).files).toContain('own.csv: table');
  });

  it('takes the format that is named, whatever the content', async () => {
    expect((await formatsAt('mixed/notes.txt', { format: 'obo' })).files).toEqual([
      'notes.txt: obo',
    ]);
    expect(
      (await formatsAt('mixed/own.csv', { format: 'table', mappings: [OWN] })).files,
    ).toHaveLength(1);
    expect((await formatsAt('mixed/own.csv', { format: 'table' })).reasons).toMatch(/--mapping/);
  });

  it('takes a named format for the files in an archive, not for the archive', async () => {
    const archive = Buffer.from(`${'\0'.repeat(257)}ustar`);
    for (const options of [{ format: 'obo' }, { format: 'tar' }, {}])
      expect(formatOfHead(archive, 'archive', options)).toEqual({ format: null, mapping: null });
    expect((await formatsAt('mixed/deep/b', { format: 'tar' })).files).toEqual(['b: obo']);
  });

  it('reports which columns a table has not for the mapping', async () => {
    const other = parseMapping(
      "{source: Lab, entities: {one: {id: 'LAB:{code}', name: '{name}'}}}",
      'own',
    );
    expect((await formatsAt('mixed/own.csv', { mappings: [other] })).reasons).toMatch(
      /lacks columns that the mapping "Lab" needs: "name"/,
    );
  });

  it('goes by the file extension where the content is ambiguous', async () => {
    expect((await formatsAt('broken.nt')).files).toEqual(['broken.nt: n-triples']);
  });

  it('lists the supported formats when a file has none of them', async () => {
    expect((await formatsAt('mixed/notes.txt')).reasons).toMatch(
      /unknown format; supported formats are OBO \(obo\).*N-Triples \(n-triples\).*--format.*@biographql\/formats/,
    );
    await expect(formatsAt('absent')).rejects.toThrow(/existing file or folder/);
  });
});

it('reads a folder of several formats, and rejects unknown ones', async () => {
  const rejects: Reject[] = [];
  let triples = 0;
  const onReject = (reject: Reject) => rejects.push(reject);
  for await (const batch of readTriples(join(folder, 'mixed'), { onReject }))
    triples += batch.length;
  expect(triples).toBe(1 + 2 + 2);
  expect(rejects.map(({ source, reason }) => [basename(source), reason.slice(0, 14)])).toEqual([
    ['notes.txt', 'unknown format'],
    ['own.csv', 'unknown format'],
  ]);
});
