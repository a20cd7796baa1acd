import {
  createClient,
  getNeighbors,
  NetworkError,
  OperationError,
  retry,
  searchEntities,
  selectSparql,
  timeout,
} from '@biographql/client';
import { ERROR_CODES } from '@biographql/core';
import { SearchEntityDocument } from '@biographql/core/strings';
import { describe, expect, it } from 'vitest';
import {
  delayed,
  FAILURE_CODES,
  failNetwork,
  failPartly,
  failStatus,
  failWith,
  inTurn,
} from './failures.js';
import type { Reply } from './override.js';
import { override, overrideAll } from './override.js';
import { recordedFetch } from './recorded-fetch.js';

const url = 'http://service.test/graphql';
function getClient(reply: Reply, middleware = [timeout(5_000)]) {
  return createClient({
    url,
    middleware,
    fetch: recordedFetch({ overrides: [overrideAll(reply)] }),
  });
}

describe('each code gives the client its error', () => {
  const NAMES: Readonly<Record<number, string>> = {
    200: 'OperationError',
    401: 'UnauthenticatedError',
    429: 'RateLimitedError',
    500: 'OperationError',
    502: 'OperationError',
    503: 'OperationError',
  };
  it.each(FAILURE_CODES)('%s', async (code) => {
    const { http } = ERROR_CODES[code];
    const error = await searchEntities(getClient(failWith(code)), { text: 'asth' }).catch((e) => e);
    expect(error.name).toBe(NAMES[http] ?? 'BadInputError');
    expect(error.status).toBe(http);
    expect(error.has(code)).toBe(true);
    expect(error.shortMessage).not.toContain('docs/errors');
    expect(error.retryAfterMs).toBe(['RATE_LIMITED', 'OVERLOADED'].includes(code) ? 1_000 : null);
  });

  it('a failed query of a table in its place', async () => {
    const failed = selectSparql(getClient(failWith('INVALID_SPARQL')), { sparql: 'SELEC' });
    await expect(failed).rejects.toMatchObject({ name: 'BadInputError', status: 200 });
  });

  it('with what the caller chose', async () => {
    const failure = failWith('RATE_LIMITED', {
      retryAfterSeconds: 3,
      message: 'Slow down.',
      facts: { plan: 'free' },
    });
    await expect(searchEntities(getClient(failure), { text: 'asth' })).rejects.toMatchObject({
      name: 'RateLimitedError',
      retryAfterMs: 3_000,
      shortMessage: 'Slow down.',
      errors: [{ extensions: { plan: 'free', code: 'RATE_LIMITED', retryAfterSeconds: 3 } }],
    });
  });
});

describe('other ways to fail', () => {
  it('a network that reaches nobody', async () => {
    const failed = searchEntities(getClient(failNetwork()), { text: 'asth' });
    await expect(failed).rejects.toBeInstanceOf(NetworkError);
  });

  it('a gateway', async () => {
    const failed = searchEntities(getClient(failStatus(504, '<h1>late</h1>')), { text: 'asth' });
    await expect(failed).rejects.toMatchObject({ name: 'HttpStatusError', status: 504 });
  });

  it('partial data', async () => {
    const data = { summaryInsights: [{ data: null }, null] };
    const reply = failPartly(data, ['summaryInsights', 1], 'ENGINE_UNAVAILABLE');
    const failed = searchEntities(getClient(reply), { text: 'asth' });
    await expect(failed).rejects.toBeInstanceOf(OperationError);
    await expect(failed).rejects.toMatchObject({
      data,
      errors: [{ path: ['summaryInsights', 1] }],
    });
  });

  it('an answer that never comes, until the caller leaves or its time is over', async () => {
    const never = delayed(Number.POSITIVE_INFINITY);
    const leaving = new AbortController();
    const left = searchEntities(getClient(never), { text: 'asth' }, { signal: leaving.signal });
    leaving.abort(new Error('left'));
    await expect(left).rejects.toThrow('left');
    const late = searchEntities(getClient(never, [timeout(5)]), { text: 'asth' });
    await expect(late).rejects.toMatchObject({ name: 'TimeoutError' });
  });

  it('a slow answer is the recorded one, or a failure', async () => {
    const [asthma] = await searchEntities(getClient(delayed(1)), { text: 'asth' });
    expect(asthma?.label).toBe('asthma');
    const failed = searchEntities(getClient(delayed(1, failNetwork())), { text: 'asth' });
    await expect(failed).rejects.toBeInstanceOf(NetworkError);
  });

  it('failures that pass', async () => {
    const passing = inTurn(failNetwork(), failWith('OVERLOADED', { retryAfterSeconds: 0 }));
    const client = getClient(passing, [retry({ baseDelayMs: 1 })]);
    const [asthma] = await searchEntities(client, { text: 'asth' });
    expect(asthma?.label).toBe('asthma');
  });

  it('for one operation, with recordings of the others', async () => {
    const overrides = [override(SearchEntityDocument, failWith('INTERNAL'))];
    const client = createClient({ url, fetch: recordedFetch({ overrides }) });
    await expect(searchEntities(client, { text: 'asth' })).rejects.toThrow('Internal error');
    expect((await getNeighbors(client, { entity: 'Q35869' })).root.label).toBe('asthma');
  });
});
