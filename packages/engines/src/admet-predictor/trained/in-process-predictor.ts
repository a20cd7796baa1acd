import { ADMET_MODEL_NAMES } from '@biographql/admet';
import {
  type CustomModel,
  createPredictor,
  type PredictorOptions,
} from '@biographql/admet-predictor';
import { type CallOptions, EngineUnavailableError } from '@biographql/core';
import type { AdmetPredictor, CustomAdmetModel } from '../admet-predictor.js';
import { trainingsIn } from './model-training.js';

/** Where the predictor's files are. Default: in its package. */
export interface PredictorFiles extends Pick<PredictorOptions, 'models' | 'wasm'> {
  /** Reads the text of the models' cards, `cards.json` next to the models. Default: nothing is known of their training. */
  readonly cards?: () => Promise<string>;
}

export interface OpenCustomModel {
  readonly facts: CustomAdmetModel;
  readonly model: CustomModel;
}

/** The trained models in this thread: for tests and small tools, since a long list blocks the thread between its pauses. */
export function inProcessPredictor(
  { cards, ...files }: PredictorFiles = {},
  custom: readonly OpenCustomModel[] = [],
): AdmetPredictor {
  const predictor = createPredictor<string>({
    ...files,
    custom: custom.map(({ model }) => model),
  });
  return {
    name: 'rdkit',
    models: ADMET_MODEL_NAMES,
    customModels: custom.map(({ facts }) => facts),
    async ready() {},
    predict: (smiles, model, { signal } = {}) =>
      attempt('predict', signal, () => predictor.predict(model, smiles, { signal })),
    describe: (smiles, { signal, identifiers } = {}) =>
      attempt('describe', signal, () => predictor.describe(smiles, { signal, identifiers })),
    findSubstructure: (pattern, smiles, { signal } = {}) =>
      attempt('findSubstructure', signal, () => predictor.findSubstructure(pattern, smiles)),
    ...(cards && {
      training: ({ signal }: CallOptions = {}) => trainingsIn(cards, 'rdkit', signal),
    }),
    async [Symbol.asyncDispose]() {},
  };
}

async function attempt<T>(
  operation: string,
  signal: AbortSignal | undefined,
  work: () => Promise<T>,
): Promise<T> {
  signal?.throwIfAborted();
  try {
    return await work();
  } catch (error) {
    signal?.throwIfAborted();
    throw new EngineUnavailableError('rdkit', operation, error);
  }
}
