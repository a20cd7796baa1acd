import { INITIAL_STATE, type TabState, type TabStateMessage } from '../data/tab-state.js';
import { createTabFetch } from './tab-fetch.js';

/** The page's line to the service in its own worker. */
export interface TabLine {
  /** What the page's client asks in place of a server. */
  readonly fetch: typeof globalThis.fetch;
  /** How far it is; the same object until something changes. */
  readonly getState: () => TabState;
  /** Calls a listener after each change, until the function that it returns is called. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Opens a line to the worker of `tab-worker.ts`, which begins to load at once. */
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
