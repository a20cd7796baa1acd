import {
  loadingWords,
  openTabLine,
  problemWords,
  type TabLine,
} from '@biographql/static-app/client';
import { withBase } from 'vitepress';
import type { ServiceLine } from '../../../src/live/ask-example.js';
import type { AskedPlace } from './asked-place.js';

/** A line to whoever answers. */
export interface OpenLine extends ServiceLine {
  /** What is still loading, in words; empty when nothing is. */
  readonly progress: () => string;
  /** Calls a listener when that changes, until the function that it returns is called. */
  readonly onProgress: (listener: () => void) => () => void;
  /** Ends loads that nobody waits for any more. */
  readonly giveUp: () => void;
}

/**
 * Opens a line to a service, or starts one in this tab, where it stays for all pages of this visit.
 * @param key - of the service, for documents that it takes from nobody without one; empty for none.
 */
export function openLine(
  place: Exclude<AskedPlace, { readonly kind: 'nobody' }>,
  key: string,
): OpenLine {
  if (place.kind === 'tab') return tabLine(place.worker);
  const { url, keyedUrl } = place;
  const line = { progress: () => '', onProgress: () => () => {}, giveUp: () => {} };
  if (key === '') return { ...line, url, fetch: (...asked) => fetch(...asked) };
  return {
    ...line,
    url: keyedUrl,
    fetch: (input, init) =>
      fetch(input, {
        ...init,
        headers: { ...Object.fromEntries(new Headers(init?.headers)), 'x-api-key': key },
      }),
  };
}

let started: { readonly line: TabLine; readonly worker: Worker } | undefined;

function tabLine(script: string): OpenLine {
  const { line } = startedWorker(script);
  return {
    // Whatever the address: the worker has none.
    url: new URL('api/graphql', location.href).href,
    fetch: line.fetch,
    progress() {
      const state = line.getState();
      return problemWords(state) ?? loadingWords(state);
    },
    onProgress: line.subscribe,
    giveUp() {
      const { labels, graph, articles } = line.getState().parts;
      if ([labels, graph, articles].every(({ status }) => status === 'ready')) return;
      started?.worker.terminate();
      started = undefined;
    },
  };
}

function startedWorker(script: string) {
  if (started === undefined) {
    const address = new URL(script, new URL(withBase('/'), location.origin));
    const worker = new Worker(address, { type: 'module', name: 'service' });
    started = { worker, line: openTabLine(worker) };
  }
  return started;
}
