import type { EntityIri } from '@biographql/core';
import type { BuildOptions, IndexDriver } from '../driver.js';
import type { Article, ArticleIndex } from './article-index.js';

/** Names an entity; null when it has no name. */
export type EntityLabel = (iri: EntityIri) => string | null;

/** Tells the entities that mean the same as one; empty when there are none. */
export type EntityTwinsOf = (iri: EntityIri) => readonly EntityIri[];

/** Options of a build. */
export interface ArticleBuildOptions extends BuildOptions {
  /** Names for the entity facet; without one, an entity's IRI is its label. */
  readonly entityLabel?: EntityLabel;
  /** The entities for which an annotated one stands: a filter by any of them finds what a filter by that one does. Default: none. */
  readonly entityTwins?: EntityTwinsOf;
}

/** What a build took. */
export interface ArticleBuildCounts {
  readonly articles: number;
  /** Records that a later one with the same identifier replaced. */
  readonly duplicates: number;
}

/** A driver of article indexes. Its build takes articles in any order; of two with the same `id` the later one counts. */
export type ArticleDriver = IndexDriver<
  ArticleIndex,
  Article,
  ArticleBuildCounts,
  ArticleBuildOptions
>;
