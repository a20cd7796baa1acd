import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { buildDataset } from '@biographql/ingest';
import { SEEDS } from '@biographql/ingest/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { packDataset, writeServiceWorker } from './app-files.js';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'biographql-static-app-'));
});
afterAll(() => rm(folder, { recursive: true }));

it('packs a dataset, with the files that a worker looks for', async () => {
  const graph = join(folder, 'graph.nt');
  const articles = join(folder, 'articles.jsonl');
  await writeFile(graph, SEEDS['three-diseases'].triples);
  await writeFile(articles, '{ "pmid": "1", "title": "On asthma" }\n');
  const dataset = await buildDataset({
    dataDir: join(folder, 'data-dir'),
    graphSources: [graph],
    articleSources: [articles],
  });
  const out = join(folder, 'data');
  const files = await packDataset(dataset, out);
  const written = JSON.parse(await readFile(join(out, 'dataset.json'), 'utf8'));
  expect(written).toMatchObject({
    digest: dataset.manifest.digest,
    triples: dataset.manifest.graph.triples,
    articles: 1,
    files,
  });
  const names = Object.values(files).map(({ name }) => name);
  expect((await readdir(out)).sort()).toEqual(['dataset.json', ...names].sort());
  for (const { name, bytes, plainBytes } of [files.labels, files.articles]) {
    const packed = await readFile(join(out, name));
    expect([packed.length, gunzipSync(packed).length]).toEqual([bytes, plainBytes]);
  }
});

it('writes another service worker when a file changes', async () => {
  const app = join(folder, 'app');
  await mkdir(app);
  const versions = new Set<string>();
  for (const text of ['one', 'one', 'two']) {
    await writeFile(join(app, 'index.html'), text);
    await writeServiceWorker(app, ['index.html']);
    const script = await readFile(join(app, 'sw.js'), 'utf8');
    expect(script).toContain('const files = ["./","index.html","data/dataset.json"]');
    versions.add(script);
  }
  expect(versions.size).toBe(2);
});
