import { type AdmetExplanation, type CallOptions, EngineUnavailableError } from '@biographql/core';
import { createExplainer, type ExplainerOptions } from './explainer.js';

/** A predictor of a service that explains its values. */
export interface Explaining {
  explain(smiles: string, model: string, options?: CallOptions): Promise<AdmetExplanation>;
}

/**
 * Adds explanations to a predictor of a service, in the same thread: for pages, tests and small tools.
 * @param options - files and custom models, as the predictor has them.
 */
export function withExplanations<Predictor extends { readonly name: string }>(
  predictor: Predictor,
  options: ExplainerOptions<string> = {},
): Predictor & Explaining {
  const explainer = createExplainer<string>(options);
  return {
    ...predictor,
    async explain(smiles, model, { signal } = {}) {
      signal?.throwIfAborted();
      try {
        return await explainer.explain(model, smiles, { signal, similar: 5 });
      } catch (error) {
        signal?.throwIfAborted();
        throw new EngineUnavailableError(predictor.name, 'explain', error);
      }
    },
  };
}
