import { type AdmetPrediction, type AdmetResult, certaintyOf } from '@biographql/core';
import type { AdmetPredictions } from '../../../services/admet-service.js';

/** Returns predictions in their wire form: one row per molecule; a rejected one has null and says why, the others how sure they are. */
export function toAdmetResult({ model, predictions }: AdmetPredictions): AdmetResult {
  return {
    dataframe: predictions.map(({ smiles, value: predict, ...others }) =>
      others.status === 'rejected'
        ? { predict, smiles, error: others.reason }
        : { predict, smiles, ...told(others) },
    ),
    modelName: model,
  };
}

type Predicted = Extract<AdmetPrediction, { readonly status: 'predicted' }>;

// An engine may tell more of a prediction than the wire has.
function told({ outOfScope, ...others }: Omit<Predicted, 'smiles' | 'value'>) {
  return { ...certaintyOf(others), ...(outOfScope === undefined ? {} : { outOfScope }) };
}
