import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import {
  EngineUnavailableError,
  InvalidArgumentError,
  OverloadedError,
  ResultTooLargeError,
} from '@biographql/core';
import { ask, parseQuery, type SparqlQuery } from '@biographql/sparql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeGraphStore } from '../../../test/suites/graph-store/conformance.js';
import { CONFORMANCE_GRAPH } from '../../../test/suites/graph-store/conformance-graph.js';
import { openOn } from '../../../test/testing/temporary-place.js';
import { oxigraph } from './oxigraph.js';
import { type GraphStoreEvent, oxigraphStore } from './oxigraph-store.js';

const ENDLESS = parseQuery(
  'SELECT (COUNT(*) AS ?n) { ?a ?b ?c . ?d ?e ?f . ?g ?h ?i . ?j ?k ?l . ?m ?n2 ?o . ?p ?q ?r . ?s ?t ?u . ?v ?w ?x }',
);
const SIMPLE = ask('ASK { ?s ?p ?o }');

let folder = '';
let files = 0;

async function graphFile(text: string | Buffer, ending = 'nt'): Promise<string> {
  files += 1;
  const path = join(folder, `graph-${files}.${ending}`);
  await writeFile(path, text);
  return path;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'biographql-store-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
});

describeGraphStore(oxigraph.name, (ntriples) => openOn(oxigraph, ntriples));

describe('oxigraphStore', () => {
  it('reads brotli', async () => {
    const path = await graphFile(brotliCompressSync(CONFORMANCE_GRAPH), 'nt.br');
    await using store = oxigraphStore({ path, workers: 1 });
    await store.ready();
    expect(store.status()).toMatchObject([{ state: 'idle', triples: 13 }]);
  });

  it('leaves out a line that the engine rejects, and says how many', async () => {
    const events: GraphStoreEvent[] = [];
    const path = await graphFile(`${CONFORMANCE_GRAPH}<http://example.org/a> broken .\n`);
    await using store = oxigraphStore({ path, workers: 1, onEvent: (event) => events.push(event) });
    await store.ready();
    expect(events).toMatchObject([{ type: 'worker-loaded', triples: 13, skipped: 1 }]);
  });

  it('loads the remaining threads once a user query takes long', async () => {
    const path = await graphFile(CONFORMANCE_GRAPH);
    await using store = oxigraphStore({ path, workers: 3, loadedAtOnce: 2 });
    await store.ready();
    const loaded = () => store.status().filter(({ memoryBytes }) => memoryBytes > 0).length;
    await expect.poll(loaded).toBe(2);
    await store.ask(SIMPLE);
    expect(loaded()).toBe(2);
    const leaving = new AbortController();
    const endless = store.select(ENDLESS, { signal: leaving.signal, timeoutMs: 20_000 });
    endless.catch(() => {});
    await expect.poll(loaded, { timeout: 10_000 }).toBe(3);
    leaving.abort();
  });

  it('frees the memory of the remaining threads when no query takes long any more', async () => {
    const events: GraphStoreEvent[] = [];
    const path = await graphFile(CONFORMANCE_GRAPH);
    const onEvent = (event: GraphStoreEvent) => events.push(event);
    await using store = oxigraphStore({ path, workers: 3, loadedAtOnce: 2, quietMs: 50, onEvent });
    await store.ready();
    const leaving = new AbortController();
    const endless = store.select(ENDLESS, { signal: leaving.signal, timeoutMs: 20_000 });
    endless.catch(() => {});
    const count = (type: string) => events.filter((event) => event.type === type).length;
    await expect.poll(() => count('worker-loaded'), { timeout: 10_000 }).toBe(3);
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(count('worker-released')).toBe(0);
    leaving.abort();
    await expect.poll(() => count('worker-released'), { timeout: 10_000 }).toBe(1);
    expect(await store.ask(SIMPLE)).toBe(true);
    const states = () => store.status().map(({ state }) => state);
    const rested = ['idle', 'idle', 'unloaded'];
    await expect.poll(() => states().toSorted(), { timeout: 10_000 }).toEqual(rested);
    const again = new AbortController();
    store.select(ENDLESS, { signal: again.signal, timeoutMs: 20_000 }).catch(() => {});
    await expect.poll(states, { timeout: 10_000 }).not.toContain('unloaded');
    again.abort();
  }, 60_000);

  it('replaces a thread that queries have left large, by a copy of the smallest', async () => {
    const events: GraphStoreEvent[] = [];
    const path = await graphFile(CONFORMANCE_GRAPH);
    const onEvent = (event: GraphStoreEvent) => events.push(event);
    const memoryGrowthBytes = 2 ** 25;
    await using store = oxigraphStore({ path, quietMs: 50, memoryGrowthBytes, onEvent });
    await store.ready();
    const largest = () => Math.max(...store.status().map(({ memoryBytes }) => memoryBytes));
    const loaded = largest();
    const all = 'SELECT * { ?a ?b ?c . ?d ?e ?f . ?g ?h ?i . ?j ?k ?l }';
    // Sorting keeps all solutions in memory, and counting them thrice takes long.
    const text = `SELECT (COUNT(*) AS ?n) { { ${all} ORDER BY ?l } UNION { ${all} } UNION { ${all} } }`;
    await store.select(parseQuery(text), { timeoutMs: 60_000 });
    expect(largest()).toBeGreaterThan(loaded + 8_388_608);
    await expect
      .poll(() => events.map(({ type }) => type), { timeout: 10_000 })
      .toEqual(['worker-loaded', 'worker-loaded', 'worker-released', 'worker-loaded']);
    expect(largest()).toBe(loaded);
  }, 90_000);

  it('reports the memory of a worker', async () => {
    await using store = oxigraphStore({ path: await graphFile(CONFORMANCE_GRAPH), workers: 1 });
    await store.ready();
    expect(store.status()[0]?.memoryBytes).toBeGreaterThan(1_000_000);
  });

  it('reads a long result, whatever stands in its rows', async () => {
    const texts = [
      '}},{',
      '}},{"a":{"',
      '"}},{"x":{"',
      '\\',
      '\\"}},{',
      '\n}},{"\n',
      '{}',
      'é😀',
      ']}}',
    ];
    const count = 40_000;
    const lines = Array.from({ length: count }, (_, at) => {
      const text = `${texts[at % texts.length]}${at}${texts[(at * 7) % texts.length]}`;
      return `<a:${String(at).padStart(6, '0')}> <a:p> ${JSON.stringify(text)} .`;
    });
    await using store = oxigraphStore({ path: await graphFile(lines.join('\n')), workers: 1 });
    const query = 'SELECT ?s ?o ?none { ?s <a:p> ?o OPTIONAL { ?s <a:q> ?none } } ORDER BY ?s';
    const { solutions } = await store.select(parseQuery(query));
    expect(solutions).toHaveLength(count);
    const found = solutions.map(
      ([s, o, none]) => `<${s?.value}> <a:p> ${JSON.stringify(o?.value)} .${none ?? ''}`,
    );
    expect(found.join('\n')).toBe(lines.join('\n'));
    const empty = await store.select(
      parseQuery('SELECT ?none { ?s <a:p> ?o OPTIONAL { ?s <a:q> ?none } }'),
    );
    expect(JSON.stringify(empty.solutions)).toBe(JSON.stringify(Array(count).fill([null])));
  });

  it('reads terms that SPARQL 1.1 JSON does not know, and so rejects them', async () => {
    await using store = oxigraphStore({ path: await graphFile(CONFORMANCE_GRAPH), workers: 1 });
    const triple: SparqlQuery = {
      ...parseQuery('SELECT ?t { ?s ?p ?o }'),
      text: 'SELECT (TRIPLE(?s, ?p, ?o) AS ?t) { ?s ?p ?o }',
    };
    await expect(store.select(triple)).rejects.toThrow(InvalidArgumentError);
  });

  it('keeps all rows of a long result in order', async () => {
    await using store = oxigraphStore({ path: await graphFile(CONFORMANCE_GRAPH), workers: 1 });
    const crossed = parseQuery('SELECT * { ?a ?b ?c . ?d ?e ?f . ?g ?h ?i } ORDER BY ?a ?b ?c ?d');
    const { variables, solutions } = await store.select(crossed);
    expect(solutions).toHaveLength(13 ** 3);
    expect(solutions.every((row) => row.length === variables.length)).toBe(true);
    const firsts = [...new Set(solutions.map((row) => JSON.stringify(row.slice(0, 3))))];
    expect(firsts).toHaveLength(13);
    expect(firsts[0]).toBe(JSON.stringify(solutions[0]?.slice(0, 3)));
    await expect(store.select(crossed, { limit: 13 ** 3 - 1 })).rejects.toThrow(
      ResultTooLargeError,
    );
  });

  it('rejects a result that is too long as text', async () => {
    const path = await graphFile(CONFORMANCE_GRAPH);
    await using store = oxigraphStore({ path, workers: 1, maxResultBytes: 100 });
    const failure = store.select(parseQuery('SELECT * { ?s ?p ?o }'));
    await expect(failure).rejects.toThrow(ResultTooLargeError);
    await expect(failure).rejects.toThrow(/more than 100 bytes/);
  });

  it('rejects more waiting queries than it may have', async () => {
    const path = await graphFile(CONFORMANCE_GRAPH);
    await using store = oxigraphStore({ path, workers: 1, maxWaiting: 1 });
    await store.ready();
    const running = store.select(ENDLESS, { timeoutMs: 300 }).catch(() => 'ended');
    const waiting = store.ask(SIMPLE);
    await expect(store.ask(SIMPLE)).rejects.toThrow(OverloadedError);
    expect(await running).toBe('ended');
    expect(await waiting).toBe(true);
  });

  it('reports overload to a query that waited until its deadline', async () => {
    const path = await graphFile(CONFORMANCE_GRAPH);
    await using store = oxigraphStore({ path, workers: 1 });
    await store.ready();
    const running = store.select(ENDLESS, { timeoutMs: 600 }).catch(() => 'ended');
    await expect(store.ask(SIMPLE, { timeoutMs: 50 })).rejects.toThrow(OverloadedError);
    expect(await running).toBe('ended');
  });

  it('replaces a worker whose memory a query made grow, after its answer', async () => {
    const events: GraphStoreEvent[] = [];
    const path = await graphFile(CONFORMANCE_GRAPH);
    const onEvent = (event: GraphStoreEvent) => events.push(event);
    await using store = oxigraphStore({ path, workers: 1, memoryGrowthBytes: 0, onEvent });
    // Sorting keeps all of the 28,561 solutions in memory.
    const greedy = parseQuery(
      'SELECT (COUNT(*) AS ?n) { SELECT * { ?a ?b ?c . ?d ?e ?f . ?g ?h ?i . ?j ?k ?l } ORDER BY ?l }',
    );
    const { solutions } = await store.select(greedy);
    expect(solutions[0]?.[0]?.value).toBe('28561');
    expect(await store.ask(SIMPLE)).toBe(true);
    expect(events).toMatchObject([
      { type: 'worker-loaded' },
      { type: 'worker-ended', reason: 'memory', willRestart: true },
      { type: 'worker-loaded' },
    ]);
  }, 30_000);

  it('keeps places for service queries when user queries fill theirs', async () => {
    const path = await graphFile(CONFORMANCE_GRAPH);
    await using store = oxigraphStore({ path, workers: 1, maxWaiting: 1 });
    await store.ready();
    const running = store.select(ENDLESS, { timeoutMs: 300 }).catch(() => 'ended');
    const waiting = store.ask(SIMPLE);
    const service = store.ask(SIMPLE, { priority: 'service' });
    expect(await Promise.all([running, waiting, service])).toEqual(['ended', true, true]);
  });

  it('reads the same graph after a restart although the file was replaced', async () => {
    const path = await graphFile(CONFORMANCE_GRAPH);
    await using store = oxigraphStore({ path, workers: 1 });
    await store.ready();
    await rm(path);
    await store.select(ENDLESS, { timeoutMs: 50 }).catch(() => 'ended');
    expect(await store.ask(SIMPLE)).toBe(true);
  });

  it('is unavailable when the file cannot be opened or was closed', async () => {
    expect(() => oxigraphStore({ path: join(folder, 'absent.nt') })).toThrow(
      EngineUnavailableError,
    );
    const store = oxigraphStore({ path: await graphFile(CONFORMANCE_GRAPH), workers: 1 });
    await store[Symbol.asyncDispose]();
    await store[Symbol.asyncDispose]();
    await expect(store.ask(SIMPLE)).rejects.toThrow(EngineUnavailableError);
  });

  it('is unavailable when the compressed file is damaged', async () => {
    const bytes = gzipSync(CONFORMANCE_GRAPH);
    const path = await graphFile(bytes.subarray(0, bytes.length - 20), 'nt.gz');
    await using store = oxigraphStore({ path, workers: 1, retryDelayMs: 10 });
    await expect(store.ready()).rejects.toThrow(EngineUnavailableError);
  });

  it('needs at least one worker', () => {
    expect(() => oxigraphStore({ path: 'graph.nt', workers: 0 })).toThrow(InvalidArgumentError);
  });
});
