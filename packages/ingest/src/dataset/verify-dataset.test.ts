import { cp, mkdtemp, open, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SEEDS } from '../../test/testing/seeds.js';
import { buildDataset } from './build-dataset.js';
import { readReport, verifyReport, writeReport } from './build-report.js';
import { datasetDirectory, MANIFEST_FILE } from './dataset-versions.js';
import { verifyDataDirectory, verifyDataset } from './file-hashes.js';
import { checkedText, datasetFiles } from './manifest.js';
import type { Dataset } from './open-dataset.js';

let folder = '';
let dataset: Dataset;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'biographql-verify-'));
  const graph = join(folder, 'seed.nt');
  await writeFile(graph, SEEDS['three-diseases'].triples);
  const articles = join(folder, 'seed.jsonl');
  await writeFile(articles, JSON.stringify({ pmid: '1', title: 'On asthma', authors: [] }));
  const dataDir = join(folder, 'data');
  dataset = await buildDataset({ dataDir, graphSources: [graph], articleSources: [articles] });
}, 60_000);
afterAll(async () => {
  await rm(folder, { recursive: true });
});

/** A generator of numbers from 0 up to 1 (mulberry32). */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Makes a copy of the data directory with one bit of a file turned. */
async function damagedCopy(name: string, next: () => number): Promise<string> {
  const dataDir = await mkdtemp(join(folder, 'copy-'));
  await cp(join(folder, 'data'), dataDir, { recursive: true });
  const path = join(datasetDirectory(dataDir), name);
  const at = Math.floor(next() * (await stat(path)).size);
  await using file = await open(path, 'r+');
  const { buffer } = await file.read(Buffer.alloc(1), 0, 1, at);
  buffer[0] = (buffer[0] ?? 0) ^ (1 << Math.floor(next() * 8));
  await file.write(buffer, 0, 1, at);
  return dataDir;
}

describe('verifyDataset', () => {
  it('finds a whole dataset whole', async () => {
    expect(await verifyDataDirectory(join(folder, 'data'))).toBe(true);
    expect(await verifyDataset(dataset, { sample: 1 })).toBe(true);
  });

  const places = Array.from({ length: 30 }, (_, index) => index);
  it.each(places)('finds the bit that was turned in place %i', async (place) => {
    const next = numbersFrom(place + 1);
    const names = [...datasetFiles(dataset.manifest).map(([name]) => name), MANIFEST_FILE];
    const name = names[place % names.length] ?? '';
    const dataDir = await damagedCopy(name, next);
    const found = await verifyDataDirectory(dataDir).then(
      () => null,
      (error: unknown) => error,
    );
    expect(found).toMatchObject({
      problem: 'damaged',
      path: join(datasetDirectory(dataDir), name),
      message: expect.stringMatching(/is damaged: .*delete the folder of the dataset/s),
    });
  });

  it('finds a file that is missing, and one that is short', async () => {
    const dataDir = await damagedCopy('graph.nt.gz', numbersFrom(1));
    const path = join(datasetDirectory(dataDir), 'graph.nt.gz');
    await writeFile(path, (await readFile(path)).subarray(1));
    await expect(verifyDataDirectory(dataDir)).rejects.toThrow('graph.nt.gz is too short');
    await rm(path);
    await expect(verifyDataDirectory(dataDir)).rejects.toThrow('graph.nt.gz cannot be read');
  });

  it('reads some blocks of each file alone, the first and the last among them', async () => {
    const dataDir = await mkdtemp(join(folder, 'blocks-'));
    await cp(join(folder, 'data'), dataDir, { recursive: true });
    const directory = datasetDirectory(dataDir);
    const bytes = dataset.manifest.graphBytes;
    const blockBytes = Math.ceil(bytes / 10);
    const hashes = await blockHashes(join(directory, 'graph.nt.gz'), blockBytes);
    const manifestWith = (blocks: readonly string[]) => ({
      ...dataset.manifest,
      engines: {},
      hashes: { blockBytes, files: { 'graph.nt.gz': { sha256: '', blocks } } },
    });
    const read: number[] = [];
    for (const wrong of hashes.keys()) {
      const places = [0.25, 0.55];
      const random = () => places.shift() ?? 0;
      const manifest = manifestWith(hashes.with(wrong, 'another'));
      await verifyDataset({ directory, manifest }, { random, sample: 4 }).catch(() => {
        read.push(wrong);
      });
    }
    expect(read).toEqual([0, 2, 5, 9]);
    await writeFile(join(directory, MANIFEST_FILE), checkedText(manifestWith(hashes)));
    expect(await verifyDataDirectory(dataDir)).toBe(true);
  });

  it('takes no other dataset in its place for damage', async () => {
    const dataDir = await mkdtemp(join(folder, 'replaced-'));
    const articles = join(folder, 'seed.jsonl');
    const graph = join(folder, 'seed.nt');
    const earlier = await buildDataset({
      dataDir,
      graphSources: [graph],
      articleSources: [articles],
    });
    const other = join(folder, 'other.nt');
    await writeFile(other, '<http://example.org/a> <http://example.org/b> "c" .\n');
    await buildDataset({ dataDir, graphSources: [other], mode: 'replace' });
    expect(await verifyDataset(earlier)).toBe(true);
    await buildDataset({ dataDir, graphSources: [graph], mode: 'replace', keep: 0 });
    expect(await verifyDataset(earlier)).toBe(false);
    expect(await verifyDataDirectory(dataDir)).toBe(true);
  });

  it('ends when it is aborted', async () => {
    const reason = new Error('stopping');
    const signal = AbortSignal.abort(reason);
    await expect(verifyDataset(dataset, { signal })).rejects.toBe(reason);
  });
});

async function blockHashes(path: string, blockBytes: number): Promise<readonly string[]> {
  const { createHash } = await import('node:crypto');
  const bytes = await readFile(path);
  return Array.from({ length: Math.ceil(bytes.length / blockBytes) }, (_, index) =>
    createHash('sha256')
      .update(bytes.subarray(index * blockBytes, (index + 1) * blockBytes))
      .digest('hex'),
  );
}

describe('verifyReport', () => {
  const places = Array.from({ length: 12 }, (_, index) => index);
  it.each(places)('finds the bit that was turned in the report in place %i', async (place) => {
    const copy = await damagedCopy('report.json', numbersFrom(900 + place));
    await expect(verifyReport(datasetDirectory(copy))).rejects.toThrow(/report\.json/);
  });

  it('finds the bit that was turned in the stored sources', async () => {
    for (const seed of [1, 2, 3])
      for (const name of ['articles-0.jsonl.gz', 'graph-0.nt.gz']) {
        const copy = await damagedCopy(`sources/${name}`, numbersFrom(seed));
        await expect(verifyReport(datasetDirectory(copy))).rejects.toThrow(name);
      }
  });

  it('finds a list of merges that was changed, or is gone', async () => {
    const directory = join(await mkdtemp(join(folder, 'merges-')));
    const merges = join(directory, 'joins.tsv');
    await writeFile(merges, 'decision\tentity\tother\n');
    const report = { created: '', before: null, differences: null, checks: [], predicates: {} };
    await writeReport(directory, report);
    await verifyReport(directory);
    expect(await readReport(directory)).toMatchObject(report);
    await writeFile(merges, 'decision\tentity\tothes\n');
    await expect(verifyReport(directory)).rejects.toThrow(/joins\.tsv/);
    await rm(merges);
    await expect(verifyReport(directory)).rejects.toThrow(/joins\.tsv/);
  });
});
