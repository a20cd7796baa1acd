import { InvalidArgumentError } from '@biographql/core';
import type { AdmetDriver, AdmetPredictor } from './admet-predictor/admet-predictor.js';
import type { ArticleDriver, ArticleIndex } from './article-index/article-index.js';
import type { Driver, DriverOptions, Engine, Place, Settings } from './driver.js';
import type { GraphDriver, GraphStore } from './graph-store/graph-store.js';
import type { LabelDriver, LabelIndex } from './label-index/label-index.js';
import { choice, type Setting } from './setting.js';

export interface Drivers {
  readonly graph: GraphDriver;
  readonly labels: LabelDriver;
  readonly articles: ArticleDriver;
  readonly admet: AdmetDriver;
}

export type EngineKind = keyof Drivers;

/** The drivers that may serve each interface, the usual one first. */
export type DriverLists = {
  readonly [Kind in EngineKind]: readonly [Drivers[Kind], ...Drivers[Kind][]];
};

/** The setting that names the driver of each interface. */
export const ENGINE_CHOICES = {
  graph: 'graphEngine',
  labels: 'labelEngine',
  articles: 'articleEngine',
  admet: 'admetEngine',
} as const satisfies Record<EngineKind, string>;

export const ENGINE_KINDS = Object.keys(ENGINE_CHOICES) as readonly EngineKind[];

type SomeDrivers = readonly [Driver<Engine>, ...Driver<Engine>[]];

/** Returns all settings: for each interface the choice of its driver, and the settings of its drivers. */
export function driverSettings(lists: DriverLists): Settings {
  const settings: Record<string, Setting<unknown>> = {};
  for (const kind of ENGINE_KINDS) {
    const drivers: SomeDrivers = lists[kind];
    for (const driver of drivers) Object.assign(settings, driver.settings);
    settings[ENGINE_CHOICES[kind]] = getChoice(kind, drivers);
  }
  return settings;
}

/**
 * Returns the driver of each interface: the one named in the settings, else one whose `chosenBy` setting is set, else
 * the one that replaces the first, else the first.
 * @throws InvalidArgumentError when there is no driver of that name.
 * @see {@link https://github.com/biographql/biographql/blob/main/docs/operate/external-engines.md}
 */
export function chooseDrivers(
  lists: DriverLists,
  settings: Readonly<Record<string, unknown>> = {},
): Drivers {
  return {
    graph: chosen(lists.graph, settings, ENGINE_CHOICES.graph),
    labels: chosen(lists.labels, settings, ENGINE_CHOICES.labels),
    articles: chosen(lists.articles, settings, ENGINE_CHOICES.articles),
    admet: chosen(lists.admet, settings, ENGINE_CHOICES.admet),
  };
}

function chosen<D extends Driver<Engine>>(
  drivers: readonly [D, ...D[]],
  settings: Readonly<Record<string, unknown>>,
  setting: string,
): D {
  const name = settings[setting] ?? null;
  if (name === null) return drivers.find((driver) => isWanted(driver, settings)) ?? usual(drivers);
  const named = drivers.find((driver) => driver.name === name);
  if (named !== undefined) return named;
  const names = drivers.map((driver) => driver.name).join(', ');
  throw new InvalidArgumentError(setting, `must be one of ${names}`, String(name));
}

/** The first driver, or the one that replaces it. */
function usual<D extends Driver<Engine>>(drivers: readonly [D, ...D[]]): D {
  const [first] = drivers;
  return drivers.find(({ replaces }) => replaces === first.name) ?? first;
}

function isWanted(
  { chosenBy }: Driver<Engine>,
  settings: Readonly<Record<string, unknown>>,
): boolean {
  return chosenBy !== undefined && (settings[chosenBy] ?? null) !== null;
}

function getChoice(kind: EngineKind, drivers: SomeDrivers): Setting<string | null> {
  const names = drivers.map(({ name }) => name);
  return {
    ...choice(names, {
      defaultValue: '',
      placeholder: 'name',
      description: describe(kind, drivers),
    }),
    defaultValue: null,
  };
}

function describe(kind: EngineKind, drivers: SomeDrivers): string {
  const asking = drivers.find(({ chosenBy }) => chosenBy !== undefined);
  const unless =
    asking === undefined ? '' : `, or \`${asking.name}\` when \`${asking.chosenBy}\` is set`;
  return `Engine that serves ${NOUNS[kind]}. Default: \`${usual(drivers).name}\`${unless}.`;
}

const NOUNS: Readonly<Record<EngineKind, string>> = {
  graph: 'the graph',
  labels: 'labels',
  articles: 'articles',
  admet: 'ADMET predictions',
};

export interface Engines {
  readonly graph: GraphStore;
  readonly labels: LabelIndex;
  readonly articles: ArticleIndex;
  readonly admet: AdmetPredictor;
}

export type Places = Readonly<Record<EngineKind, Place>>;

/** Opens engines; if one can't be opened, the others are closed again. @param kinds - default: all. */
export async function openEngines<Kind extends EngineKind = EngineKind>(
  drivers: Drivers,
  places: Places,
  options: DriverOptions = {},
  kinds: readonly Kind[] = ENGINE_KINDS as readonly Kind[],
): Promise<Pick<Engines, Kind>> {
  const opened = new Map<EngineKind, Engine>();
  try {
    for (const kind of kinds) opened.set(kind, await drivers[kind].open(places[kind], options));
    return Object.fromEntries(opened) as unknown as Pick<Engines, Kind>;
  } catch (error) {
    await closeEngines(opened.values());
    throw error;
  }
}

export async function closeEngines(engines: Iterable<Engine>): Promise<void> {
  await Promise.all(Array.from(engines, (engine) => engine[Symbol.asyncDispose]()));
}
