import type { AdmetPredictor } from './admet-predictor/admet-predictor.js';
import type { ArticleIndex } from './article-index/article-index.js';
import { type Drivers, ENGINE_KINDS, type EngineKind } from './choose-drivers.js';
import type { DriverOptions, Engine, Place } from './driver.js';
import type { GraphStore } from './graph-store/graph-store.js';
import type { LabelIndex } from './label-index/label-index.js';

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
