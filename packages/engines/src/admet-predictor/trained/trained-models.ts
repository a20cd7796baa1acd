import { settingValues } from '../../driver.js';
import { integer, text } from '../../setting.js';
import type { AdmetDriver } from '../admet-driver.js';
import { readOwnModels } from './own-models.js';
import { trainedPredictor } from './trained-predictor.js';

const SETTINGS = {
  admetWorkers: integer({
    defaultValue: 0,
    min: 0,
    max: 256,
    description:
      'Threads that predict ADMET models. Each holds the toolkit and the models it has used (about 60 MB with all 28). 0 takes the cores but one, at least 1.',
  }),
  admetModelsDir: text({
    defaultValue: '',
    placeholder: 'path',
    pattern: /^/,
    expected: 'a path',
    description:
      'Folder of models beyond the 28, files that `biographql admet train` wrote (`*.bin`); relative to the working directory. They are read at the start, which a file that is none stops. Empty: none.',
  }),
};

/** The models that come with the project, in worker threads. */
export const trainedModels: AdmetDriver = {
  name: 'trained',
  format: null,
  settings: SETTINGS,
  async open(_at, { settings, onEvent } = {}) {
    const { admetWorkers, admetModelsDir } = settingValues(SETTINGS, settings);
    const own = await readOwnModels(admetModelsDir);
    if (admetModelsDir !== '')
      onEvent?.({
        level: own.length === 0 ? 'warn' : 'info',
        message: own.length === 0 ? 'No model beyond the 28 is there.' : 'Models beyond the 28.',
        facts: { folder: admetModelsDir, models: own.map(({ name }) => name) },
      });
    return trainedPredictor({ workers: admetWorkers, own });
  },
  async check(_at, { settings } = {}) {
    const own = await readOwnModels(settingValues(SETTINGS, settings).admetModelsDir);
    await using predictor = trainedPredictor({ workers: 1, own });
    await predictor.predict(['CCO'], 'logS');
    const detail = `${predictor.name} predicts ${predictor.models.length} models`;
    if (own.length === 0) return [{ status: 'ok', detail }];
    const names = own.map(({ name }) => name).join(', ');
    return [{ status: 'ok', detail: `${detail}, and beyond them ${names}` }];
  },
};
