import type { ModelName } from './endpoints.js';
import type { Explainer } from './explain/explainer.js';
import type { ExplainOutcome } from './explain/explanation.js';
import { createPredictor } from './index.js';
import type { TrainedPrediction } from './prediction.js';
import type { Predictor } from './predictor.js';

/** A batch for one model; plain data, so that it can be posted to a worker thread. */
export interface PredictBatch {
  readonly model: ModelName;
  readonly smiles: readonly string[];
}

/** A batch for several models; all 28 by default. */
export interface PredictAllBatch {
  readonly smiles: readonly string[];
  readonly models?: readonly ModelName[];
}

/** A molecule whose value of one model is explained, with the five most similar measured ones. */
export interface ExplainMolecule {
  readonly model: ModelName;
  readonly smiles: string;
}

let shared: Predictor | undefined;
let explainer: Promise<Explainer> | undefined;

/** Predicts a batch with the thread's own predictor; batches of 10 to 100 suit a worker pool. */
export function predictBatch({
  model,
  smiles,
}: PredictBatch): Promise<readonly TrainedPrediction[]> {
  shared ??= createPredictor();
  return shared.predict(model, smiles);
}

/** Like {@link predictBatch} for several models at once. */
export function predictAllBatch({
  smiles,
  models,
}: PredictAllBatch): Promise<readonly (readonly TrainedPrediction[])[]> {
  shared ??= createPredictor();
  return shared.predictAll(smiles, models ? { models } : {});
}

/** Explains one model's value for one molecule; the code for it comes with the first. */
export async function explainMolecule({ model, smiles }: ExplainMolecule): Promise<ExplainOutcome> {
  explainer ??= import('./explain.js').then(({ createExplainer }) => createExplainer());
  return (await explainer).explain(model, smiles, { similar: 5 });
}
