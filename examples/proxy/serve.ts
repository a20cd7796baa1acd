import { createServer } from 'node:http';
import { serve } from '@hono/node-server';
import { createExpressApp } from './express.js';
import { createFastifyApp } from './fastify.js';
import { app } from './hono.js';
import { createNodeServer } from './node-http.js';

/** Serves the route on a port of this machine. Usage: `tsx serve.ts express`, or `node`, `fastify`, `hono`; `PORT` is 3000 unless set. */
const port = Number(process.env.PORT ?? 3000);
const hostname = '127.0.0.1';
const tell = () => console.log(`http://${hostname}:${port}/api/graphql`);

const starts: Readonly<Record<string, () => unknown>> = {
  node: () => createNodeServer().listen(port, hostname, tell),
  express: () => createServer(createExpressApp()).listen(port, hostname, tell),
  fastify: () => createFastifyApp().listen({ port, host: hostname }, tell),
  hono: () => serve({ fetch: app.fetch, port, hostname }, tell),
};
const start = starts[process.argv[2] ?? 'node'];
if (start === undefined) throw new Error(`Name one of ${Object.keys(starts).join(', ')}.`);
start();
