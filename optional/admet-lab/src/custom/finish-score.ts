import type { AssayHeader } from './file.js';
import { logistic } from './training-rows.js';

type Finish = Pick<AssayHeader, 'calibration' | 'clip' | 'power10'>;

/** The value of a score, in the unit of the assay or as a probability. */
export function finishScore(score: number, finish: Finish): number {
  const { clip, power10 } = finish;
  const value = onScale(score, finish);
  const held = clip ? Math.min(clip[1], Math.max(clip[0], value)) : value;
  return power10 ? 10 ** held : held;
}

/** A score on the scale of learning: the calibrated probability of classes. */
export function onScale(score: number, { calibration }: Pick<Finish, 'calibration'>): number {
  return calibration ? logistic(calibration.intercept + calibration.slope * score) : score;
}
