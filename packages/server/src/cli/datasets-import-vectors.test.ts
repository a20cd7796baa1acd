import { hash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { datasetDirectory, openEmbeddings } from '@biographql/ingest';
import { SEEDS } from '@biographql/ingest/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { main } from './main.js';

const part = { origin: 'ingest', rejected: 0, sources: [] };
const DIGEST = `sha256:${'0'.repeat(64)}`;
const MANIFEST = {
  format: 2,
  builder: 2,
  created: '2026-01-01T00:00:00.000Z',
  starterVersion: null,
  release: null,
  digest: DIGEST,
  graphBytes: 1,
  engines: {},
  graph: { ...part, triples: 1, entities: 1 },
  articles: { ...part, articles: 0 },
};
const checksum = `sha256:${hash('sha256', JSON.stringify(MANIFEST))}`;
const WD = 'http://www.wikidata.org/entity/';
const P2176 = 'http://www.wikidata.org/prop/direct/P2176';

let dataDir: string;
let directory: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'biographql-vectors-'));
  directory = datasetDirectory(dataDir);
  await mkdir(directory);
  await writeFile(join(directory, 'graph.nt.gz'), gzipSync(SEEDS['three-diseases'].triples));
  await writeFile(join(directory, 'manifest.json'), JSON.stringify({ ...MANIFEST, checksum }));
});
afterEach(() => rm(dataDir, { recursive: true }));

async function run(...flags: readonly string[]) {
  const written = { stdout: '', stderr: '' };
  const stream = (name: 'stdout' | 'stderr') => ({
    isTTY: false,
    write: (text: string) => {
      written[name] += text;
      return true;
    },
  });
  const argv = ['node', 'biographql', 'datasets', 'import-vectors', '--data-dir', dataDir];
  const code = await main([...argv, ...flags], {
    stdout: stream('stdout'),
    stderr: stream('stderr'),
  });
  return { code, ...written };
}

async function file(name: string, content: string | Buffer): Promise<string> {
  const path = join(dataDir, name);
  await writeFile(path, content);
  return path;
}

const sigmoid = (score: number) => 1 / (1 + Math.exp(-score));

describe('biographql datasets import-vectors', () => {
  it('reads text in the form of word2vec, by Wikidata ids and IRIs', async () => {
    const entities = await file(
      'entities.txt',
      `3 2\nQ35869 1 2\n<${WD}Q410358> 3 4\nQ999999999 5 6\n`,
    );
    const relations = await file('relations.tsv', 'P2176\t0.5\t0.25\n');
    const { code, stdout } = await run(entities, '--relations', relations, '--json');
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({
      model: 'distmult',
      dimensions: 2,
      entities: 2,
      unknown: 1,
      relations: 1,
    });
    const opened = await openEmbeddings(directory, DIGEST);
    expect(opened?.getVector(`${WD}Q410358`)).toEqual(Float32Array.of(3, 4));
    expect(opened?.getVector(`${WD}Q999999999`)).toBeNull();
    expect(opened?.getPlausibility(`${WD}Q35869`, P2176, `${WD}Q410358`)).toBeCloseTo(
      sigmoid(1 * 0.5 * 3 + 2 * 0.25 * 4),
    );
    expect(opened?.getPlausibility(`${WD}Q35869`, 'urn:none', `${WD}Q410358`)).toBeNull();
  });

  it('reads complex numbers, the real parts before the imaginary ones', async () => {
    // The entities are 1+2i and 3+4i, the relation is 0.5+1i.
    const entities = await file('entities.txt.gz', gzipSync('Q410358 3 4\nQ35869 1 2\n'));
    const relations = await file('relations.txt', 'wdt:P2176 0.5 1\n');
    const flags = ['--relations', relations, '--model', 'complex'];
    expect((await run(entities, ...flags)).code).toBe(0);
    const opened = await openEmbeddings(directory, DIGEST);
    expect(opened?.getVector(`${WD}Q35869`)).toEqual(Float32Array.of(1, 2));
    // (1+2i)(0.5+1i) = -1.5+2i, times the conjugate of 3+4i: the real part is -4.5+8.
    expect(opened?.getPlausibility(`${WD}Q35869`, P2176, `${WD}Q410358`)).toBeCloseTo(sigmoid(3.5));
  });

  it.each([
    ['Q35869 1 2\nQ410358 1\n', ':2', 'has 1 numbers'],
    ['Q35869 1 2\nQ410358 1 two\n', ':2', '"two" instead of a number'],
    ['Q35869 1\nQ35869 2\n', ':2', 'repeats the id Q35869'],
    ['Q35869\n', ':1', 'no numbers'],
    ['', '', 'must have at least one vector'],
    ['Q999999999 1\n', '', 'none of its ids is in the graph (the first is Q999999999)'],
  ])('rejects %j with its line', async (text, place, problem) => {
    const path = await file('entities.txt', text);
    const { code, stderr } = await run(path);
    expect(code).toBe(1);
    expect(stderr).toContain(`entities.txt${place}`);
    expect(stderr).toContain(problem);
    expect(await openEmbeddings(directory, DIGEST)).toBeNull();
  });

  it('rejects a file that is not text, and relations of another length', async () => {
    const npy = await file('entities.npy', Buffer.from([0x93, 0x4e, 0x55, 0x4d, 0x50, 0x59]));
    expect((await run(npy)).stderr).toContain('cannot be read as text');
    const entities = await file('entities.txt', 'Q35869 1 2\n');
    const relations = await file('relations.txt', 'P2176 1\n');
    expect((await run(entities, '--relations', relations)).stderr).toContain('must have 2 numbers');
  });

  it('does not serve vectors of another dataset, nor damaged ones', async () => {
    await run(await file('entities.txt', 'Q35869 1 2\n'));
    await expect(openEmbeddings(directory, 'sha256:other')).rejects.toMatchObject({
      problem: 'damaged',
    });
    await writeFile(join(directory, 'embeddings/embeddings.bin'), 'x'.repeat(100));
    await expect(openEmbeddings(directory, DIGEST)).rejects.toThrow('import-vectors');
  });
});
