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

function npy(type: string, [rows, columns]: readonly [number, number], numbers: Float32Array) {
  const head = `{'descr': '${type}', 'fortran_order': False, 'shape': (${rows}, ${columns}), }`;
  const header = Buffer.from(`${head.padEnd(117)}\n`);
  const start = Buffer.from([0x93, 0x4e, 0x55, 0x4d, 0x50, 0x59, 1, 0, header.length, 0]);
  return Buffer.concat([start, header, Buffer.from(numbers.buffer)]);
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

  it('reads complex numbers of NumPy with the ids that PyKEEN writes', async () => {
    // Rows are Q35869: 1+2i and Q410358: 3+4i; the relation is 0.5+1i.
    const entities = await file('entities.npy', npy('<c8', [2, 1], Float32Array.of(3, 4, 1, 2)));
    const ids = await file('entity_to_id.tsv.gz', gzipSync('id\tlabel\n1\tQ35869\n0\tQ410358\n'));
    const relations = await file('relations.npy', npy('<c8', [1, 1], Float32Array.of(0.5, 1)));
    const relationIds = await file('relation_ids.txt', 'wdt:P2176\n');
    const flags = ['--entity-ids', ids, '--relations', relations, '--relation-ids', relationIds];
    expect((await run(entities, ...flags)).code).toBe(0);
    const opened = await openEmbeddings(directory, DIGEST);
    expect(opened?.getVector(`${WD}Q35869`)).toEqual(Float32Array.of(1, 2));
    // (1+2i)(0.5+1i) = -1.5+2i, times the conjugate of 3+4i: the real part is -4.5+8.
    expect(opened?.getPlausibility(`${WD}Q35869`, P2176, `${WD}Q410358`)).toBeCloseTo(sigmoid(3.5));
  });

  it.each([
    ['Q35869 1 2\nQ410358 1\n', ':2', 'has 1 numbers'],
    ['Q35869 1 2\nQ410358 1 two\n', ':2', '"two" in place of a number'],
    ['Q35869 1\nQ35869 2\n', ':2', 'repeats the id Q35869'],
    ['Q35869\n', ':1', 'no numbers'],
    ['', '', 'a vector on each line'],
    ['Q999999999 1\n', '', 'none does, the first is Q999999999'],
  ])('rejects %j with its line', async (text, place, problem) => {
    const path = await file('entities.txt', text);
    const { code, stderr } = await run(path);
    expect(code).toBe(1);
    expect(stderr).toContain(`entities.txt${place}`);
    expect(stderr).toContain(problem);
    expect(await openEmbeddings(directory, DIGEST)).toBeNull();
  });

  it('rejects NumPy files that are truncated, of another type, or with too few ids', async () => {
    const ids = await file('ids.txt', 'Q35869\n');
    const whole = npy('<f4', [2, 1], Float32Array.of(1, 2));
    const files = [
      [await file('cut.npy', whole.subarray(0, -1)), 'must have 8 bytes'],
      [await file('ints.npy', npy('<i4', [2, 1], Float32Array.of(1, 2))), 'float32'],
      [await file('whole.npy', whole), 'must name the 2 rows'],
    ] as const;
    for (const [path, problem] of files) {
      expect((await run(path, '--entity-ids', ids)).stderr).toContain(problem);
    }
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
