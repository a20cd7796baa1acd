import { createPredictor } from '@biographql/admet-predictor';
import { serve } from '../child/serve.js';

const predictor = createPredictor({ cacheSize: 0 });

await serve({ predict });

/** Predicts all models for all molecules in one call. */
async function predict(smiles: readonly string[]) {
  const begin = process.cpuUsage();
  await predictor.predictAll([...smiles]);
  const { user, system } = process.cpuUsage(begin);
  return { cpuSeconds: (user + system) / 1e6 };
}
