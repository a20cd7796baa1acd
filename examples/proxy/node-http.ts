import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { POST } from './route.js';

/** `node:http`: the listener turns Node's requests into those of the fetch standard, and answers back. */
export function createNodeServer(): Server {
  return createServer(getRequestListener(POST));
}
