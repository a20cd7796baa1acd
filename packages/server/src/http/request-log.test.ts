import { expect, it } from 'vitest';
import { createTinyServer, post, TINY_KEY } from './fixtures/tiny-server.js';

it('tells who asked what and how it went, and neither keys nor texts', async () => {
  const lines: Record<string, unknown>[] = [];
  await using server = await createTinyServer({ lines });
  await post(
    server,
    { query: 'query Find($n: String) { hello(name: $n) }', variables: { n: 'private words' } },
    { path: `${server.path}?token=hidden`, headers: { 'x-request-id': 'r-1' } },
  );
  await post(server, { query: '{ hello }' }, { headers: { 'x-api-key': 'wrong-key' } });
  await post(server, null, { method: 'GET', path: '/health' });
  expect(lines).toMatchObject([
    {
      level: 30,
      method: 'POST',
      path: '/biographql/graphql',
      status: 200,
      keyId: 'k1',
      operationName: 'Find',
      requestId: 'r-1',
      ms: expect.any(Number),
    },
    { status: 401, keyId: null, operationName: null },
  ]);
  const text = JSON.stringify(lines);
  for (const secret of [TINY_KEY, 'wrong-key', 'private', 'hidden', 'hello']) {
    expect(text).not.toContain(secret);
  }
});
