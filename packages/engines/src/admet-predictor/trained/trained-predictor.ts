import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AdmetPredictor } from '../admet-predictor.js';
import { inProcessPredictor } from './in-process-predictor.js';
import { CARDS_FILE } from './model-training.js';
import { type PooledPredictorOptions, pooledPredictor } from './pooled-predictor.js';

/** The 28 trained models in worker threads, or in this thread where the predictor package is not built. */
export function trainedPredictor(
  options: Pick<PooledPredictorOptions, 'workers'> = {},
): AdmetPredictor {
  const module = builtModule('@biographql/admet-predictor/worker', import.meta.url);
  return module === null
    ? inProcessPredictor({ cards: readCards })
    : pooledPredictor({ ...options, module, cards: readCards });
}

export function readCards(): Promise<string> {
  const { resolve } = createRequire(import.meta.url);
  return readFile(resolve(`@biographql/admet-predictor/models/${CARDS_FILE}`), 'utf8');
}

/** Returns the path of a module for threads; null when its package is not built. */
export function builtModule(name: string, from: string): string | null {
  try {
    const path = createRequire(from).resolve(name);
    return /\.[cm]?js$/.test(path) ? path : null;
  } catch {
    return null;
  }
}
