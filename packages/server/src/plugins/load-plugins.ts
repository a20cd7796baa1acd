import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { isRecord } from '@biographql/core/internal';
import { type DriverLists, driverSettings, ENGINE_KINDS } from '@biographql/engines';
import { DRIVERS } from '@biographql/engines/drivers';
import type { Logger } from 'pino';
import { ConfigError, readPluginNames } from '../config/load-config.js';
import { type Config, settingsWith } from '../config/settings.js';
import { createExecutableSchema } from '../graphql/resolvers/index.js';
import { installAdvice, KNOWN_PLUGINS } from './known-plugins.js';
import type { Plugin, PluginSet, SchemaGraph } from './plugin.js';

/** Named plugins, then the installed optional packages, next to the working directory or the server. */
export async function loadPlugins({
  names,
  cwd = process.cwd(),
}: {
  readonly names: readonly string[];
  readonly cwd?: string;
}): Promise<readonly Plugin[]> {
  const folders = [cwd, dirname(fileURLToPath(import.meta.url))];
  const installed = KNOWN_PLUGINS.map(({ name }) => name).filter(
    (name) => !names.includes(name) && getEntry(name, folders) !== null,
  );
  return Promise.all([...new Set([...names, ...installed])].map((name) => load(name, folders)));
}

async function load(name: string, folders: readonly string[]): Promise<Plugin> {
  const entry = getEntry(name, folders);
  if (entry === null)
    throw new ConfigError(`The plugin ${name} is not installed. ${installAdvice(name)}`);
  const module: unknown = await import(pathToFileURL(entry).href);
  const plugin = isRecord(module) ? module.plugin : undefined;
  if (isRecord(plugin) && typeof plugin.name === 'string') return plugin as unknown as Plugin;
  throw new ConfigError(`${name} is not a plugin: it must export a "plugin" with a "name".`);
}

function getEntry(name: string, folders: readonly string[]): string | null {
  if (/^\.{0,2}\//.test(name)) {
    const path = resolve(folders[0] ?? '.', name);
    return existsSync(path) ? path : null;
  }
  // Node's own look-up finds the CommonJS build, which would load every package a second time.
  for (const folder of folders) {
    const places = createRequire(join(folder, '_')).resolve.paths(name) ?? [];
    const roots = places
      .filter((place) => basename(place) === 'node_modules')
      .map((place) => join(place, name));
    const root = roots.find((each) => existsSync(join(each, 'package.json')));
    if (root === undefined) continue;
    const manifest: unknown = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    const path = join(root, findEntry(manifest));
    if (existsSync(path)) return path;
  }
  return null;
}

function findEntry(manifest: unknown): string {
  if (!isRecord(manifest)) return DEFAULT_ENTRY;
  const { exports, main = DEFAULT_ENTRY } = manifest;
  let target = isRecord(exports) && '.' in exports ? exports['.'] : exports;
  while (isRecord(target)) target = target.import ?? target.node ?? target.default;
  return String(target ?? main);
}

const DEFAULT_ENTRY = 'index.js';

/** Read before the commands are known, since plugins bring commands and settings. */
export async function pluginsOfCommandLine(argv: readonly string[]): Promise<readonly Plugin[]> {
  const plugins = flagValue(argv, '--plugins');
  const names = readPluginNames({
    file: flagValue(argv, '--config'),
    flags: plugins === undefined ? {} : { plugins },
  });
  return loadPlugins({ names });
}

function flagValue(argv: readonly string[], flag: string): string | undefined {
  const index = argv.indexOf(flag);
  if (index >= 0) return argv[index + 1];
  return argv.find((each) => each.startsWith(`${flag}=`))?.slice(flag.length + 1);
}

/** @throws ConfigError when a plugin is listed twice, or two drivers of an interface share a name. */
export function createPluginSet(plugins: readonly Plugin[] = []): PluginSet {
  const repeated = firstRepeated(plugins.map(({ name }) => name));
  if (repeated !== null) throw new ConfigError(`The plugin ${repeated} is listed twice.`);
  const drivers = plugins.reduce((lists, plugin) => withDrivers(lists, plugin), DRIVERS);
  const ofEngines = driverSettings(drivers);
  return {
    plugins,
    drivers,
    settings: settingsWith(ofEngines),
    engineSettings: Object.keys(ofEngines),
    formats: plugins.flatMap(({ formats = [] }) => formats),
    presets: Object.assign({}, ...plugins.map(({ presets = {} }) => presets)),
    commands: plugins.flatMap(({ commands = [] }) => commands),
    readAdmetModel: plugins.find(({ readAdmetModel }) => readAdmetModel)?.readAdmetModel ?? null,
  };
}

function withDrivers(lists: DriverLists, { name, drivers = {} }: Plugin): DriverLists {
  const all = Object.fromEntries(
    ENGINE_KINDS.map((kind) => [kind, [...lists[kind], ...(drivers[kind] ?? [])]]),
  ) as unknown as DriverLists;
  for (const kind of ENGINE_KINDS) {
    const repeated = firstRepeated(all[kind].map((driver) => driver.name));
    if (repeated === null) continue;
    throw new ConfigError(
      `The plugin ${name} adds a second ${kind} driver named "${repeated}". Rename one of them.`,
    );
  }
  return all;
}

function firstRepeated(names: readonly string[]): string | null {
  return names.find((name, index) => names.indexOf(name) !== index) ?? null;
}

/** File that `biographql schema` writes into a data directory. */
export const GRAPH_SCHEMA_FILE = 'graph-shape.json';

const GRAPH_SCHEMA = '@biographql/graph-schema';
const LANGUAGE_MODEL = '@biographql/language-model';

export async function openGraphSchema(plugins: readonly Plugin[], graph: SchemaGraph) {
  const openers = plugins.flatMap(({ openGraphSchema: open }) => open ?? []);
  for (const open of openers) {
    const opened = await open(graph);
    if (opened !== null) return { graphSchema: createExecutableSchema(opened) };
  }
  if (openers.length > 0 || !existsSync(join(graph.dataDir, GRAPH_SCHEMA_FILE))) return {};
  const graphSchemaMissing = `The schema of the loaded graph needs ${GRAPH_SCHEMA}, which is not installed. ${installAdvice(GRAPH_SCHEMA)}`;
  graph.logger.warn(graphSchemaMissing);
  return { graphSchemaMissing };
}

/** Opens the reader of the first plugin that has one for these settings. @throws ConfigError when `llmUrl` is set and nothing reads it. */
export function openReader(plugins: readonly Plugin[], config: Config, logger: Logger) {
  const { llmUrl, llmModel } = config;
  if (llmUrl !== null && llmModel === '')
    throw new ConfigError('The setting llmUrl requires llmModel.');
  for (const { openReader: open } of plugins) {
    const reading = open?.(config, logger) ?? null;
    if (reading !== null) return reading;
  }
  if (llmUrl === null) return {};
  throw new ConfigError(
    `The setting llmUrl needs the plugin ${LANGUAGE_MODEL}. ${installAdvice(LANGUAGE_MODEL)}`,
  );
}
