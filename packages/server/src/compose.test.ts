import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EngineUnavailableError } from '@biographql/core';
import { inProcessStore, type SparqlServer, startSparqlServer } from '@biographql/engines/testing';
import { buildDataset } from '@biographql/ingest';
import { SEEDS } from '@biographql/ingest/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createService, type Service } from './compose.js';
import { loadConfig } from './config/load-config.js';

const KEY = 'key-of-this-test';
const EXTRA = '<http://example.org/a> <http://example.org/b> "only at the endpoint" .\n';

describe('a service on a SPARQL endpoint', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'biographql-compose-'));
  let server: SparqlServer;
  let service: Service;

  const getConfig = (sparqlEndpoint: string) =>
    loadConfig({
      flags: { dataDir, port: 0, sparqlEndpoint },
      env: { BIOGRAPHQL_API_KEY: KEY, BIOGRAPHQL_SPARQL_AUTHORIZATION: 'Bearer secret' },
    });

  async function query(text: string): Promise<unknown> {
    const response = await service.fetch(
      new Request(`http://local${service.http.path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-api-key': KEY },
        body: JSON.stringify({ query: text }),
      }),
    );
    return response.json();
  }

  beforeAll(async () => {
    const { triples } = SEEDS['three-diseases'];
    const graph = join(dataDir, 'seed.nt');
    writeFileSync(graph, triples);
    const articles = join(dataDir, 'seed.jsonl');
    writeFileSync(articles, `${JSON.stringify({ pmid: '1', title: 'On asthma', authors: [] })}\n`);
    await buildDataset({ dataDir, graphSources: [graph], articleSources: [articles] });
    server = await startSparqlServer(inProcessStore({ text: `${triples}${EXTRA}` }));
    service = await createService(getConfig(server.url));
    await service.engines.graph.ready();
  }, 60_000);
  afterAll(async () => {
    await service.stop();
    await server[Symbol.asyncDispose]();
    rmSync(dataDir, { recursive: true });
  });

  it('sends SPARQL to the endpoint, with its credentials', async () => {
    const sparql = 'SELECT ?text { ?x <http://example.org/b> ?text }';
    const answer = await query(`{ advancedSearch(query: "${sparql}") { rows { values } error } }`);
    expect(answer).toMatchObject({
      data: { advancedSearch: { rows: [{ values: ['only at the endpoint'] }], error: null } },
      // The endpoint's triples may change from one question to the next.
      extensions: { receipt: { dataset: { digest: null } } },
    });
    expect(server.received.at(-1)?.headers.authorization).toBe('Bearer secret');
  });

  it('answers labels from the dataset and neighbors from the endpoint', async () => {
    const before = server.received.length;
    const labels = await query(
      '{ searchAsYouType(searchInput: {searchText: "asthma"}) { data { searchLabels { qid } } } }',
    );
    expect(JSON.stringify(labels)).toContain('Q35869');
    expect(server.received).toHaveLength(before);
    const neighbors = await query(
      '{ graphInsights(graphInput: {startNode: "Q35869"}) { data { nodes { name } } } }',
    );
    expect(neighbors).toMatchObject({ data: { graphInsights: { data: expect.anything() } } });
    expect(server.received.length).toBeGreaterThan(before);
  });

  it('starts without the endpoint, but is not ready', async () => {
    await using lonely = await createService(getConfig('http://127.0.0.1:1/sparql'));
    await expect(lonely.engines.graph.ready()).rejects.toThrow(EngineUnavailableError);
    const response = await lonely.fetch(new Request('http://local/ready'));
    expect(response.status).toBe(503);
  });
});
