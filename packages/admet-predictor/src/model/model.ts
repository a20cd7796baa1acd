import { nearestSimilarity } from './domain.js';
import { evaluate } from './ensemble.js';
import type { ModelFile } from './format.js';

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

/** What models read of a molecule: its features and the bits that define its neighborhood. */
export interface ModelInput {
  readonly features: Float32Array;
  readonly bits: readonly number[];
}

/** Runs one model on a molecule. */
export function runModel(file: ModelFile, { features, bits }: ModelInput): ModelOutput {
  const { header } = file;
  const { value: raw, spread } = evaluate(file, features);
  const similarity = nearestSimilarity(file.domain, bits);
  const finish = (x: number) => {
    const clipped = header.clip ? Math.min(header.clip[1], Math.max(header.clip[0], x)) : x;
    return header.power10 ? 10 ** clipped : clipped;
  };
  const value = finish(raw);
  const width = halfWidth(header.interval, similarity);
  return {
    value,
    ...(header.kind === 'classification' ? { probability: value } : {}),
    ...(header.power10 ? { logValue: raw } : {}),
    ...(width === undefined
      ? {}
      : { interval: [finish(raw - width), finish(raw + width)] as const }),
    deviation: spread,
    inDomain: similarity >= header.domain.threshold,
    similarity,
    percentile: percentile(header.percentiles, value),
  };
}

function halfWidth(
  interval: ModelFile['header']['interval'],
  similarity: number,
): number | undefined {
  if (!interval) return undefined;
  const band = interval.edges.filter((edge) => similarity > edge).length;
  return interval.halfWidths[band];
}

/** Position of a value among ascending percentiles 0 … 100, interpolated. */
function percentile(percentiles: readonly number[], value: number): number {
  const above = percentiles.findIndex((limit) => limit > value);
  if (above === 0) return 0;
  if (above < 0) return 100;
  const low = percentiles[above - 1] ?? 0;
  const high = percentiles[above] ?? 0;
  return above - 1 + (value - low) / (high - low);
}
