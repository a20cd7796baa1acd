import { InvalidArgumentError } from '@biographql/core';
import type { TestService } from '@biographql/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  BadInputError,
  type Middleware,
  NetworkError,
  predictAdmetTable,
  UnauthenticatedError,
} from '../src/index.js';
import { getClient, startService } from './service.js';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service[Symbol.asyncDispose]());

/** Counts requests, and how many are under way at most. */
function meter() {
  const seen = { requests: 0, underWay: 0, most: 0 };
  const middleware: Middleware = (next) => async (request) => {
    seen.requests += 1;
    seen.underWay += 1;
    seen.most = Math.max(seen.most, seen.underWay);
    try {
      return await next(request);
    } finally {
      seen.underWay -= 1;
    }
  };
  return { seen, middleware };
}

const smiles = Array.from({ length: 25 }, (_, index) => ['CCO', 'c1ccccc1', 'C1'][index % 3] ?? '');

describe('predictAdmetTable', () => {
  it('answers one row per molecule in order, in chunks, with bounded concurrency', async () => {
    const { seen, middleware } = meter();
    const progress: number[] = [];
    const { rows } = await predictAdmetTable(
      getClient(service, { middleware: [middleware] }),
      { models: ['logS', 'hERG'], smiles },
      { chunkSize: 4, concurrency: 3, onProgress: ({ done }) => progress.push(done) },
    );
    expect(rows.map((row) => row.smiles)).toEqual(smiles);
    for (const { smiles: text, predictions } of rows) {
      expect(predictions.map(({ model }) => model)).toEqual(['logS', 'hERG']);
      expect(predictions.map(({ status }) => status)).toEqual(
        Array(2).fill(text === 'C1' ? 'rejected' : 'predicted'),
      );
    }
    expect(seen.requests).toBe(14);
    expect(seen.most).toBeLessThanOrEqual(3);
    expect(progress.at(-1)).toBe(50);
    expect(progress).toEqual([...progress].sort((a, b) => a - b));
  });

  it('answers nothing for nothing', async () => {
    const client = getClient(service);
    const empty = { rows: [], done: 0, total: 0, failed: 0 };
    expect(await predictAdmetTable(client, { models: ['hERG'], smiles: [] })).toEqual(empty);
    expect(await predictAdmetTable(client, { models: [], smiles: ['CCO'] })).toEqual({
      ...empty,
      rows: [{ smiles: 'CCO', predictions: [] }],
    });
  });

  it('asks once for a model that the service lacks, and keeps the others', async () => {
    const { seen, middleware } = meter();
    const { rows } = await predictAdmetTable(
      getClient(service, { middleware: [middleware] }),
      { models: ['DILI', 'hERG'], smiles },
      { chunkSize: 5, concurrency: 1 },
    );
    expect(seen.requests).toBe(6);
    expect(rows[0]?.predictions.map(({ status }) => status)).toEqual(['failed', 'predicted']);
    const [failed] = rows[24]?.predictions ?? [];
    expect(failed?.status === 'failed' && failed.error).toBeInstanceOf(BadInputError);
  });

  it('leaves a failed request’s cells failed', async () => {
    let requests = 0;
    const flaky: Middleware = (next) => async (request) => {
      requests += 1;
      if (requests === 2) throw new NetworkError('gone');
      return next(request);
    };
    const { rows } = await predictAdmetTable(
      getClient(service, { middleware: [flaky] }),
      { models: ['hERG'], smiles: ['CCO', 'CCO', 'CCO'] },
      { chunkSize: 1, concurrency: 1, retries: 0 },
    );
    expect(rows.map(({ predictions }) => predictions[0]?.status)).toEqual([
      'predicted',
      'failed',
      'predicted',
    ]);
  });

  it('throws when everything failed', async () => {
    await expect(
      predictAdmetTable(getClient(service), { models: ['nope'], smiles }),
    ).rejects.toThrow(BadInputError);
  });

  it('stops at a rejected key', async () => {
    const { seen, middleware } = meter();
    await expect(
      predictAdmetTable(
        getClient(service, { apiKey: 'wrong', middleware: [middleware] }),
        { models: ['hERG'], smiles },
        { chunkSize: 1, concurrency: 1 },
      ),
    ).rejects.toThrow(UnauthenticatedError);
    expect(seen.requests).toBe(1);
  });

  it('rejects with the reason of an abort, and sends nothing more', async () => {
    const { seen, middleware } = meter();
    const leave = new AbortController();
    const reason = new Error('left');
    await expect(
      predictAdmetTable(
        getClient(service, { middleware: [middleware] }),
        { models: ['hERG'], smiles },
        {
          chunkSize: 1,
          concurrency: 1,
          signal: leave.signal,
          onProgress: ({ done }) => done > 0 && leave.abort(reason),
        },
      ),
    ).rejects.toBe(reason);
    expect(seen.requests).toBe(1);
  });

  it.each([
    { chunkSize: 0 },
    { chunkSize: 1.5 },
    { concurrency: Number.NaN },
    { concurrency: Number.POSITIVE_INFINITY },
  ])('rejects %j', async (options) => {
    await expect(
      predictAdmetTable(getClient(service), { models: ['hERG'], smiles }, options),
    ).rejects.toThrow(InvalidArgumentError);
  });
});
