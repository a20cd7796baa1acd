import { LEFT_OUT_REASONS, readDatasetManifest, readMerges } from '@biographql/ingest';
import type { AddCommand, CommandContext } from '../command-context.js';
import { addConfigFlags, configOf } from '../config-options.js';
import { createOutput } from '../output.js';

interface MergedFlags extends Readonly<Record<string, unknown>> {
  readonly leftOut?: boolean;
  readonly json?: boolean;
}

/** `biographql datasets merged`: lists merged entities, or those that were not merged and why. */
export const mergedCommand: AddCommand = (datasets, context) => {
  const command = datasets
    .command('merged')
    .description(
      'List the merged entities of the dataset as tab-separated lines: the IRI that holds the facts, and an IRI merged into it.',
    )
    .option('--left-out', 'list entities that look equivalent but were not merged, with the reason')
    .option('--json', 'print JSON')
    .action((flags: MergedFlags) => merged(flags, context));
  addConfigFlags(command, context, ['dataDir']);
};

async function merged(flags: MergedFlags, { streams, plugins }: CommandContext): Promise<void> {
  const output = createOutput({ json: flags.json === true }, streams);
  const { directory } = await readDatasetManifest(configOf(flags, { plugins }).dataDir);
  const { groups, leftOut } = await readMerges(directory);
  const lines =
    flags.leftOut === true
      ? leftOut.map(({ one, other, reason }) => `${one}\t${other}\t${LEFT_OUT_REASONS[reason]}`)
      : groups.flatMap(({ canonical, members }) =>
          members.map((member) => `${canonical}\t${member}`),
        );
  output.result(flags.leftOut === true ? { leftOut } : { groups }, lines.join('\n'));
}
