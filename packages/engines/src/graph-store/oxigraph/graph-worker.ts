import { MessageChannel, type MessagePort, Worker } from 'node:worker_threads';
import type { WorkerAnswer, WorkerQuery } from '../run-query.js';
import type {
  GraphFiles,
  GraphStoreEvent,
  WorkerEndReason,
  WorkerMessage,
  WorkerRequest,
  WorkerStart,
  WorkerState,
  WorkerStatus,
} from './worker-messages.js';

export interface GraphWorkerOptions {
  readonly index: number;
  readonly start: GraphFiles;
  readonly module: URL;
  readonly onChange: () => void;
  /** Memory that queries may add to that of the loaded graph before the thread is replaced: it is never given back. */
  readonly memoryGrowthBytes: number;
  readonly onEvent: (event: GraphStoreEvent) => void;
  /** Milliseconds before a load that failed is tried again; twice as long after the second. */
  readonly retryDelayMs: number;
}

const LOAD_ATTEMPTS = 3;
/** Heap of the thread's JavaScript side, which holds one answer at most; the engine's own memory is outside of it. */
const HEAP_MB = 1_024;
const HEAP_IS_FULL = 'ERR_WORKER_OUT_OF_MEMORY';

/** One thread with a copy of the graph. When the thread ends, it waits to be launched again. */
export class GraphWorker {
  state: WorkerState = 'unloaded';
  isLaunchable = false;
  isCopying = false;
  private thread: Worker | null = null;
  private onAnswer: ((answer: WorkerAnswer | Error) => void) | null = null;
  private failedLoads = 0;
  private retryTimer: NodeJS.Timeout | null = null;
  private loaded = { triples: 0, memoryBytes: 0, loadMs: 0 };
  /** Memory of the engine in bytes: at least what it needed when it had loaded. */
  private memoryBytes = 0;

  constructor(private readonly options: GraphWorkerOptions) {}

  /** Starts the thread. @param source - idle worker to copy from. Default: the graph is loaded from its files. */
  launch(source?: GraphWorker): void {
    const { module, start } = this.options;
    this.state = 'loading';
    this.isLaunchable = false;
    const { port1, port2 } = new MessageChannel();
    const workerData: WorkerStart = source === undefined ? start : { ...start, source: port2 };
    const thread = new Worker(module, {
      workerData,
      transferList: source === undefined ? [] : [port2],
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
      // The conditions and loaders of the parent are not for this plain module.
      execArgv: [],
      name: 'biographql-graph',
    });
    this.thread = thread;
    thread.on('message', (message: WorkerMessage) => {
      if (this.thread === thread) this.receive(message);
    });
    thread.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === HEAP_IS_FULL) this.outOfMemory(thread, error.message);
      this.lost(thread, error.message);
    });
    thread.on('exit', (code) => this.lost(thread, `The thread ended with code ${code}`));
    source?.copyTo(port1);
  }

  private copyTo(port: MessagePort): void {
    const request: WorkerRequest = { copyTo: port };
    this.state = 'busy';
    this.isCopying = true;
    this.thread?.postMessage(request, [port]);
  }

  get status(): WorkerStatus {
    const { memoryBytes, loaded } = this;
    return { worker: this.options.index, state: this.state, triples: loaded.triples, memoryBytes };
  }

  get isLoaded(): boolean {
    return this.state === 'idle' || this.state === 'busy';
  }

  get isLoading(): boolean {
    return this.state === 'loading' && this.thread !== null;
  }

  get loadMs(): number {
    return this.loaded.loadMs;
  }

  /** Gives the query to an idle worker. Resolves to an Error when the thread ended before it answered. */
  run(query: WorkerQuery): Promise<WorkerAnswer | Error> {
    return new Promise((resolve) => {
      this.onAnswer = resolve;
      this.state = 'busy';
      this.thread?.postMessage(query);
    });
  }

  restart(reason: WorkerEndReason, message: string): void {
    if (this.state === 'closed' || this.state === 'failed') return;
    this.failedLoads = reason === 'load-failed' ? this.failedLoads + 1 : 0;
    const willRestart = this.failedLoads < LOAD_ATTEMPTS;
    const { thread } = this;
    this.thread = null;
    this.isCopying = false;
    this.memoryBytes = 0;
    this.state = willRestart ? 'loading' : 'failed';
    this.options.onEvent({
      type: 'worker-ended',
      worker: this.options.index,
      reason,
      message,
      willRestart,
    });
    void this.replace(thread, willRestart);
    this.settle(new Error(message));
    this.options.onChange();
  }

  /** Ends the thread of an idle worker, which frees its memory until it is launched again. */
  release(): void {
    const { thread } = this;
    this.thread = null;
    this.memoryBytes = 0;
    this.state = 'unloaded';
    this.options.onEvent({ type: 'worker-released', worker: this.options.index });
    void thread?.terminate();
  }

  async close(): Promise<void> {
    this.state = 'closed';
    if (this.retryTimer !== null) clearTimeout(this.retryTimer);
    const { thread } = this;
    this.thread = null;
    await thread?.terminate();
    this.settle(new Error('The store was closed'));
  }

  /** Waits for the old thread's end, so that its memory is free before the new one loads. */
  private async replace(ended: Worker | null, willRestart: boolean): Promise<void> {
    await ended?.terminate();
    if (!willRestart || this.state === 'closed') return;
    this.retryTimer = setTimeout(() => {
      this.isLaunchable = true;
      this.options.onChange();
    }, this.options.retryDelayMs * this.failedLoads);
  }

  private outOfMemory(thread: Worker, message: string): void {
    if (this.thread === thread && this.state === 'busy')
      this.receive({ kind: 'out-of-memory', message });
  }

  private lost(thread: Worker, message: string): void {
    if (this.thread !== thread) return;
    this.restart(this.state === 'loading' ? 'load-failed' : 'crash', message);
  }

  private receive(message: WorkerMessage): void {
    if (message.kind === 'load-failed') {
      this.restart('load-failed', message.message);
      return;
    }
    if (message.kind === 'broken' || message.kind === 'out-of-memory') {
      this.settle(message);
      this.restart(message.kind === 'broken' ? 'crash' : 'memory', message.message);
      return;
    }
    this.state = 'idle';
    if (message.kind === 'loaded') {
      const { kind: _, ...facts } = message;
      const { triples, loadMs, memoryBytes } = facts;
      this.failedLoads = 0;
      this.loaded = { triples, memoryBytes, loadMs };
      const worker = this.options.index;
      this.options.onEvent({ type: 'worker-loaded', worker, ...facts });
    } else if (message.kind === 'copied') this.isCopying = false;
    else this.settle(message);
    // Before the next query is assigned, so that memory is checked under constant load too.
    if ('memoryBytes' in message) this.watchMemory(message.memoryBytes);
    this.options.onChange();
  }

  private watchMemory(bytes: number): void {
    this.memoryBytes = bytes;
    const limit = this.loaded.memoryBytes + this.options.memoryGrowthBytes;
    if (bytes > limit) this.restart('memory', `The engine's memory has grown to ${bytes} bytes`);
  }

  private settle(answer: WorkerAnswer | Error): void {
    const { onAnswer } = this;
    this.onAnswer = null;
    onAnswer?.(answer);
  }
}
