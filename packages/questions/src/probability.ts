import type { InterpretationFeatures } from './interpretation.js';

/** What was found, as far as it bears on the probability. */
export interface FindingFeatures {
  /** Whether another relation than the asked one was read. */
  readonly isFallback: boolean;
  readonly values: readonly unknown[];
}

/**
 * Weights of {@link graphProbability}. The slopes of coverage, link and cue are our judgment, since weaker readings are
 * hardly ever tried; level, answer fit and fallback follow the 121 development questions answered from the graph
 * (BioASQ on Wikidata, BioASQ 12b factoids; 83 % right), see `bench/qa.ts`.
 */
const GRAPH_WEIGHTS = {
  intercept: -6.35,
  cue: 0.5,
  entityFit: 0.3,
  answerFit: 1.1,
  order: 0,
  coverage: 4,
  link: 3,
  fallback: -1,
  fallbackSpread: -0.3,
};

/** What the probability of a graph answer depends on, by name of its weight; the spread is the logarithm of the number of values. */
export function graphFeatures(
  features: InterpretationFeatures,
  { isFallback, values }: FindingFeatures,
): Readonly<Record<keyof typeof GRAPH_WEIGHTS, number>> {
  return {
    intercept: 1,
    ...features,
    fallback: isFallback ? 1 : 0,
    fallbackSpread: isFallback ? Math.log(Math.max(1, values.length)) : 0,
  };
}

/** The probability that a graph answer is right: a logistic function of the reading's features. */
export function graphProbability(
  features: InterpretationFeatures,
  finding: FindingFeatures,
): number {
  const x = Object.entries(graphFeatures(features, finding)).reduce(
    (sum, [name, value]) => sum + GRAPH_WEIGHTS[name as keyof typeof GRAPH_WEIGHTS] * value,
    0,
  );
  return logistic(x);
}

/** The probability of a verdict that the graph gives: as sure as the reading, and for a refutation as sure as the data is complete. */
export function verdictProbability(features: InterpretationFeatures, isConfirmed: boolean): number {
  const reading = graphProbability(features, { isFallback: false, values: [] });
  return isConfirmed ? Math.max(0.5, reading) : reading * 0.8;
}

/** The probability of a definition: our judgment, as no development set asks for definitions. */
export function definitionProbability(link: number, isDescribed: boolean): number {
  return link * (isDescribed ? 0.9 : 0.6);
}

/** The probability of an entity found by its identifier; several that share it make each less likely meant. */
export function identifierProbability(found: number): number {
  return found === 1 ? 0.95 : 0.8;
}

function logistic(x: number): number {
  return 1 / (1 + Math.exp(-x));
}
