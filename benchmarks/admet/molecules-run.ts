import type { CallLimits } from '../report/measure-calls.js';

/** What to predict: one call takes all molecules. */
export interface MoleculesRun {
  readonly molecules: readonly string[];
  readonly limits: CallLimits;
}
