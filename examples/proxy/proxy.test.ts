import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SearchEntityDocument } from '@biographql/core/strings';
import { serve } from '@hono/node-server';
import { createServer as createViteServer } from 'vite';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type ListeningService, listenAsService } from '../service.fixture.js';

let service: ListeningService;
beforeAll(async () => {
  service = await listenAsService();
  vi.stubEnv('BIOGRAPHQL_URL', service.address);
  vi.stubEnv('BIOGRAPHQL_API_KEY', service.apiKey);
  vi.resetModules();
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await service[Symbol.asyncDispose]();
});

/** A server that listens on a port of this machine, and how to stop it. */
type Started = readonly [port: number, stop: () => Promise<unknown>];

const onPort = async (server: ReturnType<typeof createServer>): Promise<Started> => {
  if (!server.listening) {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  }
  const stop = () => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  };
  return [(server.address() as AddressInfo).port, stop];
};

const starts: Readonly<Record<string, () => Promise<Started>>> = {
  'node:http': async () => onPort((await import('./node-http.js')).createNodeServer()),
  Express: async () => onPort(createServer((await import('./express.js')).createExpressApp())),
  Fastify: async () => {
    const app = (await import('./fastify.js')).createFastifyApp();
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    return [Number(new URL(address).port), () => app.close()];
  },
  Hono: async () => {
    const { app } = await import('./hono.js');
    return new Promise((resolve) => {
      const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) =>
        resolve([port, () => new Promise((stopped) => server.close(stopped))]),
      );
    });
  },
  Vite: async () => {
    const { graphqlProxy } = await import('./vite-plugin.js');
    const server = await createViteServer({
      root: import.meta.dirname,
      configFile: false,
      logLevel: 'error',
      plugins: [graphqlProxy()],
      server: { port: 0, host: '127.0.0.1', ws: false, watch: null },
      optimizeDeps: { noDiscovery: true },
    });
    const { resolvedUrls } = await server.listen();
    return [Number(new URL(resolvedUrls?.local[0] ?? '').port), () => server.close()];
  },
};

it.each(Object.keys(starts))('%s passes a known document on, and no other site’s', async (name) => {
  const [port, stop] = (await starts[name]?.()) ?? [0, async () => {}];
  const post = (body: unknown, headers: Readonly<Record<string, string>> = {}) =>
    fetch(`http://127.0.0.1:${port}/api/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  try {
    const known = {
      documentId: SearchEntityDocument.__meta__?.hash,
      variables: { searchText: 'asth' },
    };
    const answer = await post(known);
    expect(await answer.text()).toContain('asthma');
    expect(answer.status).toBe(200);
    expect((await post({ query: '{ __typename }' })).status).toBe(400);
    expect((await post(known, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  } finally {
    await stop();
  }
});
