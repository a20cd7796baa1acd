import type { AdmetPredictor } from './admet-predictor/admet-predictor.js';
import type { ArticleIndex } from './article-index/article-index.js';
import type { Drivers, EngineKind } from './choose-drivers.js';
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

/** Opens all engines; if one can't be opened, the others are closed again. */
export async function openEngines(
  drivers: Drivers,
  places: Places,
  options: DriverOptions = {},
): Promise<Engines> {
  const opened: Engine[] = [];
  const keep = async <E extends Engine>(opening: Promise<E>): Promise<E> => {
    const engine = await opening;
    opened.push(engine);
    return engine;
  };
  try {
    return {
      graph: await keep(drivers.graph.open(places.graph, options)),
      labels: await keep(drivers.labels.open(places.labels, options)),
      articles: await keep(drivers.articles.open(places.articles, options)),
      admet: await keep(drivers.admet.open(places.admet, options)),
    };
  } catch (error) {
    await closeEngines(opened);
    throw error;
  }
}

export async function closeEngines(engines: Iterable<Engine>): Promise<void> {
  await Promise.all(Array.from(engines, (engine) => engine[Symbol.asyncDispose]()));
}
