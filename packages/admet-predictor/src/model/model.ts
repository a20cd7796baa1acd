import type { Engine, LoadedDomain, LoadedTrees } from './engine.js';
import { blend, memberOutput, type RawPrediction } from './ensemble.js';
import type { ModelFile, ModelHeader } from './format.js';

/** What a model says about one molecule, in the model's own unit. */
export interface ModelOutput {
  /** Regression value in the unit of `modelUnits`, or the probability of the positive class. */
  readonly value: number;
  /** Set for classifiers only: equal to `value`, calibrated, in [0, 1]. */
  readonly probability?: number;
  /** Set for VD, CL and THALF only: log10 of `value`, the scale these were trained on. */
  readonly logValue?: number;
  /** Regression only: 90 % prediction interval, from cross-validated errors at like similarity. */
  readonly interval?: readonly [low: number, high: number];
  /** Standard deviation among the ensemble's members, on the scale of `logValue ?? value`. */
  readonly deviation: number;
  /** Whether the molecule is about as similar to the training set as its own members are. */
  readonly inDomain: boolean;
  /** Tanimoto similarity in [0, 1] to the nearest of up to 1,500 training molecules. */
  readonly similarity: number;
  /** Share in percent of some 1,100 drugs with human data whose predicted value is lower. */
  readonly percentile: number;
}

/** A model file whose arrays are in an engine's memory. */
export interface LoadedModel {
  readonly header: ModelHeader;
  readonly members: readonly (LoadedTrees | Float32Array)[];
  readonly domain: LoadedDomain;
}

/** Copies a model's arrays into an engine. */
export function loadModel(engine: Engine, { header, members, domain }: ModelFile): LoadedModel {
  return {
    header,
    members: members.map((member) =>
      member instanceof Float32Array ? member : engine.loadTrees(member),
    ),
    domain: engine.loadDomain(domain),
  };
}

/** Runs one model on the molecules in the first `lanes` lanes. */
export function runModel(
  engine: Engine,
  { header, members, domain }: LoadedModel,
  lanes: number,
): readonly ModelOutput[] {
  const sums = members.map((member) =>
    member instanceof Float32Array
      ? engine.sumWeights(member, lanes)
      : engine.sumLeaves(member, lanes),
  );
  return Array.from({ length: lanes }, (_, lane) => {
    const outputs = header.members.map((member, i) => memberOutput(member, sums[i]?.[lane] ?? 0));
    return describe(header, blend(outputs, header.calibration), engine.nearest(domain, lane));
  });
}

function describe(header: ModelHeader, raw: RawPrediction, similarity: number): ModelOutput {
  const finish = (x: number) => {
    const clipped = header.clip ? Math.min(header.clip[1], Math.max(header.clip[0], x)) : x;
    return header.power10 ? 10 ** clipped : clipped;
  };
  const value = finish(raw.value);
  const width = halfWidth(header.interval, similarity);
  return {
    value,
    ...(header.kind === 'classification' ? { probability: value } : {}),
    ...(header.power10 ? { logValue: raw.value } : {}),
    ...(width === undefined
      ? {}
      : { interval: [finish(raw.value - width), finish(raw.value + width)] as const }),
    deviation: raw.spread,
    inDomain: similarity >= header.domain.threshold,
    similarity,
    percentile: percentile(header.percentiles, value),
  };
}

function halfWidth(interval: ModelHeader['interval'], similarity: number): number | undefined {
  if (!interval) return undefined;
  const band = interval.edges.filter((edge) => similarity > edge).length;
  return interval.halfWidths[band];
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
