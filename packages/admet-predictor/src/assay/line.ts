import { logistic } from './training-rows.js';

/** A line through the scores of the base: `intercept + slope * score`. */
export interface Line {
  readonly intercept: number;
  readonly slope: number;
}

/** Rows' worth of belief that nothing but the level of the base has to be moved. */
const PRIOR_ROWS = 3;
const NEWTON_STEPS = 25;

/** Fits values by least squares, or classes by log-odds; the slope is drawn a little towards 1. */
export function fitLine(scores: Float64Array, targets: Float64Array, isClass: boolean): Line {
  const spread = Math.max(variance(scores), 1e-9);
  return isClass ? fitLogOdds(scores, targets, spread) : leastSquares(scores, targets, spread);
}

function leastSquares(scores: Float64Array, targets: Float64Array, spread: number): Line {
  const center = mean(scores);
  const level = mean(targets);
  const prior = PRIOR_ROWS * spread;
  let shared = prior;
  let own = prior;
  for (let row = 0; row < scores.length; row += 1) {
    const from = (scores[row] ?? 0) - center;
    shared += from * ((targets[row] ?? 0) - level);
    own += from * from;
  }
  const slope = shared / own;
  return { slope, intercept: level - slope * center };
}

function fitLogOdds(scores: Float64Array, targets: Float64Array, spread: number): Line {
  const prior = spread;
  let slope = 1;
  let intercept = 0;
  for (let step = 0; step < NEWTON_STEPS; step += 1) {
    let pull = 0;
    let tilt = prior * (1 - slope);
    let a = 1e-9;
    let b = 0;
    let c = prior;
    for (let row = 0; row < scores.length; row += 1) {
      const score = scores[row] ?? 0;
      const probability = logistic(intercept + slope * score);
      const miss = (targets[row] ?? 0) - probability;
      const weight = Math.max(probability * (1 - probability), 1e-6);
      pull += miss;
      tilt += miss * score;
      a += weight;
      b += weight * score;
      c += weight * score * score;
    }
    const scale = a * c - b * b;
    const moved = (c * pull - b * tilt) / scale;
    const turned = (a * tilt - b * pull) / scale;
    // Half steps where the whole one overshoots: classes that scores part cleanly have no end.
    const held = Math.min(1, 4 / Math.max(Math.abs(moved), Math.abs(turned), 1e-12));
    intercept += held * moved;
    slope += held * turned;
    if (Math.abs(moved) + Math.abs(turned) < 1e-10) break;
  }
  return { slope, intercept };
}

/** The mean of numbers; 0 of none. */
export function mean(values: Float64Array): number {
  let sum = 0;
  for (const value of values) sum += value;
  return values.length === 0 ? 0 : sum / values.length;
}

/** The mean square distance of numbers from their mean. */
export function variance(values: Float64Array): number {
  const center = mean(values);
  let squares = 0;
  for (const value of values) squares += (value - center) ** 2;
  return values.length === 0 ? 0 : squares / values.length;
}
