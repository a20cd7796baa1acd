import { chooseDrivers, ENGINE_CHOICES } from '@biographql/engines';
import { releaseOf, rollBack } from '@biographql/ingest';
import type { AddCommand, CommandContext } from '../command-context.js';
import { addConfigFlags, configOf } from '../config-options.js';
import { createOutput } from '../output.js';
import { stopSignal } from '../stop-signal.js';

/** `biographql datasets rollback`: serves another retained version. */
export const rollbackCommand: AddCommand = (datasets, context) => {
  const command = datasets
    .command('rollback')
    .description(
      'Serve an earlier dataset again: the previous one, or the one you name. A running service switches by itself.',
    )
    .argument(
      '[id]',
      'its release, or the beginning of its id or digest (see `biographql datasets`)',
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
    output.result({ id: version.id, release, digest }, `${version.id} (${release}) is now served.`);
  } finally {
    stop.release();
  }
}
