import { type AdmetDriver, type AdmetPredictor, settingValues } from '@biographql/engines';
import {
  builtModule,
  type CustomModelFile,
  inProcessPredictor,
  pooledPredictor,
  readCards,
  TRAINED_SETTINGS,
} from '@biographql/engines/internal';
import { text } from '@biographql/engines/settings';
import { readAssayModel } from '../custom/model.js';
import { withExplanations } from '../explain/explainer.js';
import { readCustomModels } from './custom-models.js';

const SETTINGS = {
  ...TRAINED_SETTINGS,
  admetModelsDir: text({
    defaultValue: '',
    placeholder: 'path',
    pattern: /^/,
    expected: 'a path',
    description:
      'Folder with custom models (`*.bin`) written by `biographql admet train`. The path is relative to the working directory. The service reads the models at start-up. It does not start if the folder contains any other `.bin` file. Default: none.',
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
        message:
          custom.length === 0 ? 'No custom ADMET models found.' : 'Custom ADMET models loaded.',
        facts: { folder: admetModelsDir, models: custom.map(({ name }) => name) },
      });
    return labPredictor(admetWorkers, custom);
  },
  async check(_at, { settings } = {}) {
    const custom = await readCustomModels(settingValues(SETTINGS, settings).admetModelsDir);
    await using predictor = labPredictor(1, custom);
    await predictor.predict(['CCO'], 'logS');
    const detail = `${predictor.name} has ${predictor.models.length} models, with explanations`;
    if (custom.length === 0) return [{ status: 'ok', detail }];
    const names = custom.map(({ name }) => name).join(', ');
    return [{ status: 'ok', detail: `${detail}, and the custom models: ${names}` }];
  },
};

/**
 * The 28 models and custom ones, with explanations, in worker threads. Where the package is not built (a development tree
 * that runs its sources), they run in this thread, with the same answers.
 */
export function labPredictor(workers: number, custom: readonly CustomModelFile[]): AdmetPredictor {
  const module = builtModule('@biographql/admet-lab/worker', import.meta.url);
  if (module !== null)
    return pooledPredictor({ workers, custom, module, explains: true, cards: readCards });
  const open = custom.map(({ facts, bytes, name }) => ({
    facts,
    model: readAssayModel(bytes, name),
  }));
  return withExplanations(inProcessPredictor({ cards: readCards }, open), {
    custom: open.map(({ model }) => model),
  });
}
