import * as client from '@biographql/client';
import { type BioGraphQLClient, createClient } from '@biographql/client';
import { SearchEntityDocument } from '@biographql/core/strings';
import type { TestService } from '@biographql/server/testing';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { buildData } from './build-data.js';
import { failNetwork, failWith } from './failures.js';
import { biographqlHandlers } from './msw.js';
import { override } from './override.js';
import { openRecordedService, toRecorded } from './record-answers.fixture.js';

const url = 'http://service.test/biographql/graphql';
const server = setupServer(...biographqlHandlers());
let service: TestService;
beforeAll(async () => {
  service = await openRecordedService();
  server.listen({ onUnhandledRequest: 'error' });
}, 60_000);
afterEach(() => server.resetHandlers());
afterAll(async () => {
  server.close();
  await service?.[Symbol.asyncDispose]();
});

const text = 'asthma';
const entity = 'Q35869';
const sparql = 'SELECT ?drug WHERE { wd:Q35869 wdt:P2176 ?drug } ORDER BY ?drug';
const question = 'Which drugs treat asthma?';

async function all<Item>(items: AsyncIterable<Item>): Promise<readonly Item[]> {
  const list: Item[] = [];
  for await (const item of items) list.push(item);
  return list;
}

/** One call of each action. */
const CALLS: Readonly<Record<string, (by: BioGraphQLClient) => Promise<unknown>>> = {
  findDocuments: (by) => client.findDocuments(by, { question }),
  getAdmetExplanation: (by) =>
    client.getAdmetExplanation(by, { model: 'hERG', smiles: 'CC(=O)Oc1ccccc1C(=O)O' }),
  getAdmetModels: (by) => client.getAdmetModels(by, { isOwn: false }),
  getAnswers: (by) => client.getAnswers(by, { questions: [question] }),
  getAnswer: (by) => client.getAnswer(by, { question }),
  getDrugsWithSubstructure: (by) =>
    client.getDrugsWithSubstructure(by, { pattern: 'Nc1ccccc1', first: 3 }),
  getEmergingConcepts: (by) => client.getEmergingConcepts(by, { text }),
  getEntitiesByName: (by) => client.getEntitiesByName(by, { text }),
  getEntity: (by) => client.getEntity(by, { entity, neighbors: 2, articles: 2 }),
  getEntityList: (by) =>
    client.getEntityList(by, {
      entities: [{ iri: 'Q35869' }, { name: 'no such name' }],
      neighbors: 2,
    }),
  getEntityProperties: (by) => client.getEntityProperties(by, { entity }),
  getEntityVectors: (by) => client.getEntityVectors(by, { entities: [entity, 'Q1'] }),
  getInsightRows: (by) => client.getInsightRows(by, { entity, type: 'SYMPTOMS', limit: 2 }),
  getMolecules: (by) =>
    client.getMolecules(by, {
      texts: ['CC(=O)Oc1ccccc1C(=O)O', 'not a molecule'],
      similar: 3,
    }),
  getNeighbors: (by) => client.getNeighbors(by, { entity, limit: 5, offset: 3 }),
  getPredicates: (by) => client.getPredicates(by, { label: 'symptom' }),
  getPredicatesByName: (by) => client.getPredicatesByName(by, { text: 'drug' }),
  getProvenance: (by) => client.getProvenance(by, {}),
  getQuestionEntities: (by) => client.getQuestionEntities(by, { question }),
  getQuestionSparql: (by) => client.getQuestionSparql(by, { question }),
  getSparqlJson: (by) => client.getSparqlJson(by, { sparql }),
  getSupportedInsights: (by) => client.getSupportedInsights(by, { entity }),
  getTopAffiliations: (by) => client.getTopAffiliations(by, { text }),
  getTopAuthors: (by) => client.getTopAuthors(by, { text }),
  getTopEntities: (by) => client.getTopEntities(by, { text }),
  getTriplePlausibilities: (by) =>
    client.getTriplePlausibilities(by, { triples: [[entity, 'P2176', 'Q410358']] }),
  iterateArticles: (by) => all(client.iterateArticles(by, { text, pageSize: 4 })),
  iterateNeighbors: (by) => all(client.iterateNeighbors(by, { entity, limit: 5 })),
  predictAdmet: (by) =>
    client.predictAdmet(by, { model: 'hERG', smiles: ['', 'CCO', 'not a molecule', 'CCO'] }),
  predictAdmetTable: (by) =>
    client.predictAdmetTable(by, { models: ['hERG', 'logS'], smiles: ['CCO', 'c1ccccc1'] }),
  verifyItems: (by) =>
    client.verifyItems(by, { items: [{ identifier: 'DOID:2841', label: 'asthma' }] }),
  resolveEntities: (by) => client.resolveEntities(by, { names: ['DOID:2841', 'no such name'] }),
  searchArticles: (by) =>
    client.searchArticles(by, { text, order: 'newest', pageSize: 3, page: 2 }),
  searchEntities: (by) => client.searchEntities(by, { text: 'asth' }),
  selectSparql: (by) => client.selectSparql(by, { sparql }),
};

describe('every action', () => {
  it('is called here', () => {
    const actions = Object.keys(client).filter((name) =>
      /^(find|get|iterate(?!Pages|Items)|predict|resolve|search|select|verify)[A-Z]/.test(name),
    );
    expect(Object.keys(CALLS).sort()).toEqual(actions.sort());
  });

  it.each(Object.keys(CALLS))('%s has of the handlers what it has of the service', async (name) => {
    const call = CALLS[name];
    const [ours, real] = [await call?.(createClient({ url })), await call?.(createClient(service))];
    expect(toRecorded({ ours })).toEqual(toRecorded({ ours: real }));
    expect(JSON.stringify(ours).length).toBeGreaterThan(2);
  });

  it('is answered by the identifier of its document', async () => {
    const persisted = createClient({ url, persisted: true, engineId: 'biographql' });
    expect((await client.searchArticles(persisted, { text })).total).toBe(9);
  });
});

describe('handlers', () => {
  it('answer one address alone', async () => {
    server.use(
      ...biographqlHandlers({ url: 'http://page.test/api/data' }),
      http.post(url, () => HttpResponse.json({ data: { other: true } })),
    );
    const hits = await client.searchEntities(createClient({ url: 'http://page.test/api/data' }), {
      text,
    });
    expect(hits[0]?.label).toBe('asthma');
    expect(await createClient({ url }).request('query other { other }')).toEqual({ other: true });
  });

  it('leave unknown operations to other handlers, or answer them by an override', async () => {
    const query = 'query drugs($disease: String) { drugs(disease: $disease) }';
    const byName = ({ disease }: { readonly disease?: unknown }) => ({ drugs: [`of ${disease}`] });
    server.use(...biographqlHandlers({ overrides: [override(query, byName)] }));
    const requested = createClient({ url }).request(query, { disease: 'asthma' });
    expect(await requested).toEqual({ drugs: ['of asthma'] });
    server.use(http.post(url, () => HttpResponse.json({ data: { elsewhere: 1 } })));
    expect(await createClient({ url }).request('query unknown { unknown }')).toEqual({
      elsewhere: 1,
    });
  });

  it('answer by data, by a function of the variables, and by failures', async () => {
    const named = (label: string) =>
      buildData(SearchEntityDocument, {
        searchAsYouType: { data: { searchLabels: [{ text: label }] } },
      });
    const search = () => client.searchEntities(createClient({ url }), { text: 'zebra' });
    server.use(
      ...biographqlHandlers({ overrides: [override(SearchEntityDocument, named('one'))] }),
    );
    expect(await search()).toMatchObject([{ label: 'one', types: ['DISEASE'] }]);
    const bySearch = override(SearchEntityDocument, async ({ searchText }) =>
      searchText === 'zebra' ? failWith('INTERNAL') : named('two'),
    );
    server.use(...biographqlHandlers({ overrides: [bySearch] }));
    await expect(search()).rejects.toMatchObject({ name: 'OperationError', status: 500 });
    server.use(
      ...biographqlHandlers({ overrides: [override(SearchEntityDocument, failNetwork())] }),
    );
    await expect(search()).rejects.toMatchObject({ name: 'NetworkError' });
  });

  it('say what was recorded, or answer something else that is true', async () => {
    const search = () => client.searchEntities(createClient({ url }), { text: 'zebra' });
    await expect(search()).rejects.toThrow(/searchEntity .*"zebra".*"searchText":"as".*override/s);
    server.use(...biographqlHandlers({ unrecorded: 'first' }));
    expect((await search())[0]?.label).toBe('asthma');
  });
});
