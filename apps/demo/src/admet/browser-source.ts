import type { AdmetModelName } from '@biographql/admet';
import type { AdmetSource } from '@biographql/client';
import type { AdmetPrediction } from '@biographql/core';
import { workerLine } from '../worker-line.ts';
import type { PredictRequest } from './predict-worker.ts';

/** One for the page: it keeps the toolkit, the models and the molecules that it has loaded. */
const ask = workerLine<PredictRequest>(
  () => new Worker(new URL('./predict-worker.ts', import.meta.url), { type: 'module' }),
);

/** The predictor in a worker of this browser: no molecule leaves the page, and the page is never blocked. */
export const browserSource: AdmetSource<AdmetModelName> = {
  name: 'browser',
  predict: ({ model, smiles }, { signal }) =>
    ask<readonly AdmetPrediction[]>({ model, smiles }, signal),
};
