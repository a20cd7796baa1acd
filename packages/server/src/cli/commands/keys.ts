import { addKey, keyFilePath, readKeyFile, removeKey } from '../../keys/key-file.js';
import type { AddCommand } from '../command-context.js';
import { addConfigFlags, configOf } from '../config-options.js';
import { EXIT } from '../exit-codes.js';
import { createOutput } from '../output.js';

interface KeysFlags extends Readonly<Record<string, unknown>> {
  readonly json?: boolean;
  readonly name?: string;
}

/** `biographql keys create|list|revoke`: the keys of a data directory. A running service follows within a second. */
export const keysCommand: AddCommand = (program, { streams, finish }) => {
  const keys = program.command('keys').description('Create, list and revoke API keys.');
  const outputOf = ({ json = false }: KeysFlags) => createOutput({ json }, streams);
  const pathOf = (flags: KeysFlags) => keyFilePath(configOf(flags).dataDir);

  const create = keys
    .command('create')
    .description('Create a key and print it once; only its hash is kept.')
    .option('--name <text>', 'what the key is for', '')
    .option('--json', 'print JSON')
    .action(async (flags: KeysFlags) => {
      const { record, key } = await addKey(pathOf(flags), flags.name ?? '');
      const { id, name, created } = record;
      outputOf(flags).result(
        { id, name, created, key },
        `${id}\n${key}\nThe key is not shown again.`,
      );
    });

  const list = keys
    .command('list')
    .description('List the keys by id, name and time of creation.')
    .option('--json', 'print JSON')
    .action((flags: KeysFlags) => {
      const known = readKeyFile(pathOf(flags)).map(({ id, name, created }) => ({
        id,
        name,
        created,
      }));
      const lines = known.map(({ id, name, created }) => `${id}  ${created}  ${name}`);
      outputOf(flags).result({ keys: known }, lines.length === 0 ? 'No keys.' : lines.join('\n'));
    });

  const revoke = keys
    .command('revoke')
    .description('Revoke a key by its id.')
    .argument('<id>', 'id of the key, see `keys list`')
    .option('--json', 'print JSON')
    .action(async (id: string, flags: KeysFlags) => {
      const output = outputOf(flags);
      if (await removeKey(pathOf(flags), id)) {
        output.result({ revoked: id }, `Revoked ${id}.`);
        return;
      }
      output.failure(`There is no key ${id}.`);
      finish(EXIT.FAILED);
    });

  for (const command of [create, list, revoke]) addConfigFlags(command, ['dataDir']);
};
