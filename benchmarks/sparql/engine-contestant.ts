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

/** Asks as the service does: a foreign text is read first, the answer is a sequence of terms. */
function run({ text, limits }: { readonly text: string; readonly limits: CallLimits }) {
  return measureCalls([text], ask, limits);
}

async function ask(text: string): Promise<unknown> {
  if (store === null) throw new Error('The graph is not loaded');
  const query = parseQuery(text);
  return query.form === 'ASK' ? store.ask(query) : store.select(query);
}
