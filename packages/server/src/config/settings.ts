import { isIP } from 'node:net';
import { isRecord } from '@biographql/core/internal';
import { driverSettings, ENGINE_CHOICES, type Settings } from '@biographql/engines';
import { DRIVERS } from '@biographql/engines/drivers';
import {
  choice,
  flag,
  integer,
  list,
  type Setting,
  secret,
  text,
  url,
} from '@biographql/engines/settings';
import { isNamedDirectory } from '../datasets/engine-id.js';
import groups from './setting-groups.json' with { type: 'json' };
import table from './settings.json' with { type: 'json' };

export type { Config } from '../generated/config.js';

/** The settings that hold several values, by name: `limits` is `maxDepth=20,rateLimit=600`. */
export type GroupName = 'limits' | 'workers' | 'engines';

/** Where a value of a group is: `sparqlWorkers` is `sparql` of `workers`. */
export interface GroupPlace {
  readonly group: GroupName;
  readonly key: string;
}

const PLACES = new Map<string, GroupPlace>([
  ...groups.limits.map((name) => [name, { group: 'limits', key: name }] as const),
  ...Object.entries(groups.workers).map(
    ([name, key]) => [name, { group: 'workers', key }] as const,
  ),
  ...Object.entries(ENGINE_CHOICES).map(
    ([key, name]) => [name, { group: 'engines', key }] as const,
  ),
]);

/** Values of a group by key, as they were given. */
export type GroupValues = Readonly<Record<string, unknown>>;

/** Returns a setting for several values: a JSON object in the file, pairs such as `maxDepth=20` elsewhere. */
function group(example: string, description: string): Setting<GroupValues> {
  return {
    defaultValue: {},
    placeholder: 'pairs',
    description,
    expected: `pairs such as \`${example}\`, separated by commas`,
    parse(raw) {
      if (typeof raw === 'string') return parsePairs(raw);
      return isRecord(raw) && !Array.isArray(raw) ? raw : undefined;
    },
  };
}

function parsePairs(text: string): GroupValues | undefined {
  const pairs = text.split(',').map((pair) => /^\s*([A-Za-z]+)\s*=\s*(\S+)\s*$/.exec(pair));
  if (pairs.some((pair) => pair === null)) return undefined;
  return Object.fromEntries(pairs.map((pair) => [pair?.[1] ?? '', pair?.[2]]));
}

/** A row of settings.json, which has every setting once. */
interface Row {
  readonly kind: string;
  readonly help: string;
  readonly default?: unknown;
  readonly min?: number;
  readonly max?: number;
  readonly pattern?: string;
  readonly expected?: string;
  readonly words?: readonly string[];
  readonly example?: string;
  readonly placeholder?: string;
  readonly variable?: string;
  /** What to use instead of a deprecated setting, which is read until 0.4. */
  readonly replacement?: string;
}

const ROWS: Readonly<Record<string, Row>> = table;

/** What no pattern can say of a text, or of the items of a list. */
const CHECKS: Readonly<Record<string, (text: string) => boolean>> = {
  datasets: isNamedDirectory,
  trustedProxies: isProxyAddress,
  corsOrigins: isOrigin,
  limitsUrl: isStoreAddress,
};

function toSetting(name: string, row: Row): Setting<unknown> {
  const { kind, help: description, min = 0, max = 0, expected = '', placeholder, variable } = row;
  const { default: defaultValue } = row;
  const facts = { description, ...(placeholder && { placeholder }), ...(variable && { variable }) };
  const pattern = new RegExp(row.pattern ?? '');
  const isValid = CHECKS[name] ?? (() => true);
  switch (kind) {
    case 'integer':
      return integer({ ...facts, defaultValue: Number(defaultValue), min, max });
    case 'flag':
      return flag({ ...facts, defaultValue: defaultValue === true });
    case 'choice':
      return choice(row.words ?? [], { ...facts, defaultValue: String(defaultValue) });
    case 'list':
      return list({ ...facts, defaultValue: [], expected, isItem: isValid });
    case 'url':
      return url(facts);
    case 'group':
      return group(row.example ?? '', description);
    case 'secret':
      return secret({ description, pattern, expected, isValid });
    default:
      return text({ ...facts, defaultValue: String(defaultValue), pattern, expected });
  }
}

/** A setting with its places, which follow from its name: `dataDir` is `BIOGRAPHQL_DATA_DIR` and `--data-dir <path>`. */
export interface NamedSetting extends Setting<unknown> {
  /** Field of the configuration file. */
  readonly name: string;
  readonly variable: string;
  /** Command-line flag with its placeholder; null for a secret, which must not show in a process list. */
  readonly flag: string | null;
  /** The group that it is a value of; as a setting of its own it is deprecated then. */
  readonly place: GroupPlace | null;
  /** What to use instead; null when it is not deprecated. */
  readonly replacement: string | null;
}

/** The file, environment and flags that `loadConfig` reads, the help texts and docs/reference/configuration.md come from here. */
export const SETTINGS: readonly NamedSetting[] = settingsWith(driverSettings(DRIVERS));

export function settingsWith(engineSettings: Settings): readonly NamedSetting[] {
  const own = Object.entries(ROWS).map(([name, row]) => named(name, toSetting(name, row)));
  return [...own, ...Object.entries(engineSettings).map(([name, setting]) => named(name, setting))];
}

function named(name: string, setting: Setting<unknown>): NamedSetting {
  const { variable, placeholder } = setting;
  const place = PLACES.get(name) ?? null;
  return {
    ...setting,
    name,
    variable: variable ?? getVariable(name),
    flag: placeholder === null ? null : `${getFlag(name)} <${placeholder}>`,
    place,
    replacement:
      place === null
        ? (ROWS[name]?.replacement ?? null)
        : `Use "${place.group}": {"${place.key}": …} or --${place.group} ${place.key}=….`,
  };
}

export function getVariable(name: string): string {
  return `BIOGRAPHQL_${name.replace(/[A-Z]/g, '_$&').toUpperCase()}`;
}

export function getFlag(name: string): string {
  return `--${name.replace(/[A-Z]/g, '-$&').toLowerCase()}`;
}

export function isProxyAddress(text: string): boolean {
  const [address = '', length, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return (
    length === undefined ||
    (/^\d{1,3}$/.test(length) && Number(length) <= (version === 4 ? 32 : 128))
  );
}

const STORE_SCHEMES = ['redis:', 'rediss:', 'valkey:', 'valkeys:'];

/** Returns true for the address of a store that replicas share, with a database number at most. */
function isStoreAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, pathname, search, hash } = new URL(text);
  const isPlain = search === '' && hash === '' && /^\/?\d*$/.test(pathname);
  return STORE_SCHEMES.includes(protocol) && hostname !== '' && isPlain;
}

export function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { origin, protocol } = new URL(text);
  return origin === text && (protocol === 'https:' || protocol === 'http:');
}
