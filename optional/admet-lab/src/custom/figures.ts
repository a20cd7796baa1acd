import { mean, round } from './line.js';
import { logistic } from './training-rows.js';

/** Errors of a regression, on the training scale. */
export interface RegressionFigures {
  /** Share of the variance that is explained; 0 for predicting the mean, negative for worse. */
  readonly r2: number;
  /** Root of the mean square error. */
  readonly rmse: number;
  /** Mean absolute error. */
  readonly mae: number;
  /** Rank correlation, -1 to 1. */
  readonly spearman: number;
}

/** Figures of a classification. */
export interface ClassificationFigures {
  /** Share of pairs, one of each class, in the right order; 0.5 for a guess. */
  readonly rocAuc: number;
  /** Share of correct classes at a threshold of 0.5. */
  readonly accuracy: number;
  /** Mean of the two classes' accuracies. */
  readonly balancedAccuracy: number;
  /** Mean of the negative logarithms of the true classes' probabilities; lower is better. */
  readonly logLoss: number;
}

/** Figures of a cross-validation. */
export type AssayFigures = RegressionFigures | ClassificationFigures;

export function toFigures(
  targets: Float64Array,
  scores: Float64Array,
  isClass: boolean,
): AssayFigures {
  return isClass ? classification(targets, scores) : regression(targets, scores);
}

function regression(targets: Float64Array, scores: Float64Array): RegressionFigures {
  const center = mean(targets);
  let squares = 0;
  let whole = 0;
  let distance = 0;
  targets.forEach((target, row) => {
    const miss = target - (scores[row] ?? 0);
    squares += miss * miss;
    distance += Math.abs(miss);
    whole += (target - center) ** 2;
  });
  return {
    r2: round(whole === 0 ? 0 : 1 - squares / whole),
    rmse: round(Math.sqrt(squares / targets.length)),
    mae: round(distance / targets.length),
    spearman: round(correlation(ranks(targets), ranks(scores))),
  };
}

function classification(targets: Float64Array, scores: Float64Array): ClassificationFigures {
  const counts = [0, 0];
  const right = [0, 0];
  let loss = 0;
  let ranked = 0;
  const places = ranks(scores);
  targets.forEach((target, row) => {
    const score = scores[row] ?? 0;
    const of = target > 0.5 ? 1 : 0;
    counts[of] = (counts[of] ?? 0) + 1;
    if (score >= 0 === (of === 1)) right[of] = (right[of] ?? 0) + 1;
    if (of === 1) ranked += places[row] ?? 0;
    const probability = Math.min(1 - 1e-6, Math.max(1e-6, logistic(of === 1 ? score : -score)));
    loss -= Math.log(probability);
  });
  const [negatives = 0, positives = 0] = counts;
  const [rightNegatives = 0, rightPositives = 0] = right;
  const pairs = positives * negatives;
  return {
    rocAuc: round(pairs === 0 ? 0.5 : (ranked - (positives * (positives + 1)) / 2) / pairs),
    accuracy: round((rightNegatives + rightPositives) / targets.length),
    balancedAccuracy: round(
      (rightNegatives / Math.max(1, negatives) + rightPositives / Math.max(1, positives)) / 2,
    ),
    logLoss: round(loss / targets.length),
  };
}

function ranks(values: Float64Array): Float64Array {
  const order = [...values.keys()].sort((a, b) => (values[a] ?? 0) - (values[b] ?? 0));
  const result = new Float64Array(values.length);
  for (let start = 0; start < order.length; ) {
    let end = start + 1;
    while (end < order.length && values[order[end] ?? 0] === values[order[start] ?? 0]) end += 1;
    for (let i = start; i < end; i += 1) result[order[i] ?? 0] = (start + 1 + end) / 2;
    start = end;
  }
  return result;
}

function correlation(a: Float64Array, b: Float64Array): number {
  const centerA = mean(a);
  const centerB = mean(b);
  let shared = 0;
  let squaresA = 0;
  let squaresB = 0;
  a.forEach((value, row) => {
    const fromA = value - centerA;
    const fromB = (b[row] ?? 0) - centerB;
    shared += fromA * fromB;
    squaresA += fromA * fromA;
    squaresB += fromB * fromB;
  });
  return squaresA === 0 || squaresB === 0 ? 0 : shared / Math.sqrt(squaresA * squaresB);
}
