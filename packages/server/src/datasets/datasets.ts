import { once } from 'node:events';
import { InvalidArgumentError, UnknownEngineError } from '@biographql/core';
import {
  type Dataset,
  datasetDirectory,
  ensureDataset,
  type IngestProgress,
  openDataset,
} from '@biographql/ingest';
import { prepareRules } from '@biographql/questions';
import { storesLiterature, withVocabularyFile } from '../config/build-settings.js';
import { ConfigError } from '../config/config-error.js';
import { VERSION } from '../config/version.js';
import type { RequestedEngines } from '../graphql/documents.js';
import { damagedDataset } from '../graphql/result.js';
import type { RequestSource } from '../http/request.js';
import type { DescribedGraph } from '../http/sparql/service-description.js';
import { type NamedDirectory, namedDirectories } from './engine-id.js';
import {
  collectGarbage,
  createEarlyGraph,
  type EarlyGraph,
  type OpenDataset,
  type OpenOptions,
  openServices,
  whenReady,
} from './open-dataset.js';

export type Datasets = ReturnType<typeof createDatasets>;

export interface DatasetsOptions extends OpenOptions {
  readonly onProgress?: ((progress: IngestProgress) => void) | undefined;
}

export async function openDatasets(options: DatasetsOptions): Promise<Datasets> {
  const { config, drivers, logger } = options;
  const directories = namedDirectories(config);
  if (directories.length > 1 && drivers.graph.isElsewhere === true) {
    throw new ConfigError(
      `The setting datasets needs a graph engine that stores each graph in its data directory. "${drivers.graph.name}" has one address for all.`,
    );
  }
  const early = createEarlyGraph(drivers, config, logger);
  const closing: AsyncDisposable[] = [early];
  try {
    const found = await Promise.all(
      directories.map(async (directory, index) => ({
        directory,
        dataset: await (index === 0
          ? buildWhereMissing(directory, options, early)
          : openDataset(directory.dataDir, drivers)),
      })),
    );
    const all: ServedDataset[] = [];
    for (const { directory, dataset } of found) {
      const isFirst = all.length === 0;
      const own = isFirst ? { ...options, drivers: early.driversWith(drivers) } : options;
      const opened = await openServices(dataset, directory.name, own);
      const served = createServedDataset(directory, opened);
      closing.push(served);
      all.push(served);
    }
    return createDatasets(all as [ServedDataset], options);
  } catch (error) {
    await closeAll(closing);
    throw error;
  }
}

export async function closeAll(all: readonly AsyncDisposable[]): Promise<void> {
  await Promise.all(all.map((each) => each[Symbol.asyncDispose]()));
}

/** Opens the first dataset; where there is none yet, it is built from the starter data. */
async function buildWhereMissing(
  { dataDir }: NamedDirectory,
  { config, drivers, vocabulary, onProgress, signal }: DatasetsOptions,
  early: EarlyGraph,
): Promise<Dataset> {
  let wasBuilt = false;
  const dataset = await ensureDataset(dataDir, {
    drivers,
    vocabulary: vocabulary ?? (await withVocabularyFile(config.vocabulary)),
    settings: config,
    literature: storesLiterature(config),
    onProgress,
    onGraph(graph) {
      wasBuilt = true;
      early.begin(graph);
      // Articles are indexed in a thread, so this one is free.
      void prepareRules();
    },
    signal,
  });
  if (wasBuilt) collectGarbage();
  return dataset;
}

type ServedDataset = ReturnType<typeof createServedDataset>;

/** Disposal closes what is served, and waits for no request. */
export function createServedDataset(directory: NamedDirectory, first: OpenDataset) {
  let current = countRequests(first);
  const closing = new AbortController();
  const closed = once(closing.signal, 'abort');
  return {
    ...directory,
    get current() {
      return current.opened;
    },
    lease: () => current.lease(),
    /** Resolves when the old version is closed, after its last request; after disposal the new one is closed as well. */
    async replace(next: OpenDataset): Promise<void> {
      if (closing.signal.aborted) return next[Symbol.asyncDispose]();
      const old = current;
      current = countRequests(next);
      await Promise.race([old.idle(), closed]);
      await old.opened[Symbol.asyncDispose]();
    },
    async [Symbol.asyncDispose]() {
      closing.abort();
      await current.opened[Symbol.asyncDispose]();
    },
  };
}

function countRequests(opened: OpenDataset) {
  let requests = 0;
  let onIdle = () => {};
  const release = () => {
    requests -= 1;
    if (requests === 0) onIdle();
  };
  return {
    opened,
    lease() {
      requests += 1;
      return { opened, release };
    },
    async idle() {
      if (requests > 0) await new Promise<void>((resolve) => (onIdle = resolve));
    },
  };
}

function createDatasets(all: readonly [ServedDataset, ...ServedDataset[]], options: OpenOptions) {
  const { drivers, logger } = options;
  const [first] = all;
  const names = all.map(({ name }) => name);
  const knownEngines = all.length > 1 ? names : [];
  let timer: NodeJS.Timeout | undefined;

  function lease(served: ServedDataset): RequestSource {
    const { opened, release } = served.lease();
    if (opened.files.damage !== null) {
      release();
      throw damagedDataset();
    }
    const { name } = served;
    const { digest, release: label } = opened.info;
    const engineID = served === first ? undefined : name;
    const dataset = { ...(engineID !== undefined && { engineID }), digest, release: label };
    return {
      shared: { services: opened.services, engineId: name, knownEngines },
      issuer: { version: VERSION, dataset },
      graph: describeGraph(opened),
      dataset: engineID,
      release,
    };
  }

  async function reloadOne(served: ServedDataset): Promise<boolean> {
    const { name, dataDir } = served;
    if (datasetDirectory(dataDir) === served.current.dataset.directory) return false;
    const next = await openServices(await openDataset(dataDir, drivers), name, options);
    try {
      await whenReady(next);
    } catch (error) {
      await next[Symbol.asyncDispose]();
      throw next.files.damage?.error ?? error;
    }
    const replaced = served.replace(next);
    next.files.begin();
    const { digest, release } = next.info;
    logger.info({ dataset: name, digest, release }, 'another version is served');
    await replaced;
    return true;
  }

  return {
    /** The first one answers requests that name none. */
    all,
    /** An unknown name in a field is left to that field, which reports it. @throws UnknownEngineError, InvalidArgumentError. */
    lease({ request, fields }: RequestedEngines): RequestSource {
      if (request === null && fields.length === 0) return lease(first);
      const named = request === null ? fields : [...new Set([request, ...fields])];
      const known = named.filter((each) => each === request || names.includes(each));
      const [engineId = first.name, other] = known;
      if (other !== undefined) {
        const reason = `must be the same in all fields of a request, but it names ${engineId} and ${other}`;
        throw new InvalidArgumentError('engineID', reason);
      }
      const served = all.find(({ name }) => name === engineId);
      if (served === undefined) throw new UnknownEngineError(engineId, knownEngines);
      return lease(served);
    },
    /** Requests that run are answered from the old version. @returns whether any version changed. */
    async reload() {
      const changed: boolean[] = [];
      for (const served of all) changed.push(await reloadOne(served));
      return changed.includes(true);
    },
    /**
     * Reloads whenever a data directory names another version. Looks by time, as shared disks report no changes; a version
     * that cannot be served is tried once.
     * @param everyMs - time between two checks; 0 for never.
     */
    follow(everyMs: number): void {
      if (everyMs === 0) return;
      const seen = new Map(
        all.map((each) => [each, each.current.dataset.directory as string | null]),
      );
      let isLooking = false;
      const look = async () => {
        if (isLooking) return;
        isLooking = true;
        for (const served of all) {
          const directory = datasetDirectory(served.dataDir);
          if (directory === seen.get(served)) continue;
          seen.set(served, directory);
          await reloadOne(served).catch((error: unknown) =>
            logger.error({ err: error, directory }, 'the new version cannot be served'),
          );
        }
        isLooking = false;
      };
      timer = setInterval(() => void look(), everyMs).unref();
    },
    async [Symbol.asyncDispose]() {
      clearInterval(timer);
      await closeAll(all);
    },
  };
}

/** A graph on another server may have other triples than those that names were taken from. */
function describeGraph({ dataset: { manifest }, info }: OpenDataset): DescribedGraph {
  const { digest, ...graph } = info;
  if (digest === null) return { ...graph, triples: null };
  const literatureTriples = manifest.articles.literature?.triples ?? null;
  return { ...graph, triples: manifest.graph.triples, literatureTriples };
}
