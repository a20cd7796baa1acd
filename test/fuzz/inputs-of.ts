import fc from 'fast-check';
import type { Target } from './target.js';

/** Inputs are drawn so many at a time: the first of a series are small, later ones grow. */
const SERIES = 200;

/** The inputs of a run from a place on. The same seed and place give the same input, whatever was drawn before. */
export function* getInputs(
  target: Target,
  seed: number,
  from: number,
  to: number,
): Generator<unknown> {
  for (let series = Math.floor(from / SERIES); series * SERIES < to; series += 1) {
    const inputs = fc.sample(target.inputs, { seed: seed * 65_537 + series, numRuns: SERIES });
    const start = series * SERIES;
    yield* inputs.slice(Math.max(0, from - start), to - start);
  }
}
