import { readdirSync, readFileSync } from 'node:fs';
import { persistedDocuments, releasedDocuments } from '@biographql/core/manifest';
import { createTestService, type TestService, tablePredictor } from '@biographql/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OPERATION_DOCUMENTS, operationDocument } from '../operation-documents.js';
import { OPERATION_VARIABLES, recorded } from '../operation-variables.js';

let service: TestService;
beforeAll(async () => {
  const admet = tablePredictor({ logS: { CCO: 1.1 } });
  service = await createTestService({ engines: { admet }, digest: `sha256:${'0'.repeat(64)}` });
});
afterAll(async () => {
  await service[Symbol.asyncDispose]();
});

const base = () => service.url.replace(/\/graphql$/, '');
const get = (path: string, headers: Readonly<Record<string, string>> = {}) =>
  service.fetch(`${base()}${path}`, { headers: { 'x-api-key': service.apiKey, ...headers } });
const post = (body: unknown, headers: Readonly<Record<string, string>> = {}) =>
  service.fetch(service.url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': service.apiKey, ...headers },
    body: JSON.stringify(body),
  });

/** Variables as parameters: members of an object are parameters themselves, deep values are JSON. */
function toParameters(variables: Readonly<Record<string, unknown>>): URLSearchParams {
  const parameters = new URLSearchParams();
  const add = (name: string, value: unknown) =>
    parameters.append(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
  for (const [name, value] of Object.entries(variables)) {
    if (Array.isArray(value)) for (const item of value) add(name, item);
    else if (typeof value === 'object' && value !== null)
      for (const [member, text] of Object.entries(value)) add(member, text);
    else add(name, value);
  }
  return parameters;
}

const nameIn = (document: string) => /query (\w+)/.exec(document)?.[1] ?? '';
const openApi = async () => (await service.fetch(`${base()}/openapi.json`)).json();

describe('an address for each operation', () => {
  it.each([...OPERATION_DOCUMENTS.keys()])('%s answers as by POST', async (name) => {
    const document = operationDocument(name);
    const variables = OPERATION_VARIABLES[name] ?? {};
    const posted = await post({ query: document, variables });
    // An empty list has no parameter.
    const response = await get(`/q/${nameIn(document)}?${toParameters(variables)}`);
    const lists = Object.entries(variables).filter(([, value]) => Array.isArray(value));
    const isEmpty = lists.some(([, value]) => (value as unknown[]).length === 0);
    expect(response.status).toBe(isEmpty ? 400 : 200);
    if (isEmpty) return;
    const [body, expected] = [await response.json(), await posted.json()];
    expect(recorded(body)).toBe(recorded(expected));
    const { receipt } = body.extensions;
    expect(receipt).toEqual(expected.extensions.receipt);
  });

  it('is described, with its parameters', async () => {
    const { openapi, paths } = await openApi();
    expect(openapi).toBe('3.1.0');
    const names = [...OPERATION_DOCUMENTS.values()].map((document) => `/q/${nameIn(document)}`);
    expect(Object.keys(paths).sort()).toEqual(names.sort());
    const parameters = paths['/q/graphInsights'].get.parameters;
    expect(parameters).toContainEqual({
      name: 'nodeTypes',
      in: 'query',
      description: expect.stringContaining('Only neighbors of these types'),
      style: 'form',
      explode: true,
      schema: { type: 'array', items: { type: 'string', enum: expect.arrayContaining(['GENE']) } },
    });
  });

  it.each([
    ['/q/graphInsight?startNode=Q35869', 404, 'Did you mean `graphInsights`?'],
    ['/q/graphInsights?startnode=Q35869', 400, 'Did you mean `startNode`?'],
    ['/q/graphInsights?startNode=Q35869&maxNeighbors=many', 400, 'must be a number'],
    ['/q/graphInsights?startNode=Q1&startNode=Q2', 400, 'more than once'],
    ['/q/graphInsights?startNode=Q35869&nodeTypes=GENES', 400, 'GENES'],
  ])('%s is rejected with %i', async (path, status, words) => {
    const response = await get(path);
    expect(response.status).toBe(status);
    expect((await response.json()).errors[0].message).toContain(words);
  });

  it('needs a key, as a header or as a bearer token', async () => {
    const path = `${base()}/q/searchEntity?searchText=asthma`;
    expect((await service.fetch(path)).status).toBe(401);
    const authorization = `Bearer ${service.apiKey}`;
    expect((await service.fetch(path, { headers: { authorization } })).status).toBe(200);
    const body = JSON.stringify({ query: '{ __typename }' });
    const headers = { authorization, 'content-type': 'application/json' };
    expect((await service.fetch(service.url, { method: 'POST', headers, body })).status).toBe(200);
  });
});

describe('GET for persisted documents', () => {
  const [id = ''] =
    Object.entries(persistedDocuments).find(([, text]) => nameIn(text) === 'searchEntity') ?? [];
  const variables = encodeURIComponent(JSON.stringify({ searchText: 'asthma' }));
  const path = `/graphql?documentId=${encodeURIComponent(id)}&variables=${variables}`;

  it('answers as POST does, and 304 to who has the answer', async () => {
    const response = await get(path);
    const posted = await post({ documentId: id, variables: { searchText: 'asthma' } });
    expect(await response.text()).toBe(await posted.text());
    const etag = response.headers.get('etag') ?? '';
    expect(etag).toMatch(/^W\/"[\w-]{32}"$/);
    expect(response.headers.get('cache-control')).toBe('private, no-cache');
    expect(response.headers.get('vary')).toContain('x-api-key');
    const again = await get(path, { 'if-none-match': etag });
    expect([again.status, await again.text()]).toEqual([304, '']);
    const other = await get(path.replace('asthma', 'asthm'), { 'if-none-match': etag });
    expect(other.status).toBe(200);
    expect(posted.headers.get('cache-control')).toBe('no-store');
  });

  it('takes the hash of Apollo links, which send the text when it is not known', async () => {
    const ask = (sha256Hash: string) => {
      const extensions = JSON.stringify({ persistedQuery: { version: 1, sha256Hash } });
      return get(`/graphql?extensions=${encodeURIComponent(extensions)}&variables=${variables}`);
    };
    expect((await ask(id.replace('sha256:', ''))).status).toBe(200);
    const unknown = await (await ask('0'.repeat(64))).json();
    expect(unknown.errors[0].message).toBe('PersistedQueryNotFound');
  });

  it('stores no error, and nothing that takes a different time', async () => {
    const failed = await get('/q/graphInsights?startNode=Q999999999');
    expect(failed.headers.get('cache-control')).toBe('no-store');
    const answer = await get('/q/questionAnswer?query=What+treats+asthma');
    expect(answer.headers.get('etag')).toBeNull();
    expect((await get('/graphql?documentId=sha256:0&variables=x')).status).toBe(400);
    expect((await get('/graphql')).status).toBe(405);
  });
});

const etc = new URL('../../etc/', import.meta.url);
const releases = readdirSync(etc).flatMap((file) => /^documents-(.+)\.json$/.exec(file)?.[1] ?? []);

it.each(releases)(
  'runs the documents of release %s, also those that changed since',
  async (version) => {
    expect(Object.keys(releasedDocuments).length).toBeGreaterThan(5);
    const released = JSON.parse(readFileSync(new URL(`documents-${version}.json`, etc), 'utf8'));
    for (const [documentId, text] of Object.entries<string>(released)) {
      const name = [...OPERATION_DOCUMENTS].find(([, now]) => nameIn(now) === nameIn(text))?.[0];
      const variables = OPERATION_VARIABLES[name ?? ''] ?? {};
      const [byId, byText] = [
        await post({ documentId, variables }),
        await post({ query: text, variables }),
      ];
      const [first, second] = [await byId.json(), await byText.json()];
      expect([text, byId.status, first.errors]).toEqual([text, 200, undefined]);
      expect(recorded(first)).toBe(recorded(second));
      // What is as it was has its record with the others.
      if (documentId in persistedDocuments) continue;
      await expect(recorded(first)).toMatchFileSnapshot(
        `./wire/${version}/${nameIn(text)}.json.snap`,
      );
    }
  },
  60_000,
);
