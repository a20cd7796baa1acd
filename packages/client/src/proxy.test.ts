import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SearchEntityDocument as SearchEntityNode } from '@biographql/core';
import { persistedDocuments } from '@biographql/core/manifest';
import {
  SearchEntityDocument,
  TopAuthorsDocument,
  TypedDocumentString,
} from '@biographql/core/strings';
import { print } from 'graphql';
import { describe, expect, it } from 'vitest';
import { createClient } from './index.js';
import { createProxy, type ProxyOptions } from './proxy.js';

const json = { 'content-type': 'application/json' };

function proxied(options: Partial<ProxyOptions> = {}) {
  const sent: Request[] = [];
  const handle = createProxy({
    url: 'http://service/graphql',
    apiKey: 'secret',
    fetch: async (request) => {
      sent.push(request);
      return Response.json(
        { data: { ok: true } },
        { headers: { 'x-secret': 'secret', 'retry-after': '1' } },
      );
    },
    ...options,
  });
  const post = (body: unknown, headers: Record<string, string> = json) =>
    handle(new Request('http://page/api', { method: 'POST', headers, body: JSON.stringify(body) }));
  return { handle, post, sent };
}

describe('documents of your own', () => {
  const text = 'query Own($sparql: String!) { advancedSearch(query: $sparql) { columns } }';
  const hash = createHash('sha256').update(text).digest('hex');
  const document = new TypedDocumentString<{ ok: boolean }, { sparql: string }>(text, { hash });
  const { handle, sent } = proxied({ documents: { ...persistedDocuments, [hash]: text } });
  const page = (persisted: boolean) =>
    createClient({
      url: '/api/graphql',
      persisted,
      fetch: (url, init) => handle(new Request(`http://page${url}`, init)),
    });

  it.each([[true], [false]])('pass from a client with `persisted: %s`', async (persisted) => {
    const variables = { sparql: 'ASK {}' };
    expect(await page(persisted).request(document, variables)).toEqual({ ok: true });
    expect(await page(persisted).request(SearchEntityDocument, { searchText: 'a' })).toBeTruthy();
    expect(await sent.at(-2)?.json()).toEqual({ query: text, variables });
  });

  it('pass as persisted queries, by a hash with or without its prefix', async () => {
    for (const sha256Hash of [hash, `sha256:${hash}`]) {
      const body = JSON.stringify({ extensions: { persistedQuery: { sha256Hash } } });
      const request = new Request('http://page/api', { method: 'POST', headers: json, body });
      expect((await handle(request)).status).toBe(200);
    }
  });

  it('do not pass when they are not listed', async () => {
    const other = new TypedDocumentString('query Other { advancedSearch { error } }');
    await expect(page(true).request(other, {})).rejects.toMatchObject({ status: 400 });
  });
});

describe('createProxy', () => {
  it.each([
    ['its hash', { documentId: String(SearchEntityDocument.__meta__?.hash) }],
    [
      'its hash as a persisted query',
      {
        extensions: {
          persistedQuery: { sha256Hash: String(SearchEntityDocument.__meta__?.hash).slice(7) },
        },
      },
    ],
    ['its text', { query: SearchEntityDocument.toString() }],
    ['its printed AST', { query: print(SearchEntityNode) }],
  ])('allows a known document by %s and adds the key', async (_, body) => {
    const { post, sent } = proxied();
    const answer = await post({ ...body, variables: { searchText: 'a' } });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ data: { ok: true } });
    expect(answer.headers.get('x-secret')).toBeNull();
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(sent[0]?.headers.get('x-api-key')).toBe('secret');
    expect(await sent[0]?.json()).toEqual({
      query: print(SearchEntityNode),
      variables: { searchText: 'a' },
    });
  });

  it.each([
    [{ query: '{ __schema { types { name } } }' }],
    [{ documentId: '__proto__' }],
    [{ documentId: 'sha256:0' }],
    [{ query: 5 }],
    [[]],
  ])('rejects %j', async (body) => {
    const { post, sent } = proxied();
    expect((await post(body)).status).toBe(400);
    expect(sent).toEqual([]);
  });

  it('writes its own engine over the browser’s', async () => {
    const { post, sent } = proxied({ engineId: 'mine' });
    await post({
      query: TopAuthorsDocument.toString(),
      variables: { engineID: 'theirs', query: 'a' },
    });
    expect(await sent[0]?.json()).toMatchObject({ variables: { engineID: 'mine', query: 'a' } });
    await post({ query: SearchEntityDocument.toString(), variables: { engineID: 'theirs' } });
    const theirs = { query: SearchEntityDocument.toString(), extensions: { engineID: 'theirs' } };
    await post(theirs);
    const mine = { variables: {}, extensions: { engineID: 'mine' } };
    expect([await sent[1]?.json(), await sent[2]?.json()]).toMatchObject([mine, mine]);
  });

  it('demands POST and JSON, and limits the body', async () => {
    const { handle, post } = proxied({ bodyLimit: 50 });
    expect((await handle(new Request('http://page/api'))).status).toBe(405);
    expect((await post({}, { 'content-type': 'text/plain' })).status).toBe(415);
    expect((await post({ query: 'x'.repeat(60) })).status).toBe(413);
  });

  it('lets the host reject', async () => {
    const { post, sent } = proxied({ authorize: () => new Response('who?', { status: 401 }) });
    expect((await post({ query: SearchEntityDocument.toString() })).status).toBe(401);
    expect(sent).toEqual([]);
  });

  it.each([401, 403])('answers 502 when the service rejects its key with %i', async (status) => {
    const faults: string[] = [];
    const rejected = { errors: [{ message: 'no', extensions: { code: 'UNAUTHENTICATED' } }] };
    const { post } = proxied({
      fetch: async () => Response.json(rejected, { status }),
      onFault: (reason) => faults.push(reason),
    });
    const answer = await post({ query: SearchEntityDocument.toString() });
    expect(answer.status).toBe(502);
    expect(await answer.text()).not.toMatch(/secret|UNAUTHENTICATED/);
    expect(faults).toEqual([expect.stringMatching(/`apiKey` is wrong/)]);
    expect(faults[0]).not.toContain('secret');
  });

  it('answers 502 when the service is away', async () => {
    const { post } = proxied({
      onFault: () => {},
      fetch: async () => {
        throw new TypeError('fetch failed');
      },
    });
    const answer = await post({ query: SearchEntityDocument.toString() });
    expect(answer.status).toBe(502);
    expect(await answer.text()).not.toContain('secret');
  });

  it.each([
    ['HTML', () => new Response('<html>internal-host-17</html>', { status: 502 })],
    ['nothing', () => new Response(null, { status: 204 })],
    ['a list', () => Response.json([])],
  ])('answers 502 when the service sends %s', async (_, answer) => {
    const faults: string[] = [];
    const { post } = proxied({
      fetch: async () => answer(),
      onFault: (fault) => faults.push(fault),
    });
    const response = await post({ query: SearchEntityDocument.toString() });
    expect(response.status).toBe(502);
    const text = await response.text();
    expect(text).toContain('NETWORK');
    expect(text).not.toContain('internal-host');
    expect(faults).toHaveLength(1);
  });

  it('never rejects', async () => {
    const faults: string[] = [];
    const body = new ReadableStream({ start: (stream) => stream.error(new Error('cut off')) });
    const post = (options: Partial<ProxyOptions>) =>
      proxied({ onFault: (fault) => faults.push(fault), ...options }).post({
        query: SearchEntityDocument.toString(),
      });
    const cutOff = await post({ fetch: async () => new Response(body) });
    const hangs = await post({
      timeoutMs: 5,
      fetch: (request) =>
        new Promise((_, reject) => {
          request.signal.addEventListener('abort', () => reject(new Error('aborted')));
        }),
    });
    const broken = await post({
      authorize: () => {
        throw new Error('no session store');
      },
      onFault: (fault) => {
        faults.push(fault);
        throw new Error('no log');
      },
    });
    expect([cutOff.status, hangs.status, broken.status]).toEqual([502, 502, 500]);
    expect(faults).toEqual([
      expect.stringContaining('cut off'),
      expect.stringContaining('did not answer within 5 ms'),
      expect.stringContaining('no session store'),
    ]);
  });

  it('passes request ids in both directions, and reports a 5xx', async () => {
    const faults: string[] = [];
    const sent: Request[] = [];
    const { post } = proxied({
      onFault: (fault) => faults.push(fault),
      fetch: async (request) => {
        sent.push(request);
        const headers = { 'x-request-id': 'theirs' };
        return Response.json({ errors: [{ message: 'x' }] }, { status: 503, headers });
      },
    });
    const query = SearchEntityDocument.toString();
    const response = await post({ query }, { ...json, 'x-request-id': 'mine' });
    expect([response.status, response.headers.get('x-request-id')]).toEqual([503, 'theirs']);
    expect(sent[0]?.headers.get('x-request-id')).toBe('mine');
    expect(faults).toEqual([expect.stringContaining('503')]);
  });

  it('rejects what nests too deep to be sent on', async () => {
    const { handle, sent } = proxied();
    const query = JSON.stringify(SearchEntityDocument.toString());
    for (const [open, close] of [
      ['[', ']'],
      ['{"a":', '}'],
    ] as const) {
      const deep = `${open.repeat(15_000)}1${close.repeat(15_000)}`;
      const body = `{"query":${query},"variables":{"searchText":${deep}}}`;
      const request = new Request('http://page/api', { method: 'POST', headers: json, body });
      expect((await handle(request)).status).toBe(400);
    }
    expect(sent).toEqual([]);
  });

  it('follows no redirect with its key', async () => {
    const keys: unknown[] = [];
    const elsewhere = createServer((request, response) => {
      keys.push(request.headers['x-api-key']);
      response.end('{}');
    });
    const url = await listen(elsewhere);
    for (const status of [301, 302, 303, 307, 308]) {
      const service = createServer((_, response) => {
        response.writeHead(status, { location: url }).end();
      });
      const options = { url: await listen(service), apiKey: 'secret', onFault: () => {} };
      const handle = createProxy(options);
      const body = JSON.stringify({ query: SearchEntityDocument.toString() });
      const answer = await handle(
        new Request('http://page/api', { method: 'POST', headers: json, body }),
      );
      expect(answer.status).toBe(502);
      expect(answer.headers.get('location')).toBeNull();
      service.close();
    }
    elsewhere.close();
    expect(keys).toEqual([]);
  });
});

async function listen(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}
