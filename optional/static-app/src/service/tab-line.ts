import { INITIAL_STATE, type TabState, type TabStateMessage } from '../data/tab-state.js';
import type { TabAnswer, TabRequest } from './serve-tab.js';

/** Connection of the page to the service in its worker. */
export interface TabLine {
  /** The page's client sends requests to this instead of a server. */
  readonly fetch: typeof globalThis.fetch;
  /** Current progress; the same object until something changes. */
  readonly getState: () => TabState;
  /** Calls a listener after each change, until the function that it returns is called. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Connects to a worker whose script calls `runTabWorker`, which begins to load at once. */
export function openTabLine(worker: Worker): TabLine {
  const listeners = new Set<() => void>();
  let state = INITIAL_STATE;
  const change = (next: TabState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  worker.addEventListener('message', ({ data }: MessageEvent<Partial<TabStateMessage>>) => {
    if (data.kind === 'state' && data.state !== undefined) change(data.state);
  });
  worker.addEventListener('error', ({ message }) => {
    change({ ...state, problem: message || 'The script of the service could not be loaded.' });
  });
  return {
    fetch: createTabFetch({ worker }),
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Connection to a worker whose script calls `serveTab`. */
export interface TabFetchOptions {
  readonly worker: Pick<Worker, 'postMessage' | 'addEventListener'>;
}

/**
 * Returns a `fetch` for `createClient` that sends requests to a worker instead of a server: `POST` with a JSON body,
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
