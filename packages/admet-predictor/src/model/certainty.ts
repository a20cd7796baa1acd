import { held, logistic } from './trees.js';

/** Piecewise linear function given by points; constant beyond them. */
interface Curve {
  readonly at: readonly number[];
  readonly add: readonly number[];
}

interface Bands {
  readonly edges: readonly number[];
  readonly limits: readonly number[];
}

export interface CertaintyHeader {
  readonly level: number;
  readonly intercept: number;
  readonly gap: Curve;
  readonly newScaffold: number;
  readonly deviation: number;
  readonly deviationShift: number | null;
  readonly deviationRange: readonly [low: number, high: number];
  readonly value: Curve;
  readonly descriptors?: {
    readonly weights: number;
    readonly range: readonly [low: number, high: number];
  };
  readonly limit: number;
  readonly bands: { readonly known: Bands; readonly new: Bands };
}

export interface CertaintyFacts {
  readonly similarity: number;
  readonly knownScaffold: boolean;
  readonly deviation: number;
  readonly descriptors: number;
}

/** A class that is more likely wrong than right is never returned. */
const HIGHEST_CHANCE = 0.5;

/**
 * Returns the chance that the class is wrong (classifiers), or the mean absolute error on the training scale.
 * @param value - the logit of the probability, or the value on the training scale.
 */
export function expectedError(
  header: Omit<CertaintyHeader, 'level' | 'limit' | 'bands'>,
  facts: CertaintyFacts,
  value: number,
  isClass: boolean,
): number {
  const { deviationShift, deviationRange, descriptors } = header;
  const deviation = held(facts.deviation, deviationRange);
  const term =
    header.intercept +
    valueAt(header.gap, 1 - facts.similarity) +
    (facts.knownScaffold ? 0 : header.newScaffold) +
    header.deviation *
      (deviationShift === null ? deviation : Math.log(deviation + deviationShift)) +
    valueAt(header.value, value) +
    (descriptors ? held(facts.descriptors, descriptors.range) : 0);
  return isClass ? Math.min(HIGHEST_CHANCE, logistic(term)) : Math.exp(term);
}

/**
 * Returns the limit for molecules with similar estimates: an interval's reach in multiples of the estimate to either
 * side, or the largest estimate for which a single class is returned.
 */
export function getLimit(
  { bands }: Pick<CertaintyHeader, 'bands'>,
  estimate: number,
  knownScaffold: boolean,
): number {
  const { edges, limits } = knownScaffold ? bands.known : bands.new;
  return limits[getPlace(edges, estimate)] ?? 0;
}

function valueAt({ at, add }: Curve, x: number): number {
  const right = getPlace(at, x);
  const end = add[right];
  if (right === 0 || end === undefined) return end ?? add.at(-1) ?? 0;
  const start = at[right - 1] ?? 0;
  const share = (x - start) / ((at[right] ?? 0) - start);
  return (add[right - 1] ?? 0) * (1 - share) + end * share;
}

function getPlace(ascending: readonly number[], x: number): number {
  let place = 0;
  while ((ascending[place] ?? x) < x) place += 1;
  return place;
}
