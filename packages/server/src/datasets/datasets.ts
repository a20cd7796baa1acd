import { once } from 'node:events';
import {
  datasetDirectory,
  ensureDataset,
  type IngestProgress,
  openDataset,
} from '@biographql/ingest';
import { storesLiterature, withVocabularyFile } from '../config/build-settings.js';
import { VERSION } from '../config/version.js';
import type { RequestSource } from '../http/request.js';
import type { DescribedGraph } from '../http/sparql/service-description.js';
import {
  collectGarbage,
  createEarlyGraph,
  type OpenDataset,
  type OpenOptions,
  openServices,
  whenReady,
} from './open-dataset.js';

export type FollowedDataset = ReturnType<typeof createFollowedDataset>;

/** Opens the dataset of the data directory; where there is none yet, it is built from the starter data. */
export async function openServedDataset(
  options: OpenOptions,
  onProgress?: (progress: IngestProgress) => void,
): Promise<FollowedDataset> {
  const { config, drivers, logger, signal } = options;
  const early = createEarlyGraph(drivers, config, logger);
  let wasBuilt = false;
  try {
    const dataset = await ensureDataset(config.dataDir, {
      drivers,
      vocabulary: options.vocabulary ?? (await withVocabularyFile(config.vocabulary)),
      settings: config,
      literature: storesLiterature(config),
      onProgress,
      onGraph(graph) {
        wasBuilt = true;
        early.begin(graph);
      },
      signal,
    });
    if (wasBuilt) collectGarbage();
    const serviceOptions = { ...options, drivers: early.driversWith(drivers) };
    return createFollowedDataset(await openServices(dataset, serviceOptions), options);
  } catch (error) {
    await early[Symbol.asyncDispose]();
    throw error;
  }
}

/** Disposal closes the served dataset without waiting for requests. */
export function createServedDataset(first: OpenDataset) {
  let current = countRequests(first);
  const closing = new AbortController();
  const closed = once(closing.signal, 'abort');
  return {
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

function createFollowedDataset(first: OpenDataset, options: OpenOptions) {
  const { config, drivers, logger } = options;
  const { dataDir, engineId } = config;
  const served = createServedDataset(first);
  let timer: NodeJS.Timeout | undefined;

  async function reload(): Promise<boolean> {
    if (datasetDirectory(dataDir) === served.current.dataset.directory) return false;
    const next = await openServices(await openDataset(dataDir, drivers), options);
    try {
      await whenReady(next);
    } catch (error) {
      await next[Symbol.asyncDispose]();
      throw error;
    }
    const replaced = served.replace(next);
    const { digest, release } = next.info;
    logger.info({ digest, release }, 'switched to another dataset version');
    await replaced;
    return true;
  }

  return {
    get current() {
      return served.current;
    },
    lease(): RequestSource {
      const { opened, release } = served.lease();
      const { digest, release: label } = opened.info;
      return {
        shared: { services: opened.services, engineId },
        issuer: { version: VERSION, dataset: { digest, release: label } },
        graph: describeGraph(opened),
        release,
      };
    },
    /** Running requests are answered from the old version. @returns whether another version is served. */
    reload,
    /**
     * Reloads whenever the data directory names another version. Polls, since shared disks report no changes; a version
     * that cannot be served is tried once.
     * @param everyMs - time between two checks; 0 for never.
     */
    follow(everyMs: number): void {
      if (everyMs === 0) return;
      let seen: string | null = served.current.dataset.directory;
      let isLooking = false;
      const look = async () => {
        const directory = datasetDirectory(dataDir);
        if (isLooking || directory === seen) return;
        isLooking = true;
        seen = directory;
        await reload().catch((error: unknown) =>
          logger.error({ err: error, directory }, 'the new dataset version cannot be served'),
        );
        isLooking = false;
      };
      timer = setInterval(() => void look(), everyMs).unref();
    },
    async [Symbol.asyncDispose]() {
      clearInterval(timer);
      await served[Symbol.asyncDispose]();
    },
  };
}

/** A graph on another server may differ from the build, so its number of triples is unknown. */
function describeGraph({ dataset: { manifest }, info }: OpenDataset): DescribedGraph {
  const { digest, ...graph } = info;
  if (digest === null) return { ...graph, triples: null };
  const literatureTriples = manifest.articles.literature?.triples ?? null;
  return { ...graph, triples: manifest.graph.triples, literatureTriples };
}
