import { EngineUnavailableError, QueryTimeoutError } from '@biographql/core';
import { untilAborted } from '@biographql/core/internal';
import type { GraphStore } from '@biographql/engines';
import {
  createDeadline,
  fixedSlots,
  type PoolQuery,
  poolStore,
  type QueryPool,
  QueryQueue,
  type WorkerAnswer,
  type WorkerQuery,
} from '@biographql/engines/internal/browser';

/** The part of a page's `Worker` that is used here. */
export interface PageWorker {
  onmessage: ((event: MessageEvent) => unknown) | null;
  onerror: ((event: ErrorEvent) => unknown) | null;
  postMessage(message: unknown): void;
  terminate(): void;
}

/** Options of a pool with one worker. */
export interface PagePoolOptions<Source> {
  /** Name of the engine in errors. */
  readonly engine: string;
  /** Starts a worker whose script calls `serveGraph`. */
  readonly worker: () => PageWorker;
  /** Content to load. */
  readonly source: Source;
  /** Promise that the graph waits for before it loads, even if it rejects. Default: nothing. */
  readonly after?: Promise<unknown> | undefined;
  /** Called with the number of stored bytes of the graph received. */
  readonly onProgress?: ((bytes: number) => void) | undefined;
  /** Called after each load of the graph. */
  readonly onLoaded?: ((loaded: LoadedGraph) => void) | undefined;
}

/** Maximum waiting queries per priority. */
const MAX_WAITING = 200;
/** How long an abandoned query may run: ending it means reloading the whole graph. */
const ABANDONED_MS = 3_000;
/** Memory growth after which the worker is replaced: the engine never frees memory. */
const GROWTH_BYTES = 256 * 1024 * 1024;

interface Thread {
  readonly worker: PageWorker;
  readonly loaded: Promise<LoadedGraph>;
  hasFailed: boolean;
  /** Receiver of the answer to the running query. */
  onAnswer: ((answer: WorkerAnswer | Error) => void) | null;
}

/** One worker of a page with the graph, started immediately, and again after a query that was aborted or crashed it. */
export class PagePool<Source> implements QueryPool {
  readonly #options: PagePoolOptions<Source>;
  readonly #queue: QueryQueue;
  #thread: Thread;
  #isOpen = true;

  constructor(options: PagePoolOptions<Source>) {
    this.#options = options;
    const { engine } = options;
    this.#queue = new QueryQueue({ engine, slots: fixedSlots(1), maxWaiting: MAX_WAITING });
    this.#thread = this.#start();
  }

  /** Waits for the graph. After a failed load it is loaded again. */
  async ready(signal?: AbortSignal): Promise<void> {
    signal?.throwIfAborted();
    if (this.#isOpen && this.#thread.hasFailed) this.#thread = this.#start();
    try {
      await untilAborted(this.#thread.loaded, signal);
    } catch (cause) {
      signal?.throwIfAborted();
      throw new EngineUnavailableError(this.#options.engine, 'load', cause);
    }
  }

  async run(query: PoolQuery): Promise<WorkerAnswer> {
    const { signal = new AbortController().signal, timeoutMs, priority, client } = query;
    const leave = await this.#queue.enter(priority, signal, client);
    let ended: Promise<unknown> = Promise.resolve();
    try {
      await this.ready(signal);
      // The timeout excludes waiting for other queries and for the load.
      const reason = () => new QueryTimeoutError(this.#options.engine, timeoutMs);
      using deadline = createDeadline(timeoutMs, [signal], reason);
      const requested = this.#ask(query, deadline.signal, signal);
      ended = requested.ended;
      return await requested.answer;
    } finally {
      // A caller that leaves is answered at once; the worker is free when its query has ended.
      void ended.finally(() => leave());
    }
  }

  close(): void {
    this.#isOpen = false;
    this.#thread.worker.terminate();
    this.#thread.onAnswer?.(new Error('The store was closed during the query.'));
  }

  #ask({ text, maxLength, onWork }: PoolQuery, deadline: AbortSignal, caller: AbortSignal) {
    const thread = this.#thread;
    const startedAt = performance.now();
    const query = { text, maxLength };
    let stop: ReturnType<typeof setTimeout> | undefined;
    const ended = new Promise<WorkerAnswer | Error>((resolve) => {
      thread.onAnswer = resolve;
      post(thread.worker, { kind: 'query', query });
    }).finally(() => {
      clearTimeout(stop);
      thread.onAnswer = null;
      onWork?.(performance.now() - startedAt);
    });
    const answer = new Promise<WorkerAnswer>((resolve, reject) => {
      const give = () => {
        reject(deadline.reason);
        const isAbandoned = caller.aborted;
        const end = () => this.#replace(thread, 'The query was stopped.');
        if (isAbandoned) stop = setTimeout(end, ABANDONED_MS);
        else end();
      };
      deadline.addEventListener('abort', give, { once: true });
      void ended.then((outcome) => {
        deadline.removeEventListener('abort', give);
        if (outcome instanceof Error) {
          reject(new EngineUnavailableError(this.#options.engine, 'query', outcome));
        } else resolve(outcome);
      });
    });
    return { answer, ended };
  }

  #start(): Thread {
    const { worker: launch, source, after, onLoaded, onProgress } = this.#options;
    const worker = launch();
    const { promise: loaded, resolve, reject } = withResolvers<LoadedGraph>();
    // A caller gets the error; there may be none.
    loaded.catch(() => {});
    const thread: Thread = { worker, loaded, hasFailed: false, onAnswer: null };
    let memoryBytes = Number.POSITIVE_INFINITY;
    let isLoaded = false;
    const fail = (message: string) => {
      if (isLoaded) return this.#replace(thread, message);
      worker.terminate();
      thread.hasFailed = true;
      reject(new Error(message));
    };
    worker.onmessage = ({ data }: MessageEvent<FromGraphWorker>) => {
      if (data.kind === 'progress') return onProgress?.(data.bytes);
      if (data.kind === 'load-failed') return fail(data.message);
      if (data.kind === 'loaded') {
        isLoaded = true;
        memoryBytes = data.memoryBytes;
        resolve(data);
        return onLoaded?.(data);
      }
      thread.onAnswer?.(data);
      if (data.kind === 'broken' || data.kind === 'out-of-memory') this.#replace(thread, 'broken');
      else if ('memoryBytes' in data && data.memoryBytes > memoryBytes + GROWTH_BYTES) {
        this.#replace(thread, 'grown');
      }
    };
    worker.onerror = (event) => fail(event.message || 'The worker could not be started.');
    const begin = () => post(worker, { kind: 'start', source });
    if (after === undefined) begin();
    else void after.then(begin, begin);
    return thread;
  }

  #replace(thread: Thread, reason: string): void {
    if (!this.#isOpen || this.#thread !== thread) return;
    thread.worker.terminate();
    thread.onAnswer?.(new Error(reason));
    this.#thread = this.#start();
  }
}

function post<Source>(worker: PageWorker, message: ToGraphWorker<Source>): void {
  worker.postMessage(message);
}

/** `Promise.withResolvers`, which older engines lack. */
function withResolvers<T>() {
  let resolve: (value: T | Promise<T>) => void = () => {};
  let reject: (reason: unknown) => void = () => {};
  const promise = new Promise<T>((take, fail) => {
    resolve = take;
    reject = fail;
  });
  return { promise, resolve, reject };
}

/** Messages to a page's graph worker. */
export type ToGraphWorker<Source> =
  | { readonly kind: 'start'; readonly source: Source }
  | { readonly kind: 'query'; readonly query: WorkerQuery };

/** How a graph was loaded into a worker. */
export interface LoadedGraph {
  readonly triples: number;
  /** Lines that the engine rejected. */
  readonly skipped: number;
  readonly loadMs: number;
  /** Memory of the WebAssembly instance. */
  readonly memoryBytes: number;
}

/** Messages of a page's graph worker. */
export type FromGraphWorker =
  | WorkerAnswer
  | { readonly kind: 'progress'; readonly bytes: number }
  | ({ readonly kind: 'loaded' } & LoadedGraph)
  | { readonly kind: 'load-failed'; readonly message: string };

/** Options of a page's graph store. */
export type PageGraphOptions<Source> = Omit<PagePoolOptions<Source>, 'engine'>;

const ENGINE = 'in-browser oxigraph';
/** Same limits as in a service. */
const LIMITS = {
  timeoutMs: 10_000,
  limit: 100_000,
  maxResultBytes: 32 * 1024 * 1024,
  queryMemoryBytes: 512 * 1024 * 1024,
} as const;

/**
 * A graph store on Oxigraph in one worker of a page, which begins to load at once; queries that come earlier wait. A query
 * that passes its deadline is ended with its worker, and another one loads the graph again.
 */
export function pageGraphStore<Source>(options: PageGraphOptions<Source>): GraphStore {
  const pool = new PagePool({ ...options, engine: ENGINE });
  return {
    ...poolStore(pool, { engine: ENGINE, ...LIMITS }),
    async [Symbol.asyncDispose]() {
      pool.close();
    },
  };
}
