import type { AdmetModelName } from '@biographql/admet';
import type { AdmetSource } from '@biographql/client';
import type { AdmetPrediction } from '@biographql/core';
import type { PredictAnswer, PredictRequest } from './predict-worker.ts';

/** The predictor in a worker of this browser: no molecule leaves the page, and the page is never blocked. */
export const browserSource: AdmetSource<AdmetModelName> = {
  name: 'browser',
  predict: ({ model, smiles }, { signal }) => ask({ model, smiles }, signal),
};

/** One for the page: it keeps the toolkit, the models and the molecules that it has loaded. */
let worker: Worker | undefined;

// A chunk that is given up is predicted to its end for nobody, which takes milliseconds.
function ask(request: PredictRequest, signal: AbortSignal | undefined) {
  worker ??= new Worker(new URL('./predict-worker.ts', import.meta.url), { type: 'module' });
  const current = worker;
  const { port1: answers, port2: port } = new MessageChannel();
  const settled = new AbortController();
  return new Promise<readonly AdmetPrediction[]>((resolve, reject) => {
    answers.onmessage = ({ data }: MessageEvent<PredictAnswer>) =>
      'problem' in data ? reject(new Error(data.problem)) : resolve(data.predictions);
    signal?.addEventListener('abort', () => reject(signal.reason), { signal: settled.signal });
    current.addEventListener(
      'error',
      () => {
        worker = undefined;
        reject(new Error('The code that predicts could not be loaded.'));
      },
      { signal: settled.signal },
    );
    current.postMessage(request, [port]);
  }).finally(() => {
    settled.abort();
    answers.close();
  });
}
