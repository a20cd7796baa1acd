import { getRequestListener } from '@hono/node-server';
import type { Plugin } from 'vite';
import { POST } from './route.js';

/** Vite in development: the same route as in production, so that the page never sees the key. */
export function graphqlProxy(): Plugin {
  const listener = getRequestListener(POST, { overrideGlobalObjects: false });
  return {
    name: 'graphql-proxy',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use('/api/graphql', (request, response) => listener(request, response));
    },
  };
}
