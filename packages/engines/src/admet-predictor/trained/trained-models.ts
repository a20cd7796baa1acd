import { settingValues } from '../../driver.js';
import { integer } from '../../setting.js';
import type { AdmetDriver } from '../admet-predictor.js';
import { trainedPredictor } from './trained-predictor.js';

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
