import { ADMET_MODEL_NAMES } from '@biographql/admet';
import { expect, it } from 'vitest';
import { modelNames } from './endpoints.js';

it('names the models of the catalog, in its order', () => {
  expect(modelNames).toEqual(ADMET_MODEL_NAMES);
});
