import { type Vocabulary, WIKIDATA } from '@biographql/engines/vocabulary';
import { openSeedEngines, type Seed, type SeedEngines } from '@biographql/ingest/testing';
import { afterAll } from 'vitest';
import { createPropertyLabels, type PropertyLabels } from './entity-properties.js';
import { createEntityResolver, type ResolveEntity } from './entity-service.js';
import { createProvenanceService, type ProvenanceService } from './provenance-service.js';

/** Dependencies of a service: the engines of a seed, the vocabulary, and shared parts. */
export interface SeedParts extends SeedEngines {
  readonly vocabulary: Vocabulary;
  readonly resolveEntity: ResolveEntity;
  readonly propertyLabels: PropertyLabels;
  readonly provenance: ProvenanceService;
}

/** Opens the dependencies of the services under test. */
export type OpenSeedParts = (seed: Partial<Seed>) => Promise<SeedParts>;

/** Returns the opener for a test file. Call it once, at the top; it closes the engines after the file's tests. */
export function seedPartsOfFile(): OpenSeedParts {
  const opened: SeedEngines[] = [];
  afterAll(async () => {
    for (const engines of opened) await engines[Symbol.asyncDispose]();
  });
  return async ({ triples = '', articles = [] }) => {
    const engines = await openSeedEngines({ triples, articles });
    opened.push(engines);
    const parts = {
      ...engines,
      vocabulary: WIKIDATA,
      resolveEntity: createEntityResolver(engines, WIKIDATA),
      propertyLabels: createPropertyLabels(engines.graph, WIKIDATA),
    };
    const dataset = { digest: null, release: 'test', credits: [] };
    return { ...parts, provenance: createProvenanceService({ ...parts, dataset }) };
  };
}
