import { createServer } from 'node:net';
import {
  EngineUnavailableError,
  type ErrorCode,
  InvalidSparqlError,
  OverloadedError,
  QueryTimeoutError,
  ResultTooLargeError,
} from '@biographql/core';
import { ask, parseQuery } from '@biographql/sparql';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CONFORMANCE_GRAPH } from '../../../test/suites/graph-store/conformance-graph.js';
import { inProcessStore } from '../../../test/testing/in-process-store.js';
import { type SparqlServer, send, startSparqlServer } from '../../../test/testing/sparql-server.js';
import type { GraphStore } from '../graph-store.js';
import { sparqlEndpointStore } from './sparql-endpoint-store.js';

const JSON_TYPE = 'application/sparql-results+json;charset=utf-8';
const SIMPLE = ask('ASK { ?s ?p ?o }');
const ALL = parseQuery('SELECT * { ?s ?p ?o }');
const SECRET = 'Basic c2VjcmV0OnNlY3JldA==';

let server: SparqlServer;
let store: GraphStore;
const failures: string[] = [];

beforeAll(async () => {
  server = await startSparqlServer(inProcessStore({ text: CONFORMANCE_GRAPH }));
  store = sparqlEndpointStore({
    url: server.url,
    authorization: SECRET,
    maxResultBytes: 50_000,
    onFailure: (reason) => failures.push(reason),
  });
});
afterAll(async () => {
  await store[Symbol.asyncDispose]();
  await server[Symbol.asyncDispose]();
});
beforeEach(() => {
  server.interference = null;
  failures.length = 0;
});

function answerWith(status: number, type: string, body: string, headers = {}): void {
  server.interference = (response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, String(value));
    send(response, status, type, body);
    return true;
  };
}

describe('an endpoint that rejects', () => {
  const rejections: readonly (readonly [string, number, string, string, ErrorCode])[] = [
    ['a broken query', 400, 'text/plain', 'Parse error: Encountered "}" at', 'INVALID_SPARQL'],
    ['with a page of a proxy', 400, 'text/html', '<html>Bad', 'ENGINE_UNAVAILABLE'],
    ['the credentials', 401, 'text/plain', '', 'ENGINE_UNAVAILABLE'],
    ['the rights', 403, 'text/plain', '', 'ENGINE_UNAVAILABLE'],
    ['the address', 404, 'text/html', '<html>', 'ENGINE_UNAVAILABLE'],
    ['with a redirect', 302, 'text/plain', '', 'ENGINE_UNAVAILABLE'],
    ['with a failure of its own', 500, 'text/plain', 'NullPointer', 'ENGINE_UNAVAILABLE'],
    ['at a gateway', 502, 'text/html', '<html>Bad Gateway', 'ENGINE_UNAVAILABLE'],
    ['too much work', 503, 'text/plain', 'Server busy', 'OVERLOADED'],
    ['too many requests', 429, 'application/json', '{}', 'OVERLOADED'],
    ['a slow query, as Fuseki does', 503, 'text/plain', 'Query timed out', 'QUERY_TIMEOUT'],
    [
      'a slow query, as Virtuoso does',
      500,
      'text/plain',
      'Virtuoso S1T00 Error SR171: Transaction timed out',
      'QUERY_TIMEOUT',
    ],
    [
      'a slow query, as Blazegraph does',
      500,
      'text/plain',
      'java.util.concurrent.TimeoutException\n\tat com.bigdata.Query(Query.java:1)',
      'QUERY_TIMEOUT',
    ],
    ['a slow query at a gateway', 504, 'text/html', '<html>', 'QUERY_TIMEOUT'],
  ];
  it.each(rejections)('%s', async (_name, status, type, body, code) => {
    answerWith(status, type, body);
    await expect(store.select(ALL)).rejects.toMatchObject({ code });
    server.interference = null;
    expect(await store.ask(SIMPLE)).toBe(true);
  });

  it('reports when to retry', async () => {
    answerWith(429, 'text/plain', '', { 'retry-after': '17' });
    const failure = store.ask(SIMPLE);
    await expect(failure).rejects.toThrow(OverloadedError);
    await expect(failure).rejects.toMatchObject({ retryAfterSeconds: 17 });
  });

  it('is at fault itself when it cannot read a query of the service', async () => {
    answerWith(400, 'text/plain', 'no such function');
    const failure = store.select(ALL, { priority: 'service' });
    await expect(failure).rejects.toThrow(EngineUnavailableError);
    expect(failures).toEqual(['the endpoint returned 400: no such function']);
  });

  it('never shows the credentials', async () => {
    answerWith(401, 'text/plain', 'no');
    const failure = await store.ask(SIMPLE).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(EngineUnavailableError);
    const { cause } = failure as Error;
    expect(`${JSON.stringify(failure)}${cause}${failures}`).not.toContain(SECRET.slice(6));
    expect(failures).toEqual(['the endpoint rejected the credentials (401)']);
  });
});

describe('an endpoint that says where a query is broken', () => {
  const query = parseQuery('SELECT ?x\n{ ?x wdt:P31 ?timeout }');
  const rejections = [
    ['Fuseki', 'Parse error: Encountered " "}" "} "" at line 2, column 7.', 2, 7],
    ['Oxigraph', 'error at 2:3: expected "}"', 2, 3],
    [
      'GraphDB',
      'MALFORMED QUERY: Encountered " "." at line 2, column 9.\nWas expecting:\n "x"',
      2,
      9,
    ],
    [
      'Virtuoso',
      `Virtuoso 37000 Error SP030: SPARQL compiler, line 2: syntax error\n\nSPARQL query:\ndefine x ${query.text}`,
      2,
      1,
    ],
  ] as const;
  it.each(rejections)('as %s does', async (_name, body, line, column) => {
    answerWith(400, 'text/plain', body);
    const failure = await store.select(query).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(InvalidSparqlError);
    expect(failure).toMatchObject({ position: { line, column } });
    expect((failure as InvalidSparqlError).reason).not.toMatch(/error:|SELECT|expecting/i);
  });

  it('as QLever does', async () => {
    const metadata = { line: 2, positionInLine: 4, startIndex: 9, stopIndex: 9 };
    const body = JSON.stringify({ exception: 'Unexpected token', metadata, query: query.text });
    answerWith(400, 'application/json', body);
    await expect(store.select(query)).rejects.toMatchObject({
      reason: 'Unexpected token',
      position: { line: 2, column: 5 },
    });
  });
});

describe('an endpoint that answers wrongly', () => {
  const answers = [
    ['with a page', 'text/html', '<html>Welcome</html>'],
    ['in XML', 'application/sparql-results+xml', '<sparql/>'],
    ['with half of the JSON', JSON_TYPE, '{"head":{"vars":["s"]},"results":{"bindings":[{"s"'],
    ['with no bindings', JSON_TYPE, '{"head":{}}'],
    ['with null', JSON_TYPE, 'null'],
  ] as const;
  it.each(answers)('%s', async (_name, type, body) => {
    answerWith(200, type, body);
    await expect(store.select(ALL)).rejects.toThrow(EngineUnavailableError);
    await expect(store.ask(SIMPLE)).rejects.toThrow(EngineUnavailableError);
    expect(failures).toHaveLength(2);
  });

  it('with a part of the rows after its own time', async () => {
    const body = '{"head":{"vars":["s"]},"results":{"bindings":[]}}';
    answerWith(200, JSON_TYPE, body, { 'x-sql-state': 'S1TAT' });
    await expect(store.select(ALL)).rejects.toThrow(QueryTimeoutError);
  });

  it('with no more rows than its own limit has', async () => {
    const body = '{"head":{"vars":["s"]},"results":{"bindings":[{},{}]}}';
    answerWith(200, JSON_TYPE, body, { 'x-sparql-maxrows': '2' });
    await expect(store.select(ALL)).rejects.toThrow(/more than 2 rows/);
    const two = parseQuery('SELECT * { ?s ?p ?o } LIMIT 2');
    expect((await store.select(two)).solutions).toHaveLength(2);
  });

  it('with fewer rows than it should sort', async () => {
    const sorted = parseQuery('SELECT ?o { ?s ?p ?o } ORDER BY ?o');
    const limits: number[] = [];
    server.interference = (response, { query }) => {
      const limit = Number(/LIMIT (\d+)/.exec(query)?.[1]);
      limits.push(limit);
      if (limit <= 10) return false;
      const words = `clause specifies more then ${limit} rows to sort. Only 10 are allowed. Either`;
      send(response, 500, 'text/plain', `Virtuoso 22023 Error SR353: Sorted TOP ${words}`);
      return true;
    };
    await expect(store.select(sorted)).rejects.toThrow(/more than 10 rows/);
    expect(limits).toEqual([100_001, 10]);
    const labels = parseQuery('SELECT ?o { ?s rdfs:label ?o } ORDER BY ?o');
    expect((await store.select(labels)).solutions).toHaveLength(4);
  });

  it('with language tags in capitals', async () => {
    const s = { type: 'literal', value: 'colour', 'xml:lang': 'en-GB' };
    const json = JSON.stringify({ head: { vars: ['s'] }, results: { bindings: [{ s }] } });
    answerWith(200, JSON_TYPE, json);
    const { solutions } = await store.select(ALL);
    expect(solutions).toMatchObject([[{ value: 'colour', language: 'en-gb' }]]);
  });
});

describe('an endpoint that answers without end', () => {
  const row = '{"s":{"type":"uri","value":"http://example.org/"}},';

  /** Sends rows until the client leaves. */
  function answerForever(): void {
    server.interference = (response) => {
      response.writeHead(200, { 'content-type': JSON_TYPE });
      response.write('{"head":{"vars":["s"]},"results":{"bindings":[');
      const more = () => {
        while (!response.destroyed && response.write(row.repeat(10)));
        if (!response.destroyed) response.once('drain', more);
      };
      more();
      return true;
    };
  }

  it('is cut at the limit of bytes', async () => {
    answerForever();
    const before = server.abandoned();
    const failure = store.select(ALL);
    await expect(failure).rejects.toThrow(ResultTooLargeError);
    await expect(failure).rejects.toThrow(/more than 50,000 bytes/);
    await expect.poll(server.abandoned).toBe(before + 1);
  });

  it('is cut there as well when it ignores LIMIT', async () => {
    answerForever();
    const before = server.abandoned();
    await expect(store.select(ALL, { limit: 20 })).rejects.toThrow(ResultTooLargeError);
    await expect.poll(server.abandoned).toBe(before + 1);
  });
});

describe('a connection that breaks', () => {
  it('before the answer is tried once more', async () => {
    let left = 1;
    server.interference = (response) => {
      if (left === 0) return false;
      left -= 1;
      response.destroy();
      return true;
    };
    expect(await store.ask(SIMPLE)).toBe(true);
    left = 2;
    await expect(store.ask(SIMPLE)).rejects.toThrow(EngineUnavailableError);
    expect(left).toBe(0);
  });

  it('within the answer is not tried again', async () => {
    const before = server.received.length;
    server.interference = (response) => {
      response.writeHead(200, { 'content-type': JSON_TYPE, 'content-length': 1_000 });
      response.write('{"head":', () => response.destroy());
      return true;
    };
    await expect(store.select(ALL)).rejects.toThrow(EngineUnavailableError);
    expect(server.received).toHaveLength(before + 1);
  });

  it('or never was there', async () => {
    const probe = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => probe.once('listening', resolve));
    const address = probe.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    await new Promise((resolve) => probe.close(resolve));
    await using absent = sparqlEndpointStore({ url: `http://127.0.0.1:${port}/sparql` });
    await expect(absent.ready()).rejects.toThrow(EngineUnavailableError);
    await expect(absent.ready()).rejects.toMatchObject({ cause: { code: 'ECONNREFUSED' } });
  });
});

it('reports overload to a query that waited until its deadline', async () => {
  await using narrow = sparqlEndpointStore({ url: server.url, connections: 1 });
  const hung: (() => void)[] = [];
  server.interference = () => new Promise((resolve) => hung.push(() => resolve(false)));
  const first = narrow.ask(SIMPLE);
  await expect(narrow.ask(SIMPLE, { timeoutMs: 50 })).rejects.toThrow(OverloadedError);
  for (const end of hung) end();
  expect(await first).toBe(true);
});
