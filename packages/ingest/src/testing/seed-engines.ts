import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Engines } from '@biographql/engines';
import {
  buildArticleIndex,
  buildLabelIndex,
  openArticleIndex,
  openLabelIndex,
} from '@biographql/engines/drivers';
import { inProcessStore, notInstalledPredictor } from '@biographql/engines/testing';
import { EntityCollector } from '../entities/entity-collector.js';
import type { EntityRow } from '../entities/entity-row.js';
import { parseLine } from '../rdf/n-triples-line.js';
import type { Seed } from './seeds.js';

/** The engines that services stand on, without a reader of questions. Disposing closes them and removes their files. */
export interface SeedEngines extends Engines, AsyncDisposable {}

/**
 * The embedded engines on a seed: the graph in Oxigraph in this thread, labels and articles in SQLite files in a
 * temporary folder, no ADMET models. Entities, their types and degrees are read from the triples as an ingest reads them.
 * @throws MalformedLineError when a line of the seed is no triple.
 */
export async function openSeedEngines(seed: Seed): Promise<SeedEngines> {
  const rows = readEntities(seed.triples);
  const names = new Map<string, string>(rows.map(({ iri, label }) => [iri, label]));
  const folder = await mkdtemp(join(tmpdir(), 'biographql-seed-'));
  const files = { labels: join(folder, 'labels.db'), articles: join(folder, 'articles.db') };
  await buildLabelIndex(files.labels, rows);
  await buildArticleIndex(files.articles, seed.articles, {
    entityLabel: (iri) => names.get(iri) ?? null,
  });
  const graph = inProcessStore({ text: seed.triples, format: 'application/n-triples' });
  const labels = openLabelIndex(files.labels);
  const articles = openArticleIndex(files.articles);
  const admet = notInstalledPredictor();
  return {
    graph,
    labels,
    articles,
    admet,
    async [Symbol.asyncDispose]() {
      for (const engine of [graph, labels, articles, admet]) await engine[Symbol.asyncDispose]();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function readEntities(triples: string): readonly EntityRow[] {
  const collector = new EntityCollector();
  for (const line of triples.split('\n')) {
    const triple = parseLine(line, (label) => label);
    if (triple !== null) collector.add([triple]);
  }
  return [...collector.rows()];
}
