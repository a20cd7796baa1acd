import type { GraphStore } from '@biographql/engines';
import { defaultDrivers } from '@biographql/engines/drivers';
import { parseQuery } from '@biographql/sparql';
import { type CallLimits, measureCalls } from '../report/measure-calls.js';
import { serveContestant } from '../report/serve-contestant.js';

let store: GraphStore | null = null;

await serveContestant({ open, run });

/** Opens our graph store with one thread, so that both hold the graph once. */
async function open({ path, triples }: { readonly path: string; readonly triples: number }) {
  const begin = performance.now();
  const place = { directory: '', graph: { path, triples } };
  store = await defaultDrivers().graph.open(place, { settings: { sparqlWorkers: 1 } });
  await store.ready();
  return { ms: performance.now() - begin };
}

interface Question {
  readonly text: string;
  /** Whether the answer is a sequence of terms, in place of the text that the service sends on. */
  readonly isRead?: boolean;
  readonly limits: CallLimits;
}

/** Asks as the service does: a foreign text is read first. */
function run({ text, isRead = false, limits }: Question) {
  return measureCalls([text], (asked) => ask(asked, isRead), limits);
}

async function ask(text: string, isRead: boolean): Promise<unknown> {
  if (store === null) throw new Error('The graph is not loaded');
  const query = parseQuery(text);
  if (query.form === 'ASK') return store.ask(query);
  return isRead ? store.select(query) : store.selectWritten?.(query);
}
