import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defaultDrivers } from '@biographql/engines/drivers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildDataset, ensureDataset } from './build-dataset.js';
import { datasetDirectory } from './dataset-versions.js';
import { checkedText } from './manifest.js';
import type { Dataset } from './open-dataset.js';

let folder = '';
let dataDir = '';
let dataset: Dataset;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'biographql-ensure-'));
  dataDir = join(folder, 'data');
  dataset = await ensureDataset(dataDir);
}, 300_000);
afterAll(async () => {
  await rm(folder, { recursive: true });
});

describe('ensureDataset', () => {
  it('builds the starter data on first use', async () => {
    const { manifest, places } = dataset;
    const drivers = defaultDrivers();
    expect(manifest.graph).toMatchObject({ origin: 'starter', rejected: 0 });
    expect(manifest.graph.triples).toBeGreaterThan(500_000);
    expect(manifest.articles).toMatchObject({ origin: 'starter', rejected: 0 });
    expect(manifest.articles.articles).toBeGreaterThan(30_000);
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
