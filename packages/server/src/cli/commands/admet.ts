import type { AddCommand } from '../command-context.js';
import { admetPredictCommand } from './admet-predict.js';

/** `biographql admet`: predicts molecules. Optional packages add further subcommands. */
export const admetCommand: AddCommand = (program, context) => {
  const admet = program.command('admet').description('Work with ADMET models.');
  admetPredictCommand(admet, context);
};
