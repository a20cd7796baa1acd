import { InvalidArgumentError } from '@biographql/core';
import { isScope, SCOPES } from '../../graphql/resolvers/context.js';
import {
  addKey,
  type CreatedKey,
  getKeyFile,
  type KeyRecord,
  readKeyFile,
  removeKey,
  rotateKey,
} from '../../http/keys/key-file.js';
import { type CommandRun, defineCommand, defineGroup } from '../command.js';
import { EXIT, linesWhere, type Output } from '../output.js';

const settings = ['dataDir', 'keyFile'];
const ID = { '<id>': 'id of the key, see `keys list`' };
const SCOPE_NAMES = Object.keys(SCOPES).join(', ');

const createCommand = defineCommand({
  name: 'create',
  description: 'Create a key and print it once. Only its hash is stored.',
  options: {
    '--name <text>': { text: 'what the key is for', standard: '' },
    '--scope <scopes...>': `scopes of the key: ${SCOPE_NAMES} (default: all but metrics)`,
    '--expires <time>': 'validity, e.g. 12h or 90d (default: unlimited)',
  },
  settings,
  async run({ flags: { name, scope, expires }, config, output }) {
    const traits = { name, scopes: parseScopes(scope), expires: timeIn('--expires', expires) };
    printCreated(await addKey(getKeyFile(config()), traits), output);
  },
});

const listCommand = defineCommand({
  name: 'list',
  description: 'List keys with id, creation time, expiry, scopes and name.',
  settings,
  run({ config, output }) {
    const keys = readKeyFile(getKeyFile(config())).map(shown);
    const lines = keys.map(({ id, name, created, scopes, expires }) =>
      `${id}  ${created}  ${getEnd(expires)}  ${scopes?.join(',') ?? 'all but metrics'}  ${name}`.trimEnd(),
    );
    output.result({ keys }, keys.length === 0 ? 'No keys.' : lines.join('\n'));
  },
});

const rotateCommand = defineCommand({
  name: 'rotate',
  description: 'Replace a key. The old one stays valid for a while.',
  arguments: ID,
  options: {
    '--overlap <time>': { text: 'how long the old key stays valid, e.g. 1h', standard: '7d' },
    '--expires <time>': 'how long the new key is valid, e.g. 90d (default: unlimited)',
  },
  settings,
  async run(call, id: string) {
    const { overlap, expires } = call.flags;
    const oldExpires = timeAfter('--overlap', overlap);
    const times = { oldExpires, expires: timeIn('--expires', expires) };
    const rotated = await rotateKey(getKeyFile(call.config()), id, times);
    if (rotated === null) reportUnknown(call, id);
    else printCreated(rotated, call.output, { replaces: id, oldExpires: rotated.oldExpires });
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

function reportUnknown({ output, finish }: CommandRun, id: string): void {
  output.failure(`There is no key ${id}.`);
  finish(EXIT.FAILED);
}

/** Scopes may also come as one text with commas. */
function parseScopes(given: readonly string[] | undefined): readonly string[] | null {
  if (given === undefined) return null;
  const scopes = given.flatMap((each) => each.split(',')).map((each) => each.trim());
  const unknown = scopes.find((scope) => !isScope(scope));
  if (unknown === undefined) return [...new Set(scopes)];
  throw new InvalidArgumentError('--scope', `must be one of ${SCOPE_NAMES}`, unknown);
}

function printCreated(
  { record, key }: CreatedKey,
  output: Output,
  rotated?: { readonly replaces: string; readonly oldExpires: string },
): void {
  const lines = linesWhere(
    record.id,
    key,
    'This key is shown only once.',
    rotated ? `The old key ${rotated.replaces} expires at ${rotated.oldExpires}.` : false,
  );
  output.result({ ...shown(record), key, ...rotated }, lines);
}

function shown({ id, name, created, scopes = null, expires = null }: KeyRecord) {
  return { id, name, created, scopes, expires };
}

function getEnd(expires: string | null): string {
  if (expires === null) return 'never expires';
  return Date.parse(expires) <= Date.now() ? `expired ${expires}` : `until ${expires}`;
}

function timeIn(flag: string, text: string | undefined): string | null {
  return text === undefined ? null : timeAfter(flag, text);
}

function timeAfter(flag: string, text: string): string {
  return new Date(Date.now() + parseDuration(flag, text)).toISOString();
}

const UNITS: Readonly<Record<string, number>> = { m: 60_000, h: 3_600_000, d: 86_400_000 };

/** A hundred years; longer spans are typing errors. */
const LONGEST_MS = 36_525 * 86_400_000;

export function parseDuration(flag: string, text: string): number {
  const [, count = '', unit = ''] = /^([1-9]\d{0,8})([mhd])$/.exec(text) ?? [];
  const ms = Number(count) * (UNITS[unit] ?? 0);
  if (ms > 0 && ms <= LONGEST_MS) return ms;
  throw new InvalidArgumentError(flag, 'must be a time such as `30m`, `12h` or `90d`', text);
}
