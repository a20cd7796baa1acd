import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { defaultDrivers } from '@biographql/engines/drivers';
import * as starterData from '@biographql/starter-data';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { SEEDS } from '../../test/testing/index.js';
import { buildDataset, ensureDataset } from './build-dataset.js';
import { datasetDirectory } from './dataset-versions.js';
import { checkedText } from './manifest.js';
import type { Dataset } from './open-dataset.js';

/** A small graph and 200 of the starter articles; `ensure-dataset.slow.test.ts` builds all of the starter data. */
vi.mock('@biographql/starter-data', async (importOriginal) => {
  const original = await importOriginal<typeof starterData>();
  return { ...original, starterDataFiles: vi.fn(original.starterDataFiles) };
});

const { triples } = SEEDS['three-diseases'];
const ARTICLES = 200;

async function useSmallFiles(): Promise<void> {
  const whole = starterData.starterDataFiles();
  const lines = brotliDecompressSync(await readFile(whole.articles))
    .toString()
    .split('\n');
  const first = lines.sort((one, other) => rank(one) - rank(other)).slice(0, ARTICLES);
  const files = { graph: triples, articles: first.join('\n') };
  const write = async (name: keyof typeof files) => {
    const path = join(folder, `${name}.br`);
    await writeFile(path, brotliCompressSync(files[name]));
    return pathToFileURL(path);
  };
  const small = { ...whole, graph: await write('graph'), articles: await write('articles') };
  vi.mocked(starterData.starterDataFiles).mockReturnValue(small);
}

const rank = (article: string) => (article.includes('sthma') ? 0 : 1);

let folder = '';
let dataDir = '';
let dataset: Dataset;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'biographql-ensure-'));
  dataDir = join(folder, 'data');
  await useSmallFiles();
  dataset = await ensureDataset(dataDir);
}, 60_000);
afterAll(async () => {
  await rm(folder, { recursive: true });
});

describe('ensureDataset', () => {
  it('builds the starter data on first use', async () => {
    const { manifest, places } = dataset;
    const drivers = defaultDrivers();
    expect(manifest.graph).toMatchObject({ origin: 'starter', rejected: 0 });
    expect(manifest.graph.triples).toBe(triples.trim().split('\n').length);
    expect(manifest.articles).toMatchObject({ origin: 'starter', rejected: 0 });
    expect(manifest.articles.articles).toBe(ARTICLES);
    await using labels = await drivers.labels.open(places.labels);
    const [asthma] = await labels.search('asthma');
    expect(asthma).toMatchObject({ label: 'asthma', types: ['DISEASE'] });
    await using articles = await drivers.articles.open(places.articles);
    const entity = asthma?.iri;
    const found = await articles.search(entity === undefined ? {} : { entity });
    expect(found.total).toBeGreaterThan(10);
  });

  it('opens it from then on without building', async () => {
    expect((await ensureDataset(dataDir)).manifest.created).toBe(dataset.manifest.created);
  });

  it('builds again when the starter data changed, but never over ingested data', async () => {
    const { manifest } = dataset;
    // With an aborted signal a build fails at once, which shows that one was due.
    const signal = AbortSignal.abort(new Error('a build was due'));
    const ensure = async (changed: object) => {
      const path = join(datasetDirectory(dataDir), 'manifest.json');
      await writeFile(path, checkedText({ ...manifest, ...changed }));
      return ensureDataset(dataDir, { signal });
    };
    expect((await ensure({})).manifest).toEqual(manifest);
    const due = /a build was due/;
    await expect(ensure({ starterVersion: 'another' })).rejects.toThrow(due);
    await expect(ensure({ builder: 0 })).rejects.toThrow(due);
    await expect(ensure({ format: 0 })).rejects.toThrow(due);
    await expect(ensureDataset(dataDir, { signal, literature: true })).rejects.toThrow(due);
    const graph = { ...manifest.graph, origin: 'ingest' };
    expect((await ensure({ starterVersion: 'another', graph })).manifest.graph).toEqual(graph);
    await expect(ensure({ format: 0, graph })).rejects.toMatchObject({ problem: 'incompatible' });
    await ensure({});
  });

  it('gives way to the first ingest of a kind, and keeps the other kind', async () => {
    const path = join(folder, 'one.jsonl');
    await writeFile(path, JSON.stringify({ id: 'pmid:1', pmid: '1', title: 'Only this' }));
    const { manifest } = await buildDataset({ dataDir, articleSources: [path] });
    expect(manifest.articles).toMatchObject({
      origin: 'ingest',
      articles: 1,
      sources: [{ name: path }],
    });
    expect(manifest.graph).toEqual(dataset.manifest.graph);
    expect(manifest.starterVersion).toBe(dataset.manifest.starterVersion);
  }, 60_000);
});
