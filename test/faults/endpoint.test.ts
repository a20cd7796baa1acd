import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operationDocument } from '../operation-documents.js';
import { ingestSmallData } from '../process/small-data.js';
import { newDataDir, type Started, send, serve } from '../process/start-biographql.js';
import { type ChangingEndpoint, FAILING_MODES, startChangingEndpoint } from './endpoint-modes.js';

const SPARQL = operationDocument('sparql-json');
const TYPEAHEAD = `query T($searchText: String) {
  searchAsYouType(searchInput: { searchText: $searchText }) { data { searchLabels { text } } }
}`;
const CODES = ['ENGINE_UNAVAILABLE', 'QUERY_TIMEOUT', 'RESULT_TOO_LARGE', 'OVERLOADED'];

let endpoint: ChangingEndpoint;
let service: Started;
let url: string;
beforeAll(async () => {
  const dataDir = newDataDir();
  await ingestSmallData(dataDir);
  endpoint = await startChangingEndpoint();
  service = serve(dataDir, {
    BIOGRAPHQL_API_KEY: 'k',
    BIOGRAPHQL_SPARQL_ENDPOINT: endpoint.url,
    BIOGRAPHQL_SPARQL_TIMEOUT_MS: '1500',
    BIOGRAPHQL_SPARQL_MAX_ROWS: '1000',
    BIOGRAPHQL_SPARQL_MAX_BYTES: '5000000',
    BIOGRAPHQL_LOG_LEVEL: 'silent',
  });
  ({ url } = await service.listening());
});
afterAll(async () => {
  await service?.[Symbol.asyncDispose]();
  await endpoint?.[Symbol.asyncDispose]();
});

let requested = 0;

async function query() {
  requested += 1;
  const sparql = `SELECT ?n WHERE { BIND(${requested} AS ?n) }`;
  const response = await send(url, 'k', SPARQL, { sparql });
  return { status: response.status, body: await response.json() };
}

describe('an endpoint that', () => {
  it.each(Object.keys(FAILING_MODES))('%s', async (mode) => {
    endpoint.become(mode);
    const { status, body } = await query();
    expect(CODES).toContain(body.errors[0].extensions.code);
    expect([400, 500, 503]).toContain(status);
    expect(body.errors[0].message).not.toContain(endpoint.url);
    expect(endpoint.trapped()).toBe(0);

    const names = await send(url, 'k', TYPEAHEAD, { searchText: 'thing 17' });
    expect((await names.json()).data.searchAsYouType.data.searchLabels[0]).toEqual({
      text: 'thing 17',
    });

    endpoint.become('whole');
    expect((await query()).status).toBe(200);
  });

  it('is gone makes the service unready, and its return makes it ready', async () => {
    const ready = async () => (await fetch(new URL('/ready', url))).status;
    endpoint.become('resets the connection at once');
    await expect.poll(ready, { timeout: 15_000 }).toBe(503);
    endpoint.become('whole');
    await expect.poll(ready, { timeout: 15_000 }).toBe(200);
  });
});
