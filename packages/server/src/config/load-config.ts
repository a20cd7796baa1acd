import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { BioGraphQLError, type BioGraphQLErrorOptions } from '@biographql/core';
import { isRecord } from '@biographql/core/internal';
import { KNOWN_PLUGINS, packageAdvice } from '../plugins/known-plugins.js';
import PRESETS from './presets.json' with { type: 'json' };
import { type Config, getVariable, type NamedSetting, SETTINGS } from './settings.js';

/** A setting is missing, misspelled or out of range; the message names its location and the valid values. */
export class ConfigError extends BioGraphQLError<'INVALID_CONFIG'> {
  override readonly name = 'ConfigError';
  constructor(message: string, options?: BioGraphQLErrorOptions) {
    super('INVALID_CONFIG', message, options);
  }
}

/** Sources of settings. */
export interface ConfigSources {
  /** Values of flags by setting name. */
  readonly flags?: Readonly<Record<string, unknown>>;
  /** Default `process.env`. */
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** Path of a file that must exist. Default: `BIOGRAPHQL_CONFIG`, else `biographql.config.json` in `cwd`, if any. */
  readonly file?: string | undefined;
  /** Base of relative paths. Default: the working directory. */
  readonly cwd?: string;
  /** Known settings, including those of plugins. Default: the built-in ones. */
  readonly settings?: readonly NamedSetting[];
}

export const DEFAULT_CONFIG_FILE = 'biographql.config.json';

/**
 * Returns all settings, read once: flags before environment before file before preset before defaults. `limits`,
 * `workers` and `engines` come whole from the first source that has them, and override separate settings.
 * @throws ConfigError naming the flag, variable or field and what would be valid.
 */
export function loadConfig(sources: ConfigSources = {}): Config {
  const { cwd = process.cwd(), settings = SETTINGS } = sources;
  const read = openSources(sources);
  checkNames(read, settings);
  const given: Readonly<Record<string, unknown>> = Object.fromEntries(
    settings.map((setting) => [setting.name, readGiven(setting, read)]),
  );
  const values = Object.fromEntries(
    settings.map((setting) => [setting.name, given[setting.name] ?? setting.defaultValue]),
  );
  const config = values as Config;
  const preset: Readonly<Record<string, unknown>> = PRESETS[config.preset];
  for (const setting of settings) {
    const { name, place } = setting;
    if (place === null) continue;
    const { group, key } = place;
    const configured = config[group][key];
    if (configured !== undefined) values[name] = valid(setting, configured, `"${key}" of ${group}`);
    else values[name] = given[name] ?? preset[name] ?? setting.defaultValue;
  }
  checkGroups(config, settings);
  return {
    ...config,
    ...metricsAddress(config),
    dataDir: resolve(cwd, config.dataDir),
    keyFile: config.keyFile && resolve(cwd, config.keyFile),
    vocabulary: config.vocabulary && resolve(cwd, config.vocabulary),
  };
}

function checkGroups(config: Config, settings: readonly NamedSetting[]): void {
  for (const group of ['limits', 'workers', 'engines'] as const) {
    const keys = settings.flatMap(({ place }) => (place?.group === group ? [place.key] : []));
    const unknown = Object.keys(config[group]).find((key) => !keys.includes(key));
    if (unknown === undefined) continue;
    throw new ConfigError(`Unknown name "${unknown}" in ${group}. Known: ${keys.join(', ')}.`);
  }
}

function metricsAddress({ metrics, metricsHost, metricsPort }: Config) {
  if (metrics === '') return { metricsHost, metricsPort };
  const colon = metrics.lastIndexOf(':');
  const host = metrics.slice(0, colon).replace(/^\[|\]$/g, '');
  return { metricsHost: host, metricsPort: Number(metrics.slice(colon + 1)) };
}

/**
 * Returns the names of the plugins to load. The rest of the file is not checked, since plugins add settings.
 * @throws ConfigError.
 */
export function readPluginNames(sources: Omit<ConfigSources, 'settings'> = {}): readonly string[] {
  const setting = SETTINGS.find(({ name }) => name === 'plugins');
  const given = setting && readGiven(setting, openSources(sources));
  return (given ?? []) as readonly string[];
}

/** Returns a sentence for each variable that only looks like a setting, and each deprecated setting that is used. */
export function settingWarnings(sources: ConfigSources = {}): readonly string[] {
  const { settings = SETTINGS } = sources;
  const read = openSources(sources);
  const known = new Set([...settings.map(({ variable }) => variable), 'BIOGRAPHQL_CONFIG']);
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

type ReadSources = ReturnType<typeof openSources>;

function openSources({ flags = {}, env = process.env, ...sources }: ConfigSources) {
  const path = sources.file ?? (env.BIOGRAPHQL_CONFIG || undefined);
  return { flags, env, file: readConfigFile(path, sources.cwd ?? process.cwd()) };
}

function readGiven(setting: NamedSetting, { flags, env, file }: ReadSources): unknown {
  const { name, variable, flag } = setting;
  const inFile = file !== null && Object.hasOwn(file.fields, name) ? file.fields[name] : undefined;
  const places: readonly (readonly [value: unknown, place: string])[] = [
    [flags[name], `flag ${flag?.split(' ')[0] ?? name}`],
    [env[variable] || undefined, `environment variable ${variable}`],
    [inFile, `field "${name}" of ${file?.path}`],
  ];
  const given = places.find(([value]) => value !== undefined);
  return given && valid(setting, ...given);
}

function valid(setting: NamedSetting, raw: unknown, place: string): unknown {
  const value = setting.parse(raw);
  if (value !== undefined) return value;
  const received = setting.placeholder === null ? '' : ` Received: ${shown(raw)}.`;
  const isDriver = setting.name.endsWith('Engine');
  const advice = isDriver ? packageAdvice('drivers', String(raw)) : null;
  const end = advice === null ? '' : ` "${raw}" ${advice}`;
  throw new ConfigError(`The ${place} must be ${setting.expected}.${received}${end}`);
}

/** Masks credentials in URLs. */
function shown(raw: unknown): string {
  return String(JSON.stringify(raw)).replace(/\/\/[^/\s]*@/g, '//…@');
}

function readConfigFile(path: string | undefined, cwd: string) {
  const full = resolve(cwd, path ?? DEFAULT_CONFIG_FILE);
  if (path === undefined && !existsSync(full)) return null;
  let fields: unknown;
  try {
    fields = JSON.parse(readFileSync(full, 'utf8'));
  } catch (error) {
    const problem =
      error instanceof SyntaxError ? `is not valid JSON: ${error.message}` : 'cannot be read.';
    throw new ConfigError(`The configuration file ${full} ${problem}`, { cause: error });
  }
  if (isRecord(fields)) return { path: full, fields };
  throw new ConfigError(`The configuration file ${full} must contain a JSON object.`);
}

/** @throws ConfigError for a field that is unknown or a secret, and for a setting of a package that is not installed. */
function checkNames({ env, file }: ReadSources, settings: readonly NamedSetting[]): void {
  const isKnown = (name: string) => settings.some((setting) => setting.name === name);
  for (const name of KNOWN_PLUGINS.flatMap((plugin) => plugin.settings ?? [])) {
    const variable = getVariable(name);
    if (isKnown(name) || !env[variable]) continue;
    const advice = packageAdvice('settings', name);
    throw new ConfigError(`The environment variable ${variable} ${advice}`);
  }
  if (file === null) return;
  const { path, fields } = file;
  for (const field of Object.keys(fields)) {
    if (field === '$schema') continue;
    const setting = settings.find(({ name }) => name === field);
    if (setting === undefined) {
      const advice = packageAdvice('settings', field);
      if (advice !== null) throw new ConfigError(`The field "${field}" of ${path} ${advice}`);
      const known = settings.filter(({ flag }) => flag !== null).map(({ name }) => name);
      throw new ConfigError(
        `The file ${path} has an unknown field "${field}". Known: ${known.join(', ')}.`,
      );
    }
    if (setting.flag !== null) continue;
    throw new ConfigError(
      `The field "${field}" does not belong in ${path}: it is a secret. Set ${setting.variable} instead.`,
    );
  }
}
