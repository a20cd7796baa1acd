import { createClient } from '@biographql/client';
import { persistedDocuments } from '@biographql/core/manifest';
import { SearchEntityDocument } from '@biographql/core/strings';
import { tablePredictor } from '@biographql/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OPERATION_DOCUMENTS, operationDocument } from '../operation-documents.js';
import { OPERATION_VARIABLES, recorded } from '../operation-variables.js';
import { type OpenTab, openTab } from '../tab-service.js';

const names = [...OPERATION_DOCUMENTS.keys()];
const URL = 'http://page/api/graphql';

let tab: OpenTab;
beforeAll(async () => {
  tab = await openTab(tablePredictor({ logS: { CCO: 1.1 } }));
});
afterAll(async () => {
  await tab[Symbol.asyncDispose]();
});

async function send(body: unknown, signal?: AbortSignal) {
  const init = { method: 'POST', body: JSON.stringify(body), ...(signal ? { signal } : {}) };
  const response = await tab.fetch(URL, init);
  return { status: response.status, body: await response.json() };
}

describe('operations in a page', () => {
  it.each(names)('%s answers as the service does', async (name) => {
    const query = operationDocument(name);
    const variables = OPERATION_VARIABLES[name];
    const { status, body } = await send({ query, variables });
    expect(status).toBe(200);
    expect(body.errors).toBeUndefined();
    await expect(recorded(body)).toMatchFileSnapshot(`./wire/${name}.json.snap`);
    const { receipt } = body.extensions;
    expect(Object.keys(persistedDocuments)).toContain(receipt.document);
    // The page's requests name the engine, as at the page's own address of a service.
    expect(receipt.variables).toMatchObject(variables ?? {});
    expect(receipt.result).toMatch(/^sha256:[0-9a-f]{64}$/);
  });

  it('serves the client of the page, whose documents are known by their identifiers', async () => {
    const client = createClient({ url: URL, fetch: tab.fetch, persisted: true });
    const { searchAsYouType } = await client.request(SearchEntityDocument, { searchText: 'asth' });
    expect(searchAsYouType?.data?.searchLabels?.[0]?.text).toBe('asthma');
  });
});

describe('requests that are rejected in a page', () => {
  it.each([
    ['INVALID_ARGUMENT', { query: '{ advancedSearch(query: "  ") { error } }' }],
    [
      'INVALID_ARGUMENT',
      {
        query: 'query ($n: Int) { searchInsights(searchInput: { pageNumber: $n }) { id } }',
        variables: { n: 'x' },
      },
    ],
    ['INVALID_SPARQL', { query: '{ advancedSearchGraph(query: "SELECT nothing") { head } }' }],
    ['INVALID_DOCUMENT', { query: '{ nothing }' }],
    ['INVALID_DOCUMENT', { documentId: 'sha256:00' }],
    ['INVALID_REQUEST', []],
  ])('%s', async (code, request) => {
    const { status, body } = await send(request);
    expect({ status, code: body.errors[0].extensions.code }).toEqual({ status: 400, code });
  });

  it("rejects with the reason of the caller's abort", async () => {
    const leaving = new AbortController();
    const answer = send({ query: operationDocument('neighbors') }, leaving.signal);
    leaving.abort(new Error('left'));
    await expect(answer).rejects.toThrow('left');
  });
});
