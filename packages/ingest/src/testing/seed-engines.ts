import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { closeEngines, type Engines, inBatches, openEngines } from '@biographql/engines';
import { defaultDrivers } from '@biographql/engines/drivers';
import { inProcess, notInstalled } from '@biographql/engines/testing';
import { type Vocabulary, WIKIDATA } from '@biographql/vocabulary';
import { placesIn } from '../dataset/open-dataset.js';
import { EntityCollector } from '../entities/entity-collector.js';
import type { EntityRow } from '../entities/entity-row.js';
import { parseLine } from '../rdf/n-triples-line.js';
import type { Seed } from './seeds.js';

/** The engines that services stand on, without a reader of questions. Disposing closes them and removes their files. */
export interface SeedEngines extends Engines, AsyncDisposable {}

/**
 * The usual engines on a seed, in a temporary folder, but the graph in this thread and no ADMET models. Entities, their types and degrees are read from the triples as an ingest reads them.
 * @param vocabulary - what the properties and classes of the seed mean. Default: Wikidata's.
 * @throws MalformedLineError when a line of the seed is no triple.
 */
export async function openSeedEngines(
  seed: Seed,
  vocabulary: Vocabulary = WIKIDATA,
): Promise<SeedEngines> {
  const rows = readEntities(seed.triples, vocabulary);
  const names = new Map<string, string>(rows.map(({ iri, label }) => [iri, label]));
  const folder = await mkdtemp(join(tmpdir(), 'biographql-seed-'));
  const drivers = { ...defaultDrivers(), graph: inProcess, admet: notInstalled };
  const places = placesIn(folder, seed.triples.split('\n').length);
  for (const { directory } of [places.labels, places.articles]) await mkdir(directory);
  await writeFile(places.graph.graph.path, gzipSync(seed.triples));
  await drivers.labels.build(inBatches(rows), places.labels, {
    identifiers: vocabulary.identifiers.data,
  });
  await drivers.articles.build(inBatches(seed.articles), places.articles, {
    entityLabel: (iri) => names.get(iri) ?? null,
  });
  const engines = await openEngines(drivers, places);
  return {
    ...engines,
    async [Symbol.asyncDispose]() {
      await closeEngines(Object.values(engines));
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function readEntities(triples: string, vocabulary: Vocabulary): readonly EntityRow[] {
  const collector = new EntityCollector(vocabulary);
  for (const line of triples.split('\n')) {
    const triple = parseLine(line, (label) => label);
    if (triple !== null) collector.add([triple]);
  }
  return [...collector.rows()];
}
