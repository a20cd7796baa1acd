import { EngineUnavailableError } from '@biographql/core';
import type { Engine } from '@biographql/engines';
import { DatasetError } from '@biographql/ingest';
import { describe, expect, it } from 'vitest';
import { createTinyServer, outcome, post } from './tiny-server.fixture.js';

const engine = (name: string, ready: () => Promise<void>): Engine => ({
  name,
  ready,
  async [Symbol.asyncDispose]() {},
});
const withEngines = (...engines: readonly Engine[]) => ({
  dataset: { current: { engines } },
});
const open = { method: 'GET', headers: { 'x-api-key': null } };

describe('/health and /ready', () => {
  it('need no key', async () => {
    await using server = await createTinyServer(withEngines(engine('labels', async () => {})));
    const health = await post(server, null, { ...open, path: '/health' });
    expect(await health.json()).toEqual({ status: 'alive' });
    const ready = await post(server, null, { ...open, path: '/ready' });
    expect(await ready.json()).toEqual({
      status: 'ready',
      engines: ['labels'],
      ready: ['labels'],
      waiting: [],
      failed: [],
    });
  });

  it('name the engines that do not answer, and no reason', async () => {
    const lost = engine('graph', async () => {
      throw new EngineUnavailableError('graph', 'open /secret/path');
    });
    await using server = await createTinyServer(
      withEngines(
        engine('labels', async () => {}),
        lost,
      ),
    );
    const ready = await post(server, null, { ...open, path: '/ready' });
    expect([ready.status, ready.headers.get('retry-after')]).toEqual([503, '1']);
    const text = await ready.text();
    const { extensions } = JSON.parse(text).errors[0];
    expect(extensions.engines).toEqual(['graph']);
    expect(extensions).toMatchObject({ ready: ['labels'], waiting: [], failed: ['graph'] });
    expect(text).not.toContain('secret');
    expect((await post(server, null, { ...open, path: '/health' })).status).toBe(200);
  });

  it('name a damaged file and what to do, and nothing is answered from it', async () => {
    const path = '/secret/data/dataset/labels/labels.db';
    const error = new DatasetError('damaged', 'labels/labels.db differs. Do this.', { path });
    const damage = { file: 'labels/labels.db', error };
    const dataset = { current: { engines: {}, damage } };
    await using server = await createTinyServer({ dataset });
    const ready = await post(server, null, { ...open, path: '/ready' });
    const text = await ready.text();
    const [entry] = JSON.parse(text).errors;
    expect([ready.status, entry.message]).toEqual([503, expect.stringContaining('Do this.')]);
    expect(entry.extensions).toMatchObject({ dataset: 'damaged', file: 'labels/labels.db' });
    expect(text).not.toContain('secret');
    const answer = await post(server, { query: '{ hello }' });
    expect(await outcome(answer)).toMatchObject({ status: 500, codes: ['ENGINE_UNAVAILABLE'] });
    const unknown = await post(server, { query: '{ hello }' }, { headers: { 'x-api-key': 'x' } });
    expect(unknown.status).toBe(401);
  });
});
