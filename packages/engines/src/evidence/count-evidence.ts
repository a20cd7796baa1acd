import type { CallOptions } from '@biographql/core';
import type { SparqlQuery } from '@biographql/sparql';
import type { Vocabulary } from '@biographql/vocabulary';
import type { ArticleIndex } from '../article-index/article-index.js';
import type { SolutionSequence } from '../graph-store/graph-store.js';
import { countArticles } from './count-articles.js';
import { countKinds } from './count-kinds.js';
import { countPeers } from './count-peers.js';
import { countReferences } from './count-references.js';
import type { EvidenceCounts } from './evidence-score.js';
import { groupLinks, type Link } from './links.js';

/** Where evidence is counted. */
export interface EvidenceSources {
  /** Runs a query for at most `rows` rows; null when it was not run, which counts as no evidence. */
  readonly select: (query: SparqlQuery, rows: number) => Promise<SolutionSequence | null>;
  /** Null to leave articles out. */
  readonly articles: Pick<ArticleIndex, 'facet'> | null;
  readonly vocabulary: Vocabulary;
}

/** The entity whose links are scored. */
export interface EvidenceStart {
  readonly iri: string;
  readonly label: string;
}

/**
 * Counts the evidence for the links of an entity: one query for references, two for subclasses, one for the peers of each
 * of at most four relations, and two facets of articles. Neighbors without evidence get zeros.
 */
export async function countEvidence(
  sources: EvidenceSources,
  start: EvidenceStart,
  { links, ...options }: CallOptions & { readonly links: readonly Link[] },
): Promise<(neighbor: string) => EvidenceCounts> {
  const groups = groupLinks(sources.vocabulary, links);
  const [references, kinds, peers, articles] = await Promise.all([
    countReferences(sources, start, groups),
    countKinds(sources, start, groups),
    countPeers(sources, start, groups),
    countArticles(sources, start, options),
  ]);
  return (neighbor) => ({
    references: references.get(neighbor) ?? 0,
    kinds: kinds.get(neighbor) ?? 0,
    peers: peers.get(neighbor) ?? 0,
    articles: articles.get(neighbor) ?? 0,
  });
}
