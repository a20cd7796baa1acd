import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { isRecord } from '@biographql/core/internal';
import { resolveDirectory } from '../datasets/engine-id.js';
import {
  installAdvice,
  KNOWN_PLUGINS,
  pluginOfDriver,
  pluginOfSetting,
} from '../plugins/known-plugins.js';
import { ConfigError } from './config-error.js';
import PRESETS from './presets.json' with { type: 'json' };
import type { GroupName, GroupValues } from './settings.js';
import { type Config, getVariable, type NamedSetting, SETTINGS } from './settings.js';

/** Where settings come from. */
export interface ConfigSources {
  /** Values of flags by setting name; the strongest source. */
  readonly flags?: Readonly<Record<string, unknown>>;
  /** Default `process.env`. */
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** Path of a configuration file, which must exist. Default: `biographql.config.json` in `cwd`, if there is one. */
  readonly file?: string | undefined;
  /** Base of relative paths. Default: the working directory. */
  readonly cwd?: string;
  /** The settings that there are, of a set of plugins. Default: those without plugins. */
  readonly settings?: readonly NamedSetting[];
}

/** The file that is read without being asked for. */
export const DEFAULT_CONFIG_FILE = 'biographql.config.json';

/** Variables of the prefix that are read elsewhere. */
const OTHER_VARIABLES = new Set(['BIOGRAPHQL_CONFIG']);

/**
 * Returns all settings, read once: flags before environment before file before defaults. An empty variable counts as absent.
 * @throws ConfigError naming the flag, variable or field and what would be valid.
 */
export function loadConfig(sources: ConfigSources = {}): Config {
  const { cwd = process.cwd(), settings = SETTINGS } = sources;
  const read = openSources(sources);
  if (read.file !== null) checkFields(read.file, settings);
  checkVariables(read.env, settings);
  const alone = settings.filter(({ place }) => place === null);
  const config = Object.fromEntries(
    alone.map((each) => [each.name, readSetting(each, read)]),
  ) as Config;
  const grouped = readGrouped(config, settings, read);
  const vocabulary = config.vocabulary && resolve(cwd, config.vocabulary);
  const keyFile = config.keyFile && resolve(cwd, config.keyFile);
  const datasets = config.datasets.map((item) => resolveDirectory(item, cwd));
  return {
    ...config,
    ...grouped,
    ...metricsAddress(config),
    dataDir: resolve(cwd, config.dataDir),
    datasets,
    keyFile,
    vocabulary,
  };
}

function readGrouped(
  config: Config,
  settings: readonly NamedSetting[],
  sources: ReadSources,
): Partial<Config> {
  const members = settings.filter(({ place }) => place !== null);
  for (const group of ['limits', 'workers', 'engines'] as const) {
    checkKeys(group, config[group], members);
  }
  const preset: Readonly<Record<string, unknown>> = PRESETS[config.preset];
  const entries = members.map((setting) => {
    const { name, place, defaultValue } = setting;
    const given = place === null ? undefined : config[place.group][place.key];
    if (given !== undefined)
      return [name, valid(setting, given, `"${place?.key}" of ${place?.group}`)];
    return [name, readGiven(setting, sources) ?? preset[name] ?? defaultValue];
  });
  return Object.fromEntries(entries);
}

function checkKeys(group: GroupName, values: GroupValues, members: readonly NamedSetting[]): void {
  const keys = members.flatMap(({ place }) => (place?.group === group ? [place.key] : []));
  const unknown = Object.keys(values).find((key) => !keys.includes(key));
  if (unknown === undefined) return;
  throw new ConfigError(`Unknown name "${unknown}" in ${group}. Known: ${keys.join(', ')}.`);
}

function metricsAddress({ metrics, metricsHost, metricsPort }: Config) {
  if (metrics === '') return { metricsHost, metricsPort };
  const colon = metrics.lastIndexOf(':');
  const host = metrics.slice(0, colon).replace(/^\[|\]$/g, '');
  return { metricsHost: host, metricsPort: Number(metrics.slice(colon + 1)) };
}

/**
 * Returns the names of the plugins to load. Nothing else of the file is checked: plugins bring settings of their own.
 * @throws ConfigError.
 */
export function readPluginNames(sources: Omit<ConfigSources, 'settings'> = {}): readonly string[] {
  const read = openSources(sources);
  return SETTINGS.filter(({ name }) => name === 'plugins').flatMap(
    (setting) => readSetting(setting, read) as readonly string[],
  );
}

/** Returns a sentence for each variable that looks like a setting and is none, and for each deprecated setting that is used. */
export function settingWarnings(sources: ConfigSources = {}): readonly string[] {
  const { settings = SETTINGS } = sources;
  const read = openSources(sources);
  const known = new Set([...settings.map(({ variable }) => variable), ...OTHER_VARIABLES]);
  const unknown = Object.keys(read.env).filter(
    (name) => name.startsWith('BIOGRAPHQL_') && !known.has(name),
  );
  const used = settings.flatMap((setting) => {
    const { name, variable, replacement } = setting;
    if (replacement === null || readGiven(setting, read) === undefined) return [];
    return [`The setting ${name} (${variable}) is deprecated. ${replacement}`];
  });
  return [...unknown.map((name) => `Unknown variable ${name}: ignored.`), ...used];
}

interface ConfigFile {
  readonly path: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

interface ReadSources {
  readonly flags: Readonly<Record<string, unknown>>;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly file: ConfigFile | null;
}

function openSources({ flags = {}, env = process.env, ...sources }: ConfigSources): ReadSources {
  const path = sources.file ?? (env.BIOGRAPHQL_CONFIG || undefined);
  return { flags, env, file: readConfigFile(path, sources.cwd ?? process.cwd()) };
}

function readSetting(setting: NamedSetting, sources: ReadSources): unknown {
  return readGiven(setting, sources) ?? setting.defaultValue;
}

function readGiven(setting: NamedSetting, { flags, env, file }: ReadSources): unknown {
  const { name, variable, flag } = setting;
  if (flags[name] !== undefined) {
    return valid(setting, flags[name], `flag ${flag?.split(' ')[0] ?? name}`);
  }
  const value = env[variable];
  if (value !== undefined && value !== '') {
    return valid(setting, value, `environment variable ${variable}`);
  }
  if (file !== null && Object.hasOwn(file.fields, name)) {
    return valid(setting, file.fields[name], `field "${name}" of ${file.path}`);
  }
  return undefined;
}

function valid(setting: NamedSetting, raw: unknown, place: string): unknown {
  const value = setting.parse(raw);
  if (value !== undefined) return value;
  const received = setting.placeholder === null ? '' : ` Received: ${shown(raw)}.`;
  const owner = setting.name.endsWith('Engine') ? pluginOfDriver(String(raw)) : undefined;
  const advice =
    owner === undefined
      ? ''
      : ` "${raw}" needs the package ${owner.name}. ${installAdvice(owner.name)}`;
  throw new ConfigError(`The ${place} must be ${setting.expected}.${received}${advice}`);
}

/** Without the credentials that an address may hold. */
function shown(raw: unknown): string {
  return String(JSON.stringify(raw)).replace(/\/\/[^/\s]*@/g, '//…@');
}

function readConfigFile(path: string | undefined, cwd: string): ConfigFile | null {
  const full = resolve(cwd, path ?? DEFAULT_CONFIG_FILE);
  let content: string;
  try {
    content = readFileSync(full, 'utf8');
  } catch (error) {
    const isAbsent = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    if (isAbsent && path === undefined) return null;
    throw new ConfigError(`The configuration file ${full} cannot be read.`, { cause: error });
  }
  return { path: full, fields: parseFields(content, full) };
}

function parseFields(content: string, path: string): Readonly<Record<string, unknown>> {
  let fields: unknown;
  try {
    fields = JSON.parse(content);
  } catch (error) {
    const reason = error instanceof Error ? error.message : '';
    throw new ConfigError(`The configuration file ${path} is not valid JSON: ${reason}`);
  }
  if (isRecord(fields)) return fields;
  throw new ConfigError(`The configuration file ${path} must contain a JSON object.`);
}

function checkVariables(env: ReadSources['env'], settings: readonly NamedSetting[]): void {
  for (const { name: owner, settings: own = [] } of KNOWN_PLUGINS) {
    for (const name of own) {
      const variable = getVariable(name);
      if (!env[variable] || settings.some((setting) => setting.name === name)) continue;
      throw new ConfigError(
        `The environment variable ${variable} needs the package ${owner}. ${installAdvice(owner)}`,
      );
    }
  }
}

function checkFields({ fields, path }: ConfigFile, settings: readonly NamedSetting[]): void {
  for (const field of Object.keys(fields)) {
    if (field === '$schema') continue;
    const setting = settings.find(({ name }) => name === field);
    if (setting === undefined) {
      const owner = pluginOfSetting(field);
      if (owner !== undefined) {
        throw new ConfigError(
          `The field "${field}" of ${path} needs the package ${owner.name}. ${installAdvice(owner.name)}`,
        );
      }
      const known = settings.filter(({ flag }) => flag !== null).map(({ name }) => name);
      throw new ConfigError(
        `The file ${path} has an unknown field "${field}". Known: ${known.join(', ')}.`,
      );
    }
    if (setting.flag !== null) continue;
    throw new ConfigError(
      `The field "${field}" does not belong into ${path}: it is a secret. Set ${setting.variable} instead.`,
    );
  }
}
