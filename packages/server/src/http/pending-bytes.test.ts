import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { describe, expect, it } from 'vitest';
import { createExecutableSchema } from '../graphql/resolvers/index.js';
import { createTinyServer, outcome, post, TINY_KEY } from './tiny-server.fixture.js';

const text = 'x'.repeat(1_000);
const schema = createExecutableSchema({
  typeDefs: 'type Query { texts(count: Int!): [String!] }',
  resolvers: {
    Query: { texts: (_: unknown, { count }: { count: number }) => Array(count).fill(text) },
  },
});
/** More than the buffers of a connection take. */
const LARGE = { query: '{ texts(count: 15000) }' };
const SMALL = { query: '{ texts(count: 10) }' };

/** Asks over a connection of its own and reads no more than the head of the answer. */
async function askAndWait(url: string): Promise<IncomingMessage> {
  const requested = request(url, {
    method: 'POST',
    agent: false,
    headers: { 'content-type': 'application/json', 'x-api-key': TINY_KEY },
  });
  requested.end(JSON.stringify(LARGE));
  const [answer] = await once(requested, 'response');
  return answer as IncomingMessage;
}

describe('large answers that nobody reads', () => {
  it('are sent up to a limit of all of them together; small ones always', async () => {
    const limits = { maxPendingBytes: 25_000_000 };
    await using server = await createTinyServer({ schema, limits });
    const base = await server.listen({ host: '127.0.0.1', port: 0 });
    const slow = await askAndWait(`${base}${server.path}`);
    expect(slow.statusCode).toBe(200);

    const rejected = await post(server, LARGE);
    expect(rejected.headers.get('retry-after')).toBe('5');
    expect(await outcome(rejected)).toEqual({
      status: 503,
      codes: ['OVERLOADED'],
      data: undefined,
    });
    expect((await post(server, SMALL)).status).toBe(200);

    slow.destroy();
    await expect
      .poll(async () => (await post(server, LARGE)).status, { timeout: 20_000 })
      .toBe(200);
  });

  it('are counted until they are read; one alone is always sent', async () => {
    await using server = await createTinyServer({ schema, limits: { maxPendingBytes: 1_000_000 } });
    for (let time = 0; time < 3; time += 1) {
      const answer = await post(server, LARGE);
      expect(answer.status).toBe(200);
      expect((await answer.text()).length).toBeGreaterThan(15_000_000);
    }
  });
});
