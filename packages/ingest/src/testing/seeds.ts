import type { Article } from '@biographql/engines';
import threeDiseases from '../../data/seed-three-diseases.json' with { type: 'json' };

/** What a test service serves. */
export interface Seed {
  readonly triples: string;
  readonly articles: readonly Article[];
}

/** The name of a seed. */
export type SeedName = 'three-diseases';

/**
 * The seeds that come with the package. `three-diseases`: asthma, type 2 diabetes and Alzheimer's disease with their
 * drugs, genes, symptoms, subtypes and pathways, and 30 articles without abstracts.
 */
export const SEEDS: Readonly<Record<SeedName, Seed>> = {
  'three-diseases': {
    triples: threeDiseases.triples.map((line) => `${line}\n`).join(''),
    // JSON gives texts for IRIs and identifiers.
    articles: threeDiseases.articles as readonly unknown[] as readonly Article[],
  },
};
