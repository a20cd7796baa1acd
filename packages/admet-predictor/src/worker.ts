import type { MoleculeDescription, SubstructureSearch } from '@biographql/core';
import type { ModelName } from './endpoints.js';
import { createPredictor, type Predictor } from './index.js';
import type { TrainedPrediction } from './prediction.js';

/** A batch for one model. Plain data, which can be posted to a worker thread. */
export interface PredictBatch {
  readonly model: ModelName;
  readonly smiles: readonly string[];
}

/** A batch for several models; all 28 by default. */
export interface PredictAllBatch {
  readonly smiles: readonly string[];
  readonly models?: readonly ModelName[];
}

/** Molecules to describe. */
export interface DescribeBatch {
  readonly smiles: readonly string[];
  /** Whether InChI and InChIKey are computed too. Default: false. */
  readonly identifiers?: boolean;
}

let predictor: Predictor | undefined;

/** Predicts a batch with the thread's own predictor; batches of 10 to 100 suit a worker pool. */
export function predictBatch({
  model,
  smiles,
}: PredictBatch): Promise<readonly TrainedPrediction[]> {
  predictor ??= createPredictor();
  return predictor.predict(model, smiles);
}

/** Like {@link predictBatch} for several models at once. */
export function predictAllBatch({
  smiles,
  models,
}: PredictAllBatch): Promise<readonly (readonly TrainedPrediction[])[]> {
  predictor ??= createPredictor();
  return predictor.predictAll(smiles, { models });
}

/** Describes a batch of molecules without a model. */
export function describeBatch({
  smiles,
  identifiers,
}: DescribeBatch): Promise<readonly MoleculeDescription[]> {
  predictor ??= createPredictor();
  return predictor.describe(smiles, { identifiers });
}

/** A pattern, and the molecules that may hold it. */
export interface SubstructureBatch {
  readonly pattern: string;
  readonly smiles: readonly string[];
}

/** Finds which molecules of a batch hold a pattern. */
export function findSubstructure({
  pattern,
  smiles,
}: SubstructureBatch): Promise<SubstructureSearch> {
  predictor ??= createPredictor();
  return predictor.findSubstructure(pattern, smiles);
}
