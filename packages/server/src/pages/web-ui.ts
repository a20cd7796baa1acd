import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { cacheControl } from './paths.js';

/** The toolkit makes functions of text, which the page itself may not: this holds for the workers with it alone. */
const WORKER_POLICY =
  "default-src 'none'; script-src 'self' 'unsafe-eval' 'wasm-unsafe-eval'; connect-src 'self'";
const WORKER_FILE = /\/assets\/(?:predict|toolkit|train)-worker-[^/]+$/;
const PAGE_POLICY =
  "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'";
const TOOLKIT_FILE = 'RDKit_minimal.wasm';

/** The web UI of a service. */
export interface ServedPage {
  /** Folder of the built web UI. */
  readonly folder: string;
  /** The value of `engineID` that its requests have. */
  readonly engineId: string;
  /** Further folders of compressed files, by the paths that serve them. Default: none. */
  readonly extraFolders?: Readonly<Record<string, string>>;
}

/** Serves the web UI at `/`, and what it needs to predict in the browser: models and the toolkit. */
export function registerWebUi(
  app: FastifyInstance,
  { folder: root, extraFolders = {} }: Pick<ServedPage, 'folder' | 'extraFolders'>,
): void {
  const require = createRequire(import.meta.url);
  const models = dirname(require.resolve('@biographql/admet-predictor/models/cards.json'));
  const toolkit = dirname(require.resolve('@rdkit/rdkit'));
  // In a context of its own: what it adds to replies is not for the routes of others.
  app.register(async (scope) => {
    scope.register(fastifyStatic, {
      root,
      cacheControl: false,
      setHeaders(reply, file) {
        const policy = WORKER_FILE.test(file) ? WORKER_POLICY : PAGE_POLICY;
        reply.header('content-security-policy', policy);
        reply.header('cache-control', cacheControl(file));
      },
    });
    scope.register(fastifyStatic, {
      root: models,
      prefix: '/admet/models/',
      decorateReply: false,
      maxAge: '1h',
    });
    for (const [prefix, folder] of Object.entries(extraFolders))
      scope.register(fastifyStatic, {
        root: folder,
        prefix,
        decorateReply: false,
        maxAge: '1h',
        // Under another type they would be compressed again.
        setHeaders: (reply) => reply.header('content-type', 'application/gzip'),
      });
    scope.get('/admet/toolkit.wasm', (_, reply) =>
      reply.header('cache-control', 'public, max-age=3600').sendFile(TOOLKIT_FILE, toolkit),
    );
  });
}
