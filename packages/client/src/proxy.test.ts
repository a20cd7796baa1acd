import { SearchEntityDocument as SearchEntityNode } from '@biographql/core';
import { SearchEntityDocument, TopAuthorsDocument } from '@biographql/core/strings';
import { print } from 'graphql';
import { describe, expect, it } from 'vitest';
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
  ])('admits a known document by %s and adds the key', async (_, body) => {
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
  ])('refuses %j', async (body) => {
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
    expect(await sent[1]?.json()).toHaveProperty('variables', {});
  });

  it('demands POST and JSON, and limits the body', async () => {
    const { handle, post } = proxied({ bodyLimit: 50 });
    expect((await handle(new Request('http://page/api'))).status).toBe(405);
    expect((await post({}, { 'content-type': 'text/plain' })).status).toBe(415);
    expect((await post({ query: 'x'.repeat(60) })).status).toBe(413);
  });

  it('lets the host refuse', async () => {
    const { post, sent } = proxied({ authorize: () => new Response('who?', { status: 401 }) });
    expect((await post({ query: SearchEntityDocument.toString() })).status).toBe(401);
    expect(sent).toEqual([]);
  });

  it('answers 502 when the service is away', async () => {
    const { post } = proxied({
      fetch: async () => {
        throw new TypeError('fetch failed');
      },
    });
    const answer = await post({ query: SearchEntityDocument.toString() });
    expect(answer.status).toBe(502);
    expect(await answer.text()).not.toContain('secret');
  });
});
