import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defaultDrivers } from '@biographql/engines/drivers';
import { expect, it } from 'vitest';
import { ensureDataset } from './build-dataset.js';

it('builds all of the starter data', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'biographql-starter-'));
  try {
    const { manifest, places } = await ensureDataset(folder);
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
  } finally {
    await rm(folder, { recursive: true });
  }
});
