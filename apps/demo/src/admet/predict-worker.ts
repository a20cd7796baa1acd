import { createPredictor, type ModelName } from '@biographql/admet-predictor';
import type { AdmetPrediction } from '@biographql/core';
import { errorWords } from '../error-words.ts';
import type { WorkerAnswer } from '../worker-line.ts';

/** What the page asks of the worker, with a port of its own for the answer. */
export interface PredictRequest {
  readonly model: ModelName;
  readonly smiles: readonly string[];
}

const predictor = createPredictor({ models: '/admet/models/', wasm: '/admet/toolkit.wasm' });

addEventListener('message', async ({ data, ports: [port] }: MessageEvent<PredictRequest>) => {
  const answer: WorkerAnswer<readonly AdmetPrediction[]> = await predictor
    .predict(data.model, data.smiles)
    .then(
      (value) => ({ value }),
      (error) => ({ problem: errorWords(error) }),
    );
  port?.postMessage(answer);
});
