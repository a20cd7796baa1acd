import type { Drivers } from '@biographql/engines';
import {
  type Dataset,
  type DatasetVersion,
  ensureDataset,
  type IngestProgress,
  openDataset,
  openDatasetAt,
} from '@biographql/ingest';
import type { Vocabulary } from '@biographql/vocabulary';
import { ConfigError } from '../config/config-error.js';
import { literatureOf } from '../config/literature-of.js';
import { withVocabularyFile } from '../config/read-vocabulary.js';
import type { Config } from '../config/settings.js';
import { type NamedDirectory, namedDirectories } from './dataset-reference.js';
import type { EarlyGraph } from './early-graph.js';
import { type OpenedDataset, type OpeningParts, openServed } from './opened-dataset.js';

/** What the first dataset is built with where there is none. */
export interface FirstBuildOptions {
  readonly vocabulary?: Vocabulary | undefined;
  readonly onProgress?: ((progress: IngestProgress) => void) | undefined;
  /** Told of its graph as soon as it can be loaded. */
  readonly onGraph?: EarlyGraph['begin'] | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** Opens the datasets of a service. */
export interface DatasetOpener {
  /** Opens what is found; its engines may go on loading. @param early - its graph, when it was just built. */
  open(dataset: Dataset, name: string, early?: EarlyGraph): Promise<OpenedDataset>;
  /** Opens the dataset that a directory names now, and waits until its engines answer. */
  openNext(directory: NamedDirectory): Promise<OpenedDataset>;
  /** Opens a version that is kept; its engines may go on loading. */
  openKept(version: DatasetVersion, name: string): Promise<OpenedDataset>;
}

/** Creates the opener. The log of each dataset but the first has its name. */
export function createDatasetOpener(
  parts: OpeningParts,
  chosen: Drivers,
  signal: AbortSignal | undefined,
): DatasetOpener {
  const { config, logger } = parts;
  const partsFor = (name: string) =>
    name === config.engineId ? parts : { ...parts, logger: logger.child({ dataset: name }) };
  const open: DatasetOpener['open'] = (dataset, name, early) => {
    const drivers = early?.driversWith(chosen) ?? chosen;
    return openServed(dataset, partsFor(name), { drivers, signal });
  };
  return {
    open,
    async openNext({ name, dataDir }) {
      return readyOrClosed(await open(await openDataset(dataDir, chosen), name));
    },
    async openKept({ directory }, name) {
      return open(await openDatasetAt(directory, chosen), name);
    },
  };
}

/**
 * Returns the datasets that a service is to serve.
 * @throws ConfigError as well when there are several, and the graph is kept where only one is.
 */
export function directoriesToServe(config: Config, { graph }: Drivers): readonly NamedDirectory[] {
  const directories = namedDirectories(config);
  if (directories.length === 1 || graph.isElsewhere !== true) return directories;
  throw new ConfigError(
    `The setting datasets needs an engine that keeps each graph in its data directory; "${graph.name}" asks one address for all.`,
  );
}

/**
 * Finds the dataset of a directory; the first one is built where there is none.
 * @throws DatasetError, `missing` for others that were never ingested; `signal.reason` when aborted.
 */
export async function findFirst(
  { dataDir, name }: NamedDirectory,
  config: Config,
  {
    chosen,
    build: { vocabulary, onProgress, onGraph, signal },
  }: {
    readonly chosen: Drivers;
    readonly build: FirstBuildOptions;
  },
): Promise<Dataset> {
  if (name !== config.engineId) return openDataset(dataDir, chosen);
  return ensureDataset(dataDir, {
    drivers: chosen,
    vocabulary: vocabulary ?? (await withVocabularyFile(config.vocabulary)),
    settings: config,
    literature: literatureOf(config),
    onProgress,
    onGraph,
    signal,
  });
}

/** Waits until every engine of a dataset answers; closes it when one does not. */
async function readyOrClosed(opened: OpenedDataset): Promise<OpenedDataset> {
  try {
    await Promise.all(Object.values(opened.engines).map((engine) => engine.ready()));
    return opened;
  } catch (error) {
    await opened[Symbol.asyncDispose]();
    throw opened.watch.damage?.error ?? error;
  }
}
