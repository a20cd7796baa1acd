import type { AdmetModelName } from '@biographql/admet';
import type { Prediction } from '@biographql/admet-predictor';
import type { AdmetPrediction } from '../admet-predictor.js';

/** Molecules that one task predicts: enough to hide its cost, few enough to share the threads. */
const BATCH_SIZE = 64;

/** Molecules for one model, as a thread takes them. */
export interface AdmetBatch {
  readonly model: AdmetModelName;
  readonly smiles: readonly string[];
}

/** Cuts a list into batches, in order. */
export function batchesOf(smiles: readonly string[], model: AdmetModelName): readonly AdmetBatch[] {
  const batches: AdmetBatch[] = [];
  for (let start = 0; start < smiles.length; start += BATCH_SIZE) {
    batches.push({ model, smiles: smiles.slice(start, start + BATCH_SIZE) });
  }
  return batches;
}

const CODES = {
  empty: 'EMPTY_SMILES',
  unparsable: 'INVALID_SMILES',
  'too-large': 'MOLECULE_TOO_LARGE',
  'toolkit-failure': 'TOOLKIT_FAILURE',
} as const;

/** Keeps of a prediction what the interface promises. */
export function toAdmetPrediction(prediction: Prediction): AdmetPrediction {
  const { smiles } = prediction;
  if (prediction.status === 'predicted') {
    return { smiles, status: 'predicted', value: prediction.value };
  }
  const { reason, message, position } = prediction;
  return {
    smiles,
    status: 'rejected',
    code: CODES[reason],
    message,
    ...(position === undefined ? {} : { position }),
  };
}
