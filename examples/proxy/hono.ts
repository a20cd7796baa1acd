import { Hono } from 'hono';
import { POST } from './route.js';

/** Hono, in Node, Bun, Deno and workers. */
export const app = new Hono().post('/api/graphql', (context) => POST(context.req.raw));
