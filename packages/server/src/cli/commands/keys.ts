import { InvalidArgumentError } from '@biographql/core';
import type { Command } from 'commander';
import { isScope, SCOPES } from '../../graphql/scopes.js';
import type { CreatedKey, KeyRecord } from '../../http/keys/api-key.js';
import { addKey, keyFileOf, readKeyFile, removeKey, rotateKey } from '../../http/keys/key-file.js';
import type { AddCommand } from '../command-context.js';
import { addConfigFlags, configOf } from '../config-options.js';
import { parseDuration } from '../duration.js';
import { EXIT } from '../exit-codes.js';
import { createOutput, type Output } from '../output.js';

interface KeysFlags extends Readonly<Record<string, unknown>> {
  readonly json?: boolean;
  readonly name?: string;
  readonly scope?: readonly string[];
  readonly expires?: string;
  readonly overlap?: string;
}

/** `biographql keys create|list|rotate|revoke`: the keys of a data directory, or of a file. A running service follows within a second. */
export const keysCommand: AddCommand = (program, context) => {
  const { streams, finish, plugins } = context;
  const pathOf = (flags: KeysFlags) => keyFileOf(configOf(flags, { plugins }));
  const keys = program.command('keys').description('Create, list, rotate and revoke API keys.');
  const outputOf = ({ json = false }: KeysFlags) => createOutput({ json }, streams);
  const refuse = (output: Output, id: string) => {
    output.failure(`There is no key ${id}.`);
    finish(EXIT.FAILED);
  };

  add(keys, 'create', 'Create a key and print it once. Only its hash is stored.')
    .option('--name <text>', 'what the key is for', '')
    .option(
      '--scope <scopes...>',
      `what it may ask: ${Object.keys(SCOPES).join(', ')} (default: everything but metrics)`,
    )
    .option('--expires <time>', 'validity, e.g. 12h or 90d (default: unlimited)')
    .action(async (flags: KeysFlags) => {
      const { name = '', scope, expires } = flags;
      const traits = {
        name,
        scopes: scopesOf(scope),
        expires: expires === undefined ? null : timeIn('--expires', expires),
      };
      printCreated(await addKey(pathOf(flags), traits), outputOf(flags));
    });

  add(keys, 'list', 'List keys with id, name, scopes and times.').action((flags: KeysFlags) => {
    const known = readKeyFile(pathOf(flags)).map(shown);
    const text = known.length === 0 ? 'No keys.' : known.map(lineOf).join('\n');
    outputOf(flags).result({ keys: known }, text);
  });

  add(keys, 'rotate', 'Replace a key. The old one stays valid for a while.')
    .argument('<id>', 'id of the key, see `keys list`')
    .option('--overlap <time>', 'remaining validity of the old key, e.g. 1h or 7d', '7d')
    .option('--expires <time>', 'validity of the new key, e.g. 90d (default: unlimited)')
    .action(async (id: string, flags: KeysFlags) => {
      const { overlap = '7d', expires } = flags;
      const oldExpires = timeIn('--overlap', overlap);
      const times = {
        oldExpires,
        expires: expires === undefined ? null : timeIn('--expires', expires),
      };
      const created = await rotateKey(pathOf(flags), id, times);
      if (created === null) refuse(outputOf(flags), id);
      else printCreated(created, outputOf(flags), { replaces: id, oldExpires });
    });

  add(keys, 'revoke', 'Revoke a key immediately.')
    .argument('<id>', 'id of the key, see `keys list`')
    .action(async (id: string, flags: KeysFlags) => {
      const isRevoked = await removeKey(pathOf(flags), id);
      if (isRevoked) outputOf(flags).result({ revoked: id }, `Revoked ${id}.`);
      else refuse(outputOf(flags), id);
    });

  for (const command of keys.commands) addConfigFlags(command, context, ['dataDir', 'keyFile']);
};

function add(keys: Command, name: string, description: string): Command {
  return keys.command(name).description(description).option('--json', 'print JSON');
}

/** Scopes may also come as one text with commas. */
function scopesOf(given: readonly string[] | undefined): readonly string[] | null {
  if (given === undefined) return null;
  const scopes = given.flatMap((each) => each.split(',')).map((each) => each.trim());
  const unknown = scopes.find((scope) => !isScope(scope));
  if (unknown === undefined) return [...new Set(scopes)];
  const reason = `must be one of ${Object.keys(SCOPES).join(', ')}`;
  throw new InvalidArgumentError('--scope', reason, unknown);
}

function timeIn(flag: string, text: string): string {
  return new Date(Date.now() + parseDuration(flag, text)).toISOString();
}

interface Rotated {
  readonly replaces: string;
  readonly oldExpires: string;
}

function printCreated({ record, key }: CreatedKey, output: Output, rotated?: Rotated): void {
  const lines = [
    record.id,
    key,
    'The key is not shown again.',
    ...(rotated === undefined
      ? []
      : [`${rotated.replaces} stays valid until ${rotated.oldExpires}.`]),
  ];
  output.result({ ...shown(record), key, ...rotated }, lines.join('\n'));
}

function shown({ id, name, created, scopes = null, expires = null }: KeyRecord) {
  return { id, name, created, scopes, expires };
}

function lineOf({ id, name, created, scopes, expires }: ReturnType<typeof shown>): string {
  const limits = scopes === null ? 'everything' : scopes.join(',');
  return `${id}  ${created}  ${endOf(expires)}  ${limits}  ${name}`.trimEnd();
}

function endOf(expires: string | null): string {
  if (expires === null) return 'no end';
  return Date.parse(expires) <= Date.now() ? `expired ${expires}` : `until ${expires}`;
}
