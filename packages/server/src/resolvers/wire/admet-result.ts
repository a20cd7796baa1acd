import type { AdmetResult } from '@biographql/core';
import type { AdmetPredictions } from '../../services/admet-service.js';

/** Returns predictions in their wire form: one row per molecule; a rejected one has null and says why, one out of scope says so. */
export function toAdmetResult({ model, predictions }: AdmetPredictions): AdmetResult {
  return {
    dataframe: predictions.map(({ smiles, value: predict, ...others }) =>
      others.status === 'rejected'
        ? { predict, smiles, error: others.reason }
        : { predict, smiles, ...outOfScopeOf(others) },
    ),
    modelName: model,
  };
}

// An engine may tell more of a prediction than the wire has.
function outOfScopeOf({ outOfScope }: { readonly outOfScope?: string }) {
  return outOfScope === undefined ? {} : { outOfScope };
}
