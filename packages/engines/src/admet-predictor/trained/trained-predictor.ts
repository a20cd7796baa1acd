import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { readAssayModel } from '@biographql/admet-predictor/train';
import type { AdmetPredictor } from '../admet-predictor.js';
import { inProcessPredictor, type OpenOwnModel } from './in-process-predictor.js';
import { CARDS_FILE } from './model-training.js';
import type { OwnModelFile } from './own-models.js';
import { type PooledPredictorOptions, pooledPredictor } from './pooled-predictor.js';

/**
 * The 28 trained models in worker threads. Where the predictor package is not built (a development tree that runs its
 * sources), they run in this thread instead, with the same answers.
 */
export function trainedPredictor(
  options: Omit<PooledPredictorOptions, 'module' | 'cards'> = {},
): AdmetPredictor {
  const module = builtWorker();
  return module === null
    ? inProcessPredictor({ cards: readCards }, options.own?.map(opened))
    : pooledPredictor({ ...options, module, cards: readCards });
}

function readCards(): Promise<string> {
  const { resolve } = createRequire(import.meta.url);
  return readFile(resolve(`@biographql/admet-predictor/models/${CARDS_FILE}`), 'utf8');
}

function opened({ name, bytes, facts }: OwnModelFile): OpenOwnModel {
  return { facts, model: readAssayModel(bytes, name) };
}

function builtWorker(): string | null {
  try {
    const path = createRequire(import.meta.url).resolve('@biographql/admet-predictor/worker');
    return /\.[cm]?js$/.test(path) ? path : null;
  } catch {
    return null;
  }
}
