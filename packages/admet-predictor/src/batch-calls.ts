import type { ModelName } from './contract.js';
import type { Predictor } from './predictor.js';

/** A batch for one model. Plain data, which can be posted to a worker thread. */
export interface PredictBatch<Name extends string = ModelName> {
  readonly model: Name;
  readonly smiles: readonly string[];
}

/** A batch for several models; all by default. */
export interface PredictAllBatch<Name extends string = ModelName> {
  readonly smiles: readonly string[];
  readonly models?: readonly Name[];
}

/** Molecules to describe. */
export interface DescribeBatch {
  readonly smiles: readonly string[];
  /** Whether InChI and InChIKey are computed too. Default: false. */
  readonly identifiers?: boolean;
}

/** A pattern, and the molecules that may hold it. */
export interface SubstructureBatch {
  readonly pattern: string;
  readonly smiles: readonly string[];
}

/** Calls of a thread, by a predictor that is created with the first one. */
export function createBatchCalls<Custom extends string>(create: () => Predictor<Custom>) {
  type Name = ModelName | Custom;
  let created: Predictor<Custom> | undefined;
  const open = () => {
    created ??= create();
    return created;
  };
  return {
    predictBatch: ({ model, smiles }: PredictBatch<Name>) => open().predict(model, smiles),
    predictAllBatch: ({ smiles, models }: PredictAllBatch<Name>) =>
      open().predictAll(smiles, { models }),
    describeBatch: ({ smiles, identifiers }: DescribeBatch) =>
      open().describe(smiles, { identifiers }),
    findSubstructure: ({ pattern, smiles }: SubstructureBatch) =>
      open().findSubstructure(pattern, smiles),
  };
}
