import type { FastifyInstance } from 'fastify';
import { cacheControl, PAGE_API_PATH } from './paths.js';
import { serveFolder } from './serve-folder.js';

/** Where the documentation is served; its files are built for this address. */
const DOCS_PATH = '/docs';

/** Highlighted code has its colors in attributes; everything else is a file of this service. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "connect-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

export function registerDocs(
  app: FastifyInstance,
  root: string,
  keyedUrl: string | undefined,
): void {
  const live =
    keyedUrl === undefined ? { kind: 'nobody' } : { kind: 'service', url: PAGE_API_PATH, keyedUrl };
  app.get(DOCS_PATH, (_, reply) => reply.redirect(`${DOCS_PATH}/`, 302));
  app.get(`${DOCS_PATH}/live.json`, (_, reply) =>
    reply.header('cache-control', 'no-cache').send(live),
  );
  serveFolder(app, {
    root,
    prefix: `${DOCS_PATH}/`,
    extensions: ['.html'],
    headersFor: (file) => ({
      'content-security-policy': POLICY,
      'cache-control': cacheControl(file),
    }),
    missingPage: '/404.html',
  });
}

const NOT_BUILT =
  '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
  '<meta name="color-scheme" content="light dark"><title>Documentation</title>' +
  '<body style="font: 16px system-ui; margin: 3rem auto; max-width: 34rem; padding: 0 1rem">' +
  '<h1>The documentation is not built</h1>' +
  '<p>Run <code>npx pnpm --filter @biographql/docs build</code> in a checkout, then restart the service.</p>' +
  '<p><a href="/">Back to the web UI</a></p></body></html>';

/** Answers at `/docs/`, where the web UI links to, how to build the documentation. */
export function registerMissingDocs(app: FastifyInstance): void {
  for (const url of [DOCS_PATH, `${DOCS_PATH}/*`]) {
    app.get(url, (_, reply) =>
      reply
        .code(404)
        .header('content-security-policy', POLICY)
        .type('text/html; charset=utf-8')
        .send(NOT_BUILT),
    );
  }
}
