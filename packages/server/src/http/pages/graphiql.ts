import type { FastifyInstance } from 'fastify';
import { cacheControl } from './paths.js';
import { serveFolder } from './serve-folder.js';

export interface GraphiqlOptions {
  readonly folder: string;
  readonly path: string;
  readonly endpoints: readonly { readonly path: string; readonly title: string }[];
}

/** The editor adds styles at run time; scripts and requests are limited to this service. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "connect-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** Serves GraphiQL: files that anyone may read. Whoever uses it enters a key of their own, as everywhere. */
export function registerGraphiql(app: FastifyInstance, options: GraphiqlOptions): void {
  const { folder: root, path, endpoints } = options;
  app.get(path, (_, reply) => reply.redirect(`${path}/`, 302));
  app.get(`${path}/endpoints.json`, (_, reply) => reply.send(endpoints));
  serveFolder(app, {
    root,
    prefix: `${path}/`,
    headersFor: (file) => ({
      'content-security-policy': POLICY,
      'cache-control': cacheControl(file),
    }),
  });
}
