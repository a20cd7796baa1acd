import { createServer } from 'node:http';
import { serve } from '@hono/node-server';
import { createExpressApp } from './express.js';
import { createFastifyApp } from './fastify.js';
import { app } from './hono.js';
import { createNodeServer } from './node-http.js';

/** Serves the route on a port of this machine. Usage: `tsx serve.ts express`, or `node`, `fastify`, `hono`; `PORT` is 3000 unless set. */
const port = Number(process.env.PORT ?? 3000);
const hostname = '127.0.0.1';
const report = () => console.log(`http://${hostname}:${port}/api/graphql`);

const starts: Readonly<Record<string, () => unknown>> = {
  node: () => createNodeServer().listen(port, hostname, report),
  express: () => createServer(createExpressApp()).listen(port, hostname, report),
  fastify: () => createFastifyApp().listen({ port, host: hostname }, report),
  hono: () => serve({ fetch: app.fetch, port, hostname }, report),
};
const start = starts[process.argv[2] ?? 'node'];
if (start === undefined) throw new Error(`Name one of ${Object.keys(starts).join(', ')}.`);
start();
