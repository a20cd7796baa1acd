import type { ToolkitAnswers, ToolkitRequest } from './toolkit-requests.ts';

export type WorkerAnswer<Value> = { readonly value: Value } | { readonly problem: string };

/** Started by the first request, and restarted after it failed to load. */
let worker: Worker | undefined;

/** Calls the toolkit in its own worker, so that pictures don't wait for predictions. An aborted call rejects with the signal's reason. */
export function askToolkit<Kind extends ToolkitRequest['kind']>(
  request: Extract<ToolkitRequest, { readonly kind: Kind }>,
  signal?: AbortSignal,
): Promise<ToolkitAnswers[Kind]> {
  worker ??= new Worker(new URL('./toolkit-worker.ts', import.meta.url), { type: 'module' });
  const current = worker;
  const { port1: answers, port2: port } = new MessageChannel();
  const settled = new AbortController();
  return new Promise<ToolkitAnswers[Kind]>((resolve, reject) => {
    answers.onmessage = ({ data }: MessageEvent<WorkerAnswer<ToolkitAnswers[Kind]>>) =>
      'problem' in data ? reject(new Error(data.problem)) : resolve(data.value);
    const until = { signal: settled.signal };
    signal?.addEventListener('abort', () => reject(signal.reason), until);
    const onError = () => {
      worker = undefined;
      reject(new Error('The chemistry toolkit could not be loaded.'));
    };
    current.addEventListener('error', onError, until);
    current.postMessage(request, [port]);
  }).finally(() => {
    settled.abort();
    answers.close();
  });
}
