import type { EntityIri } from '@biographql/core';
import type { BuildOptions, IndexDriver, Place } from '../driver.js';
import type { Article, ArticleIndex } from './article-index.js';

export type EntityLabel = (iri: EntityIri) => string | null;

export type EquivalentEntities = (iri: EntityIri) => readonly EntityIri[];

export interface ArticleBuildOptions extends BuildOptions {
  /** Names for the entity facet; without one, an entity's IRI is its label. */
  readonly entityLabel?: EntityLabel;
  /** The entities for which an annotated one stands: a filter by any of them finds what a filter by that one does. Default: none. */
  readonly equivalentEntities?: EquivalentEntities;
}

export interface ArticleBuildCounts {
  readonly articles: number;
  /** Records that a later one with the same identifier replaced. */
  readonly duplicates: number;
}

/** The parts of an article that show which entities it is about. */
export type AnnotatedParts = Pick<Article, 'title' | 'mesh' | 'keywords' | 'entities'>;

export interface LateEntities
  extends Required<Pick<ArticleBuildOptions, 'entityLabel' | 'equivalentEntities'>> {
  /** The entities to store with an article, in this order; the parts include those of its source. */
  readonly entitiesOf: (article: AnnotatedParts) => readonly EntityIri[];
}

export interface EarlyArticleOptions extends BuildOptions {
  /** Called once everything else is built. A rejection fails the build. */
  readonly entities: () => Promise<LateEntities>;
}

/** A driver of article indexes. Its build takes articles in any order; of two with the same `id` the later one counts. */
export interface ArticleDriver
  extends IndexDriver<ArticleIndex, Article, ArticleBuildCounts, ArticleBuildOptions> {
  /** Like `build`, but the entities are added last. Default: articles wait for the entities. */
  buildEarly?(
    articles: AsyncIterable<readonly Article[]>,
    at: Place,
    options: EarlyArticleOptions,
  ): Promise<ArticleBuildCounts>;
}
