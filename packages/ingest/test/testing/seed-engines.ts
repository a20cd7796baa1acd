import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import {
  closeEngines,
  type Drivers,
  type Engines,
  inBatches,
  openEngines,
  type Places,
} from '@biographql/engines';
import { defaultDrivers } from '@biographql/engines/drivers';
import { inProcess, notInstalled } from '@biographql/engines/testing';
import { type Vocabulary, WIKIDATA } from '@biographql/engines/vocabulary';
import { createArticleAnnotator } from '../../src/articles/annotate-articles.js';
import { writeLiterature } from '../../src/dataset/article-part.js';
import { placesIn } from '../../src/dataset/open-dataset.js';
import { EntityCollector, type EntityRow } from '../../src/entities/entity-collector.js';
import { parseLine } from '../../src/rdf/n-triples-line.js';
import type { Seed } from './seeds.js';

/** The engines that services need, without an answer extractor. Disposing closes them and removes their files. */
export interface SeedEngines extends Engines, AsyncDisposable {}

/** A seed as the engines' files in a temporary folder, which is removed on disposal. */
export interface WrittenSeed extends AsyncDisposable {
  readonly drivers: Drivers;
  readonly places: Places;
}

/**
 * Writes the usual engines' files of a seed. Entities, their types and degrees are read from the triples as an ingest reads
 * them.
 * @param vocabulary - what the properties and classes of the seed mean. Default: Wikidata's.
 * @throws MalformedLineError when a line of the seed is no triple.
 */
export async function writeSeed(
  seed: Seed,
  vocabulary: Vocabulary = WIKIDATA,
): Promise<WrittenSeed> {
  const rows = readEntities(seed.triples, vocabulary);
  const names = new Map<string, string>(rows.map(({ iri, label }) => [iri, label]));
  const folder = await mkdtemp(join(tmpdir(), 'biographql-seed-'));
  const drivers = { ...defaultDrivers(), graph: inProcess, admet: notInstalled };
  const entities = await createArticleAnnotator(inBatches(rows));
  const batches = inBatches(seed.articles);
  const literature = await writeLiterature(batches, { directory: folder, entities });
  const places = placesIn(folder, seed.triples.split('\n').length, literature);
  for (const { directory } of [places.labels, places.articles]) await mkdir(directory);
  await writeFile(places.graph.graph.path, gzipSync(seed.triples));
  await drivers.labels.build(inBatches(rows), places.labels, {
    identifiers: vocabulary.identifiers.data,
  });
  await drivers.articles.build(inBatches(seed.articles), places.articles, {
    entityLabel: (iri) => names.get(iri) ?? null,
  });
  return {
    drivers,
    places,
    async [Symbol.asyncDispose]() {
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/**
 * Opens the usual engines on a seed, with the graph in this thread and no ADMET models: see `writeSeed`.
 * @throws MalformedLineError when a line of the seed is no triple.
 */
export async function openSeedEngines(seed: Seed, vocabulary?: Vocabulary): Promise<SeedEngines> {
  const written = await writeSeed(seed, vocabulary);
  const engines = await openEngines(written.drivers, written.places);
  return {
    ...engines,
    async [Symbol.asyncDispose]() {
      await closeEngines(Object.values(engines));
      await written[Symbol.asyncDispose]();
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
