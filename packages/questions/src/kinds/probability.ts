import type { ReadingFeatures } from '../plan/reading-features.js';
import { logistic, weigh } from '../weigh.js';

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

/**
 * Returns the probability that a graph answer is right: a logistic function of the reading's features.
 *
 * @param found - How many values were found, and whether another relation than the asked one was read.
 */
export function graphProbability(
  features: ReadingFeatures,
  { isFallback, values }: { readonly isFallback: boolean; readonly values: number },
): number {
  const fallback = isFallback ? 1 : 0;
  const fallbackSpread = isFallback ? Math.log(Math.max(1, values)) : 0;
  return logistic(weigh(GRAPH_WEIGHTS, { intercept: 1, ...features, fallback, fallbackSpread }));
}

/** Returns the probability of a verdict that the graph gives: as sure as the reading, and for a refutation as sure as the data is complete. */
export function verdictProbability(features: ReadingFeatures, isConfirmed: boolean): number {
  const reading = graphProbability(features, { isFallback: false, values: 0 });
  return isConfirmed ? Math.max(0.5, reading) : reading * 0.8;
}

/** Returns the probability of a definition: our judgment, as no development set asks for definitions. */
export function definitionProbability(link: number, isDescribed: boolean): number {
  return link * (isDescribed ? 0.9 : 0.6);
}

/** Returns the probability of an entity found by its identifier; several that share it make each less likely meant. */
export function identifierProbability(found: number): number {
  return found === 1 ? 0.95 : 0.8;
}
