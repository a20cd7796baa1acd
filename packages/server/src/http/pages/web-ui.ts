import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { cacheControl } from './paths.js';
import { sendFile, serveFolder } from './serve-folder.js';

/** The toolkit makes functions of text, which the page itself may not: this holds for the workers with it alone. */
const WORKER_POLICY =
  "default-src 'none'; script-src 'self' 'unsafe-eval' 'wasm-unsafe-eval'; connect-src 'self'";
const WORKER_FILE = /\/assets\/(?:predict|toolkit|train)-worker-[^/]+$/;
const PAGE_POLICY =
  "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'";
const TOOLKIT_FILE = 'RDKit_minimal.wasm';

export interface ServedPage {
  readonly folder: string;
  readonly engineId: string;
  readonly extraFolders?: Readonly<Record<string, string>>;
}

export function registerWebUi(
  app: FastifyInstance,
  { folder: root, extraFolders = {} }: Pick<ServedPage, 'folder' | 'extraFolders'>,
): void {
  const require = createRequire(import.meta.url);
  const models = dirname(require.resolve('@biographql/admet-predictor/models/cards.json'));
  const toolkit = dirname(require.resolve('@rdkit/rdkit'));
  serveFolder(app, {
    root,
    prefix: '/',
    headersFor: (file) => ({
      'content-security-policy': WORKER_FILE.test(file) ? WORKER_POLICY : PAGE_POLICY,
      'cache-control': cacheControl(file),
    }),
  });
  const anHour = () => ({ 'cache-control': 'public, max-age=3600' });
  serveFolder(app, { root: models, prefix: '/admet/models/', headersFor: anHour });
  // Under another type these files would be compressed again.
  const compressed = () => ({ ...anHour(), 'content-type': 'application/gzip' });
  for (const [prefix, folder] of Object.entries(extraFolders))
    serveFolder(app, { root: folder, prefix, headersFor: compressed });
  app.get('/admet/toolkit.wasm', (request, reply) =>
    sendFile(request, reply, { path: join(toolkit, TOOLKIT_FILE), headers: anHour() }),
  );
}
