import type { SparseFeatures } from '@biographql/admet-predictor/internal';

/** What members are fitted on: molecules, what is to be learnt of them and what is known already. */
export interface TrainingRows {
  readonly features: readonly SparseFeatures[];
  /** Logs of each molecule's values, in the order of its slots. */
  readonly logged: readonly Float64Array[];
  /** Values on the training scale, or classes 0 and 1. */
  readonly targets: Float64Array;
  /** Score that the members' outputs are added to: log-odds for classes. */
  readonly offsets: Float64Array;
  readonly isClass: boolean;
}

/** Features that are not zero in at least `max(4, 0.4 %)` of the molecules, ascending, as for the shipped models. */
export function frequentSlots(features: readonly SparseFeatures[], width: number): Uint16Array {
  const counts = new Uint32Array(width);
  for (const { slots } of features)
    for (const slot of slots) counts[slot] = (counts[slot] ?? 0) + 1;
  const least = Math.max(4, 0.004 * features.length);
  return Uint16Array.from(counts.keys()).filter((slot) => (counts[slot] ?? 0) >= least);
}

/** The probability of log-odds. */
export function logistic(score: number): number {
  return 1 / (1 + Math.exp(-score));
}
