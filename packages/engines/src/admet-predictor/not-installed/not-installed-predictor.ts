import { ModelNotInstalledError } from '@biographql/core';
import type { AdmetPredictor } from '../admet-predictor.js';

/** The predictor of an installation without models: always ready, refuses every model, never invents a number. */
export function notInstalledPredictor(): AdmetPredictor {
  return {
    name: 'not-installed',
    models: [],
    async ready() {},
    async predict(_smiles, model, { signal } = {}) {
      signal?.throwIfAborted();
      throw new ModelNotInstalledError(model);
    },
    async [Symbol.asyncDispose]() {},
  };
}
