import { GraphInsightsDocument } from '@biographql/core/strings';
import { describe, expect, it } from 'vitest';
import { createClient, getNeighbors, retry, TimeoutError, timeout } from './index.js';
import { network, silentNetwork } from './network.fixture.js';

const url = 'http://localhost/graphql';
const failing = () => network(...Array.from({ length: 9 }, () => new TypeError('x')));

describe('the policy of a client without middleware', () => {
  it('sends again twice after a failure that may pass', async () => {
    const { fetch, sent } = network(new TypeError('x'), new Response('', { status: 503 }));
    await createClient({ url, fetch }).request(GraphInsightsDocument, {});
    expect(sent).toHaveLength(3);
    expect(sent.map(({ body }) => body)).toEqual([sent[0]?.body, sent[0]?.body, sent[0]?.body]);
  });

  it.each([
    ['the client', { retries: 0 }, {}],
    ['a call', {}, { retries: 0 }],
    ['a call, against the client', { retries: 5 }, { retries: 0 }],
    ['a timeout among the middleware', { middleware: [timeout(60_000)] }, {}],
    ['a retry among the middleware', { middleware: [retry({ attempts: 1 })] }, {}],
  ])('sends once where %s says so', async (_, policy, options) => {
    const { fetch, sent } = failing();
    const client = createClient({ url, fetch, ...policy });
    await expect(client.request(GraphInsightsDocument, {}, options)).rejects.toThrow();
    expect(sent).toHaveLength(1);
  });

  it('ends what takes too long, by client or by call, and does not send it again', async () => {
    const { fetch, waiting } = silentNetwork();
    const hasty = createClient({ url, fetch, timeoutMs: 5 });
    await expect(hasty.request(GraphInsightsDocument, {})).rejects.toThrow(TimeoutError);
    const request = getNeighbors(createClient({ url, fetch }), { entity: 'Q1' }, { timeoutMs: 5 });
    await expect(request).rejects.toThrow(TimeoutError);
    expect(waiting).toHaveLength(2);
  });

  it('begins no wait that would pass the time limit', async () => {
    const { fetch, sent } = network(
      new Response('', { status: 429, headers: { 'retry-after': '5' } }),
    );
    const client = createClient({ url, fetch, timeoutMs: 2_000 });
    await expect(client.request(GraphInsightsDocument, {})).rejects.toThrow('429');
    expect(sent).toHaveLength(1);
  });

  it('takes a limit that is longer than a timer for none', async () => {
    const { fetch } = network();
    const client = createClient({ url, fetch, timeoutMs: 2 ** 40 });
    await expect(client.request(GraphInsightsDocument, {})).resolves.toBeDefined();
  });
});
