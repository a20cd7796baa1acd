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
import { openSameDataset, withPeers } from './cluster/join-peers.js';
import type { PeerDataset } from './cluster/peers.js';
import { ConfigError } from './config/config-error.js';
import { literatureOf } from './config/literature-of.js';
import { withVocabularyFile } from './config/read-vocabulary.js';
import type { Config } from './config/settings.js';
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

/** Opens datasets of one service, alone or as one of several processes. */
export interface DatasetOpener {
  /** Opens what is found; its engines may go on loading. @param peer - what other processes hold of it. @param early - its graph, when it was just built. */
  open(
    dataset: Dataset,
    name: string,
    peer: PeerDataset | null,
    early?: EarlyGraph,
  ): Promise<OpenedDataset>;
  /** Opens the dataset that a directory names now, and waits until its engines answer. */
  openNext(directory: NamedDirectory, peer: PeerDataset | null): Promise<OpenedDataset>;
  /** Opens a version that is kept, in this process alone; its engines may go on loading. */
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
  const open: DatasetOpener['open'] = (dataset, name, peer, early) => {
    const own = early?.driversWith(chosen) ?? chosen;
    const drivers = peer === null ? own : withPeers(chosen, peer);
    return openServed(dataset, partsFor(name), { drivers, watch: peer?.watch, signal });
  };
  return {
    open,
    async openNext({ name, dataDir }, peer) {
      const found =
        peer === null
          ? await openDataset(dataDir, chosen)
          : await openSameDataset(withPeers(chosen, peer), peer);
      return readyOrClosed(await open(found, name, peer));
    },
    async openKept({ directory }, name) {
      return open(await openDatasetAt(directory, chosen), name, null);
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
 * Finds the dataset of a directory; the first one is built where there is none, unless another process does.
 * @throws DatasetError, `missing` for others that were never ingested; `signal.reason` when aborted.
 */
export async function findFirst(
  { dataDir, name }: NamedDirectory,
  config: Config,
  {
    chosen,
    peer,
    build: { vocabulary, onProgress, onGraph, signal },
  }: {
    readonly chosen: Drivers;
    readonly peer: PeerDataset | null;
    readonly build: FirstBuildOptions;
  },
): Promise<Dataset> {
  if (peer !== null) return openSameDataset(withPeers(chosen, peer), peer);
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
