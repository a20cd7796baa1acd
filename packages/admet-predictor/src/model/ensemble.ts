import { LEAF, type ModelFile, type TreeArrays } from './format.js';

/** Result of an ensemble on the scale the model was trained on. */
export interface RawPrediction {
  /** Calibrated probability, or the regression value before clipping and `10^x`. */
  readonly value: number;
  /** Standard deviation among the ensemble's members; 0 with a single member. */
  readonly spread: number;
}

/** Evaluates every member on one feature vector and blends them with equal weights. */
export function evaluate(file: ModelFile, features: Float32Array): RawPrediction {
  const { calibration } = file.header;
  const outputs = file.members.map((member) => evaluateMember(member, features));
  const mean = outputs.reduce((sum, value) => sum + value, 0) / outputs.length;
  const finish = (value: number) => (calibration ? calibrate(value, calibration) : value);
  const value = finish(mean);
  if (outputs.length < 2) return { value, spread: 0 };
  const finished = outputs.map(finish);
  const center = finished.reduce((sum, output) => sum + output, 0) / finished.length;
  const variance =
    finished.reduce((sum, output) => sum + (output - center) ** 2, 0) / (finished.length - 1);
  return { value, spread: Math.sqrt(variance) };
}

function evaluateMember(trees: TreeArrays, features: Float32Array): number {
  const { roots, words, floats } = trees;
  let sum = 0;
  for (let tree = 0; tree < roots.length; tree += 1) {
    let node = (roots[tree] ?? 0) * 2;
    let word = words[node] ?? 0;
    let test = word >>> 16;
    while (test !== LEAF) {
      node += (features[test] ?? 0) <= (floats[node + 1] ?? 0) ? 2 : (word & 0xffff) * 2;
      word = words[node] ?? 0;
      test = word >>> 16;
    }
    sum += floats[node + 1] ?? 0;
  }
  const total = sum * trees.scale;
  return trees.link === 'logistic' ? 1 / (1 + Math.exp(-total)) : total;
}

function calibrate(
  probability: number,
  { slope, intercept, epsilon }: NonNullable<ModelFile['header']['calibration']>,
): number {
  const clipped = Math.min(1 - epsilon, Math.max(epsilon, probability));
  return 1 / (1 + Math.exp(-(slope * Math.log(clipped / (1 - clipped)) + intercept)));
}
