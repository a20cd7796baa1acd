import { InvalidArgumentError, UnknownEngineError } from '@biographql/core';
import {
  type Dataset,
  datasetDirectory,
  ensureDataset,
  type IngestProgress,
  openDataset,
  openDatasetAt,
} from '@biographql/ingest';
import { prepareRules } from '@biographql/questions';
import { storesLiterature, withVocabularyFile } from '../config/build-settings.js';
import { ConfigError } from '../config/config-error.js';
import type { RequestedEngines } from '../graphql/documents.js';
import { type NamedDirectory, namedDirectories, parseEngineId } from './engine-id.js';
import {
  collectGarbage,
  createEarlyGraph,
  createRetainedVersions,
  createUsage,
  type EarlyGraph,
  findVersion,
  type OpenDataset,
  type OpenOptions,
  openServices,
  whenReady,
} from './open-dataset.js';

export interface DatasetLease {
  readonly opened: OpenDataset;
  readonly engineId: string;
  /** The `engineID` that leads to the same data again; null for the first dataset. */
  readonly reference: string | null;
  release(): void;
}

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
    const found = await Promise.all(directories.map((each) => findDataset(each, options, early)));
    const all: ServedDataset[] = [];
    for (const [index, directory] of directories.entries()) {
      const isFirst = index === 0;
      const own = isFirst ? { ...options, drivers: early.driversWith(drivers) } : options;
      const opened = await openNamed(found[index] as Dataset, directory.name, own);
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

async function closeAll(all: readonly AsyncDisposable[]): Promise<void> {
  await Promise.all(all.map((each) => each[Symbol.asyncDispose]()));
}

/** @throws DatasetError, `missing` for a dataset but the first that was never ingested. */
async function findDataset(
  { dataDir, name }: NamedDirectory,
  { config, drivers, vocabulary, onProgress, signal }: DatasetsOptions,
  early: EarlyGraph,
): Promise<Dataset> {
  if (name !== config.engineId) return openDataset(dataDir, drivers);
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

/** The log of each dataset but the first has its name. */
function openNamed(dataset: Dataset, name: string, options: OpenOptions): Promise<OpenDataset> {
  const { config, logger } = options;
  const isFirst = name === config.engineId;
  return openServices(dataset, {
    ...options,
    logger: isFirst ? logger : logger.child({ dataset: name }),
  });
}

type ServedDataset = ReturnType<typeof createServedDataset>;

/** Disposal closes what is served, and waits for no request. */
export function createServedDataset(directory: NamedDirectory, first: OpenDataset) {
  let current = { opened: first, usage: createUsage() };
  let isClosed = false;
  let onClosed = () => {};
  const closed = new Promise<void>((resolve) => {
    onClosed = resolve;
  });
  return {
    ...directory,
    get current() {
      return current.opened;
    },
    lease: () => ({ opened: current.opened, release: current.usage.begin() }),
    /** Resolves when the old version is closed, after its last request; after disposal the new one is closed as well. */
    async replace(next: OpenDataset): Promise<void> {
      if (isClosed) return next[Symbol.asyncDispose]();
      const { opened, usage } = current;
      current = { opened: next, usage: createUsage() };
      await Promise.race([usage.idle(), closed]);
      await opened[Symbol.asyncDispose]();
    },
    async [Symbol.asyncDispose]() {
      isClosed = true;
      onClosed();
      await current.opened[Symbol.asyncDispose]();
    },
  };
}

function createDatasets(all: readonly [ServedDataset, ...ServedDataset[]], options: OpenOptions) {
  const { config, drivers, logger } = options;
  const [first] = all;
  const names = all.map(({ name }) => name);
  const max = drivers.graph.isElsewhere === true ? 0 : config.openReleases;
  const versions = createRetainedVersions(max, async ({ id, directory }, name) => {
    const opened = await openNamed(await openDatasetAt(directory, drivers), name, options);
    logger.info({ dataset: name, version: id }, 'an earlier version was opened');
    return opened;
  });

  function leaseCurrent(served: ServedDataset): DatasetLease {
    const reference = served === first ? null : served.name;
    return { ...served.lease(), engineId: served.name, reference };
  }

  async function leaseVersion(
    served: ServedDataset,
    version: string,
    engineId: string,
  ): Promise<DatasetLease> {
    const found = await findVersion(served, version, { onlyCurrent: max === 0 });
    const isCurrent = found.directory === served.current.dataset.directory;
    const lease = isCurrent ? served.lease() : await versions.lease(found, served.name);
    return { ...lease, engineId, reference: `${served.name}@${found.id}` };
  }

  async function reloadOne(served: ServedDataset): Promise<boolean> {
    const { name, dataDir } = served;
    if (datasetDirectory(dataDir) === served.current.dataset.directory) return false;
    const next = await openNamed(await openDataset(dataDir, drivers), name, options);
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
    // Files of removed versions may still be open.
    await Promise.all([replaced, versions.closeIdle()]);
    return true;
  }

  return {
    /** The first one answers requests that name none. */
    all,
    /** An unknown name in a field is left to that field, which reports it. @throws UnknownEngineError, InvalidArgumentError. */
    lease({ request, fields }: RequestedEngines): DatasetLease | Promise<DatasetLease> {
      if (request === null && fields.length === 0) return leaseCurrent(first);
      const named = request === null ? fields : [...new Set([request, ...fields])];
      const known = named.filter((each) => each === request || parseEngineId(each, names) !== null);
      const [engineId = first.name, other] = known;
      if (other !== undefined) {
        const reason = `must be the same in all fields of a request, but it names ${engineId} and ${other}`;
        throw new InvalidArgumentError('engineID', reason);
      }
      const parsed = parseEngineId(engineId, names);
      const served = all.find(({ name }) => name === parsed?.name);
      if (parsed === null || served === undefined) {
        throw new UnknownEngineError(engineId, names.length > 1 ? names : []);
      }
      if (parsed.version === null) return leaseCurrent(served);
      return leaseVersion(served, parsed.version, engineId);
    },
    /** Requests that run are answered from the old version. @returns whether any version changed. */
    async reload() {
      const changed: boolean[] = [];
      for (const served of all) changed.push(await reloadOne(served));
      return changed.includes(true);
    },
    /** Reloads whenever a data directory names another version. @param everyMs - time between two checks; 0 for never. */
    follow(everyMs: number): Disposable {
      return followDirectories(all, everyMs, async (served, directory) => {
        await reloadOne(served).catch((error: unknown) => {
          logger.error({ err: error, directory }, 'the new version cannot be served');
        });
      });
    },
    async [Symbol.asyncDispose]() {
      await closeAll([...all, versions]);
    },
  };
}

/** Looks by time, as shared disks report no changes. A version that cannot be served is tried once. */
function followDirectories(
  all: readonly ServedDataset[],
  everyMs: number,
  onChange: (served: ServedDataset, directory: string | null) => Promise<void>,
): Disposable {
  const seen = new Map(
    all.map((served) => [served, served.current.dataset.directory as string | null]),
  );
  let timer: NodeJS.Timeout | undefined;
  let isClosed = everyMs === 0;
  const schedule = () => {
    if (!isClosed) timer = setTimeout(() => void look(), everyMs).unref();
  };
  async function look(): Promise<void> {
    for (const served of all) {
      const directory = datasetDirectory(served.dataDir);
      if (directory === seen.get(served)) continue;
      seen.set(served, directory);
      await onChange(served, directory);
    }
    schedule();
  }
  schedule();
  return {
    [Symbol.dispose]() {
      isClosed = true;
      clearTimeout(timer);
    },
  };
}
