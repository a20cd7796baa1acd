import { mkdtempSync, openSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createLogger } from '../telemetry/logger.js';
import { createTinyServer, post, TINY_KEY } from './tiny-server.fixture.js';

it('logs the caller, the operation and the outcome, but neither keys nor texts', async () => {
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

it("goes through the service's own logger, in its order and at its level", async () => {
  for (const logLevel of ['info', 'warn'] as const) {
    const file = join(mkdtempSync(join(tmpdir(), 'biographql-log-')), 'log.jsonl');
    const { logger, flush } = createLogger(
      { logLevel, logFormat: 'json' },
      { fd: openSync(file, 'w') },
    );
    await using server = await createTinyServer({ logger });
    logger.warn('before');
    await post(server, { query: '{ hello }' }, { path: `${server.path}?token=hidden` });
    logger.warn('after');
    flush();
    const messages = readFileSync(file, 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line).msg);
    expect(messages).toEqual(
      logLevel === 'info' ? ['before', 'request', 'after'] : ['before', 'after'],
    );
    expect(readFileSync(file, 'utf8')).not.toContain('hidden');
  }
});
