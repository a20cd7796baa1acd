import { PredictorError } from '../contract.js';
import { type FromWorker, fromPosted, type LoadedBytes, type ToWorker } from './messages.js';

export interface WorkerTasksOptions {
  readonly worker: () => Worker;
  readonly start: () => object;
  readonly onBytes?: (bytes: LoadedBytes) => void;
  readonly onFailure?: (error: Error) => void;
}

export interface TaskOptions {
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: ((progress: never) => void) | undefined;
}

export interface WorkerTasks {
  readonly isStarted: () => boolean;
  run<Answer>(task: object, options?: TaskOptions): Promise<Answer>;
  end(reason: Error): void;
}

interface Call {
  readonly resolve: (answer: unknown) => void;
  readonly reject: (reason: unknown) => void;
  readonly onProgress: ((progress: never) => void) | undefined;
}

export function createWorkerTasks(options: WorkerTasksOptions): WorkerTasks {
  const calls = new Map<number, Call>();
  let worker: Worker | undefined;
  let lastId = 0;

  function end(reason: Error): void {
    worker?.terminate();
    worker = undefined;
    for (const { reject } of calls.values()) reject(reason);
    calls.clear();
  }

  function receive({ data }: MessageEvent<FromWorker>): void {
    if (data.kind === 'bytes') {
      options.onBytes?.(data.bytes);
      return;
    }
    const call = calls.get(data.id);
    if (data.kind === 'progress') {
      call?.onProgress?.(data.progress as never);
      return;
    }
    calls.delete(data.id);
    if (data.kind === 'answer') call?.resolve(data.answer);
    else call?.reject(fromPosted(data.error));
  }

  function start(): Worker {
    const started = options.worker();
    started.addEventListener('message', receive);
    started.addEventListener('error', () => {
      const message = "The worker's script could not be loaded.";
      const error = new PredictorError('TOOLKIT_UNAVAILABLE', message);
      end(error);
      options.onFailure?.(error);
    });
    post(started, { kind: 'start', options: options.start() });
    return started;
  }

  return {
    isStarted: () => worker !== undefined,
    end,
    async run<Answer>(task: object, { signal, onProgress }: TaskOptions = {}): Promise<Answer> {
      signal?.throwIfAborted();
      worker ??= start();
      const current = worker;
      lastId += 1;
      const id = lastId;
      const settled = new AbortController();
      return new Promise<Answer>((resolve, reject) => {
        calls.set(id, { resolve: resolve as Call['resolve'], reject, onProgress });
        const abort = () => {
          calls.delete(id);
          post(current, { kind: 'cancel', id });
          reject(signal?.reason);
        };
        signal?.addEventListener('abort', abort, { signal: settled.signal });
        post(current, { kind: 'task', id, task });
      }).finally(() => settled.abort());
    },
  };
}

export function absoluteUrl(address: string | URL): string {
  return new URL(address, document.baseURI).href;
}

function post(worker: Worker, message: ToWorker): void {
  worker.postMessage(message);
}
