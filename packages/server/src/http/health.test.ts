import { EngineUnavailableError } from '@biographql/core';
import type { Engine } from '@biographql/engines';
import { describe, expect, it } from 'vitest';
import { createTinyServer, post } from './tiny-server.fixture.js';

const engine = (name: string, ready: () => Promise<void>): Engine => ({
  name,
  ready,
  async [Symbol.asyncDispose]() {},
});
const open = { method: 'GET', headers: { 'x-api-key': null } };

describe('/health and /ready', () => {
  it('need no key', async () => {
    await using server = await createTinyServer({ engines: [engine('labels', async () => {})] });
    const health = await post(server, null, { ...open, path: '/health' });
    expect(await health.json()).toEqual({ status: 'alive' });
    const ready = await post(server, null, { ...open, path: '/ready' });
    expect(await ready.json()).toEqual({ status: 'ready', engines: ['labels'] });
  });

  it('name the engines that do not answer, and no reason', async () => {
    const lost = engine('graph', async () => {
      throw new EngineUnavailableError('graph', 'open /secret/path');
    });
    await using server = await createTinyServer({
      engines: [engine('labels', async () => {}), lost],
    });
    const ready = await post(server, null, { ...open, path: '/ready' });
    expect([ready.status, ready.headers.get('retry-after')]).toEqual([503, '1']);
    const text = await ready.text();
    expect(JSON.parse(text).errors[0].extensions.engines).toEqual(['graph']);
    expect(text).not.toContain('secret');
    expect((await post(server, null, { ...open, path: '/health' })).status).toBe(200);
  });
});
