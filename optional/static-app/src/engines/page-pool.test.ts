import { EngineUnavailableError, QueryTimeoutError } from '@biographql/core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FromGraphWorker, ToGraphWorker } from './page-pool.js';
import { PagePool, type PageWorker } from './page-pool.js';

const QUERY = {
  text: 'ASK {}',
  priority: 'user',
  timeoutMs: 1_000,
  maxLength: 1_000,
} as const;
const LOADED: FromGraphWorker = {
  kind: 'loaded',
  triples: 1,
  skipped: 0,
  loadMs: 1,
  memoryBytes: 1_000,
};

/** A worker whose part is played by the test. */
class PlayedWorker implements PageWorker {
  onmessage: PageWorker['onmessage'] = null;
  onerror: PageWorker['onerror'] = null;
  isEnded = false;
  readonly heard: ToGraphWorker<string>[] = [];
  postMessage(message: unknown): void {
    this.heard.push(message as ToGraphWorker<string>);
  }
  terminate(): void {
    this.isEnded = true;
  }
  tell(message: FromGraphWorker): void {
    this.onmessage?.(new MessageEvent('message', { data: message }));
  }
  answer(json: string, memoryBytes = 1_000): void {
    this.tell({ kind: 'answer', memoryBytes, json });
  }
}

function openPool(after?: Promise<unknown>) {
  const workers: PlayedWorker[] = [];
  const pool = new PagePool({
    engine: 'page',
    source: 'a graph',
    after,
    worker() {
      const worker = new PlayedWorker();
      workers.push(worker);
      return worker;
    },
  });
  const last = () => workers.at(-1) ?? new PlayedWorker();
  return { pool, workers, last };
}

/** Lets what was settled go on. */
const settle = () => vi.advanceTimersByTimeAsync(0);

describe('PagePool', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('loads at once, and has queries wait until the graph is there', async () => {
    const { pool, last } = openPool();
    expect(last().heard).toEqual([{ kind: 'start', source: 'a graph' }]);
    const answer = pool.run(QUERY);
    await settle();
    expect(last().heard).toHaveLength(1);
    last().tell(LOADED);
    await settle();
    last().answer('{}');
    expect(await answer).toMatchObject({ kind: 'answer', json: '{}' });
  });

  it.each([true, false])(
    'loads after what is to be there first (%s), or never is',
    async (isThere) => {
      const first = isThere ? Promise.resolve() : Promise.reject(new Error('gone'));
      const { last } = openPool(first);
      expect(last().heard).toEqual([]);
      await settle();
      expect(last().heard).toEqual([{ kind: 'start', source: 'a graph' }]);
    },
  );

  it('gives the worker one query at a time, those of the service first', async () => {
    const { pool, last } = openPool();
    last().tell(LOADED);
    const all = [
      pool.run({ ...QUERY, text: 'first' }),
      pool.run({ ...QUERY, text: 'second' }),
      pool.run({ ...QUERY, text: 'own', priority: 'service' }),
    ];
    const texts = () => last().heard.flatMap((each) => ('query' in each ? [each.query.text] : []));
    for (const count of [1, 2, 3]) {
      await settle();
      expect(texts()).toHaveLength(count);
      last().answer('{}');
    }
    expect(texts()).toEqual(['first', 'own', 'second']);
    await Promise.all(all);
  });

  it('ends a query at its deadline with its worker, and answers the next from another', async () => {
    const { pool, workers, last } = openPool();
    last().tell(LOADED);
    const failure = expect(pool.run(QUERY)).rejects.toThrow(QueryTimeoutError);
    await vi.advanceTimersByTimeAsync(1_000);
    await failure;
    expect(workers.map(({ isEnded }) => isEnded)).toEqual([true, false]);
    const next = pool.run(QUERY);
    last().tell(LOADED);
    await settle();
    last().answer('next');
    expect(await next).toMatchObject({ json: 'next' });
  });

  it('lets a query that nobody waits for end by itself, and ends it when it goes on for long', async () => {
    const { pool, workers, last } = openPool();
    last().tell(LOADED);
    for (const isSlow of [false, true]) {
      const leaving = new AbortController();
      const left = expect(pool.run({ ...QUERY, signal: leaving.signal })).rejects.toThrow('left');
      await settle();
      leaving.abort(new Error('left'));
      await left;
      if (isSlow) await vi.advanceTimersByTimeAsync(3_000);
      else last().answer('{}');
      expect(workers).toHaveLength(isSlow ? 2 : 1);
    }
  });

  it("reports why the graph couldn't be loaded, and loads it again on the next request", async () => {
    const { pool, workers, last } = openPool();
    const failure = expect(pool.ready()).rejects.toThrow(EngineUnavailableError);
    last().tell({ kind: 'load-failed', message: 'no network' });
    await failure;
    expect(workers).toHaveLength(1);
    const again = pool.ready();
    expect(workers).toHaveLength(2);
    last().tell(LOADED);
    await again;
  });

  it('gives no query to a worker that is still loading, even to earlier callers', async () => {
    const { pool, workers, last } = openPool();
    last().tell(LOADED);
    const slow = expect(pool.run(QUERY)).rejects.toThrow(QueryTimeoutError);
    const next = pool.run({ ...QUERY, timeoutMs: 1 });
    await vi.advanceTimersByTimeAsync(60_000);
    await slow;
    expect(workers).toHaveLength(2);
    expect(last().heard.map(({ kind }) => kind)).toEqual(['start']);
    last().tell(LOADED);
    await settle();
    last().answer('next');
    expect(await next).toMatchObject({ json: 'next' });
  });

  it('replaces a worker whose engine broke, or that has grown', async () => {
    const { pool, workers, last } = openPool();
    last().tell(LOADED);
    const broken = pool.run(QUERY);
    await settle();
    last().tell({ kind: 'broken', message: 'unreachable' });
    expect(await broken).toMatchObject({ kind: 'broken' });
    expect(workers).toHaveLength(2);
    last().tell(LOADED);
    const large = pool.run(QUERY);
    await settle();
    last().answer('{}', 2 ** 30);
    await large;
    expect(workers).toHaveLength(3);
    pool.close();
  });
});
