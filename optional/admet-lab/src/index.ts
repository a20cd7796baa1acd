import { fileURLToPath } from 'node:url';
import type { AddCommand, Plugin } from '@biographql/server';
import { admetExplainCommand } from './cli/explain.js';
import { admetImportCommand } from './cli/import.js';
import { admetReportCommand } from './cli/report.js';
import { admetTrainCommand } from './cli/train.js';
import { readAssayModel } from './custom/model.js';
import { labModels } from './driver/lab-models.js';
import { measuredFolder } from './measured-folder.js';

/** Explanations, custom models, and the commands `biographql admet explain | import | report | train`. */
export const plugin: Plugin = {
  name: '@biographql/admet-lab',
  drivers: { admet: [labModels] },
  commands: [addCommands],
  readAdmetModel: (bytes) => readAssayModel(bytes),
  webFolders: { '/admet/measured/': fileURLToPath(measuredFolder()) },
};

function addCommands(...[program, context]: Parameters<AddCommand>): void {
  const admet = program.commands.find((command) => command.name() === 'admet');
  if (admet === undefined) throw new Error('The command line has no command "admet".');
  admetReportCommand(admet, context);
  admetExplainCommand(admet, context);
  admetImportCommand(admet, context);
  admetTrainCommand(admet, context);
}
