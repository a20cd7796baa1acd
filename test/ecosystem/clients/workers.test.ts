import { createClient, getEntityProperties, searchEntities } from '@biographql/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ReachableService, startService } from '../../clients/service.js';
import { listen, type RunningWorker, startWorkerd } from './start-workerd.js';

let service: ReachableService;
let port: RunningWorker;
let worker: RunningWorker;
beforeAll(async () => {
  service = await startService();
  port = await listen((request) => service.fetch(request));
  worker = await startWorkerd('./worker.ts', {
    SERVICE_URL: `${port.origin}${new URL(service.url).pathname}`,
    API_KEY: service.headers['x-api-key'] ?? '',
  });
});
afterAll(async () => {
  await worker?.[Symbol.asyncDispose]();
  await port?.[Symbol.asyncDispose]();
  await service?.[Symbol.asyncDispose]();
});

describe('in workerd', () => {
  it('the client reaches the service, with the key', async () => {
    const answer = await fetch(`${worker.origin}/find?text=asth`);
    const [first] = (await answer.json()) as readonly unknown[];
    expect(first).toMatchObject({ iri: 'http://www.wikidata.org/entity/Q35869', label: 'asthma' });
  });

  it.each([false, true])('the proxy serves a page, persisted: %s', async (persisted) => {
    const page = createClient({ url: `${worker.origin}/api/graphql`, persisted });
    expect((await searchEntities(page, { text: 'asth' }))[0]?.label).toBe('asthma');
    const { claims } = await getEntityProperties(page, { entity: 'Q35869' });
    expect(claims.length).toBeGreaterThan(0);
  });

  it('the proxy rejects other documents', async () => {
    const page = createClient({ url: `${worker.origin}/api/graphql` });
    const before = service.sent.length;
    const requested = page.request('query schema { __schema { types { name } } }', {});
    await expect(requested).rejects.toMatchObject({ name: 'BadInputError', status: 400 });
    expect(service.sent).toHaveLength(before);
  });
});
