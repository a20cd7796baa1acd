import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { ADMET_MODEL_NAMES } from '@biographql/admet';
import {
  type CustomModel,
  createPredictor,
  type PredictorOptions,
} from '@biographql/admet-predictor';
import { type CallOptions, EngineUnavailableError } from '@biographql/core';
import { settingValues } from '../../driver.js';
import { integer } from '../../setting.js';
import type { AdmetDriver, AdmetPredictor, CustomAdmetModel } from '../admet-predictor.js';
import { trainingsIn } from './model-training.js';
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
  return readFile(resolve('@biographql/admet-predictor/models/cards.json'), 'utf8');
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
      'Number of threads that run ADMET models. Each thread holds the toolkit and the models that it has used (about 60 MB with all 28 models). 0 means the number of cores minus one, but at least one.',
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

/** Location of the predictor's files. Default: its package. */
export interface PredictorFiles extends Pick<PredictorOptions, 'models' | 'wasm'> {
  /** Reads the text of the models' cards, `cards.json` next to the models. Default: nothing is known of their training. */
  readonly cards?: () => Promise<string>;
}

export interface OpenCustomModel {
  readonly facts: CustomAdmetModel;
  readonly model: CustomModel;
}

/** The trained models in this thread: for tests and small tools, since a long list blocks the thread between its pauses. */
export function inProcessPredictor(
  { cards, ...files }: PredictorFiles = {},
  custom: readonly OpenCustomModel[] = [],
): AdmetPredictor {
  const predictor = createPredictor<string>({
    ...files,
    custom: custom.map(({ model }) => model),
  });
  return {
    name: 'rdkit',
    models: ADMET_MODEL_NAMES,
    customModels: custom.map(({ facts }) => facts),
    async ready() {},
    predict: (smiles, model, { signal } = {}) =>
      attempt('predict', signal, () => predictor.predict(model, smiles, { signal })),
    describe: (smiles, { signal, identifiers } = {}) =>
      attempt('describe', signal, () => predictor.describe(smiles, { signal, identifiers })),
    findSubstructure: (pattern, smiles, { signal } = {}) =>
      attempt('findSubstructure', signal, () => predictor.findSubstructure(pattern, smiles)),
    ...(cards && {
      training: ({ signal }: CallOptions = {}) => trainingsIn(cards, 'rdkit', signal),
    }),
    async [Symbol.asyncDispose]() {},
  };
}

async function attempt<T>(
  operation: string,
  signal: AbortSignal | undefined,
  work: () => Promise<T>,
): Promise<T> {
  signal?.throwIfAborted();
  try {
    return await work();
  } catch (error) {
    signal?.throwIfAborted();
    throw new EngineUnavailableError('rdkit', operation, error);
  }
}
