import { EngineUnavailableError, OverloadedError, QueryTimeoutError } from '@biographql/core';
import { GraphWorker, type GraphWorkerOptions } from './graph-worker.js';
import type { WorkerAnswer } from './worker-messages.js';

/** A query for the pool. */
export interface PoolQuery {
  readonly text: string;
  readonly lane: 'service' | 'user';
  /** Milliseconds from now, waiting included. */
  readonly timeoutMs: number;
  readonly maxLength: number;
  readonly signal?: AbortSignal | undefined;
}

/** Options of a pool of workers. */
export interface PoolOptions
  extends Pick<GraphWorkerOptions, 'start' | 'module' | 'onEvent' | 'memoryGrowthBytes'> {
  /** Name of the engine in errors. */
  readonly engine: string;
  readonly workers: number;
  /** Queries of one lane that may wait; one more is refused. */
  readonly maxWaiting: number;
}

interface Job {
  readonly query: PoolQuery;
  readonly resolve: (answer: WorkerAnswer) => void;
  readonly reject: (error: unknown) => void;
  /** Null while the job waits. */
  worker: GraphWorker | null;
  isSettled: boolean;
}

/** Timers of Node.js go no further; longer ones would end at once. */
const MAX_TIMER_MS = 2 ** 31 - 1;

/**
 * How long a query whose caller has left may go on. Most end by themselves within it, and ending a thread costs a reload
 * of the whole graph.
 */
const ABORT_GRACE_MS = 250;

/**
 * Gives queries to workers: service queries first, each lane in order of arrival. With two or more workers a user query
 * starts only while another loaded worker is free of user queries, so that it never delays the service.
 */
export class GraphWorkerPool {
  readonly workers: readonly GraphWorker[];
  private readonly waiting: Job[] = [];
  private readonly running = new Map<GraphWorker, Job>();
  private readonly readyListeners = new Set<() => void>();
  private lastId = 0;
  private launched = 0;
  private isClosed = false;

  constructor(private readonly options: PoolOptions) {
    const { start, module, onEvent, memoryGrowthBytes } = options;
    const onChange = () => this.advance();
    this.workers = Array.from({ length: options.workers }, (_, index) => {
      return new GraphWorker({ index, start, module, onEvent, memoryGrowthBytes, onChange });
    });
    this.launchNext();
  }

  /** Resolves when a worker is loaded. @throws EngineUnavailableError when none can be. */
  async ready(signal?: AbortSignal): Promise<void> {
    signal?.throwIfAborted();
    while (!this.workers.some(isLoaded)) {
      this.throwIfUnavailable('load');
      await this.nextChange(signal);
    }
  }

  /** @throws QueryTimeoutError, OverloadedError, EngineUnavailableError; `signal.reason` when aborted. */
  run(query: PoolQuery): Promise<WorkerAnswer> {
    query.signal?.throwIfAborted();
    this.throwIfUnavailable('query');
    const inLane = this.waiting.filter((job) => job.query.lane === query.lane).length;
    if (inLane >= this.options.maxWaiting) throw this.overloaded();
    return new Promise((resolve, reject) => {
      const settlers = this.settlers(query, resolve, reject, () => job);
      const job: Job = { query, worker: null, isSettled: false, ...settlers };
      this.waiting.push(job);
      this.advance();
    });
  }

  async close(): Promise<void> {
    this.isClosed = true;
    const failure = new EngineUnavailableError(this.options.engine, 'query');
    for (const job of [...this.waiting, ...this.running.values()]) job.reject(failure);
    this.waiting.length = 0;
    await Promise.all(this.workers.map((worker) => worker.close()));
    this.announce();
  }

  /** The deadline and the caller's signal, both taken down when the job is settled, whichever way. */
  private settlers(
    query: PoolQuery,
    resolve: Job['resolve'],
    reject: Job['reject'],
    self: () => Job,
  ): Pick<Job, 'resolve' | 'reject'> {
    const timer = setTimeout(
      () => this.expireSoon(self()),
      Math.min(query.timeoutMs, MAX_TIMER_MS),
    );
    const onAbort = () => this.abandon(self());
    query.signal?.addEventListener('abort', onAbort, { once: true });
    const release = () => {
      self().isSettled = true;
      clearTimeout(timer);
      query.signal?.removeEventListener('abort', onAbort);
    };
    return {
      resolve: (answer) => {
        release();
        resolve(answer);
      },
      reject: (error) => {
        release();
        reject(error);
      },
    };
  }

  /** After a moment in which this thread did something else, an answer may lie ready that came in time: it is read first. */
  private expireSoon(job: Job): void {
    setImmediate(() => {
      if (!job.isSettled) this.expire(job);
    });
  }

  private expire(job: Job): void {
    const { engine } = this.options;
    if (job.worker === null) {
      this.forget(job);
      job.reject(this.overloaded());
      return;
    }
    job.reject(new QueryTimeoutError(engine, job.query.timeoutMs));
    job.worker.restart('timeout', `A query ran past ${job.query.timeoutMs} ms`);
  }

  private abandon(job: Job): void {
    job.reject(job.query.signal?.reason);
    const { worker } = job;
    if (worker === null) {
      this.forget(job);
      return;
    }
    const timer = setTimeout(() => {
      if (this.running.get(worker) === job) worker.restart('abort', 'The caller of a query left');
    }, ABORT_GRACE_MS);
    timer.unref();
  }

  private forget(job: Job): void {
    const index = this.waiting.indexOf(job);
    if (index >= 0) this.waiting.splice(index, 1);
  }

  /**
   * Launches the first worker, and the others when it has loaded: they can then read the image that it wrote, which is
   * faster for all of them. Without an image all are launched at once.
   */
  private launchNext(): void {
    const [first] = this.workers;
    const isFirstDone = this.options.start.image === null || first?.hasTriedToLoad === true;
    const count = isFirstDone ? this.workers.length : 1;
    for (; this.launched < count; this.launched += 1) this.workers[this.launched]?.launch();
  }

  /** Starts what can be started; called whenever a job arrives or a worker changes. */
  private advance(): void {
    if (!this.isClosed) this.launchNext();
    this.announce();
    if (this.isUnavailable()) this.failWaiting();
    for (let job = this.nextJob(); job !== undefined; job = this.nextJob()) {
      const worker = this.workers.find(({ state }) => state === 'idle');
      if (worker === undefined) return;
      this.forget(job);
      void this.start(job, worker);
    }
  }

  private nextJob(): Job | undefined {
    const service = this.waiting.find(({ query }) => query.lane === 'service');
    return service ?? (this.mayStartUserQuery() ? this.waiting[0] : undefined);
  }

  private mayStartUserQuery(): boolean {
    const usable = this.workers.filter(({ state }) => state !== 'failed');
    if (usable.length < 2) return true;
    const free = usable.filter(
      (worker) => isLoaded(worker) && this.running.get(worker)?.query.lane !== 'user',
    );
    return free.length >= 2;
  }

  private async start(job: Job, worker: GraphWorker): Promise<void> {
    job.worker = worker;
    this.running.set(worker, job);
    this.lastId += 1;
    const { text, maxLength } = job.query;
    const pending = worker.run({ id: this.lastId, text, maxLength });
    const answer = await pending;
    if (this.running.get(worker) === job) this.running.delete(worker);
    if (answer instanceof Error) {
      job.reject(new EngineUnavailableError(this.options.engine, 'query', answer));
    } else job.resolve(answer);
    this.advance();
  }

  private isUnavailable(): boolean {
    return this.isClosed || this.workers.every(({ state }) => state === 'failed');
  }

  private throwIfUnavailable(operation: string): void {
    if (this.isUnavailable()) throw new EngineUnavailableError(this.options.engine, operation);
  }

  private failWaiting(): void {
    const failure = new EngineUnavailableError(this.options.engine, 'load');
    for (const job of this.waiting.splice(0)) job.reject(failure);
  }

  private overloaded(): OverloadedError {
    const isLoading = this.workers.some(({ state }) => state === 'loading');
    const loadMs = Math.max(...this.workers.map((worker) => worker.loadMs));
    return new OverloadedError(
      this.options.engine,
      isLoading ? Math.max(1, Math.ceil(loadMs / 1000)) : 1,
    );
  }

  private nextChange(signal?: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const done = () => {
        this.readyListeners.delete(done);
        signal?.removeEventListener('abort', onAbort);
        resolve();
      };
      const onAbort = () => {
        this.readyListeners.delete(done);
        reject(signal?.reason);
      };
      this.readyListeners.add(done);
      signal?.addEventListener('abort', onAbort, { once: true });
    });
  }

  private announce(): void {
    for (const listener of [...this.readyListeners]) listener();
  }
}

function isLoaded({ state }: GraphWorker): boolean {
  return state === 'idle' || state === 'busy';
}
