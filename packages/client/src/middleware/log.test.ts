import { GraphInsightsDocument } from '@biographql/core/strings';
import { describe, expect, it } from 'vitest';
import { createClient, log, type RequestEvent, retry } from '../index.js';
import { network } from '../network.fixture.js';

const url = 'http://user:pw@localhost/graphql?key=1';

describe('log', () => {
  it('logs each attempt when it comes after retry', async () => {
    const { fetch } = network(new TypeError('x'), new Response('', { status: 503 }));
    const events: RequestEvent[] = [];
    const middleware = [retry({ baseDelayMs: 1 }), log((event) => events.push(event))];
    await createClient({ url, fetch, middleware }).request(GraphInsightsDocument, {});
    expect(events.map(({ type }) => type)).toEqual([
      'sent',
      'failed',
      'sent',
      'answered',
      'sent',
      'answered',
    ]);
    expect(events[3]).toMatchObject({ operationName: 'graphInsights', status: 503, length: 0 });
  });

  it('logs no secret', async () => {
    const { fetch } = network();
    const events: RequestEvent[] = [];
    const middleware = [log((event) => events.push(event))];
    const client = createClient({ url, apiKey: 'secret', fetch, middleware });
    await client.request(GraphInsightsDocument, { startNode: 'patient-name' });
    expect(JSON.stringify(events)).not.toMatch(/secret|pw|key=1|patient-name/);
  });

  it('costs no answer when the listener throws', async () => {
    const { fetch } = network();
    const broken = log(() => {
      throw new Error('disk full');
    });
    await expect(
      createClient({ url, fetch, middleware: [broken] }).request(GraphInsightsDocument, {}),
    ).resolves.toEqual({ graphInsights: null });
  });
});
