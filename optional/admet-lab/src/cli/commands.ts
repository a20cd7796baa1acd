import type { AddCommand } from '@biographql/server';
import { admetExplainCommand } from './explain.js';
import { admetImportCommand } from './import.js';
import { admetReportCommand } from './report.js';
import { admetTrainCommand } from './train.js';

/** Adds the subcommands `explain`, `import`, `report` and `train` to `biographql admet`. */
export const admetLabCommands: AddCommand = (program, context) => {
  const admet = program.commands.find((command) => command.name() === 'admet');
  if (admet === undefined) throw new Error('The command line has no command "admet".');
  for (const add of [
    admetReportCommand,
    admetExplainCommand,
    admetImportCommand,
    admetTrainCommand,
  ])
    add(admet, context);
};
