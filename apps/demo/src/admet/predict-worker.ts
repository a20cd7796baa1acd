import { createPredictor, type ModelName } from '@biographql/admet-predictor';
import type { AdmetPrediction } from '@biographql/core';
import { errorWords } from '../error-words.ts';

/** What the page asks of the worker, with a port of its own for the answer. */
export interface PredictRequest {
  readonly model: ModelName;
  readonly smiles: readonly string[];
}

/** The predictions of a request, or why there are none. */
export type PredictAnswer =
  | { readonly predictions: readonly AdmetPrediction[] }
  | { readonly problem: string };

const predictor = createPredictor({ models: '/admet/models/', wasm: '/admet/toolkit.wasm' });

addEventListener('message', async ({ data, ports: [port] }: MessageEvent<PredictRequest>) => {
  const answer: PredictAnswer = await predictor.predict(data.model, data.smiles).then(
    (predictions) => ({ predictions }),
    (error) => ({ problem: errorWords(error) }),
  );
  port?.postMessage(answer);
});
