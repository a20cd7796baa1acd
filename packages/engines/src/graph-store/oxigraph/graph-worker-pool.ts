import { EventEmitter, once, setMaxListeners } from 'node:events';
import { EngineUnavailableError, QueryTimeoutError } from '@biographql/core';
import { LRUCache } from 'lru-cache';
import type { EngineLoad } from '../../driver.js';
import { getCaller } from '../../thread-pool.js';
import { createDeadline, type Deadline, SlowDown } from '../deadline.js';
import { QueryQueue, type QuerySlots, type ReleaseSlot, toShare } from '../query-queue.js';
import type { PoolQuery, QueryPool, WorkerAnswer } from '../run-query.js';
import { GraphWorker, type GraphWorkerOptions } from './graph-worker.js';

export interface PoolOptions extends Omit<GraphWorkerOptions, 'index' | 'onChange'> {
  readonly engine: string;
  readonly workers: number;
  readonly loadedAtOnce?: number | undefined;
  readonly quietMs: number;
  readonly maxWaiting: number;
}

/** Grace period of a query whose caller has left: ending a thread costs a reload of the whole graph. */
const ABORT_GRACE_MS = 250;
/** If a user query runs or waits longer, all workers load the graph; if it waits, borrowed slots are taken back. */
const LONG_QUERY_MS = 300;
/** How long a client may not borrow after its borrowed slot was taken back. */
const NO_LOAN_MS = 60_000;
const MAX_REMEMBERED = 10_000;

/** Gives queries to workers, one each. With two or more loaded workers one stays free of user queries. */
export class GraphWorkerPool implements QueryPool {
  readonly workers: readonly GraphWorker[];
  private readonly queue: QueryQueue;
  private readonly changes = new EventEmitter();
  /** Aborted when no query can be answered any more: all workers have failed, or the pool was closed. */
  private readonly ended = new AbortController();
  private readonly slowDown = new SlowDown();
  /** Ends the queries that run in borrowed slots, by client. */
  private readonly loans = new Map<string, () => void>();
  private readonly deniedLoans = new LRUCache<string, true>({
    max: MAX_REMEMBERED,
    ttl: NO_LOAN_MS,
  });
  private readonly minWorkers: number;
  private wanted: number;
  private longQueries = 0;
  private quiet: NodeJS.Timeout | undefined;
  private hasStarted = false;

  constructor(private readonly options: PoolOptions) {
    const { engine, maxWaiting } = options;
    this.minWorkers = Math.min(options.workers, options.loadedAtOnce ?? options.workers);
    this.wanted = this.minWorkers;
    // Every query that runs or waits listens to them.
    setMaxListeners(0, this.changes, this.ended.signal);
    this.queue = new QueryQueue({
      engine,
      maxWaiting,
      slots: () => this.slots(),
      mayBorrow: (client) => !this.deniedLoans.has(client) && !this.loans.has(client),
      retrySeconds: () => this.retrySeconds(),
    });
    const onChange = () => this.advance();
    this.workers = Array.from({ length: options.workers }, (_, index) => {
      return new GraphWorker({ ...options, index, onChange });
    });
    this.launchNext();
  }

  /** Waits for the workers that hold the graph from the start, so that the first query has a thread to itself. */
  async ready(signal?: AbortSignal): Promise<void> {
    signal?.throwIfAborted();
    while (!this.hasStarted || !this.workers.some(({ isLoaded }) => isLoaded)) {
      if (this.ended.signal.aborted) throw this.unavailable('load');
      await once(this.changes, 'change', { signal }).catch((error: unknown) => {
        throw signal?.aborted ? signal.reason : error;
      });
    }
  }

  async run(query: PoolQuery): Promise<WorkerAnswer> {
    const { priority, client, timeoutMs, signal } = query;
    signal?.throwIfAborted();
    this.slowDown.check(client);
    if (this.ended.signal.aborted) throw this.unavailable('query');
    const signals = [signal, this.ended.signal];
    using deadline = createDeadline(timeoutMs, signals, () => this.queue.overloaded());
    let hasStarted = false;
    let isLong = false;
    const onLong = () => {
      isLong = true;
      this.longQueries += 1;
      this.wantAll();
      if (!hasStarted) this.takeLoansBack(client);
    };
    const timer = priority === 'user' ? setTimeout(onLong, LONG_QUERY_MS) : undefined;
    try {
      return await this.runInTurn(query, deadline, () => {
        hasStarted = true;
      });
    } finally {
      clearTimeout(timer);
      if (isLong) this.longQueries -= 1;
    }
  }

  private takeLoansBack(waiting: string | undefined): void {
    for (const [client, end] of this.loans) {
      if (client === waiting) continue;
      this.deniedLoans.set(client, true);
      end();
    }
  }

  private async runInTurn(
    query: PoolQuery,
    deadline: Deadline,
    onStart: () => void,
  ): Promise<WorkerAnswer> {
    const { priority, client, timeoutMs } = query;
    const caller = priority === 'user' ? client : getCaller();
    const leave = await this.queue.enter(priority, deadline.signal, caller);
    onStart();
    deadline.reason = () => new QueryTimeoutError(this.options.engine, timeoutMs);
    const worker = this.workers.find(({ state }) => state === 'idle');
    try {
      // Others of the client's queries may have done damage while this one waited.
      this.slowDown.check(client);
      if (worker === undefined) throw this.unavailable('query');
    } catch (error) {
      leave();
      throw error;
    }
    return await this.runOn(worker, query, { signal: deadline.signal, leave });
  }

  load(): EngineLoad {
    const statuses = this.workers.map(({ status }) => status);
    const workers: Record<string, number> = {};
    for (const { state } of statuses) workers[state] = (workers[state] ?? 0) + 1;
    const memoryBytes = statuses.reduce((sum, status) => sum + status.memoryBytes, 0);
    return { queries: this.queue.load(), workers, memoryBytes };
  }

  async close(): Promise<void> {
    this.ended.abort(this.unavailable('query'));
    clearTimeout(this.quiet);
    await Promise.all(this.workers.map((worker) => worker.close()));
    this.changes.emit('change');
  }

  /** The slot is given back when the worker has done with the query, even if its caller has left long before. */
  private runOn(
    worker: GraphWorker,
    query: PoolQuery,
    { signal, leave }: { readonly signal: AbortSignal; readonly leave: ReleaseSlot },
  ): Promise<WorkerAnswer> {
    const { text, maxLength, timeoutMs, client, signal: caller } = query;
    const startedAt = performance.now();
    const isLoan = client !== undefined && this.queue.heldBy(client) > this.slots().perClient;
    return new Promise((resolve, reject) => {
      let isRunning = true;
      const end = (reason: 'abort' | 'timeout', message: string) => {
        if (isRunning) worker.restart(reason, message);
      };
      const onAbort = () => {
        const isTimeout = !caller?.aborted && !this.ended.signal.aborted;
        if (!isTimeout) reject(signal.reason);
        if (caller?.aborted) {
          setTimeout(() => end('abort', 'The caller canceled a query'), ABORT_GRACE_MS).unref();
        }
        // An answer may have arrived in time while this thread was busy: read it first.
        if (!isTimeout) return;
        setImmediate(() => {
          if (isRunning) reject(signal.reason);
          end('timeout', `A query exceeded its time limit of ${timeoutMs} ms`);
        });
      };
      signal.addEventListener('abort', onAbort, { once: true });
      if (isLoan) {
        this.loans.set(client, () => {
          reject(this.queue.overloaded());
          end('abort', 'The thread was needed for another caller');
        });
      }
      void worker.run({ text, maxLength }).then((answer) => {
        isRunning = false;
        if (isLoan) this.loans.delete(client);
        this.account(worker, query, { startedAt, leave });
        if (answer instanceof Error) reject(this.unavailable('query', answer));
        else resolve(answer);
      });
    });
  }

  /** A query that ended its thread costs the time until another one has loaded, and holds its client's share as long. */
  private account(
    worker: GraphWorker,
    { client, onWork }: PoolQuery,
    { startedAt, leave }: { readonly startedAt: number; readonly leave: ReleaseSlot },
  ): void {
    const ranMs = performance.now() - startedAt;
    const hasEnded = worker.state === 'loading';
    // The next thread copies the graph, however long the first took to load it.
    const loads = this.workers.map(({ loadMs }) => loadMs).filter((ms) => ms > 0);
    const repairMs = hasEnded ? Math.min(worker.loadMs, ...loads) : 0;
    if (hasEnded) this.slowDown.note(client, repairMs);
    onWork?.(ranMs + repairMs);
    leave(hasEnded && client !== undefined ? this.loaded(worker) : undefined);
  }

  private async loaded(worker: GraphWorker): Promise<void> {
    while (worker.state === 'loading' && !this.ended.signal.aborted) {
      await once(this.changes, 'change');
    }
  }

  /** A client's share follows from all threads, those that load included. */
  private slots(): QuerySlots {
    const all = this.workers.filter(({ isLoaded, isCopying }) => isLoaded && !isCopying).length;
    const usable = this.workers.filter(({ state }) => state !== 'failed').length;
    // While the others load, user queries may use the thread that is otherwise reserved for the service.
    const user = Math.max(Math.min(all, 1), all - 1);
    return { all, user, perClient: toShare(usable < 2 ? usable : usable - 1) };
  }

  /** Launches one worker at a time: the first loads the graph, the others copy it from one that is idle. */
  private launchNext(): void {
    const retained = this.workers.filter(({ state }) => state !== 'unloaded' && state !== 'failed');
    const unloaded = this.workers.find(({ state }) => state === 'unloaded');
    const more = retained.length < this.wanted ? unloaded : undefined;
    this.hasStarted ||= retained.every(({ isLoaded }) => isLoaded) && more === undefined;
    if (retained.some(({ isLoading }) => isLoading)) return;
    const next = retained.find(({ isLaunchable }) => isLaunchable) ?? more;
    const [source] = this.idleBySize();
    // Wait for a busy worker: it is soon idle or ended.
    if (source !== undefined || !this.workers.some(({ isLoaded }) => isLoaded))
      next?.launch(source);
  }

  /** A copy is as large as its source: the smallest comes first. */
  private idleBySize(): GraphWorker[] {
    const idle = this.workers.filter(({ state }) => state === 'idle');
    return idle.sort((one, other) => one.status.memoryBytes - other.status.memoryBytes);
  }

  private wantAll(): void {
    if (this.ended.signal.aborted) return;
    this.wanted = this.workers.length;
    this.waitForQuiet();
    this.launchNext();
  }

  private waitForQuiet(): void {
    clearTimeout(this.quiet);
    this.quiet = setTimeout(() => this.rest(), this.options.quietMs).unref();
  }

  /** Frees what long queries needed: whole copies of the graph, then the memory that queries left in a thread. */
  private rest(): void {
    if (this.longQueries > 0 || this.workers.some(({ state }) => state === 'loading')) {
      this.waitForQuiet();
      return;
    }
    this.wanted = this.minWorkers;
    const idle = this.idleBySize();
    const [smallest, largest] = [idle.at(0), idle.at(-1)];
    if (smallest !== undefined && largest !== undefined) {
      const left = largest.status.memoryBytes - smallest.status.memoryBytes;
      const isSurplus = this.workers.filter(({ isLoaded }) => isLoaded).length > this.minWorkers;
      if (!isSurplus && left <= this.options.memoryGrowthBytes / 4) return;
      largest.release();
      this.launchNext();
    }
    this.waitForQuiet();
  }

  private advance(): void {
    if (this.workers.every(({ state }) => state === 'failed')) {
      this.ended.abort(this.unavailable('load'));
    }
    if (!this.ended.signal.aborted) this.launchNext();
    this.changes.emit('change');
    this.queue.advance();
  }

  private unavailable(operation: string, cause?: Error): EngineUnavailableError {
    return new EngineUnavailableError(this.options.engine, operation, cause);
  }

  private retrySeconds(): number {
    const isLoading = this.workers.some(({ state }) => state === 'loading');
    const loadMs = Math.max(...this.workers.map((worker) => worker.loadMs));
    return isLoading ? Math.max(1, Math.ceil(loadMs / 1000)) : 1;
  }
}
