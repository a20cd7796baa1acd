import type { AdmetDriver } from '../admet-driver.js';
import { notInstalledPredictor } from './not-installed-predictor.js';

/** No models: every one is refused. */
export const notInstalled: AdmetDriver = {
  name: 'not-installed',
  format: null,
  open: async () => notInstalledPredictor(),
};
