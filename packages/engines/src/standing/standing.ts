import { compareLabels, compareText } from '../text/compare.js';
import { isUnnamed } from '../text/local-name.js';

/** What is counted of the link between an entity and one of those it is tied to. */
export interface StandingCounts {
  /** Distinct references of the statements between the two. */
  readonly references: number;
  /** Kinds of the entity, at any depth, of which the graph states the same. */
  readonly kinds: number;
  /** Articles on the entity that are annotated with the other. */
  readonly articles: number;
  /** Entities that are tied to the other by the same relation. */
  readonly peers: number;
}

/** All that the standing of an entity beside another rests on. */
export interface StandingFacts extends StandingCounts {
  /** Edges of the other entity in the whole graph. */
  readonly degree: number;
}

/** An entity to be ordered among those that another is tied to. */
export interface Standing {
  readonly iri: string;
  readonly label: string;
  /** As {@link standingOf} has it, or any number that grows with it. */
  readonly relevance: number;
}

/** What orders a list, in the words of descriptions; the order in which it weighs. */
export const ORDERED_BY =
  'shared articles, references, kinds with the same link, and how well known the other is';

/** Nothing counted. */
export const NO_COUNTS: StandingCounts = { references: 0, kinds: 0, articles: 0, peers: 0 };

/**
 * How firmly an entity is tied to another, from 0, without a unit: the sum of log2(1 + count) over the articles (x 1.5),
 * the references, the kinds, the peers (x 0.1) and the degree (x 0.05). It never falls when a count grows. Evidence on
 * the pair decides; how well known the other is tells apart what has little evidence.
 *
 * The weights were chosen on the development half of `benchmarks/quality/gold/ranked-pairs.tsv`, the same for every relation.
 */
export function standingOf({ references, kinds, articles, peers, degree }: StandingFacts): number {
  return (
    1.5 * Math.log2(1 + articles) +
    Math.log2(1 + references) +
    Math.log2(1 + kinds) +
    0.1 * Math.log2(1 + peers) +
    0.05 * Math.log2(1 + degree)
  );
}

/**
 * Orders entities for `sort`: those with a name first, then by relevance from the greatest, then by label and by IRI. An
 * identifier or a register's number in place of a name (`Q5`, `LOC101927764`) tells a reader nothing.
 */
export function compareStanding(left: Standing, right: Standing): number {
  return (
    Number(hasName(right)) - Number(hasName(left)) ||
    right.relevance - left.relevance ||
    compareLabels(left.label, right.label) ||
    compareText(left.iri, right.iri)
  );
}

/** Two letters or more and five digits or more: `LOC101927764`, `ENSG00000012048`, `CHEMBL1201585`. */
const REGISTER_NUMBER = /^[A-Za-z]{2,}[-_:]?\d{5,}$/;

function hasName(entity: Standing): boolean {
  return !isUnnamed(entity) && !REGISTER_NUMBER.test(entity.label);
}
