import { createPredictor } from '@biographql/admet-predictor';
import { serve } from '../child/serve.js';

const predictor = createPredictor();
let round = 0;

await serve({ predict });

/** Predicts all models for all molecules and describes them. A name makes each text a new one, which is read once. */
async function predict(smiles: readonly string[]) {
  round += 1;
  const fresh = smiles.map((each) => `${each} ${round}`);
  const begin = process.cpuUsage();
  await predictor.predictAll(fresh);
  await predictor.describe(fresh);
  const { user, system } = process.cpuUsage(begin);
  return { cpuSeconds: (user + system) / 1e6 };
}
