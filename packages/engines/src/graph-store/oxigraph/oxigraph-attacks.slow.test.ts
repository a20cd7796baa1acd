import { setMaxListeners } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  EngineUnavailableError,
  InvalidSparqlError,
  QueryTimeoutError,
  QueryTooLargeError,
  RateLimitedError,
} from '@biographql/core';
import { ask, parseQuery } from '@biographql/sparql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CONFORMANCE_GRAPH } from '../../../test/suites/graph-store/conformance-graph.js';
import type { GraphQueryOptions } from '../graph-store.js';
import { type GraphStoreEvent, type OxigraphStore, oxigraphStore } from './oxigraph-store.js';

const FAILING_WORKER = new URL('./failing-worker.fixture.mjs', import.meta.url);
const ENDLESS = parseQuery(
  'SELECT (COUNT(*) AS ?n) { ?a ?b ?c . ?d ?e ?f . ?g ?h ?i . ?j ?k ?l . ?m ?n2 ?o . ?p ?q ?r . ?s ?t ?u . ?v ?w ?x }',
);
const OVERFLOW = parseQuery('SELECT * { ?s <a:overflow> ?o }');
const SIMPLE = ask('ASK { ?s ?p ?o }');
const LIMIT_BYTES = 16 * 1024 ** 2;

let folder = '';
let path = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'biographql-attacks-'));
  path = join(folder, 'graph.nt');
  await writeFile(path, CONFORMANCE_GRAPH);
});
afterAll(async () => {
  await rm(folder, { recursive: true });
});

/** Each makes a text twice as long, or many times. */
function growing(step: (before: string) => string, steps = 40): string {
  const binds = Array.from(
    { length: steps },
    (_, at) => `BIND(${step(`?b${at}`)} AS ?b${at + 1})`,
  ).join(' ');
  return `SELECT (STRLEN(?b${steps}) AS ?n) { BIND("aaaaaaaaaaaaaaaa" AS ?b0) ${binds} }`;
}

const CROSSED = '?a ?b ?c . ?d ?e ?f . ?g ?h ?i . ?j ?k ?l . ?m ?n ?o';

describe('the memory of a query', { timeout: 60_000 }, () => {
  it.each([
    ['doubled texts', growing((text) => `CONCAT(${text}, ${text})`)],
    ['replaced letters', growing((text) => `REPLACE(${text}, "a", "aaaa")`)],
    ['encoded texts', growing((text) => `ENCODE_FOR_URI(CONCAT(${text}, "%", ${text}))`)],
    [
      'one long text of many',
      `SELECT (GROUP_CONCAT(STR(?c); separator="${'-'.repeat(999)}") AS ?t) { ${CROSSED} }`,
    ],
    ['a sorted cross product', `SELECT (COUNT(*) AS ?z) { SELECT * { ${CROSSED} } ORDER BY ?o }`],
    ['distinct rows of one', `SELECT (COUNT(*) AS ?z) { SELECT DISTINCT * { ${CROSSED} } }`],
    [
      'a group for each row',
      `SELECT (COUNT(*) AS ?z) { ${CROSSED} } GROUP BY ?a ?c ?d ?f ?g ?i ?j ?l ?m`,
    ],
    ['a row that fills the answer', `SELECT * { ${CROSSED} }`],
  ])(
    'ends with the query, not with the service: %s',
    async (_, text) => {
      const events: GraphStoreEvent[] = [];
      const onEvent = (event: GraphStoreEvent) => events.push(event);
      await using store = oxigraphStore({
        path,
        workers: 1,
        queryMemoryBytes: LIMIT_BYTES,
        onEvent,
      });
      await store.ready();
      const before = process.memoryUsage.rss();
      const failure = store.select(parseQuery(text), { timeoutMs: 120_000 });
      await expect(failure).rejects.toThrow(QueryTooLargeError);
      await expect(failure).rejects.toThrow(/more than 16 MB of memory/);
      expect(process.memoryUsage.rss() - before).toBeLessThan(16 * LIMIT_BYTES);
      expect(await store.ask(SIMPLE, { timeoutMs: 60_000 })).toBe(true);
      expect(events).toMatchObject([
        { type: 'worker-loaded' },
        { type: 'worker-ended', reason: 'memory', willRestart: true },
        { type: 'worker-loaded' },
      ]);
    },
    180_000,
  );

  it('is counted separately from the graph', async () => {
    await using store = oxigraphStore({ path, workers: 1, queryMemoryBytes: LIMIT_BYTES });
    await store.ready();
    const before = store.status()[0]?.memoryBytes ?? 0;
    expect(before).toBeLessThan(LIMIT_BYTES);
    const text = growing((before) => `CONCAT(${before}, ${before})`, 16);
    expect((await store.select(parseQuery(text))).solutions[0]?.[0]?.value).toBe(`${2 ** 20}`);
    const held = store.status()[0]?.memoryBytes ?? 0;
    expect(held).toBeGreaterThan(before);
    expect(held).toBeLessThan(LIMIT_BYTES);
  });
});

describe('a query that overflows the stack of the engine', { timeout: 60_000 }, () => {
  const failingStore = (onEvent?: (event: GraphStoreEvent) => void) =>
    oxigraphStore({ path, workers: 2, onEvent }, FAILING_WORKER);

  it('is rejected, while the thread is replaced and others are answered', async () => {
    const events: GraphStoreEvent[] = [];
    await using store = failingStore((event) => events.push(event));
    await store.ready();
    const failure = store.select(OVERFLOW);
    const others = Array.from({ length: 9 }, () => store.ask(SIMPLE));
    await expect(failure).rejects.toThrow(InvalidSparqlError);
    await expect(failure).rejects.toThrow(/was restarted. Simplify the query/);
    expect(await Promise.all(others)).not.toContain(false);
    expect(events).toContainEqual(
      expect.objectContaining({ type: 'worker-ended', reason: 'crash' }),
    );
  });

  it("is the engine's failure for a query of the service", async () => {
    await using store = failingStore();
    await expect(store.select(OVERFLOW, { priority: 'service' })).rejects.toThrow(
      EngineUnavailableError,
    );
  });

  it('makes its client wait when it comes again and again, and nobody else', async () => {
    await using store = failingStore();
    for (let round = 0; round < 4; round += 1) {
      await expect(store.select(OVERFLOW, { client: 'a' })).rejects.toThrow(InvalidSparqlError);
    }
    const rejected = store.ask(SIMPLE, { client: 'a' });
    await expect(rejected).rejects.toThrow(RateLimitedError);
    await expect(rejected).rejects.toMatchObject({ retryAfterSeconds: 1 });
    expect(await store.ask(SIMPLE, { client: 'b' })).toBe(true);
  });
});

/** One of two or more loads first. */
async function allLoaded(store: OxigraphStore): Promise<void> {
  const areIdle = () => store.status().every(({ state }) => state === 'idle');
  await expect.poll(areIdle, { timeout: 30_000 }).toBe(true);
}

describe('many endless queries of one client', () => {
  it('leave room for another client, and for the service', async () => {
    await using store = oxigraphStore({ path, workers: 3 });
    await allLoaded(store);
    const leave = new AbortController();
    setMaxListeners(0, leave.signal);
    const attack: GraphQueryOptions = { client: 'a', signal: leave.signal, timeoutMs: 60_000 };
    const outcomes = Array.from({ length: 60 }, () =>
      store.select(ENDLESS, attack).then(
        () => 'answered',
        (error: unknown) => (error instanceof RateLimitedError ? 'RATE_LIMITED' : 'ended'),
      ),
    );
    for (let round = 0; round < 20; round += 1) {
      expect(await store.ask(SIMPLE, { client: 'b' })).toBe(true);
      expect(await store.ask(SIMPLE, { priority: 'service' })).toBe(true);
    }
    leave.abort(new Error('the client left'));
    const ends = await Promise.all(outcomes);
    // Two run, one of them in a borrowed slot, and 50 wait.
    expect(ends.filter((end) => end === 'RATE_LIMITED')).toHaveLength(8);
    expect(ends).not.toContain('answered');
  }, 60_000);

  it('are charged for the threads that they end, and keep no light query of it waiting', async () => {
    await using store = oxigraphStore({ path, workers: 3 });
    await allLoaded(store);
    const ended = store.select(ENDLESS, { client: 'a', timeoutMs: 100 });
    await expect(ended).rejects.toThrow(QueryTimeoutError);
    const work: number[] = [];
    const onWork = (ms: number) => work.push(ms);
    expect(await store.ask(SIMPLE, { client: 'a', onWork })).toBe(true);
    await expect(store.select(ENDLESS, { client: 'a', timeoutMs: 100, onWork })).rejects.toThrow(
      QueryTimeoutError,
    );
    await expect.poll(() => work, { timeout: 30_000 }).toHaveLength(2);
    expect(work[1]).toBeGreaterThanOrEqual(95);
    expect(work[0]).toBeLessThan(work[1] ?? 0);
  }, 60_000);
});
