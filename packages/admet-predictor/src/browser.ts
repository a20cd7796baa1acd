import type { PredictorOptions } from './index.js';
import { fetchSource } from './model/model-store.js';
import { assemblePredictor, type Predictor } from './predictor.js';
import { defaultToolkit } from './toolkit/toolkit.js';

/** The browser's {@link Predictor} factory: models and toolkit are fetched by URL. */
export function createPredictor(options: PredictorOptions = {}): Predictor {
  const { models, wasm, cacheSize, maxHeavyAtoms } = options;
  return assemblePredictor({
    source:
      typeof models === 'function'
        ? models
        : fetchSource(models ?? new URL(/* @vite-ignore */ '../models/', import.meta.url)),
    toolkit: typeof wasm === 'function' ? wasm : defaultToolkit(wasm),
    cacheSize,
    maxHeavyAtoms,
  });
}

export * from './exports.js';
export type { PredictorOptions } from './index.js';
