import { InvalidArgumentError } from '@biographql/core';
import { isScope, SCOPES } from '../../graphql/resolvers/context.js';
import type { CreatedKey, KeyRecord } from '../../http/keys/key-file.js';
import { addKey, getKeyFile, readKeyFile, removeKey, rotateKey } from '../../http/keys/key-file.js';
import { type CommandRun, defineCommand, defineGroup } from '../command.js';
import { EXIT, type Output } from '../output.js';

const settings = () => ['dataDir', 'keyFile'];
const ID = { '<id>': 'id of the key, see `keys list`' };

const createCommand = defineCommand({
  name: 'create',
  description: 'Create a key and print it once. Only its hash is stored.',
  options: {
    '--name <text>': { text: 'what the key is for', standard: '' },
    '--scope <scopes...>': `scopes of the key: ${Object.keys(SCOPES).join(', ')} (default: all but metrics)`,
    '--expires <time>': 'validity, e.g. 12h or 90d (default: unlimited)',
  },
  settings,
  async run({ flags, config, output }) {
    const { name = '', scope, expires } = flags;
    const traits = { name, scopes: parseScopes(scope), expires: getExpiry(expires) };
    printCreated(await addKey(getKeyFile(config()), traits), output);
  },
});

const listCommand = defineCommand({
  name: 'list',
  description: 'List keys with id, name, scopes and times.',
  settings,
  run({ config, output }) {
    const known = readKeyFile(getKeyFile(config())).map(shown);
    const text = known.length === 0 ? 'No keys.' : known.map(getLine).join('\n');
    output.result({ keys: known }, text);
  },
});

const rotateCommand = defineCommand({
  name: 'rotate',
  description: 'Replace a key. The old one stays valid for a while.',
  arguments: ID,
  options: {
    '--overlap <time>': {
      text: 'remaining validity of the old key, e.g. 1h or 7d',
      standard: '7d',
    },
    '--expires <time>': 'validity of the new key, e.g. 90d (default: unlimited)',
  },
  settings,
  async run(call, id: string) {
    const { flags, config, output } = call;
    const oldExpires = timeIn('--overlap', flags.overlap ?? '7d');
    const times = { oldExpires, expires: getExpiry(flags.expires) };
    const created = await rotateKey(getKeyFile(config()), id, times);
    if (created === null) reportUnknown(call, id);
    else printCreated(created, output, { replaces: id, oldExpires });
  },
});

const revokeCommand = defineCommand({
  name: 'revoke',
  description: 'Revoke a key immediately.',
  arguments: ID,
  settings,
  async run(call, id: string) {
    const isRevoked = await removeKey(getKeyFile(call.config()), id);
    if (isRevoked) call.output.result({ revoked: id }, `Revoked ${id}.`);
    else reportUnknown(call, id);
  },
});

export const keysCommand = defineGroup('keys', 'Create, list, rotate and revoke API keys.', [
  createCommand,
  listCommand,
  rotateCommand,
  revokeCommand,
]);

function reportUnknown({ output, finish }: CommandRun<object>, id: string): void {
  output.failure(`There is no key ${id}.`);
  finish(EXIT.FAILED);
}

/** Scopes may also come as one text with commas. */
function parseScopes(given: readonly string[] | undefined): readonly string[] | null {
  if (given === undefined) return null;
  const scopes = given.flatMap((each) => each.split(',')).map((each) => each.trim());
  const unknown = scopes.find((scope) => !isScope(scope));
  if (unknown === undefined) return [...new Set(scopes)];
  const reason = `must be one of ${Object.keys(SCOPES).join(', ')}`;
  throw new InvalidArgumentError('--scope', reason, unknown);
}

function getExpiry(expires: string | undefined): string | null {
  return expires === undefined ? null : timeIn('--expires', expires);
}

function timeIn(flag: string, text: string): string {
  return new Date(Date.now() + parseDuration(flag, text)).toISOString();
}

function printCreated(
  { record, key }: CreatedKey,
  output: Output,
  rotated?: { readonly replaces: string; readonly oldExpires: string },
): void {
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

function getLine({ id, name, created, scopes, expires }: ReturnType<typeof shown>): string {
  const limits = scopes === null ? 'everything' : scopes.join(',');
  return `${id}  ${created}  ${getEnd(expires)}  ${limits}  ${name}`.trimEnd();
}

function getEnd(expires: string | null): string {
  if (expires === null) return 'no end';
  return Date.parse(expires) <= Date.now() ? `expired ${expires}` : `until ${expires}`;
}

const UNITS: Readonly<Record<string, number>> = {
  m: 60_000,
  h: 3_600_000,
  d: 86_400_000,
};

/** A hundred years; longer spans are typing errors. */
const LONGEST_MS = 36_525 * 86_400_000;

export function parseDuration(flag: string, text: string): number {
  const [, count = '', unit = ''] = /^([1-9]\d{0,8})([mhd])$/.exec(text) ?? [];
  const ms = Number(count) * (UNITS[unit] ?? 0);
  if (ms > 0 && ms <= LONGEST_MS) return ms;
  throw new InvalidArgumentError(flag, 'must be minutes, hours or days such as `90d`', text);
}
