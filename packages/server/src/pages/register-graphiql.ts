import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { builtFolder } from './built-folder.js';
import { serveFolder } from './serve-folder.js';

/** What the page of GraphiQL is made of. */
export interface GraphiqlOptions {
  /** Of the built page. */
  readonly folder: string;
  /** Where the page is served, without a slash at its end. */
  readonly path: string;
  /** The schemas that it offers, by absolute path; the first is chosen first. */
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
    headersFor: (file) => ({ 'content-security-policy': POLICY, 'cache-control': cachingOf(file) }),
  });
}

/** What the editor is offered for. */
interface EditorParts {
  /** Given where the schema of the loaded graph is served. */
  readonly graphSchema?: unknown;
  readonly logger: Logger;
}

/** Serves GraphiQL, and returns its path; undefined where it is not built. */
export function registerEditor(
  app: FastifyInstance,
  base: string,
  { graphSchema, logger }: EditorParts,
): string | undefined {
  const folder = builtFolder('graphiql');
  if (folder === null) {
    logger.debug('GraphiQL is not built, so it is not served');
    return undefined;
  }
  const endpoints = [{ path: `${base}/graphql`, title: 'The service' }];
  if (graphSchema !== undefined) {
    endpoints.push({ path: `${base}/graph`, title: 'The loaded graph' });
  }
  const path = `${base}/graphiql`;
  registerGraphiql(app, { folder, path, endpoints });
  return `${path}/`;
}

/** Names of built parts hold their hash; what names them is asked for each time. */
export function cachingOf(file: string): string {
  return file.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
}
