import type { AddCommand } from '../command-context.js';
import { admetExplainCommand } from './admet-explain.js';
import { admetImportCommand } from './admet-import.js';
import { admetPredictCommand } from './admet-predict.js';
import { admetReportCommand } from './admet-report.js';
import { admetTrainCommand } from './admet-train.js';

/** `biographql admet`: reports on models, predicts, explains, imports tables, and trains models of one's own. */
export const admetCommand: AddCommand = (program, context) => {
  const admet = program
    .command('admet')
    .description('Work with the ADMET models that come with the project, and with one’s own.');
  admetReportCommand(admet, context);
  admetExplainCommand(admet, context);
  admetImportCommand(admet, context);
  admetPredictCommand(admet, context);
  admetTrainCommand(admet, context);
};
