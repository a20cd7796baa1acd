import { GraphInsightsDocument } from '@biographql/core/strings';
import { describe, expect, it } from 'vitest';
import { createClient, dedupe, NetworkError } from '../index.js';
import { network, silentNetwork } from '../network.fixture.js';

const url = 'http://localhost/graphql';
const answer = () => Response.json({ data: { graphInsights: null } });
const turn = () => new Promise((resolve) => setTimeout(resolve, 0));

describe('dedupe', () => {
  it('sends one request for the same ones under way, and again afterwards', async () => {
    const { fetch, sent } = network();
    const client = createClient({ url, fetch, middleware: [dedupe()] });
    const ask = (startNode: string) => client.request(GraphInsightsDocument, { startNode });
    await Promise.all([ask('Q1'), ask('Q1'), ask('Q2')]);
    expect(sent).toHaveLength(2);
    await ask('Q1');
    expect(sent).toHaveLength(3);
  });

  it('shares a failure and then forgets it', async () => {
    const { fetch, sent } = network(new TypeError('x'));
    const client = createClient({ url, fetch, retries: 0, middleware: [dedupe()] });
    const ask = () => client.request(GraphInsightsDocument, {});
    const both = await Promise.allSettled([ask(), ask()]);
    expect(both.map((one) => one.status === 'rejected' && one.reason)).toEqual([
      expect.any(NetworkError),
      expect.any(NetworkError),
    ]);
    await ask();
    expect(sent).toHaveLength(2);
  });

  it('lets one caller leave without the others', async () => {
    const { fetch, waiting } = silentNetwork();
    const client = createClient({ url, fetch, middleware: [dedupe()] });
    const leave = new AbortController();
    const first = client.request(GraphInsightsDocument, {}, { signal: leave.signal });
    const stay = new AbortController();
    const second = client.request(GraphInsightsDocument, {}, { signal: stay.signal });
    await turn();
    leave.abort(new Error('left'));
    await expect(first).rejects.toThrow('left');
    expect(waiting).toHaveLength(1);
    waiting[0]?.answer(answer());
    await expect(second).resolves.toEqual({ graphInsights: null });
  });

  it('ends the request when all have left, and the next caller starts a new one', async () => {
    const { fetch, waiting } = silentNetwork();
    let ended = 0;
    const client = createClient({
      url,
      middleware: [dedupe()],
      fetch: (to, init) => {
        init.signal?.addEventListener('abort', () => {
          ended += 1;
        });
        return fetch(to, init);
      },
    });
    const leave = new AbortController();
    const ask = (signal?: AbortSignal) => client.request(GraphInsightsDocument, {}, { signal });
    const left = [ask(leave.signal), ask(leave.signal)];
    await turn();
    leave.abort(new Error('left'));
    await Promise.allSettled(left);
    expect(ended).toBe(1);
    const next = ask();
    await turn();
    expect(waiting).toHaveLength(2);
    waiting[1]?.answer(answer());
    await expect(next).resolves.toEqual({ graphInsights: null });
  });
});
