import type { AdmetResult, AdmetRow } from '@biographql/core';
import type { AdmetPrediction } from '@biographql/engines';
import type { AdmetPredictions } from '../../services/admet-service.js';

/** Returns predictions in their wire form: one row per molecule; a rejected one has null and says why. */
export function toAdmetResult({ model, predictions }: AdmetPredictions): AdmetResult {
  return { dataframe: predictions.map(toRow), modelName: model };
}

function toRow(prediction: AdmetPrediction): AdmetRow {
  const { smiles } = prediction;
  if (prediction.status === 'predicted') return { predict: prediction.value, smiles };
  const { code, message, position } = prediction;
  const error = { code, message, ...(position === undefined ? {} : { position }) };
  return { predict: null, smiles, error };
}
