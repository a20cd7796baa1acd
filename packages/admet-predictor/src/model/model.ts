import type { AdmetCertainty } from '@biographql/core';
import { featureLayout } from '../features/layout.js';
import { type CertaintyFacts, expectedError, limitOf } from './certainty.js';
import type { Engine, LoadedDomain, LoadedTrees } from './engine.js';
import { blend, memberOutput, type RawPrediction } from './ensemble.js';
import type { ModelFile, ModelHeader } from './format.js';

/** What a model says about one molecule, in the model's own unit. */
export interface ModelOutput
  extends Required<Omit<AdmetCertainty, OfSome>>,
    Pick<AdmetCertainty, OfSome> {
  /** Regression value in the unit of `modelUnits`, or the probability of the positive class. */
  readonly value: number;
  /** Set for classifiers only: equal to `value`, calibrated over all molecules, in [0, 1]. */
  readonly probability?: number;
  /** Set for VD, CL and THALF only: log10 of `value`, the scale these were trained on. */
  readonly logValue?: number;
  /** Standard deviation among the ensemble's members, on the scale of `logValue ?? value`. */
  readonly deviation: number;
  /** Share in percent of some 1,100 drugs with human data whose predicted value is lower. */
  readonly percentile: number;
}

/** What only regressions, only classifiers, or only the 28 have: a model of one's own knows no error to expect. */
type OfSome =
  | 'interval'
  | 'calibratedProbability'
  | 'predictionSet'
  | 'expectedError'
  | 'knownScaffold';

/** A model file whose arrays are in an engine's memory. */
export interface LoadedModel {
  readonly header: ModelHeader;
  readonly members: readonly (LoadedTrees | Float32Array)[];
  readonly domain: LoadedDomain;
  readonly scaffolds: ReadonlySet<number>;
  readonly errorWeights: Float32Array | undefined;
}

/** Copies a model's arrays into an engine. */
export function loadModel(engine: Engine, { members, domain, ...kept }: ModelFile): LoadedModel {
  return {
    ...kept,
    members: members.map((member) =>
      member instanceof Float32Array ? member : engine.loadTrees(member),
    ),
    domain: engine.loadDomain(domain),
  };
}

/**
 * Runs one model on the molecules in the first lanes.
 * @param scaffolds - the number of each molecule's ring skeleton: one for each lane in use.
 */
export function runModel(
  engine: Engine,
  { header, members, domain, scaffolds: known, errorWeights }: LoadedModel,
  scaffolds: readonly number[],
): readonly ModelOutput[] {
  const lanes = scaffolds.length;
  const sums = members.map((member) =>
    member instanceof Float32Array
      ? engine.sumWeights(member, lanes)
      : engine.sumLeaves(member, lanes),
  );
  const descriptors =
    errorWeights && engine.sumWeights(errorWeights, lanes, featureLayout.descriptors);
  return scaffolds.map((scaffold, lane) => {
    const outputs = header.members.map((member, i) => memberOutput(member, sums[i]?.[lane] ?? 0));
    const raw = blend(outputs, header.calibration);
    return describe(header, raw, {
      similarity: engine.nearest(domain, lane),
      knownScaffold: known.has(scaffold),
      deviation: raw.spread,
      descriptors: descriptors?.[lane] ?? 0,
    });
  });
}

function describe(
  header: ModelHeader,
  raw: RawPrediction,
  facts: Omit<CertaintyFacts, 'value'>,
): ModelOutput {
  const { certainty } = header;
  const { deviation, similarity, knownScaffold } = facts;
  const value = inUnit(header, raw.value);
  const isClass = header.kind === 'classification';
  const scaled = isClass ? Math.log(value / (1 - value)) : raw.value;
  const error = expectedError(certainty, facts, scaled, isClass);
  const limit = limitOf(certainty, error, knownScaffold);
  const common = {
    value,
    deviation,
    expectedError: error,
    inDomain: similarity >= header.domain.floor && error <= certainty.limit,
    similarity,
    knownScaffold,
    percentile: percentile(header.percentiles, value),
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
  const low = inUnit(header, raw.value - limit * error);
  const high = inUnit(header, raw.value + limit * error);
  const interval = [low, high] as const;
  return header.power10
    ? Object.assign(common, { logValue: raw.value, interval })
    : Object.assign(common, { interval });
}

/** The value on the training scale within its limits, in the unit of the model. */
function inUnit({ clip, power10 }: ModelHeader, x: number): number {
  const clipped = clip ? Math.min(clip[1], Math.max(clip[0], x)) : x;
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
