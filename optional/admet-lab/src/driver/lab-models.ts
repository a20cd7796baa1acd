import { type AdmetDriver, settingValues } from '@biographql/engines';
import { TRAINED_SETTINGS } from '@biographql/engines/internal';
import { text } from '@biographql/engines/settings';
import { readCustomModels } from './custom-models.js';
import { labPredictor } from './lab-predictor.js';

const SETTINGS = {
  ...TRAINED_SETTINGS,
  admetModelsDir: text({
    defaultValue: '',
    placeholder: 'path',
    pattern: /^/,
    expected: 'a path',
    description:
      'Folder of custom models, files that `biographql admet train` wrote (`*.bin`); relative to the working directory. They are read at start-up, which fails for other `.bin` files. Default: none.',
  }),
};

/** The 28 models with explanations, and custom models, in worker threads. */
export const labModels: AdmetDriver = {
  name: 'lab',
  format: null,
  replaces: 'trained',
  settings: SETTINGS,
  async open(_at, { settings, onEvent } = {}) {
    const { admetWorkers, admetModelsDir } = settingValues(SETTINGS, settings);
    const custom = await readCustomModels(admetModelsDir);
    if (admetModelsDir !== '')
      onEvent?.({
        level: custom.length === 0 ? 'warn' : 'info',
        message: custom.length === 0 ? 'No custom ADMET models found.' : 'Custom ADMET models.',
        facts: { folder: admetModelsDir, models: custom.map(({ name }) => name) },
      });
    return labPredictor({ workers: admetWorkers, custom });
  },
  async check(_at, { settings } = {}) {
    const custom = await readCustomModels(settingValues(SETTINGS, settings).admetModelsDir);
    await using predictor = labPredictor({ workers: 1, custom });
    await predictor.predict(['CCO'], 'logS');
    const detail = `${predictor.name} predicts and explains ${predictor.models.length} models`;
    if (custom.length === 0) return [{ status: 'ok', detail }];
    const names = custom.map(({ name }) => name).join(', ');
    return [{ status: 'ok', detail: `${detail}, and the custom models ${names}` }];
  },
};
