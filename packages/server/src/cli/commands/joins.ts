import { LEFT_OUT_REASONS, readDatasetManifest, readJoins } from '@biographql/ingest';
import type { AddCommand, CommandContext } from '../command-context.js';
import { addConfigFlags, configOf } from '../config-options.js';
import { createOutput } from '../output.js';

interface JoinsFlags extends Readonly<Record<string, unknown>> {
  readonly leftOut?: boolean;
  readonly json?: boolean;
}

/** `biographql joins`: lists which entities of the dataset stand under one IRI, or which were left apart and why. */
export const joinsCommand: AddCommand = (program, context) => {
  const command = program
    .command('joins')
    .description(
      'List the entities of the dataset that are the same thing under several IRIs, one line of tab-separated values each: the IRI under which the facts stand, and another.',
    )
    .option(
      '--left-out',
      'list those that may be the same thing and were left apart, with the reason',
    )
    .option('--json', 'print JSON')
    .action((flags: JoinsFlags) => joins(flags, context));
  addConfigFlags(command, context, ['dataDir']);
};

async function joins(flags: JoinsFlags, { streams, plugins }: CommandContext): Promise<void> {
  const output = createOutput({ json: flags.json === true }, streams);
  const { directory } = await readDatasetManifest(configOf(flags, { plugins }).dataDir);
  const { groups, leftOut } = await readJoins(directory);
  const lines =
    flags.leftOut === true
      ? leftOut.map(({ one, other, reason }) => `${one}\t${other}\t${LEFT_OUT_REASONS[reason]}`)
      : groups.flatMap(({ canonical, members }) =>
          members.map((member) => `${canonical}\t${member}`),
        );
  output.result(flags.leftOut === true ? { leftOut } : { groups }, lines.join('\n'));
}
