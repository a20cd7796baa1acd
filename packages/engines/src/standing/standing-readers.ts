import type { SparqlQuery } from '@biographql/sparql';
import type { Vocabulary } from '@biographql/vocabulary';
import type { ArticleIndex } from '../article-index/article-index.js';
import type { SolutionSequence } from '../graph-store/graph-store.js';

/** What standing is read from. */
export interface StandingReaders {
  /** Runs a query for at most so many rows; null when it was not to be run: its counts are then none. */
  readonly select: (query: SparqlQuery, rows: number) => Promise<SolutionSequence | null>;
  /** Null where no articles are to be counted. */
  readonly articles: Pick<ArticleIndex, 'facet'> | null;
  readonly vocabulary: Vocabulary;
}

/** The entity beside which others stand. */
export interface StandingStart {
  readonly iri: string;
  readonly label: string;
}
