import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { OverloadedError, QueryTimeoutError } from '@biographql/core';
import { ask, parseQuery } from '@biographql/sparql';
import { describe, expect, it } from 'vitest';
import { CONFORMANCE_GRAPH } from '../../../test/suites/graph-store/conformance-graph.js';
import { temporaryPlace } from '../../../test/testing/temporary-place.js';
import { type GraphStoreEvent, type OxigraphStore, oxigraphStore } from './oxigraph-store.js';

const ENDLESS = parseQuery(
  'SELECT (COUNT(*) AS ?n) { ?a ?b ?c . ?d ?e ?f . ?g ?h ?i . ?j ?k ?l . ?m ?n2 ?o . ?p ?q ?r . ?s ?t ?u . ?v ?w ?x }',
);
const SIMPLE = ask('ASK { ?s ?p ?o }');
const ALL = parseQuery('SELECT ?s ?p ?o { ?s ?p ?o } ORDER BY ?s ?p ?o');

/** A store whose graph file has lost its content once the first thread has read it. */
async function openEmptied(workers: number) {
  const place = await temporaryPlace();
  const path = join(place.directory, 'graph.nt');
  await writeFile(path, CONFORMANCE_GRAPH);
  const events: GraphStoreEvent[] = [];
  const onEvent = (event: GraphStoreEvent) => {
    events.push(event);
  };
  const store = oxigraphStore({ path, workers, onEvent });
  await store.ready();
  await writeFile(path, '');
  return {
    store,
    events,
    async [Symbol.asyncDispose]() {
      await store[Symbol.asyncDispose]();
      await place[Symbol.asyncDispose]();
    },
  };
}

/** Ends queries that still run, as their clients do when they leave. */
function stopping() {
  const controller = new AbortController();
  const { signal } = controller;
  const stop = async (query: Promise<unknown>) => {
    const reason = new Error('enough');
    controller.abort(reason);
    await expect(query).rejects.toBe(reason);
  };
  return { signal, stop };
}

async function allIdle(store: OxigraphStore): Promise<void> {
  const areIdle = () => store.status().every(({ state }) => state === 'idle');
  await expect.poll(areIdle, { timeout: 20_000 }).toBe(true);
}

describe('the graph of a thread', () => {
  it('is copied from another one, not read again', async () => {
    await using opened = await openEmptied(3);
    const { store, events } = opened;
    await allIdle(store);
    expect(events.map((event) => 'triples' in event && event.triples)).toEqual([13, 13, 13]);
    const answers = await Promise.all(
      Array.from({ length: 30 }, async () => (await store.select(ALL)).solutions),
    );
    expect(new Set(answers.map((rows) => JSON.stringify(rows))).size).toBe(1);
    expect(answers[0]).toHaveLength(13);
  });

  it('is copied again after a query that was ended, over and over, and answers the same', async () => {
    await using opened = await openEmptied(2);
    const { store, events } = opened;
    await allIdle(store);
    const before = await store.select(ALL);
    for (let round = 0; round < 6; round += 1) {
      await expect(store.select(ENDLESS, { timeoutMs: 50 })).rejects.toThrow(QueryTimeoutError);
      await allIdle(store);
      expect(await store.select(ALL)).toEqual(before);
    }
    const loads = events.filter(({ type }) => type === 'worker-loaded');
    expect(loads).toHaveLength(8);
    expect(new Set(loads.map((event) => 'memoryBytes' in event && event.memoryBytes)).size).toBe(1);
  }, 30_000);

  it('leaves the memory of a query to the copy', async () => {
    await using opened = await openEmptied(2);
    await allIdle(opened.store);
    const wide = '?a ?b ?c . ?d ?e ?f . ?g ?h ?i . ?j ?k ?l';
    const greedy = parseQuery(`SELECT (COUNT(*) AS ?z) { SELECT * { ${wide} } ORDER BY ?l }`);
    for (let round = 0; round < 4; round += 1) {
      const { solutions } = await opened.store.select(greedy);
      expect(solutions[0]?.[0]?.value).toBe('28561');
    }
  });
});

describe('endless queries of one client', () => {
  it('cost no light query of another client an answer or a turn', async () => {
    await using opened = await openEmptied(3);
    const { store, events } = opened;
    await allIdle(store);
    const ended = Promise.allSettled(
      Array.from({ length: 3 }, () => store.select(ENDLESS, { client: 'a', timeoutMs: 2_000 })),
    );
    let isOver = false;
    void ended.then(() => {
      isOver = true;
    });
    let answered = 0;
    const waiting: number[] = [];
    while (!isOver) {
      const light = store.ask(SIMPLE, { client: 'b' });
      waiting.push(store.load?.().queries.user?.waiting ?? 0);
      expect(await light).toBe(true);
      answered += 1;
    }
    expect(answered).toBeGreaterThan(20);
    // Those that wait are the attacker's own.
    expect(Math.max(...waiting)).toBeLessThanOrEqual(2);
    expect((await ended).every(({ status }) => status === 'rejected')).toBe(true);
    expect(events.some(({ type }) => type === 'worker-ended')).toBe(true);
  }, 60_000);
});

describe('a light query of the client whose heavy query runs', () => {
  it('is answered in a slot that no other client waits for', async () => {
    await using opened = await openEmptied(3);
    const { signal, stop } = stopping();
    const heavy = opened.store.select(ENDLESS, { client: 'a', signal });
    heavy.catch(() => {});
    for (let round = 0; round < 20; round += 1) {
      expect(await opened.store.ask(SIMPLE, { client: 'a' })).toBe(true);
    }
    await stop(heavy);
  });

  it('gives the slot back when it takes long and another client waits, and borrows none again', async () => {
    await using opened = await openEmptied(3);
    const { store } = opened;
    const { signal, stop } = stopping();
    const attack = () => store.select(ENDLESS, { client: 'a', signal });
    const [first, borrowed] = [attack(), attack()];
    first.catch(() => {});
    borrowed.catch(() => {});
    expect(await store.ask(SIMPLE, { client: 'b' })).toBe(true);
    await expect(borrowed).rejects.toThrow(OverloadedError);
    const third = attack();
    third.catch(() => {});
    for (let round = 0; round < 20; round += 1) {
      expect(await store.ask(SIMPLE, { client: 'b' })).toBe(true);
      expect(store.load?.().queries.user?.waiting).toBe(1);
    }
    await stop(first);
  }, 20_000);
});
