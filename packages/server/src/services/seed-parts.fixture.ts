import { openSeedEngines, type Seed, type SeedEngines } from '@biographql/ingest/testing';
import { type Vocabulary, WIKIDATA } from '@biographql/vocabulary';
import { afterAll } from 'vitest';
import { createEntityResolver, type ResolveEntity } from './entity-resolver.js';
import { createPropertyLabels, type PropertyLabels } from './property-labels.js';

/** What a service stands on: the engines of a seed, the vocabulary, and what services share. */
export interface SeedParts extends SeedEngines {
  readonly vocabulary: Vocabulary;
  readonly resolveEntity: ResolveEntity;
  readonly propertyLabels: PropertyLabels;
}

const opened: SeedEngines[] = [];
afterAll(async () => {
  for (const engines of opened) await engines[Symbol.asyncDispose]();
});

/** Opens what the services under test stand on; it is closed after the tests of the file. */
export async function openSeedParts({
  triples = '',
  articles = [],
}: Partial<Seed>): Promise<SeedParts> {
  const engines = await openSeedEngines({ triples, articles });
  opened.push(engines);
  return {
    ...engines,
    vocabulary: WIKIDATA,
    resolveEntity: createEntityResolver(engines),
    propertyLabels: createPropertyLabels(engines.graph),
  };
}
