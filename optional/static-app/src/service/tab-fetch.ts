import type { TabAnswer, TabRequest } from './serve-tab.js';

/** The line to a worker whose script calls `serveTab`. */
export interface TabFetchOptions {
  readonly worker: Pick<Worker, 'postMessage' | 'addEventListener'>;
}

/**
 * Returns a `fetch` for `createClient` that asks a worker of the page in place of a server: `POST` with a JSON body,
 * whatever the address. It rejects as `fetch` does, with the signal's reason.
 */
export function createTabFetch({ worker }: TabFetchOptions): typeof globalThis.fetch {
  const waiting = new Map<number, (answer: TabAnswer['answer']) => void>();
  let lastId = 0;
  worker.addEventListener('message', ({ data }: MessageEvent<Partial<TabAnswer>>) => {
    if (data.kind !== 'answer' || data.id === undefined || data.answer === undefined) return;
    waiting.get(data.id)?.(data.answer);
    waiting.delete(data.id);
  });
  const post = (request: TabRequest) => worker.postMessage(request);
  return async (input, init) => {
    const request = new Request(input, init);
    const { signal } = request;
    const body = await request.text();
    signal.throwIfAborted();
    lastId += 1;
    const id = lastId;
    const answer = await new Promise<TabAnswer['answer']>((resolve, reject) => {
      const leave = () => {
        waiting.delete(id);
        post({ kind: 'cancel', id });
        reject(signal.reason);
      };
      signal.addEventListener('abort', leave, { once: true });
      waiting.set(id, (given) => {
        signal.removeEventListener('abort', leave);
        resolve(given);
      });
      post({ kind: 'ask', id, body });
    });
    return new Response(answer.body, { status: answer.status, headers: { ...answer.headers } });
  };
}
