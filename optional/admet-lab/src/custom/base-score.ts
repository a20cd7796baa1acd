import type { ModelOutput } from '@biographql/admet-predictor';

const LEAST_PROBABILITY = 1e-4;
/** Size of the log-odds between which those of a base are held. */
export const MOST_LOG_ODDS: number = Math.log((1 - LEAST_PROBABILITY) / LEAST_PROBABILITY);

/** What a layer builds on: log-odds of a classifier's probability, log10 of VD, CL and THALF, else the value. */
export function baseScore({ value, probability, logValue }: ModelOutput): number {
  if (probability === undefined) return logValue ?? value;
  const clipped = Math.min(1 - LEAST_PROBABILITY, Math.max(LEAST_PROBABILITY, probability));
  return Math.log(clipped / (1 - clipped));
}
