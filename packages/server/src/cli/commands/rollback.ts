import { chooseDrivers, ENGINE_CHOICES } from '@biographql/engines';
import { releaseOf, rollBack } from '@biographql/ingest';
import type { AddCommand, CommandContext } from '../command-context.js';
import { addConfigFlags, configOf } from '../config-options.js';
import { createOutput } from '../output.js';
import { stopSignal } from '../stop-signal.js';

/** `biographql rollback`: serves another version that the data directory keeps. */
export const rollbackCommand: AddCommand = (program, context) => {
  const command = program
    .command('rollback')
    .description(
      'Serve an earlier dataset again: the one before the served one, or the one that is named. A running service takes it over by itself.',
    )
    .argument(
      '[id]',
      'the beginning of its name as `biographql datasets` tells it, of its digest, or its release',
    )
    .option('--json', 'print JSON')
    .action((id: string | undefined, flags: Readonly<Record<string, unknown>>) =>
      rollback(id, flags, context),
    );
  addConfigFlags(command, context, ['dataDir', ...Object.values(ENGINE_CHOICES)]);
};

async function rollback(
  id: string | undefined,
  flags: Readonly<Record<string, unknown>>,
  { streams, plugins }: CommandContext,
): Promise<void> {
  const output = createOutput({ json: flags.json === true }, streams);
  const config = configOf(flags, { plugins });
  const stop = stopSignal();
  try {
    const drivers = chooseDrivers(plugins.drivers, config);
    const options = { to: id, drivers, signal: stop.signal };
    const version = await rollBack(config.dataDir, options);
    const { digest } = version.manifest;
    const release = releaseOf(version.manifest);
    output.result(
      { id: version.id, release, digest },
      `${version.id} (${release}) is served from now on.`,
    );
  } finally {
    stop.release();
  }
}
