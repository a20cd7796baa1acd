import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { OverloadedError, UnknownEngineError } from '@biographql/core';
import {
  closeEngines,
  type Drivers,
  type Engine,
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
import type { ServiceMetrics } from '../telemetry/service-metrics.js';
import { observeEngines } from '../telemetry/service-metrics.js';
import { createFileCheck } from './file-check.js';

/** A dataset with the engines and services that answer from it; disposal closes its engines. */
export interface OpenDataset extends AsyncDisposable {
  readonly dataset: Dataset;
  readonly info: DatasetInfo;
  readonly files: ReturnType<typeof createFileCheck>;
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

export async function openServices(dataset: Dataset, options: OpenOptions): Promise<OpenDataset> {
  const { config, drivers, logger, metrics, tracing, reading } = options;
  const files = createFileCheck(dataset, logger);
  const opened: Engine[] = [];
  const close = async () => {
    await files[Symbol.asyncDispose]();
    await closeEngines(opened);
  };
  try {
    await files.sample(options.signal);
    const vocabulary =
      options.vocabulary ??
      (await withVocabularyFile(config.vocabulary, getVocabulary(dataset.manifest)));
    const engines = await openEngines(drivers, dataset.places, {
      settings: config,
      onEvent: ({ level, message, facts }) => logger[level](facts, message),
      onDamage: (path) => files.report(path),
    });
    opened.push(...Object.values(engines));
    // A graph on another server may change between two requests, so no digest stands for it.
    const digest = drivers.graph.isElsewhere === true ? null : dataset.manifest.digest;
    const { manifest } = dataset;
    const info: DatasetInfo = {
      ...{ digest, release: getRelease(manifest) },
      credits: await getCredits(manifest),
    };
    const observed = observeEngines(engines, metrics.engineCalled, tracing?.aroundCall);
    const services = createServices(observed, {
      questions: createQuestionService(observed, { vocabulary, ...reading }),
      vocabulary,
      maxMolecules: config.admetMaxMolecules,
      dataset: info,
      openEmbeddings: () => openEmbeddings(dataset.directory, dataset.manifest.digest),
    });
    return { dataset, info, files, engines, services, vocabulary, [Symbol.asyncDispose]: close };
  } catch (error) {
    await close();
    // A damaged file explains more than the engine that failed on it.
    throw files.damage?.error ?? error;
  }
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

export function createUsage() {
  let requests = 0;
  let endedAt = performance.now();
  let onIdle = () => {};
  return {
    get requests() {
      return requests;
    },
    get endedAt() {
      return endedAt;
    },
    /** Counts a request until the returned function is called. */
    begin() {
      requests += 1;
      return () => {
        requests -= 1;
        endedAt = performance.now();
        if (requests === 0) onIdle();
      };
    },
    async idle() {
      if (requests > 0) await new Promise<void>((resolve) => (onIdle = resolve));
    },
  };
}

export type EarlyGraph = ReturnType<typeof createEarlyGraph>;

export function createEarlyGraph({ graph }: Drivers, config: Config, logger: Logger) {
  let begun: Promise<GraphStore | null> | null = null;
  const take = async () => {
    const opening = begun;
    begun = null;
    // Without one the driver opens the graph of the dataset, and reports what is wrong.
    return opening?.catch(() => null) ?? null;
  };
  return {
    begin(file: GraphFile) {
      begun ??=
        graph.openEarly?.(file, {
          settings: config,
          onEvent: ({ level, message, facts }) => logger[level](facts, message),
        }) ?? null;
      begun?.catch(() => {});
    },
    /** Returns drivers whose next store of a graph is the one that was begun, if any. */
    driversWith(drivers: Drivers): Drivers {
      if (begun === null) return drivers;
      const { graph: driver } = drivers;
      const open: typeof driver.open = async (at, options) =>
        (await take()) ?? driver.open(at, options);
      return { ...drivers, graph: { ...driver, open } };
    },
    async [Symbol.asyncDispose]() {
      const store = await take();
      await store?.[Symbol.asyncDispose]();
    },
  };
}

interface Slot {
  readonly opening: Promise<OpenDataset>;
  readonly usage: ReturnType<typeof createUsage>;
}

/** A version without requests is closed after this time. */
const IDLE_MS = 600_000;
const RETRY_SECONDS = 5;

export function createRetainedVersions(
  max: number,
  open: (version: DatasetVersion, name: string) => Promise<OpenDataset>,
) {
  // By directory, the least recently used first.
  const slots = new Map<string, Slot>();
  const closeUnused = (forMs: number) =>
    closeWhere(({ usage }) => usage.requests === 0 && performance.now() - usage.endedAt >= forMs);
  const timer = setInterval(() => void closeUnused(IDLE_MS), IDLE_MS / 10).unref();

  async function closeWhere(isOver: (slot: Slot) => boolean): Promise<void> {
    const over = [...slots].filter(([, slot]) => isOver(slot));
    for (const [directory] of over) slots.delete(directory);
    await Promise.all(over.map(([, slot]) => close(slot)));
  }

  async function closeOne(): Promise<void> {
    const idle = [...slots].find(([, { usage }]) => usage.requests === 0);
    if (idle === undefined) throw new OverloadedError('releases', RETRY_SECONDS);
    const [directory, slot] = idle;
    slots.delete(directory);
    await close(slot);
  }

  return {
    /** Opens a version for one request. @throws OverloadedError when all open ones are in use. */
    async lease(version: DatasetVersion, name: string) {
      const { directory } = version;
      while (!slots.has(directory) && slots.size >= max) await closeOne();
      const slot = slots.get(directory) ?? { opening: open(version, name), usage: createUsage() };
      const release = slot.usage.begin();
      slots.delete(directory);
      slots.set(directory, slot);
      try {
        return { opened: await slot.opening, release };
      } catch (error) {
        if (slots.get(directory) === slot) slots.delete(directory);
        throw error;
      }
    },
    closeIdle: () => closeUnused(0),
    async [Symbol.asyncDispose]() {
      clearInterval(timer);
      await closeWhere(() => true);
    },
  };
}

async function close({ opening }: Slot): Promise<void> {
  const opened = await opening.catch(() => null);
  await opened?.[Symbol.asyncDispose]();
}

export async function findVersion(
  { name, dataDir }: { readonly name: string; readonly dataDir: string },
  text: string,
  { onlyCurrent }: { readonly onlyCurrent: boolean },
): Promise<DatasetVersion> {
  const all = await listVersions(dataDir);
  const versions = onlyCurrent ? all.filter(({ isCurrent }) => isCurrent) : all;
  const matches = all.filter(
    ({ id, manifest: { release, digest } }) =>
      release === text || id.startsWith(text) || digest?.startsWith(text),
  );
  const found = all.find(({ id }) => id === text) ?? (matches.length === 1 ? matches[0] : null);
  if (found && versions.includes(found)) return found;
  throw new UnknownEngineError(
    `${name}@${text}`,
    versions.map(({ id, manifest }) =>
      manifest.release === null ? `${name}@${id}` : `${name}@${getRelease(manifest)}`,
    ),
  );
}
