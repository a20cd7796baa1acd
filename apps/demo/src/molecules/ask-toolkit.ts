import type { ToolkitAnswers, ToolkitRequest } from './toolkit-requests.ts';

const ask = workerLine<ToolkitRequest>(
  () => new Worker(new URL('./toolkit-worker.ts', import.meta.url), { type: 'module' }),
);

/** Calls the toolkit in its own worker, so that pictures don't wait for predictions. */
export function askToolkit<Kind extends ToolkitRequest['kind']>(
  request: Extract<ToolkitRequest, { readonly kind: Kind }>,
  signal?: AbortSignal | undefined,
): Promise<ToolkitAnswers[Kind]> {
  return ask<ToolkitAnswers[Kind]>(request, signal);
}

/** Response of a worker, on the request's port. */
export type WorkerAnswer<Value> = { readonly value: Value } | { readonly problem: string };

/** Calls a worker. An aborted call rejects with the signal's reason. */
export type WorkerLine<Request> = <Value>(
  request: Request,
  signal?: AbortSignal | undefined,
) => Promise<Value>;

/** A line to one worker, which is started with the first request, and again after it could not be loaded. */
function workerLine<Request>(start: () => Worker): WorkerLine<Request> {
  const waiting = new Set<(problem: Error) => void>();
  let worker: Worker | undefined;
  const open = () => {
    const opened = start();
    opened.addEventListener('error', () => {
      worker = undefined;
      const problem = new Error('The code that reads molecules could not be loaded.');
      for (const reject of waiting) reject(problem);
    });
    return opened;
  };
  // A request that is given up is worked off for nobody.
  return <Value>(request: Request, signal?: AbortSignal) => {
    worker ??= open();
    const current = worker;
    const { port1: answers, port2: port } = new MessageChannel();
    const settled = new AbortController();
    return new Promise<Value>((resolve, reject) => {
      waiting.add(reject);
      answers.onmessage = ({ data }: MessageEvent<WorkerAnswer<Value>>) =>
        'problem' in data ? reject(new Error(data.problem)) : resolve(data.value);
      signal?.addEventListener('abort', () => reject(signal.reason), { signal: settled.signal });
      current.postMessage(request, [port]);
      settled.signal.addEventListener('abort', () => waiting.delete(reject));
    }).finally(() => {
      settled.abort();
      answers.close();
    });
  };
}
