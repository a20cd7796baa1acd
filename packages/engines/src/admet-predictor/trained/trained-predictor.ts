import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { settingValues } from '../../driver.js';
import { integer } from '../../setting.js';
import type { AdmetDriver, AdmetPredictor } from '../admet-predictor.js';
import { inProcessPredictor } from './in-process-predictor.js';
import { CARDS_FILE } from './model-training.js';
import { type PooledPredictorOptions, pooledPredictor } from './pooled-predictor.js';

/** The 28 trained models in worker threads, or in this thread where the predictor package is not built. */
function trainedPredictor(options: Pick<PooledPredictorOptions, 'workers'> = {}): AdmetPredictor {
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

export const TRAINED_SETTINGS = {
  admetWorkers: integer({
    defaultValue: 0,
    min: 0,
    max: 256,
    description:
      'Threads that predict ADMET models. Each holds the toolkit and the models it has used (about 60 MB with all 28). 0 uses all cores but one, at least 1.',
  }),
};

/** The 28 models that come with the project, in worker threads. */
export const trainedModels: AdmetDriver = {
  name: 'trained',
  format: null,
  settings: TRAINED_SETTINGS,
  async open(_at, { settings } = {}) {
    return trainedPredictor({ workers: settingValues(TRAINED_SETTINGS, settings).admetWorkers });
  },
  async check() {
    await using predictor = trainedPredictor({ workers: 1 });
    await predictor.predict(['CCO'], 'logS');
    return [
      { status: 'ok', detail: `${predictor.name} predicts ${predictor.models.length} models` },
    ];
  },
};
