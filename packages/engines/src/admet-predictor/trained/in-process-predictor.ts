import { ADMET_MODEL_NAMES } from '@biographql/admet';
import { createPredictor } from '@biographql/admet-predictor';
import { EngineUnavailableError } from '@biographql/core';
import type { AdmetPredictor } from '../admet-predictor.js';

/** The trained models in this thread: for tests and small tools, since a long list holds the thread up between its pauses. */
export function inProcessPredictor(): AdmetPredictor {
  const predictor = createPredictor();
  return {
    name: 'rdkit',
    models: ADMET_MODEL_NAMES,
    async ready() {},
    async predict(smiles, model, { signal } = {}) {
      signal?.throwIfAborted();
      try {
        return await predictor.predict(model, smiles, { signal });
      } catch (error) {
        signal?.throwIfAborted();
        throw new EngineUnavailableError('rdkit', 'predict', error);
      }
    },
    async [Symbol.asyncDispose]() {},
  };
}
