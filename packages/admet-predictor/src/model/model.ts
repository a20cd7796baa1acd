import type { AdmetCertainty } from '@biographql/core';
import { featureLayout } from '../features/layout.js';
import { type CertaintyFacts, type CertaintyHeader, expectedError, getLimit } from './certainty.js';
import type { LoadedDomain } from './domain-search.js';
import { blend, memberOutput } from './ensemble.js';
import type { ModelFile, ModelHeader } from './format.js';
import type { Kernel, LoadedTrees } from './kernel.js';
import { held } from './trees.js';

/** Output of a model for one molecule, in the model's unit. */
export interface ModelOutput
  extends Required<Omit<AdmetCertainty, OfSome>>,
    Pick<AdmetCertainty, OfSome> {
  /** Regression value in the unit of `modelUnits`, or the probability of the positive class. */
  readonly value: number;
  /** Set for classifiers only: equal to `value`, calibrated over all molecules, in [0, 1]. */
  readonly probability?: number;
  /** Set for models trained on log10 only (VD, CL, THALF and some custom models): log10 of `value`. */
  readonly logValue?: number;
  /** Standard deviation among the ensemble's members, on the scale of `logValue ?? value`. */
  readonly deviation: number;
  /** Share in percent of some 1,100 drugs with human data (178 for custom models) whose predicted value is lower. */
  readonly percentile: number;
}

type OfSome = 'interval' | 'calibratedProbability' | 'predictionSet';

export interface LoadedModel {
  readonly header: ModelHeader;
  readonly members: readonly (LoadedTrees | Float32Array)[];
  readonly domain: LoadedDomain;
  readonly scaffolds: ReadonlySet<number>;
  readonly errorWeights: Float32Array | undefined;
}

export function loadModel(kernel: Kernel, { members, domain, ...others }: ModelFile): LoadedModel {
  return {
    ...others,
    members: members.map((member) =>
      member instanceof Float32Array ? member : kernel.loadTrees(member),
    ),
    domain: kernel.loadDomain(domain),
  };
}

/**
 * Runs one model on the molecules in the first SIMD lanes.
 * @param scaffolds - the number of each molecule's ring skeleton: one per lane in use.
 */
export function runModel(
  kernel: Kernel,
  { header, members, domain, scaffolds: known, errorWeights }: LoadedModel,
  scaffolds: readonly number[],
): readonly ModelOutput[] {
  const lanes = scaffolds.length;
  const sums = members.map((member) =>
    member instanceof Float32Array
      ? kernel.sumWeights(member, lanes)
      : kernel.sumLeaves(member, lanes),
  );
  const descriptors =
    errorWeights && kernel.sumWeights(errorWeights, lanes, featureLayout.descriptors);
  const { certainty, power10, percentiles } = header;
  const isClass = header.kind === 'classification';
  const toUnit = (x: number) => inUnit(header, x);
  return scaffolds.map((scaffold, lane) => {
    const outputs = header.members.map((member, i) => memberOutput(member, sums[i]?.[lane] ?? 0));
    const raw = blend(outputs, header.calibration);
    const value = toUnit(raw.value);
    const facts = {
      similarity: kernel.nearest(domain, lane),
      knownScaffold: known.has(scaffold),
      deviation: raw.spread,
      descriptors: descriptors?.[lane] ?? 0,
    };
    return toOutput(certainty, header.domain.floor, facts, {
      isClass,
      value,
      scaled: isClass ? Math.log(value / (1 - value)) : raw.value,
      power10,
      percentile: percentile(percentiles, value),
      inUnit: toUnit,
    });
  });
}

export interface RawOutput {
  readonly isClass: boolean;
  readonly value: number;
  readonly scaled: number;
  readonly power10: boolean;
  readonly percentile: number;
  readonly inUnit: (scaled: number) => number;
}

export function toOutput(
  certainty: CertaintyHeader,
  floor: number,
  facts: CertaintyFacts,
  { isClass, value, scaled, power10, percentile: rank, inUnit: toUnit }: RawOutput,
): ModelOutput {
  const { deviation, similarity, knownScaffold } = facts;
  const error = expectedError(certainty, facts, scaled, isClass);
  const limit = getLimit(certainty, error, knownScaffold);
  const common = {
    value,
    deviation,
    expectedError: error,
    inDomain: similarity >= floor && error <= certainty.limit,
    similarity,
    knownScaffold,
    percentile: rank,
  };
  if (isClass) {
    const isYes = value >= 0.5;
    return Object.assign(common, {
      probability: value,
      calibratedProbability: isYes ? 1 - error : error,
      predictionSet:
        error > limit ? ('either' as const) : isYes ? ('yes' as const) : ('no' as const),
    });
  }
  const interval = [toUnit(scaled - limit * error), toUnit(scaled + limit * error)] as const;
  return power10
    ? Object.assign(common, { logValue: scaled, interval })
    : Object.assign(common, { interval });
}

function inUnit({ clip, power10 }: ModelHeader, x: number): number {
  const clipped = held(x, clip);
  return power10 ? 10 ** clipped : clipped;
}

/** Position of a value among ascending percentiles 0 … 100, interpolated. */
function percentile(percentiles: readonly number[], value: number): number {
  let above = 0;
  let end = percentiles.length;
  while (above < end) {
    const middle = (above + end) >> 1;
    if ((percentiles[middle] ?? 0) > value) end = middle;
    else above = middle + 1;
  }
  if (above === 0) return 0;
  if (above === percentiles.length) return 100;
  const low = percentiles[above - 1] ?? 0;
  const high = percentiles[above] ?? 0;
  return above - 1 + (value - low) / (high - low);
}
