import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../../config/settings.js';
import type { HttpSetup, ServedPage } from '../server-setup.js';
import { sendFile, serveFolder } from './serve-folder.js';

export const PAGE_API_PATH = '/api/graphql';
export const EDITOR_PATH = '/graphiql';

export function registerPages(app: FastifyInstance, setup: HttpSetup): void {
  const { prefix, page, docsFolder, logger } = setup;
  if (setup.graphiql === true) {
    const folder = builtFolder('graphiql');
    if (folder === null) logger.debug('GraphiQL is not built');
    else registerGraphiql(app, folder, setup);
  }
  if (page !== undefined) registerWebUi(app, page, prefix);
  const keyedUrl = page && `${prefix}/graphql`;
  if (docsFolder !== undefined) registerDocs(app, docsFolder, keyedUrl);
  else if (page !== undefined) registerMissingDocs(app);
}

/** Path of the documentation; its files are built for this address. */
const DOCS_PATH = '/docs';

/** Editors and highlighted code have styles in attributes; everything else is a file of this service. */
const OWN_FILES =
  "default-src 'none'; script-src 'self'; connect-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:";
const NO_EMBEDDING = "frame-ancestors 'none'; base-uri 'none'; form-action 'none'";
const GRAPHIQL_POLICY = `${OWN_FILES}; ${NO_EMBEDDING}`;
const DOCS_POLICY = `${OWN_FILES}; font-src 'self'; ${NO_EMBEDDING}`;

/** How files of a page are served: names in `/assets/` contain a hash, others are checked each time. */
function getHeaders(file: string, policy: string) {
  return {
    'content-security-policy': policy,
    'cache-control': file.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
  };
}

function registerDocs(app: FastifyInstance, root: string, keyedUrl: string | undefined): void {
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
    headersFor: (file) => getHeaders(file, DOCS_POLICY),
    missingPage: () => '/404.html',
  });
}

const NOT_BUILT =
  '<!doctype html><title>Documentation</title><h1>The documentation is not built</h1>' +
  '<p>Run <code>npx pnpm --filter @biographql/docs build</code> in a checkout, then restart the service.</p>';

/** Explains at `/docs/`, which the web UI links to, how to build the documentation. */
function registerMissingDocs(app: FastifyInstance): void {
  for (const url of [DOCS_PATH, `${DOCS_PATH}/*`]) {
    app.get(url, (_, reply) =>
      reply
        .code(404)
        .header('content-security-policy', DOCS_POLICY)
        .type('text/html; charset=utf-8')
        .send(NOT_BUILT),
    );
  }
}

/** Serves GraphiQL: files that anyone may read. Its users enter their own key, as everywhere. */
export function registerGraphiql(
  app: FastifyInstance,
  root: string,
  { prefix, graphSchema }: Pick<HttpSetup, 'prefix'> & Partial<HttpSetup>,
): void {
  const path = `${prefix}${EDITOR_PATH}`;
  const endpoints = [{ path: `${prefix}/graphql`, title: 'The service' }];
  if (graphSchema) endpoints.push({ path: `${prefix}/graph`, title: 'The loaded graph' });
  app.get(path, (_, reply) => reply.redirect(`${path}/`, 302));
  app.get(`${path}/endpoints.json`, (_, reply) => reply.send(endpoints));
  const headersFor = (file: string) => getHeaders(file, GRAPHIQL_POLICY);
  serveFolder(app, { root, prefix: `${path}/`, headersFor });
}

/** The toolkit compiles text to functions, which only its workers may do, not the page. */
const WORKER_POLICY =
  "default-src 'none'; script-src 'self' 'unsafe-eval' 'wasm-unsafe-eval'; connect-src 'self'";
const WORKER_FILE = /\/assets\/(?:predict|toolkit)-worker-[^/]+$/;
const PAGE_POLICY =
  "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'";
const TOOLKIT_FILE = 'RDKit_minimal.wasm';
/** The pages of the web UI, which people also open as a path. */
const PAGE_NAMES = ['explore', 'compare', 'literature', 'ask', 'verify', 'sparql', 'admet'];

/** Whether a person opened the address in a browser. */
export function isBrowser({ headers }: FastifyRequest): boolean {
  return headers.accept?.includes('text/html') === true;
}

function registerWebUi(app: FastifyInstance, page: ServedPage, prefix: string): void {
  const { folder: root, extraFolders = {} } = page;
  const require = createRequire(import.meta.url);
  const models = dirname(require.resolve('@biographql/admet-predictor/models/cards.json'));
  const toolkit = dirname(require.resolve('@rdkit/rdkit'));
  serveFolder(app, {
    root,
    prefix: '/',
    headersFor: (file) => getHeaders(file, WORKER_FILE.test(file) ? WORKER_POLICY : PAGE_POLICY),
    missingPage: (request) => {
      const isOfApi = ['/api/', `${prefix}/`].some((start) => request.url.startsWith(start));
      return isBrowser(request) && !isOfApi ? '/index.html' : null;
    },
  });
  for (const name of PAGE_NAMES)
    app.get(`/${name}`, (request, reply) => {
      if (!isBrowser(request)) return reply.callNotFound();
      const [, query] = /\?(.+)/.exec(request.url) ?? [];
      return reply.redirect(`/?${query ? `${query}&` : ''}page=${name}`, 302);
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

type PageName = 'docs' | 'graphiql' | 'page';

/** Paths to built pages, from the package's bundles and its sources. */
const PLACES = ['./', '../', '../../../dist/'];
/** From the same files to the root of a checkout; a bundle of the command is one folder deeper than the others. */
const ROOTS = ['../../../', '../../../../', '../../../../../'];
/** Where a checkout builds what the package ships. */
const APPS: Readonly<Partial<Record<PageName, string>>> = {
  docs: 'apps/docs/dist',
  page: 'apps/demo/dist',
};

/** Returns the folder of a built page, shipped with this package or built in the same checkout; null where there is none. */
function builtFolder(name: PageName): string | null {
  const folders = PLACES.map((place) => getPath(`${place}${name}`));
  const root = checkoutRoot();
  if (root !== null && APPS[name] !== undefined) folders.push(`${root}${APPS[name]}`);
  return folders.find((folder) => existsSync(`${folder}/index.html`)) ?? null;
}

export function checkoutRoot(): string | null {
  const roots = ROOTS.map(getPath);
  return roots.find((root) => existsSync(`${root}packages/server/bin/biographql.js`)) ?? null;
}

function getPath(relative: string): string {
  return fileURLToPath(new URL(relative, import.meta.url));
}

type PageSettings = Pick<Config, 'page' | 'host' | 'trustedProxies'>;

const OWN_HOSTS: ReadonlySet<string> = new Set(['127.0.0.1', '::1', 'localhost']);

export function shippedPages(settings: PageSettings) {
  const find = (name: PageName) => (isPageWanted(settings) ? builtFolder(name) : null);
  return { pageFolder: find('page'), docsFolder: find('docs') };
}

/** Whoever reaches the page needs no key, so by default it is only for users of this machine. */
export function isPageWanted({ page, host, trustedProxies }: PageSettings): boolean {
  if (page !== 'auto') return page === 'on';
  return OWN_HOSTS.has(host) && trustedProxies.length === 0;
}
