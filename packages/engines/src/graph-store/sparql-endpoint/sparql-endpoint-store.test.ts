import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EngineUnavailableError, InvalidArgumentError } from '@biographql/core';
import { ask, parseQuery } from '@biographql/sparql';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { describeGraphStore } from '../../../test/suites/graph-store/conformance.js';
import { CONFORMANCE_GRAPH } from '../../../test/suites/graph-store/conformance-graph.js';
import { inProcessStore } from '../../../test/testing/in-process-store.js';
import { type SparqlServer, startSparqlServer } from '../../../test/testing/sparql-server.js';
import type { GraphStore } from '../graph-store.js';
import { oxigraphStore } from '../oxigraph/oxigraph-store.js';
import { type SparqlEndpointStoreOptions, sparqlEndpointStore } from './sparql-endpoint-store.js';

const SIMPLE = ask('ASK { ?s ?p ?o }');
const LABELS = parseQuery('SELECT ?label { ?x rdfs:label ?label }');

let folder = '';
let files = 0;
const servers: SparqlServer[] = [];

/** A server that can end a query and runs several at a time, as real ones do. */
async function serveFile(ntriples: string): Promise<SparqlServer> {
  files += 1;
  const path = join(folder, `graph-${files}.nt`);
  await writeFile(path, ntriples);
  const workers = ntriples.length < 10_000 ? 5 : 1;
  const store = oxigraphStore({ path, workers, timeoutMs: 60_000 });
  const isIdle = () => store.status().every(({ state }) => state === 'idle');
  await vi.waitUntil(isIdle, { timeout: 60_000 });
  const server = await startSparqlServer(store);
  servers.push(server);
  return server;
}

async function serveText(): Promise<SparqlServer> {
  const server = await startSparqlServer(inProcessStore({ text: CONFORMANCE_GRAPH }));
  servers.push(server);
  return server;
}

async function open(
  options: Omit<SparqlEndpointStoreOptions, 'url'> = {},
): Promise<{ readonly server: SparqlServer; readonly store: GraphStore }> {
  const server = await serveText();
  return { server, store: sparqlEndpointStore({ url: server.url, ...options }) };
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'biographql-endpoint-'));
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server[Symbol.asyncDispose]()));
  await rm(folder, { recursive: true });
});

describeGraphStore('SPARQL endpoint store', async (ntriples) =>
  sparqlEndpointStore({ url: (await serveFile(ntriples)).url, timeoutMs: 30_000 }),
);

describe('sparqlEndpointStore', () => {
  it('sends a form by POST, asks for SPARQL JSON and names the graphs', async () => {
    const graphs = ['http://example.org/a', 'http://example.org/b?c=d&e'];
    const namedGraphs = ['urn:biographql:literature'];
    const { server, store } = await open({ defaultGraphs: graphs, namedGraphs });
    expect(await store.ask(SIMPLE)).toBe(true);
    const [sent] = server.received;
    expect(sent?.query).toBe(SIMPLE.text);
    expect(sent?.fields.getAll('default-graph-uri')).toEqual(graphs);
    expect(sent?.fields.getAll('named-graph-uri')).toEqual(namedGraphs);
    expect(sent?.headers.accept).toMatch(/^application\/sparql-results\+json/);
    expect(sent?.headers.authorization).toBeUndefined();
  });

  it("reads Virtuoso's answers to an ASK, and no other rows", async () => {
    const { server, store } = await open();
    const answerWith = (name: string, rows: readonly string[]) => {
      const bindings = rows.map((value) => ({ [name]: { type: 'typed-literal', value } }));
      const body = JSON.stringify({ head: { link: [], vars: [name] }, results: { bindings } });
      server.interference = (response) => {
        response.writeHead(200, { 'content-type': 'application/sparql-results+json' }).end(body);
        return true;
      };
      return store.ask(SIMPLE);
    };
    expect(await answerWith('__ASK_RETVAL', ['1'])).toBe(true);
    expect(await answerWith('__ASK_RETVAL', ['0'])).toBe(false);
    expect(await answerWith('__ASK_RETVAL', [])).toBe(false);
    await expect(answerWith('x', ['1'])).rejects.toThrow(EngineUnavailableError);
  });

  it('sends the credentials and the parameters of the address', async () => {
    const { server } = await open();
    const url = `${server.url}?timeout=10s`;
    await using store = sparqlEndpointStore({ url, authorization: 'Bearer secret' });
    expect(await store.ask(SIMPLE)).toBe(true);
    expect(server.received[0]?.headers.authorization).toBe('Bearer secret');
    expect(server.received[0]?.fields.get('timeout')).toBe('10s');
  });

  it('asks for no more rows than one beyond the limit', async () => {
    const { server, store } = await open({ limit: 7 });
    expect((await store.select(LABELS)).solutions).toHaveLength(4);
    expect(server.received[0]?.query).toMatch(/LIMIT 8\s*$/);
  });

  it('keeps its connections and opens no more than it may', async () => {
    const { server, store } = await open({ connections: 3 });
    for (let round = 0; round < 3; round += 1) {
      await Promise.all(Array.from({ length: 12 }, () => store.select(LABELS)));
    }
    expect(server.received).toHaveLength(36);
    const ports = new Set(server.received.map(({ clientPort }) => clientPort));
    expect(ports.size).toBeLessThanOrEqual(3);
  });

  it('closes the connection of a query whose caller left or that ran out of time', async () => {
    const { server, store } = await open();
    const hung: (() => void)[] = [];
    server.interference = () => new Promise((resolve) => hung.push(() => resolve(true)));
    const controller = new AbortController();
    const call = store.ask(SIMPLE, { signal: controller.signal });
    await expect.poll(() => server.received.length).toBe(1);
    controller.abort(new Error('the client left'));
    await expect(call).rejects.toThrow('the client left');
    await expect.poll(server.abandoned).toBe(1);
    await expect(store.ask(SIMPLE, { timeoutMs: 100 })).rejects.toThrow(/stopped after 0\.1 s/);
    await expect.poll(server.abandoned).toBe(2);
    for (const end of hung) end();
    server.interference = null;
    expect(await store.ask(SIMPLE)).toBe(true);
  });

  it('probes the endpoint, but not again at once', async () => {
    const { server, store } = await open();
    await store.ready();
    await store.ready();
    expect(server.received).toHaveLength(1);
    const reason = new Error('stopping');
    await expect(store.ready({ signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
  });

  it('is unavailable once it is closed, also for queries that run', async () => {
    const { server, store } = await open();
    const hung: (() => void)[] = [];
    server.interference = () => new Promise((resolve) => hung.push(() => resolve(true)));
    const running = expect(store.ask(SIMPLE)).rejects.toThrow(EngineUnavailableError);
    await expect.poll(() => server.received.length).toBe(1);
    await store[Symbol.asyncDispose]();
    await running;
    await expect(store.ask(SIMPLE)).rejects.toThrow(EngineUnavailableError);
    await expect(store.ready()).rejects.toThrow(EngineUnavailableError);
    for (const end of hung) end();
  });

  const invalid = ['ftp://example.org/', 'example.org', 'http://user:pass@example.org/sparql'];
  it.each(invalid)('rejects the address %s without repeating it', (url) => {
    expect(() => sparqlEndpointStore({ url })).toThrow(InvalidArgumentError);
    expect(() => sparqlEndpointStore({ url })).toThrow(/^(?!.*pass@)/);
  });

  it('needs at least one connection', () => {
    const url = 'http://example.org/sparql';
    expect(() => sparqlEndpointStore({ url, connections: 0 })).toThrow(InvalidArgumentError);
  });
});
