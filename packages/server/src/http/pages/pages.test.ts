import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { persistedDocuments } from '@biographql/core/manifest';
import { schemaText } from '@biographql/core/schema';
import { WIKIDATA } from '@biographql/engines/vocabulary';
import { openSeedEngines, SEEDS } from '@biographql/ingest/testing';
import { createQuestionService } from '@biographql/questions';
import { createServices } from '@biographql/services';
import Fastify from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixedSource } from '../../../test/testing/fixed-source.js';
import { createExecutableSchema, resolvers } from '../../graphql/resolvers/index.js';
import { createHttpServer, type HttpServer } from '../create-http-server.js';
import { createTinyServer } from '../tiny-server.fixture.js';
import { PAGE_API_PATH, registerGraphiql } from './index.js';

/** A page as it is built: a document, and parts whose names hold their hash. */
function builtPage(): string {
  const folder = mkdtempSync(join(tmpdir(), 'biographql-page-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>A page</title>');
  writeFileSync(join(folder, 'assets/part-1a2b.js'), '// a part\n'.repeat(1_000));
  for (const name of ['predict', 'toolkit']) {
    writeFileSync(join(folder, `assets/${name}-worker-1a2b.js`), '// a worker');
  }
  mkdirSync(join(folder, 'extra'));
  writeFileSync(join(folder, 'extra/a.bin'), 'x'.repeat(10_000));
  return folder;
}

async function serverWithPage(folder: string): Promise<HttpServer> {
  const vocabulary = WIKIDATA;
  const engines = await openSeedEngines(SEEDS['three-diseases'], vocabulary);
  const services = createServices(engines, {
    questions: createQuestionService(engines, { vocabulary }),
    vocabulary,
    dataset: { digest: null, release: 'test', credits: [] },
    openEmbeddings: () => Promise.resolve(null),
  });
  const server = await createHttpServer({
    schema: createExecutableSchema({ typeDefs: schemaText, resolvers }),
    source: fixedSource({ services, engineId: 'mine' }),
    keys: { verify: (key) => (key === KEY ? { id: 'test', scopes: null } : null) },
    dataset: { current: { engines: {} } },
    logger: pino({ level: 'silent' }),
    page: { folder, extraFolders: { '/extra/': join(folder, 'extra') } },
  });
  server.app.addHook('onClose', () => engines[Symbol.asyncDispose]());
  return server;
}

const KEY = 'a-key';
const folder = builtPage();
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the page of the service', () => {
  let service: HttpServer;
  beforeAll(async () => {
    service = await serverWithPage(folder);
  });
  afterAll(() => service[Symbol.asyncDispose]());

  const get = (path: string, headers: Record<string, string> = {}) =>
    service.fetch(new Request(`http://local${path}`, { headers }));
  const ask = (body: unknown, headers: Record<string, string> = {}) =>
    service.fetch(
      new Request(`http://local${PAGE_API_PATH}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      }),
    );
  const getId = (name: string) =>
    Object.entries(persistedDocuments).find(([, text]) => text.startsWith(`query ${name}(`))?.[0];

  it('is served at /, under a policy that lets it load what is its own', async () => {
    const answer = await get('/');
    expect(await answer.text()).toContain('A page');
    expect(answer.headers.get('content-security-policy')).toMatch(/default-src 'self'/);
    expect(answer.headers.get('cache-control')).toBe('no-cache');
  });

  it('has immutable, compressed assets', async () => {
    const answer = await get('/assets/part-1a2b.js', { 'accept-encoding': 'br' });
    expect(answer.headers.get('cache-control')).toMatch(/immutable/);
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(answer.headers.get('vary')).toBe('accept-encoding');
  });

  it('lets its workers alone make functions of text', async () => {
    const getPolicy = async (path: string) =>
      (await get(path)).headers.get('content-security-policy');
    for (const name of ['predict', 'toolkit']) {
      expect(await getPolicy(`/assets/${name}-worker-1a2b.js`)).toContain("'unsafe-eval'");
    }
    expect(await getPolicy('/assets/part-1a2b.js')).not.toContain('unsafe-eval');
  });

  it('has the models and the toolkit for predictions in the browser', async () => {
    expect((await get('/admet/models/cards.json')).status).toBe(200);
    const toolkit = await get('/admet/toolkit.wasm');
    expect([toolkit.status, toolkit.headers.get('content-type')]).toEqual([
      200,
      'application/wasm',
    ]);
  });

  it('has the folders of plugins, whose files are not compressed again', async () => {
    const file = await get('/extra/a.bin', { 'accept-encoding': 'br, gzip' });
    expect([file.status, file.headers.get('content-encoding')]).toEqual([200, null]);
    expect(await file.text()).toBe('x'.repeat(10_000));
  });

  it('sends a file once: not for HEAD, and not when the client has it', async () => {
    const first = await get('/assets/part-1a2b.js');
    expect(first.headers.get('content-length')).toBe('10000');
    const etag = first.headers.get('etag') ?? '';
    const again = await get('/assets/part-1a2b.js', { 'if-none-match': etag });
    expect([again.status, await again.text()]).toEqual([304, '']);
    const head = await service.fetch(
      new Request('http://local/assets/part-1a2b.js', { method: 'HEAD' }),
    );
    expect([head.status, head.headers.get('content-length')]).toEqual([200, '10000']);
  });

  it('serves nothing but its files', async () => {
    for (const path of ['/nothing', '/../package.json', '/%2e%2e/package.json', '/assets/']) {
      const answer = await get(path);
      expect([path, answer.status]).toEqual([path, 404]);
      expect((await answer.json()).errors[0].extensions.code).toBe('NOT_FOUND');
    }
  });

  it('opens the page of a path for browsers, and says on a page that there is none', async () => {
    const accept = 'text/html,application/xhtml+xml,*/*;q=0.8';
    const places = new URL('../../../../../apps/demo/src/place.ts', import.meta.url);
    const pages = readFileSync(places, 'utf8').matchAll(/\{ name: '(\w+)', title: /g);
    const names = Array.from(pages, ([, name]) => name);
    expect(names.length).toBeGreaterThan(5);
    for (const name of names) {
      const moved = await service.app.inject({ url: `/${name}`, headers: { accept } });
      expect([moved.statusCode, moved.headers.location]).toEqual([302, `/?page=${name}`]);
    }
    const requested = await service.app.inject({
      url: '/ask?q=a%26b?&page=x',
      headers: { accept },
    });
    expect(requested.headers.location).toBe('/?q=a%26b?&page=x&page=ask');
    for (const url of ['/nothing', '/nothing/below?a=b', '/admet/nothing']) {
      const missing = await service.app.inject({ url, headers: { accept } });
      expect([url, missing.statusCode]).toEqual([url, 404]);
      expect(missing.body).toContain('A page');
      expect(missing.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(missing.headers['content-security-policy']).toMatch(/default-src 'self'/);
    }
  });

  it('answers programs at every path, and all at those of its interfaces, with an error in JSON', async () => {
    const ask = (url: string, accept: string, method: 'GET' | 'POST' = 'GET') =>
      service.app.inject({ url, method, headers: { accept } });
    const answers = [
      await ask('/admet', '*/*'),
      await ask('/nothing', 'application/json'),
      await ask('/admet', 'text/html', 'POST'),
      await ask('/nothing', 'text/html', 'POST'),
      await ask('/api/nothing', 'text/html'),
      await ask('/biographql/nothing', 'text/html'),
    ];
    for (const { statusCode, body } of answers) {
      expect(statusCode).toBe(404);
      expect(JSON.parse(body)).toEqual({
        errors: [{ message: expect.any(String), extensions: { code: 'NOT_FOUND' } }],
      });
      expect(body).toBe(answers[0]?.body);
    }
  });

  it('asks known documents without a key, for the engine of the service', async () => {
    const documentId = getId('searchEntity');
    const body = await (await ask({ documentId, variables: { searchText: 'asth' } })).json();
    expect(body).not.toHaveProperty('errors');
    const askTop = async (engineID: string) => {
      const variables = { query: 'asthma', engineID };
      const answer = await ask({ documentId: getId('TopAuthors'), variables });
      const { errors = [] } = await answer.json();
      return [answer.status, errors[0]?.extensions.code];
    };
    expect(await askTop('mine')).toEqual([200, undefined]);
    expect(await askTop('theirs')).toEqual([400, 'UNKNOWN_ENGINE']);
  });

  it('asks nothing else, whatever key is sent', async () => {
    const answer = await ask({ query: '{ __typename }' }, { 'x-api-key': KEY });
    expect([answer.status, (await answer.json()).errors[0].extensions.code]).toEqual([
      400,
      'INVALID_DOCUMENT',
    ]);
    const form = await ask({ documentId: getId('searchEntity') }, { 'content-type': 'text/plain' });
    expect(form.status).toBe(415);
  });

  it('opens nothing elsewhere', async () => {
    for (const path of [service.path, '/biographql/sparql']) {
      const headers = { 'content-type': 'application/json' };
      const answer = await service.fetch(
        new Request(`http://local${path}`, { method: 'POST', headers }),
      );
      expect([path, answer.status]).toEqual([path, 401]);
    }
  });
});

describe('GraphiQL', () => {
  it('is served below its path, with the schemas that there are', async () => {
    await using app = Fastify();
    registerGraphiql(app, folder, { prefix: '/own' });
    const moved = await app.inject('/own/graphiql');
    expect([moved.statusCode, moved.headers.location]).toEqual([302, '/own/graphiql/']);
    const page = await app.inject('/own/graphiql/');
    expect(page.body).toContain('A page');
    expect(page.headers['content-security-policy']).toMatch(
      /default-src 'none'.*script-src 'self'/,
    );
    expect(page.headers['content-security-policy']).not.toContain('unsafe-eval');
    expect((await app.inject('/own/graphiql/endpoints.json')).json()).toEqual([
      { path: '/own/graphql', title: 'The service' },
    ]);
  });

  it('opens for browsers at the path of GraphQL, and for them only', async () => {
    await using server = await createTinyServer();
    registerGraphiql(server.app, folder, { prefix: '/biographql' });
    const url = server.path;
    const accept = 'text/html,application/xhtml+xml,*/*;q=0.8';
    const opened = await server.app.inject({ url, headers: { accept } });
    expect([opened.statusCode, opened.headers.location]).toEqual([302, '/biographql/graphiql/']);
    const fetched = await server.app.inject({ url, headers: { accept: '*/*' } });
    expect(fetched.statusCode).toBe(405);
    const deleted = await server.app.inject({ method: 'DELETE', url, headers: { accept } });
    expect(deleted.statusCode).toBe(405);
  });

  it('is not offered where it is not served', async () => {
    await using server = await createTinyServer();
    const headers = { accept: 'text/html' };
    expect((await server.app.inject({ url: server.path, headers })).statusCode).toBe(405);
  });
});
