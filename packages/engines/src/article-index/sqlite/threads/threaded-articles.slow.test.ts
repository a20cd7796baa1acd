import { join } from 'node:path';
import { BioGraphQLError } from '@biographql/core';
import { describe, expect, it } from 'vitest';
import { describeArticleIndex } from '../../../../test/suites/article-index/conformance.js';
import { temporaryPlace } from '../../../../test/testing/temporary-place.js';
import { testArticle } from '../../../../test/testing/test-indexes.js';
import { type EngineEvent, inBatches } from '../../../driver.js';
import { runFor } from '../../../thread-pool.js';
import type { ArticleDriver } from '../../article-index.js';
import { sqliteArticles } from '../sqlite-article-builder.js';
import { buildArticleWorker, buildDyingWorker } from './build-worker.fixture.js';
import { openInThreads } from './threaded-articles.js';

const module = await buildArticleWorker();
const inThreads: ArticleDriver = {
  ...sqliteArticles,
  open: async (at, options) =>
    openInThreads(join(at.directory, 'articles.db'), { ...options, threads: 2, module }),
};

describeArticleIndex(inThreads);

describe('articles in threads', () => {
  const articles = Array.from({ length: 40 }, (_, index) =>
    testArticle(index + 1, 'heart failure'),
  );

  async function opened(
    options: Partial<Parameters<typeof openInThreads>[1]> & { readonly timeoutMs?: number } = {},
  ) {
    const place = await temporaryPlace();
    await sqliteArticles.build(inBatches(articles), place);
    const index = openInThreads(join(place.directory, 'articles.db'), {
      threads: 1,
      module,
      ...options,
    });
    return {
      index,
      directory: place.directory,
      async [Symbol.asyncDispose]() {
        await index[Symbol.asyncDispose]();
        await place[Symbol.asyncDispose]();
      },
    };
  }

  it('start with the first call, and not for what streams', async () => {
    await using place = await opened();
    const rows = [];
    for await (const batch of place.index.rows()) rows.push(...batch);
    expect(rows).toHaveLength(40);
    expect(place.index.load?.().workers).toEqual({ open: 0 });
    await place.index.ready();
    expect(place.index.load?.().workers).toEqual({ open: 1 });
  });

  it('leave the caller who aborts at once, before and while others wait', async () => {
    await using place = await opened();
    const leave = new AbortController();
    const requested = Array.from({ length: 20 }, (_, index) => {
      const { signal } = index === 10 ? leave : new AbortController();
      return place.index.search({ text: 'heart' }, { signal, page: 1 + (index % 3) });
    });
    leave.abort(new Error('left'));
    const outcomes = await Promise.allSettled(requested);
    expect(outcomes.filter(({ status }) => status === 'rejected')).toEqual([
      { status: 'rejected', reason: new Error('left') },
    ]);
    await expect(place.index.search({}, { signal: leave.signal })).rejects.toThrow('left');
  });

  it('answer callers in turns', async () => {
    await using place = await opened();
    await place.index.ready();
    const order: string[] = [];
    const search = (caller: string) =>
      runFor(caller, async () => {
        await place.index.search({ text: 'heart' });
        order.push(caller);
      });
    const attack = Array.from({ length: 30 }, () => search('attacker'));
    await Promise.all([...attack, search('victim'), search('victim')]);
    expect(order.lastIndexOf('victim')).toBeLessThanOrEqual(4);
  });

  it('cost a call when one ends, and another takes its place', async () => {
    const events: EngineEvent[] = [];
    const dying = await buildDyingWorker();
    await using place = await opened({ module: dying, onEvent: (event) => events.push(event) });
    const [lost, retained] = await Promise.allSettled([
      place.index.search({ text: 'end-the-thread' }),
      place.index.search({ text: 'heart' }),
    ]);
    expect(lost).toMatchObject({ status: 'rejected', reason: { code: 'ENGINE_UNAVAILABLE' } });
    expect(retained).toMatchObject({ status: 'fulfilled', value: { total: 40 } });
    expect(events).toMatchObject([{ level: 'warn', message: 'article worker thread exited' }]);
  });

  it('end one that goes on long after its caller has left', async () => {
    const events: EngineEvent[] = [];
    const dying = await buildDyingWorker();
    await using place = await opened({ module: dying, onEvent: (event) => events.push(event) });
    await place.index.ready();
    const signal = AbortSignal.timeout(20);
    await expect(place.index.search({ text: 'never-end' }, { signal })).rejects.toThrow();
    expect((await place.index.search({ text: 'heart' })).total).toBe(40);
    expect(events).toMatchObject([{ level: 'warn', message: 'article worker thread exited' }]);
  });

  it('fail what they run when the index is closed', async () => {
    await using place = await opened();
    await place.index.ready();
    const running = Array.from({ length: 5 }, () => place.index.search({ text: 'heart' }));
    const outcomes = Promise.allSettled(running);
    await place.index[Symbol.asyncDispose]();
    const [first] = await outcomes;
    expect(first).toMatchObject({ status: 'rejected', reason: { code: 'ENGINE_UNAVAILABLE' } });
  });

  it('say when they cannot be started', async () => {
    await using place = await opened({ module: 'absent-module.mjs' });
    const failed = await place.index.ready().catch((error: unknown) => error);
    expect(BioGraphQLError.is(failed) && failed.code).toBe('ENGINE_UNAVAILABLE');
  });
});
