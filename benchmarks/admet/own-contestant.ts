import { createPredictor } from '@biographql/admet-predictor';
import { measureCalls } from '../report/measure-calls.js';
import { serveContestant } from '../report/serve-contestant.js';
import type { MoleculesRun } from './molecules-run.js';

/** Molecules that were seen count as much as new ones. */
const predictor = createPredictor({ cacheSize: 0 });

await serveContestant({ run });

/** All 28 models of all molecules, in one call. */
function run({ molecules, limits }: MoleculesRun) {
  return measureCalls([molecules], (all) => predictor.predictAll([...all]), limits);
}
