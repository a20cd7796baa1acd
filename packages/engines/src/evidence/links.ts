import type { SparqlQuery } from '@biographql/sparql';
import type { ArticleIndex } from '../article-index/article-index.js';
import type { SolutionSequence } from '../graph-store/graph-store.js';
import type { Vocabulary } from '../vocabulary/index.js';

export interface EvidenceSources {
  /** Runs a query for at most `rows` rows; null when it was not run, which counts as no evidence. */
  readonly select: (query: SparqlQuery, rows: number) => Promise<SolutionSequence | null>;
  /** Null to leave articles out. */
  readonly articles: Pick<ArticleIndex, 'facet'> | null;
  readonly vocabulary: Vocabulary;
}

export interface EvidenceStart {
  readonly iri: string;
  readonly label: string;
}

export interface Link {
  readonly predicate: string;
  readonly isOutgoing: boolean;
  readonly neighbor: string;
}

/** All links of an entity with one predicate and direction. */
export interface LinkGroup extends Omit<Link, 'neighbor'> {
  /** The name that a property and its inverse share. */
  readonly relation: string;
  readonly links: number;
}

export function groupLinks(vocabulary: Vocabulary, links: readonly Link[]): readonly LinkGroup[] {
  const groups = new Map<string, LinkGroup>();
  for (const { predicate, isOutgoing } of links) {
    const key = `${isOutgoing} ${predicate}`;
    const known = groups.get(key);
    const relation = known?.relation ?? vocabulary.getRelation(predicate);
    groups.set(key, { predicate, isOutgoing, relation, links: (known?.links ?? 0) + 1 });
  }
  return [...groups.values()];
}

/** From this weight on a relation is a medical or molecular fact, not structure or membership. */
const SPECIFIC_WEIGHT = 0.7;

export function isSpecific(vocabulary: Vocabulary, relation: string): boolean {
  return vocabulary.getWeight(relation) >= SPECIFIC_WEIGHT && !vocabulary.isMembership(relation);
}
