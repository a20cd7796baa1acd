import { mean } from './line.js';

/** Constraints on weights. */
export interface HeldWeights {
  /** Sign constraint of each column: 1 for weights ≥ 0, -1 for weights ≤ 0, 0 for none. */
  readonly signs: readonly number[];
  readonly penalty: number;
  readonly isClass: boolean;
}

/** Columns that vary less carry no information. */
const MIN_DEVIATION = 1e-6;
const STEPS = 200;
const SWEEPS = 400;
const CLOSE = 1e-11;

/**
 * Fits a linear model of the logarithm of errors (with the likelihood of exponentially distributed errors) or of their
 * log-odds. Takes Newton steps, each solved by coordinate descent within the signs, and damped by the functions'
 * self-concordance, so that none overshoots.
 */
export function solveHeld(
  columns: readonly Float64Array[],
  errors: Float64Array,
  { signs, penalty, isClass }: HeldWeights,
): { readonly intercept: number; readonly weights: Float64Array } {
  const used = columns.flatMap((column, place) => {
    const center = mean(column);
    const deviation = Math.sqrt(mean(column.map((value) => (value - center) ** 2)));
    if (deviation <= MIN_DEVIATION) return [];
    const values = column.map((value) => (value - center) / deviation);
    return [{ place, center, deviation, values, sign: signs[place] ?? 0 }];
  });
  // The first column is the intercept.
  const parts = [new Float64Array(errors.length).fill(1), ...used.map(({ values }) => values)];
  const held = [0, ...used.map(({ sign }) => sign)];
  const penalties = [0, ...used.map(() => penalty)];
  const level = Math.max(mean(errors), 0.5 / errors.length);
  const weights = new Float64Array(parts.length);
  weights[0] = isClass ? Math.log(level / (1 - Math.min(level, 0.999))) : Math.log(level);
  for (let step = 0; step < STEPS; step += 1) {
    const { slopes, curvatures } = derive(parts, errors, weights, penalties, isClass);
    const move = boxed(slopes, curvatures, weights, held);
    const longest = longestMove(parts, move);
    const damping = 1 / (1 + longest);
    move.forEach((by, place) => {
      weights[place] = (weights[place] ?? 0) + damping * by;
    });
    if (longest < CLOSE) break;
  }
  const result = new Float64Array(columns.length);
  let intercept = weights[0] ?? 0;
  used.forEach(({ place, center, deviation }, at) => {
    const weight = (weights[at + 1] ?? 0) / deviation;
    result[place] = weight;
    intercept -= weight * center;
  });
  return { intercept, weights: result };
}

function derive(
  parts: readonly Float64Array[],
  errors: Float64Array,
  weights: Float64Array,
  penalties: readonly number[],
  isClass: boolean,
) {
  const slopes = Float64Array.from(weights, (weight, place) => weight * (penalties[place] ?? 0));
  const curvatures = parts.map((_, place) => {
    const row = new Float64Array(parts.length);
    row[place] = penalties[place] ?? 0;
    return row;
  });
  const rowValues = new Float64Array(parts.length);
  for (let row = 0; row < errors.length; row += 1) {
    let term = 0;
    for (let i = 0; i < parts.length; i += 1) {
      rowValues[i] = parts[i]?.[row] ?? 0;
      term += (rowValues[i] ?? 0) * (weights[i] ?? 0);
    }
    const error = errors[row] ?? 0;
    const chance = 1 / (1 + Math.exp(-term));
    const share = error * Math.exp(-Math.min(30, Math.max(-30, term)));
    const slope = isClass ? chance - error : 1 - share;
    const curvature = isClass ? chance * (1 - chance) : share;
    for (let i = 0; i < parts.length; i += 1) {
      slopes[i] = (slopes[i] ?? 0) + slope * (rowValues[i] ?? 0);
      const line = curvatures[i];
      const scaled = curvature * (rowValues[i] ?? 0);
      if (line)
        for (let j = 0; j < parts.length; j += 1)
          line[j] = (line[j] ?? 0) + scaled * (rowValues[j] ?? 0);
    }
  }
  return { slopes, curvatures };
}

function boxed(
  slopes: Float64Array,
  curvatures: readonly Float64Array[],
  weights: Float64Array,
  held: readonly number[],
): Float64Array {
  const move = new Float64Array(slopes.length);
  for (let sweep = 0; sweep < SWEEPS; sweep += 1) {
    let largest = 0;
    for (let i = 0; i < move.length; i += 1) {
      const line = curvatures[i] ?? move;
      let slope = slopes[i] ?? 0;
      for (let j = 0; j < move.length; j += 1) slope += (line[j] ?? 0) * (move[j] ?? 0);
      const weight = weights[i] ?? 0;
      const free = weight + (move[i] ?? 0) - slope / Math.max(line[i] ?? 0, 1e-12);
      const sign = held[i] ?? 0;
      const bounded = sign > 0 ? Math.max(0, free) : sign < 0 ? Math.min(0, free) : free;
      largest = Math.max(largest, Math.abs(bounded - weight - (move[i] ?? 0)));
      move[i] = bounded - weight;
    }
    if (largest < CLOSE) break;
  }
  return move;
}

function longestMove(parts: readonly Float64Array[], move: Float64Array): number {
  let longest = 0;
  const rows = parts[0]?.length ?? 0;
  for (let row = 0; row < rows; row += 1) {
    let by = 0;
    for (let i = 0; i < parts.length; i += 1) by += (parts[i]?.[row] ?? 0) * (move[i] ?? 0);
    longest = Math.max(longest, Math.abs(by));
  }
  return longest;
}
