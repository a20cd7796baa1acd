import { logistic } from './training-rows.js';

export interface Line {
  readonly intercept: number;
  readonly slope: number;
}

export interface SlopePrior {
  /** 1 if scores and values are the same quantity, otherwise 0. */
  readonly slope: 0 | 1;
  readonly rows: number;
}

const NEWTON_STEPS = 25;
const ROW_OF_CLASS = 0.25;
const DIGITS = 9;

/** Fits values, or classes by their log-odds, with Newton's steps: one is enough for values. */
export function fitLine(
  scores: Float64Array,
  targets: Float64Array,
  isClass: boolean,
  prior: SlopePrior,
): Line {
  const priorWeight = prior.rows * (isClass ? ROW_OF_CLASS : 1) * Math.max(variance(scores), 1e-9);
  let slope: number = prior.slope;
  let intercept = 0;
  for (let step = 0; step < NEWTON_STEPS; step += 1) {
    let pull = 0;
    let tilt = priorWeight * (prior.slope - slope);
    let a = 1e-9;
    let b = 0;
    let c = priorWeight;
    for (let row = 0; row < scores.length; row += 1) {
      const score = scores[row] ?? 0;
      const line = intercept + slope * score;
      const expected = isClass ? logistic(line) : line;
      const miss = (targets[row] ?? 0) - expected;
      const weight = isClass ? Math.max(expected * (1 - expected), 1e-6) : 1;
      pull += miss;
      tilt += miss * score;
      a += weight;
      b += weight * score;
      c += weight * score * score;
    }
    const scale = a * c - b * b;
    const moved = (c * pull - b * tilt) / scale;
    const turned = (a * tilt - b * pull) / scale;
    // Limits the steps: for perfectly separated classes they would never end.
    const longest = Math.max(Math.abs(moved), Math.abs(turned), 1e-12);
    const held = isClass ? Math.min(1, 4 / longest) : 1;
    intercept += held * moved;
    slope += held * turned;
    if (Math.abs(moved) + Math.abs(turned) < 1e-10) break;
  }
  return { intercept: significant(intercept, DIGITS), slope: significant(slope, DIGITS) };
}

export function mean(values: Float64Array): number {
  let sum = 0;
  for (const value of values) sum += value;
  return values.length === 0 ? 0 : sum / values.length;
}

export function variance(values: Float64Array): number {
  const center = mean(values);
  let squares = 0;
  for (const value of values) squares += (value - center) ** 2;
  return values.length === 0 ? 0 : squares / values.length;
}

/** Rounds to significant digits: the last digits of logarithms differ between platforms. */
export function significant(value: number, digits: number): number {
  return Number(value.toPrecision(digits));
}

/** A number rounded to a multiple of 2^-24, of which sums are exact in any order. */
export function onGrid(value: number): number {
  return Math.round(value * 2 ** 24) / 2 ** 24;
}

/** Rounds a figure for cards. */
export function round(value: number): number {
  return Math.round(value * 1e4) / 1e4;
}
