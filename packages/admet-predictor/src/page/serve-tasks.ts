import { type FromWorker, type LoadedBytes, type ToWorker, toPosted } from './messages.js';

/** The part of a worker's global scope that is used here. */
export interface WorkerPort {
  /** Posts a message to the page. */
  postMessage(message: unknown): void;
  /** Listens for messages from the page. */
  addEventListener(kind: 'message', listener: (event: { readonly data: unknown }) => void): void;
}

export interface TaskContext {
  readonly signal: AbortSignal;
  readonly onProgress: (progress: object) => void;
}

export interface TaskServer {
  start(options: object, onBytes: (bytes: LoadedBytes) => void): void;
  answer(task: object, context: TaskContext): Promise<unknown>;
}

export function serveTasks(port: WorkerPort, server: TaskServer): void {
  const post = (message: FromWorker) => port.postMessage(message);
  const running = new Map<number, AbortController>();

  async function run(id: number, task: object): Promise<void> {
    const controller = new AbortController();
    running.set(id, controller);
    try {
      const answer = await server.answer(task, {
        signal: controller.signal,
        onProgress: (progress) => post({ kind: 'progress', id, progress }),
      });
      post({ kind: 'answer', id, answer });
    } catch (error) {
      post({ kind: 'problem', id, error: toPosted(error) });
    } finally {
      running.delete(id);
    }
  }

  port.addEventListener('message', ({ data }) => {
    // The page posts nothing else: see worker-tasks.ts.
    const message = data as ToWorker;
    if (message.kind === 'start')
      server.start(message.options, (bytes) => post({ kind: 'bytes', bytes }));
    else if (message.kind === 'task') void run(message.id, message.task);
    else running.get(message.id)?.abort();
  });
}
