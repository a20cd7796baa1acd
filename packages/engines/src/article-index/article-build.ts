import type { CallOptions, EntityIri } from '@biographql/core';

/** Names an entity; null when it has no name. */
export type EntityLabel = (iri: EntityIri) => string | null;

/** Options of a build. */
export interface ArticleBuildOptions extends CallOptions {
  /** Called now and then with the number of articles taken so far, and once at the end. */
  readonly onProgress?: (articles: number) => void;
  /** Names for the entity facet; without one, an entity's IRI is its label. */
  readonly entityLabel?: EntityLabel;
}

/** What a build took. */
export interface ArticleBuildCounts {
  readonly articles: number;
  /** Records that a later one with the same identifier replaced. */
  readonly duplicates: number;
}
