import { closeSync, openSync } from 'node:fs';
import { EngineUnavailableError, InvalidArgumentError } from '@biographql/core';
import type { NamedGraphFile } from '../../driver.js';
import type { GraphStore } from '../graph-store.js';
import { poolStore } from '../run-query.js';
import { GraphWorkerPool } from './graph-worker-pool.js';
import type { GraphFiles, GraphStoreEvent, OpenTriples, WorkerStatus } from './worker-messages.js';

export type {
  GraphStoreEvent,
  WorkerStatus,
} from './worker-messages.js';

export interface OxigraphStoreOptions {
  readonly path: string;
  readonly named?: readonly Pick<NamedGraphFile, 'name' | 'path'>[] | undefined;
  /** Threads, each with its own copy of the graph (about 340 MB per million triples); from 1, default 2. */
  readonly workers?: number | undefined;
  /** Threads that always hold the graph; the others only while user queries wait or take long. Default: all. */
  readonly loadedAtOnce?: number | undefined;
  /** Milliseconds without such a query after which the others free their memory. Default 30,000. */
  readonly quietMs?: number | undefined;
  readonly timeoutMs?: number | undefined;
  readonly limit?: number | undefined;
  readonly maxResultBytes?: number | undefined;
  /** Memory in bytes that a query may use in addition to the graph; a query that needs more is ended. Default 512 MiB. */
  readonly queryMemoryBytes?: number | undefined;
  /** Memory in bytes by which queries may grow a worker before it is replaced. Default half of `queryMemoryBytes`. */
  readonly memoryGrowthBytes?: number | undefined;
  /** Queries of each priority that may wait, a quarter per client (service: half); others are rejected. Default 200. */
  readonly maxWaiting?: number | undefined;
  /** Milliseconds before a load that failed is tried again. Default 1,000; at most three attempts. */
  readonly retryDelayMs?: number | undefined;
  readonly onEvent?: ((event: GraphStoreEvent) => void) | undefined;
}

export interface OxigraphStore extends GraphStore {
  status(): readonly WorkerStatus[];
}

/** Enough for sorting or grouping some million rows. */
export const DEFAULT_QUERY_MEMORY_BYTES = 512 * 1024 ** 2;
const ENGINE = 'oxigraph';
const WORKER_MODULE = new URL('./oxigraph-worker.mjs', import.meta.url);

/**
 * A graph store on Oxigraph in worker threads, each with a copy of the graph. Loading starts at once; queries that come
 * earlier wait. A query that passes its deadline, or whose caller has left, is ended by ending its thread; another
 * thread loads the graph again, and the others go on answering.
 *
 * The files are held open, so that restarted workers read the same graph even when a file has been replaced.
 *
 * @param module - what each thread runs; another one than the default is for tests.
 * @throws EngineUnavailableError when a file cannot be opened; InvalidArgumentError for fewer than one worker.
 */
export function oxigraphStore(
  options: OxigraphStoreOptions,
  module: URL = WORKER_MODULE,
): OxigraphStore {
  const { workers = 2, maxWaiting = 200, onEvent = ignore } = options;
  const { queryMemoryBytes = DEFAULT_QUERY_MEMORY_BYTES } = options;
  const { timeoutMs = 10_000, limit = 100_000, maxResultBytes = 32 * 1024 * 1024 } = options;
  const { memoryGrowthBytes = queryMemoryBytes / 2, retryDelayMs = 1_000 } = options;
  if (!Number.isInteger(workers) || workers < 1) {
    throw new InvalidArgumentError('workers', 'must be a whole number, 1 or greater', workers);
  }
  const start: GraphFiles = { ...openGraphs(options), queryMemoryBytes };
  const pool = new GraphWorkerPool({
    engine: ENGINE,
    start,
    module,
    workers,
    loadedAtOnce: options.loadedAtOnce,
    quietMs: options.quietMs ?? 30_000,
    maxWaiting,
    memoryGrowthBytes,
    retryDelayMs,
    onEvent,
  });
  let isOpen = true;

  return {
    ...poolStore(pool, { engine: ENGINE, queryMemoryBytes, timeoutMs, limit, maxResultBytes }),
    load: () => pool.load(),
    status: () => pool.workers.map((worker) => worker.status),
    async [Symbol.asyncDispose]() {
      if (!isOpen) return;
      isOpen = false;
      await pool.close();
      closeAll([start, ...start.named]);
    },
  };
}

function openGraphs({
  path,
  named = [],
}: Pick<OxigraphStoreOptions, 'path' | 'named'>): OpenTriples & Pick<GraphFiles, 'named'> {
  const opened: OpenTriples[] = [];
  const open = (file: string): OpenTriples => {
    const triples = { file: openSync(file, 'r'), compression: getCompression(file) };
    opened.push(triples);
    return triples;
  };
  try {
    const graph = open(path);
    return { ...graph, named: named.map(({ name, path: file }) => ({ ...open(file), name })) };
  } catch (error) {
    closeAll(opened);
    throw new EngineUnavailableError(ENGINE, 'open', error);
  }
}

function closeAll(files: readonly OpenTriples[]): void {
  for (const { file } of files) closeSync(file);
}

function getCompression(path: string): OpenTriples['compression'] {
  if (path.endsWith('.gz')) return 'gzip';
  return path.endsWith('.br') ? 'brotli' : 'none';
}

function ignore(): void {}
