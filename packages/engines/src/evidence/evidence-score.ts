import { compareLabels, compareText, isUnnamed } from '../text/labels.js';

/** Counts of the evidence for the link between an entity and another. */
export interface EvidenceCounts {
  /** Distinct references of the statements between the two. */
  readonly references: number;
  /** Subclasses of the entity that the graph links to the other as well. */
  readonly kinds: number;
  /** Articles about the entity that are annotated with the other. */
  readonly articles: number;
  /** Entities linked to the other by the same relation. */
  readonly peers: number;
  /** Whether only subtypes of the entity are linked to the other. */
  readonly isInherited?: boolean;
}

export interface EvidenceFacts extends EvidenceCounts {
  /** Edges of the other entity in the whole graph. */
  readonly degree: number;
  /** Its description; it begins with "withdrawn" for a drug taken off the market. */
  readonly description?: string | null;
}

/** An entity with the evidence score of its link to another. */
export interface ScoredEntity {
  readonly iri: string;
  readonly label: string;
  /** {@link evidenceScore}, or any number that grows with it. */
  readonly relevance: number;
}

/** The sort criteria as descriptions print them, the heaviest first. */
export const EVIDENCE_ORDER =
  'shared articles, references, subclasses of the entity with the same neighbor, and how well known the neighbor is';

export const NO_EVIDENCE: EvidenceCounts = { references: 0, kinds: 0, articles: 0, peers: 0 };

/** Share of the score that an inherited link keeps: a direct one comes first unless the other has clearly more evidence. */
const INHERITED_SHARE = 0.7;
/** Share that a withdrawn drug keeps: it comes after current ones unless it has far more evidence. */
const WITHDRAWN_SHARE = 0.5;
const WITHDRAWN = /^withdrawn\b/iu;

/**
 * Evidence score of a link, from 0, without a unit: the sum of log2(1 + count) over articles (x 1.5), references,
 * subclasses, peers (x 0.05) and degree (x 0.02), of which an inherited link keeps 70 %, and a withdrawn drug half. More evidence never lowers it. Evidence for the pair decides; how well
 * known the other entity is breaks near ties.
 *
 * The weights were chosen on the development half of `benchmarks/quality/gold/ranked-pairs.tsv`, the same for all relations.
 */
export function evidenceScore({
  references,
  kinds,
  articles,
  peers,
  degree,
  isInherited = false,
  description,
}: EvidenceFacts): number {
  const score =
    1.5 * Math.log2(1 + articles) +
    Math.log2(1 + references) +
    Math.log2(1 + kinds) +
    0.05 * Math.log2(1 + peers) +
    0.02 * Math.log2(1 + degree);
  const share = WITHDRAWN.test(description ?? '') ? WITHDRAWN_SHARE : 1;
  return (isInherited ? INHERITED_SHARE : 1) * share * score;
}

/**
 * Comparator for `sort`: entities with a name first, then by descending relevance, then by label and IRI. Entities whose
 * label is only an identifier or a registry number (`Q5`, `LOC101927764`) come last, because they mean nothing to readers.
 */
export function compareByEvidence(left: ScoredEntity, right: ScoredEntity): number {
  return (
    Number(hasName(right)) - Number(hasName(left)) ||
    right.relevance - left.relevance ||
    compareLabels(left.label, right.label) ||
    compareText(left.iri, right.iri)
  );
}

/** Two letters or more and five digits or more: `LOC101927764`, `ENSG00000012048`, `CHEMBL1201585`. */
const REGISTRY_NUMBER = /^[A-Za-z]{2,}[-_:]?\d{5,}$/;

function hasName(entity: ScoredEntity): boolean {
  return !isUnnamed(entity) && !REGISTRY_NUMBER.test(entity.label);
}
