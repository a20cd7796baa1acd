import { type DriverLists, driverSettings, ENGINE_KINDS } from '@biographql/engines';
import { DRIVERS } from '@biographql/engines/drivers';
import { ConfigError } from '../config/config-error.js';
import { settingsWith } from '../config/settings.js';
import type { Plugin, PluginSet } from './plugin.js';

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
  const all: DriverLists = {
    graph: [...lists.graph, ...(drivers.graph ?? [])],
    labels: [...lists.labels, ...(drivers.labels ?? [])],
    articles: [...lists.articles, ...(drivers.articles ?? [])],
    admet: [...lists.admet, ...(drivers.admet ?? [])],
  };
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
