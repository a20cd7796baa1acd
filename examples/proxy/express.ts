import { getRequestListener } from '@hono/node-server';
import express, { type Express } from 'express';
import { POST } from './route.js';

/** Express: mount it before any `express.json()`, which would read the body first. */
export function createExpressApp(): Express {
  const app = express();
  app.post('/api/graphql', getRequestListener(POST, { overrideGlobalObjects: false }));
  return app;
}
