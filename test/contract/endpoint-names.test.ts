import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chooseDrivers } from '@biographql/engines';
import { DRIVERS, defaultDrivers } from '@biographql/engines/drivers';
import { buildDataset } from '@biographql/ingest';
import { createTestService, type TestService } from '@biographql/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ListeningService, listenAsService } from '../listening-service.js';
import { OPERATION_DOCUMENTS, operationDocument } from '../operation-documents.js';
import { OPERATION_VARIABLES, recorded } from '../operation-variables.js';

/** What knows neither names nor facts. */
const OF_MODELS = new Set(['admet', 'admet-explanation', 'admet-models']);
const names = [...OPERATION_DOCUMENTS.keys()].filter((name) => !OF_MODELS.has(name));

let folder = '';
let elsewhere: ListeningService;
let service: TestService;
let localService: TestService;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'biographql-endpoint-names-'));
  elsewhere = await listenAsService();
  const settings = {
    sparqlEndpoint: elsewhere.address.replace('/graphql', '/sparql'),
    sparqlAuthorization: `Bearer ${elsewhere.apiKey}`,
  };
  const place = { directory: folder, graph: { path: '', triples: 0 } };
  const graph = await chooseDrivers(DRIVERS, settings).graph.open(place, { settings });
  const path = join(folder, 'names.nt');
  await writeFile(path, await askForNames(settings));
  const article = join(folder, 'article.jsonl');
  await writeFile(article, JSON.stringify({ id: 'pmid:1', pmid: '1', title: 'An article' }));
  const dataDir = join(folder, 'data');
  const sources = { graphSources: [path], articleSources: [article] };
  const { places } = await buildDataset({ dataDir, ...sources });
  const labels = await defaultDrivers().labels.open(places.labels);
  service = await createTestService({ engines: { graph, labels } });
  localService = await createTestService();
}, 120_000);
afterAll(async () => {
  await localService[Symbol.asyncDispose]();
  await service[Symbol.asyncDispose]();
  await elsewhere[Symbol.asyncDispose]();
  await rm(folder, { recursive: true });
});

/** As the guide has it. */
async function askForNames(endpoint: {
  readonly sparqlEndpoint: string;
  readonly sparqlAuthorization: string;
}): Promise<string> {
  const guide = new URL('../../docs/operate/external-engines.md', import.meta.url);
  const [, query = ''] = /```sparql[^\n]*\n(.*?)```/s.exec(await readFile(guide, 'utf8')) ?? [];
  const response = await fetch(endpoint.sparqlEndpoint, {
    method: 'POST',
    headers: {
      accept: 'application/n-triples',
      authorization: endpoint.sparqlAuthorization,
    },
    body: new URLSearchParams({ query }),
  });
  expect(response.status).toBe(200);
  return response.text();
}

async function ask(requested: TestService, name: string): Promise<string> {
  const variables = OPERATION_VARIABLES[name];
  const response = await requested.fetch(requested.url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': requested.apiKey },
    body: JSON.stringify({ query: operationDocument(name), variables }),
  });
  return recorded(await response.json());
}

describe('a service over names that the query of the guide wrote, and the endpoint they are from', () => {
  it.each(names)('answers %s as the service that has the graph', async (name) => {
    expect(await ask(service, name)).toBe(await ask(localService, name));
  });
});
