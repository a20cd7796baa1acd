import { ADMET_MODEL_NAMES } from '@biographql/admet';
import { createPredictor } from '@biographql/admet-predictor';
import { createExplainer, type ExplainerOptions } from '@biographql/admet-predictor/explain';
import type { AssayModel } from '@biographql/admet-predictor/train';
import { type CallOptions, EngineUnavailableError } from '@biographql/core';
import type { AdmetPredictor, OwnAdmetModel } from '../admet-predictor.js';
import { trainingsIn } from './model-training.js';

/** Where the predictor's files are. Default: in its package. */
export interface PredictorFiles extends Pick<ExplainerOptions, 'models' | 'measured' | 'wasm'> {
  /** Reads the text of the models' cards, `cards.json` beside the models. Without it nothing is told of their training. */
  readonly cards?: () => Promise<string>;
}

/** A model beyond the 28, ready to predict. */
export interface OpenOwnModel {
  readonly facts: OwnAdmetModel;
  readonly model: AssayModel;
}

/**
 * The trained models in this thread: for tests and small tools, since a long list holds the thread up between its pauses.
 * @param own - models beyond the 28.
 */
export function inProcessPredictor(
  files: PredictorFiles = {},
  own: readonly OpenOwnModel[] = [],
): AdmetPredictor {
  const { measured: _, cards, ...ofPredictor } = files;
  const models = own.map(({ model }) => model);
  const predictor = createPredictor<string>({ ...ofPredictor, own: models });
  const explainer = createExplainer<string>({ ...files, own: models });
  const failure = (call: string, signal: AbortSignal | undefined, error: unknown) => {
    signal?.throwIfAborted();
    return new EngineUnavailableError('rdkit', call, error);
  };
  return {
    name: 'rdkit',
    models: ADMET_MODEL_NAMES,
    ownModels: own.map(({ facts }) => facts),
    async ready() {},
    async predict(smiles, model, { signal } = {}) {
      signal?.throwIfAborted();
      try {
        return await predictor.predict(model, smiles, { signal });
      } catch (error) {
        throw failure('predict', signal, error);
      }
    },
    ...(cards && {
      training: ({ signal }: CallOptions = {}) => trainingsIn(cards, 'rdkit', signal),
    }),
    async explain(smiles, model, { signal } = {}) {
      signal?.throwIfAborted();
      try {
        return await explainer.explain(model, smiles, { signal, similar: 5 });
      } catch (error) {
        throw failure('explain', signal, error);
      }
    },
    async [Symbol.asyncDispose]() {},
  };
}
