import type { CallOptions } from '@biographql/core';
import type { SparqlQuery } from '@biographql/sparql';
import type { Vocabulary } from '@biographql/vocabulary';
import type { ArticleIndex } from '../article-index/article-index.js';
import type { SolutionSequence } from '../graph-store/graph-store.js';
import { countArticles } from './count-articles.js';
import { countKinds } from './count-kinds.js';
import { countPeers } from './count-peers.js';
import { countReferences } from './count-references.js';
import { kindsOfLinks, type Link } from './links.js';
import type { StandingCounts } from './standing.js';

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

/**
 * Counts what the standing of each neighbor of an entity rests on: one query for the references, one for the kinds, one
 * for the peers of each of at most four relations, and two facets of the articles. Of a neighbor about which nothing was
 * counted it answers zeros.
 */
export async function readStanding(
  readers: StandingReaders,
  start: StandingStart,
  { links, ...options }: CallOptions & { readonly links: readonly Link[] },
): Promise<(iri: string) => StandingCounts> {
  const kinds = kindsOfLinks(readers.vocabulary, links);
  const [references, ofKinds, peers, articles] = await Promise.all([
    countReferences(readers, start, kinds),
    countKinds(readers, start, kinds),
    countPeers(readers, start, kinds),
    countArticles(readers, start, options),
  ]);
  return (iri) => ({
    references: references.get(iri) ?? 0,
    kinds: ofKinds.get(iri) ?? 0,
    peers: peers.get(iri) ?? 0,
    articles: articles.get(iri) ?? 0,
  });
}
