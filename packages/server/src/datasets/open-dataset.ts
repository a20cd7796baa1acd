import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { OverloadedError, UnknownEngineError } from '@biographql/core';
import {
  closeEngines,
  type Drivers,
  type Engine,
  type EngineEvent,
  type Engines,
  type GraphFile,
  type GraphStore,
  openEngines,
} from '@biographql/engines';
import type { Vocabulary } from '@biographql/engines/vocabulary';
import {
  type Dataset,
  type DatasetVersion,
  getCredits,
  getRelease,
  getVocabulary,
  listVersions,
  openEmbeddings,
} from '@biographql/ingest';
import { createQuestionService, type QuestionServiceOptions } from '@biographql/questions';
import { createServices, type DatasetInfo, type Services } from '@biographql/services';
import type { Logger } from 'pino';
import { withVocabularyFile } from '../config/build-settings.js';
import type { Config } from '../config/settings.js';
import type { Tracing } from '../http/metrics/tracing.js';
import { observeEngines, type ServiceMetrics } from '../telemetry/service-metrics.js';
import { createFileCheck, type FileCheck } from './file-check.js';

/** A dataset with the engines and services that answer from it; disposal closes its engines. */
export interface OpenDataset extends AsyncDisposable {
  readonly dataset: Dataset;
  readonly info: DatasetInfo;
  readonly files: FileCheck;
  readonly engines: Engines;
  readonly services: Services;
  readonly vocabulary: Vocabulary;
}

export interface OpenOptions {
  readonly config: Config;
  readonly drivers: Drivers;
  readonly logger: Logger;
  readonly signal?: AbortSignal | undefined;
  /** Default: the dataset's own, with the file of the setting on top. */
  readonly vocabulary?: Vocabulary | undefined;
  readonly reading: Pick<QuestionServiceOptions, 'reader' | 'timeMs'>;
  readonly metrics: ServiceMetrics;
  readonly tracing: Tracing | null;
}

/** @param name - `engineID` of the dataset; log lines have it, unless it is the first one. */
export async function openServices(
  dataset: Dataset,
  name: string,
  options: OpenOptions,
): Promise<OpenDataset> {
  const { config, drivers, metrics, tracing } = options;
  const logger =
    name === config.engineId ? options.logger : options.logger.child({ dataset: name });
  const { directory, manifest, places } = dataset;
  const files = createFileCheck(dataset, logger);
  const opened: Engine[] = [];
  const close = async () => {
    await files[Symbol.asyncDispose]();
    await closeEngines(opened);
  };
  try {
    await files.sample(options.signal);
    const vocabulary =
      options.vocabulary ?? (await withVocabularyFile(config.vocabulary, getVocabulary(manifest)));
    const engines = await openEngines(drivers, places, {
      ...engineOptions(config, logger),
      onDamage: (path) => files.report(path),
    });
    opened.push(...Object.values(engines));
    // A graph on another server may change between two requests, so no digest stands for it.
    const digest = drivers.graph.isElsewhere === true ? null : manifest.digest;
    const info = { digest, release: getRelease(manifest), credits: await getCredits(manifest) };
    const observed = observeEngines(engines, metrics.engineCalled, tracing?.aroundCall);
    const services = createServices(observed, {
      questions: createQuestionService(observed, { vocabulary, ...options.reading }),
      vocabulary,
      maxMolecules: config.admetMaxMolecules,
      dataset: info,
      openEmbeddings: () => openEmbeddings(directory, manifest.digest),
    });
    return { dataset, info, files, engines, services, vocabulary, [Symbol.asyncDispose]: close };
  } catch (error) {
    await close();
    // A damaged file explains more than the engine that failed on it.
    throw files.damage?.error ?? error;
  }
}

function engineOptions(settings: Config, logger: Logger) {
  const onEvent = ({ level, message, facts }: EngineEvent) => logger[level](facts, message);
  return { settings, onEvent };
}

export async function whenReady({ engines, files }: OpenDataset): Promise<void> {
  try {
    await Promise.all(Object.values(engines).map((engine) => engine.ready()));
  } catch (error) {
    await files.checkNow();
    throw error;
  }
}

/** Returns what a build leaves on the heap (about 300 MB) to the system; V8 would not by itself. */
export function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  const gc: () => void = runInNewContext('gc');
  // V8 frees the pages of the first collection with the second.
  gc();
  gc();
}

export type EarlyGraph = ReturnType<typeof createEarlyGraph>;

/** Loads the graph of a first build while its other parts are indexed. */
export function createEarlyGraph({ graph }: Drivers, config: Config, logger: Logger) {
  let loading: Promise<GraphStore | null> | undefined;
  const take = async () => {
    const taken = loading;
    loading = undefined;
    return taken;
  };
  return {
    begin(file: GraphFile) {
      // Without one the driver opens the graph of the dataset, and reports what is wrong.
      loading ??= graph.openEarly?.(file, engineOptions(config, logger)).catch(() => null);
    },
    /** Returns drivers whose next store of a graph is the one that was begun, if any. */
    driversWith(drivers: Drivers): Drivers {
      if (loading === undefined) return drivers;
      const { graph: driver } = drivers;
      const open: typeof driver.open = async (at, options) =>
        (await take()) ?? driver.open(at, options);
      return { ...drivers, graph: { ...driver, open } };
    },
    async [Symbol.asyncDispose]() {
      await (await take())?.[Symbol.asyncDispose]();
    },
  };
}

/** An open version, and the requests that it answers. */
export function countRequests<Opened extends OpenDataset | Promise<OpenDataset>>(opened: Opened) {
  let requests = 0;
  let endedAt = performance.now();
  let onIdle = () => {};
  return {
    opened,
    /** Counts a request until the returned function is called. */
    begin() {
      requests += 1;
      return () => {
        requests -= 1;
        endedAt = performance.now();
        if (requests === 0) onIdle();
      };
    },
    isIdleFor: (ms: number) => requests === 0 && performance.now() - endedAt >= ms,
    async idle() {
      if (requests > 0) await new Promise<void>((resolve) => (onIdle = resolve));
    },
    async close() {
      const closing = await Promise.resolve(opened).catch(() => null);
      await closing?.[Symbol.asyncDispose]();
    },
  };
}

type CountedVersion = ReturnType<typeof countRequests<Promise<OpenDataset>>>;

/** A version without requests is closed after this time. */
const IDLE_MS = 600_000;
const RETRY_SECONDS = 5;

export function createRetainedVersions(
  max: number,
  open: (version: DatasetVersion, name: string) => Promise<OpenDataset>,
) {
  // By directory, the least recently used first.
  const versions = new Map<string, CountedVersion>();
  const timer = setInterval(() => void closeIdle(IDLE_MS), IDLE_MS / 10).unref();

  async function closeAll(over: readonly (readonly [string, CountedVersion])[]): Promise<void> {
    for (const [directory] of over) versions.delete(directory);
    await Promise.all(over.map(([, version]) => version.close()));
  }

  function closeIdle(forMs: number): Promise<void> {
    return closeAll([...versions].filter(([, version]) => version.isIdleFor(forMs)));
  }

  return {
    /** Opens a version for one request. @throws OverloadedError when all open ones are in use. */
    async lease(found: DatasetVersion, name: string) {
      const { directory } = found;
      while (!versions.has(directory) && versions.size >= max) {
        const idle = [...versions].find(([, version]) => version.isIdleFor(0));
        if (idle === undefined) throw new OverloadedError('releases', RETRY_SECONDS);
        await closeAll([idle]);
      }
      const version = versions.get(directory) ?? countRequests(open(found, name));
      const release = version.begin();
      versions.delete(directory);
      versions.set(directory, version);
      try {
        return { opened: await version.opened, release };
      } catch (error) {
        if (versions.get(directory) === version) versions.delete(directory);
        throw error;
      }
    },
    closeIdle: () => closeIdle(0),
    async [Symbol.asyncDispose]() {
      clearInterval(timer);
      await closeAll([...versions]);
    },
  };
}

export async function findVersion(
  { name, dataDir }: { readonly name: string; readonly dataDir: string },
  text: string,
  { onlyCurrent }: { readonly onlyCurrent: boolean },
): Promise<DatasetVersion> {
  const all = await listVersions(dataDir);
  const matches = all.filter(
    ({ id, manifest: { release, digest } }) =>
      release === text || id.startsWith(text) || digest?.startsWith(text),
  );
  const found = all.find(({ id }) => id === text) ?? (matches.length === 1 ? matches[0] : null);
  if (found && (found.isCurrent || !onlyCurrent)) return found;
  const known = all
    .filter(({ isCurrent }) => isCurrent || !onlyCurrent)
    .map(({ id, manifest }) => `${name}@${manifest.release === null ? id : getRelease(manifest)}`);
  throw new UnknownEngineError(`${name}@${text}`, known);
}
