import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as rest } from 'node:timers/promises';
import type { Worker } from 'node:worker_threads';
import { EngineUnavailableError, QueryTooLargeError } from '@biographql/core';
import { ask, parseQuery } from '@biographql/sparql';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CONFORMANCE_GRAPH } from '../../../test/suites/graph-store/conformance-graph.js';
import { type OxigraphStore, oxigraphStore } from './oxigraph-store.js';

const FAILING_WORKER = new URL('./failing-worker.fixture.mjs', import.meta.url);
const SIMPLE = ask('ASK { ?s ?p ?o }');
/** Some hundred milliseconds of work, with an answer that is known. */
const COUNT = parseQuery('SELECT (COUNT(*) AS ?n) { ?a ?b ?c . ?d ?e ?f . ?g ?h ?i . ?j ?k ?l }');
const COUNTED = `${13 ** 4}`;
const AT_ONCE = 20;

let folder = '';
let path = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'biographql-faults-'));
  path = join(folder, 'graph.nt');
  await writeFile(path, CONFORMANCE_GRAPH);
});
afterAll(async () => {
  await rm(folder, { recursive: true });
});

/** The threads of the test that have not ended, in the order of their start. */
let threads: Worker[] = [];
const onThread = (thread: Worker) => {
  threads.push(thread);
  thread.on('exit', () => {
    threads = threads.filter((each) => each !== thread);
  });
};
beforeEach(() => {
  threads = [];
  process.on('worker', onThread);
});
afterEach(() => {
  process.off('worker', onThread);
});

async function allLoaded(store: OxigraphStore): Promise<void> {
  const areIdle = () => store.status().every(({ state }) => state === 'idle');
  await expect.poll(areIdle, { timeout: 30_000 }).toBe(true);
}

/** Asks twenty queries at once, and returns how each ended: with its answer, or with the code of an error that may be tried again. */
function askMany(store: OxigraphStore): Promise<readonly string[]> {
  return Promise.all(
    Array.from({ length: AT_ONCE }, async (_, index) => {
      try {
        if (index % 4 !== 0) return String(await store.ask(SIMPLE, { client: `c${index}` }));
        const { solutions } = await store.select(COUNT, { client: `c${index}` });
        return solutions[0]?.[0]?.value ?? 'nothing';
      } catch (error) {
        if (!(error instanceof EngineUnavailableError)) throw error;
        return error.isRetryable ? error.code : 'not to be tried again';
      }
    }),
  );
}

describe('a thread that is ended from outside', () => {
  it('takes its own query along at most, and is back', async () => {
    const moments = fc.sample(fc.tuple(fc.nat(2), fc.nat(120)), { seed: 42, numRuns: 8 });
    await using store = oxigraphStore({ path, workers: 3 });
    for (const [which, afterMs] of moments) {
      await allLoaded(store);
      const requested = askMany(store);
      await rest(afterMs);
      await threads[which]?.terminate();
      const ends = await requested;
      const failed = ends.filter((end) => end === 'ENGINE_UNAVAILABLE');
      expect(failed.length).toBeLessThanOrEqual(1);
      ends.forEach((end, index) => {
        if (end !== 'ENGINE_UNAVAILABLE') expect(end).toBe(index % 4 === 0 ? COUNTED : 'true');
      });
    }
    await allLoaded(store);
    expect(threads).toHaveLength(3);
    expect(new Set(await askMany(store))).toEqual(new Set(['true', COUNTED]));
  }, 120_000);

  it('while all of them are, leaves nothing broken', async () => {
    await using store = oxigraphStore({ path, workers: 3 });
    await allLoaded(store);
    const requested = askMany(store);
    await Promise.all(threads.map((thread) => thread.terminate()));
    const failed = (await requested).filter((end) => end === 'ENGINE_UNAVAILABLE');
    expect(failed.length).toBeLessThanOrEqual(3);
    await allLoaded(store);
    expect(new Set(await askMany(store))).toEqual(new Set(['true', COUNTED]));
  }, 60_000);
});

describe('a query that', () => {
  it.each([
    ['ends its thread', 'SELECT * { ?s <a:exit> ?o }', EngineUnavailableError],
    ['fills the heap of its thread', 'SELECT * { ?s <a:heap> ?o }', QueryTooLargeError],
  ])(
    '%s fails alone, with an error that says so',
    async (_, text, kind) => {
      await using store = oxigraphStore({ path, workers: 2, timeoutMs: 60_000 }, FAILING_WORKER);
      await allLoaded(store);
      const failure = store.select(parseQuery(text), { timeoutMs: 60_000 });
      const others = askMany(store);
      await expect(failure).rejects.toThrow(kind);
      expect(new Set(await others)).toEqual(new Set(['true', COUNTED]));
      await allLoaded(store);
      expect(threads).toHaveLength(2);
    },
    90_000,
  );
});
