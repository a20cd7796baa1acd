import { GraphInsightsDocument } from '@biographql/core/strings';
import { describe, expect, it } from 'vitest';
import { createClient, retry, TimeoutError, timeout } from '../index.js';
import { silentNetwork } from '../network.fixture.js';

const url = 'http://localhost/graphql';

describe('timeout', () => {
  it('ends a request that hangs', async () => {
    const { fetch, waiting } = silentNetwork();
    await expect(
      createClient({ url, fetch, middleware: [timeout(5)] }).request(GraphInsightsDocument, {}),
    ).rejects.toThrow(TimeoutError);
    expect(waiting).toHaveLength(1);
  });

  it('inside retry ends each attempt', async () => {
    const { fetch, waiting } = silentNetwork();
    const middleware = [retry({ attempts: 2, baseDelayMs: 1 }), timeout(5)];
    await expect(
      createClient({ url, fetch, middleware }).request(GraphInsightsDocument, {}),
    ).rejects.toThrow(TimeoutError);
    expect(waiting).toHaveLength(2);
  });

  it('leaves the caller’s own abort its reason', async () => {
    const { fetch } = silentNetwork();
    const reason = new Error('left');
    const leave = new AbortController();
    const request = createClient({ url, fetch, middleware: [timeout(60_000)] }).request(
      GraphInsightsDocument,
      {},
      { signal: leave.signal },
    );
    leave.abort(reason);
    await expect(request).rejects.toBe(reason);
  });
});
