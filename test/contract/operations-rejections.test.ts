import { createTestService, type TestService } from '@biographql/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let service: TestService;
beforeAll(async () => {
  service = await createTestService({
    maxMolecules: 2,
    questions: {
      async answer() {
        throw new Error('a detail that must not leave the service');
      },
      async sparql() {
        return null;
      },
    },
  });
});
afterAll(async () => {
  await service[Symbol.asyncDispose]();
});

async function send(query: string, variables: unknown = {}) {
  const response = await service.fetch(service.url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': service.apiKey },
    body: JSON.stringify({ query, variables }),
  });
  return { status: response.status, body: await response.json() };
}

const rejection = (code: string, argument?: string) => ({
  status: 400,
  body: {
    errors: [{ extensions: { code, ...(argument === undefined ? {} : { argument }) } }],
  },
});

describe('malformed arguments', () => {
  it.each([
    ['query', '{ advancedSearch { error } }'],
    ['query', '{ advancedSearch(query: "  ") { error } }'],
    ['query', '{ advancedSearchGraph { head } }'],
    ['searchInput', '{ summaryInsights { id } }'],
    ['query', '{ summaryInsights(searchInput: { type: [QA] }) { id } }'],
    ['query', '{ summaryInsights(searchInput: { query: " ", type: [QA] }) { id } }'],
    ['type', '{ summaryInsights(searchInput: { query: "a" }) { id } }'],
    ['type', '{ summaryInsights(searchInput: { query: "a", type: [] }) { id } }'],
    ['type', '{ summaryInsights(searchInput: { query: "a", type: [SEARCH_LABEL] }) { id } }'],
    ['searchInput', '{ searchAsYouType { type } }'],
    ['searchText', '{ searchAsYouType(searchInput: { type: SEARCH_LABEL }) { type } }'],
    ['type', '{ searchAsYouType(searchInput: { searchText: "a", type: QA }) { type } }'],
    ['searchInput', '{ searchInsights { id } }'],
    ['pageNumber', '{ searchInsights(searchInput: { pageNumber: 0 }) { id } }'],
    ['pageSize', '{ searchInsights(searchInput: { pageSize: 101 }) { id } }'],
    ['dateRange', '{ searchInsights(searchInput: { dateRange: "2020" }) { id } }'],
    ['sortOrder', '{ searchInsights(searchInput: { sortOrder: "best" }) { id } }'],
    ['doi', '{ searchInsights(searchInput: { doi: "x" }) { id } }'],
    ['entityFilter', '{ searchInsights(searchInput: { entityFilter: "asthma" }) { id } }'],
    ['graphInput', '{ graphInsights { description } }'],
    ['startNode', '{ graphInsights(graphInput: {}) { description } }'],
    ['startNode', '{ graphInsights(graphInput: { startNode: "no id" }) { description } }'],
    [
      'maxNeighbors',
      '{ graphInsights(graphInput: { startNode: "Q35869", maxNeighbors: 0 }) { description } }',
    ],
    [
      'maxNeighbors',
      '{ nodeProperties(graphInput: { startNode: "Q35869", maxNeighbors: 201 }) { properties { name } } }',
    ],
    [
      'qid',
      '{ searchGenericInsights(insightInput: { qid: "" }) { supportedInsights { insightType } } }',
    ],
    [
      'qid',
      '{ searchGenericInsights(insightInput: { qid: "asthma" }) { supportedInsights { insightType } } }',
    ],
    ['modelName', '{ admetPredict(smiles: ["CCO"]) }'],
    ['smiles', '{ admetPredict(modelName: "hERG") }'],
    ['smiles', '{ admetPredict(smiles: ["C", "C", "C"], modelName: "hERG") }'],
  ])('names %s in %s', async (argument, query) => {
    expect(await send(query)).toMatchObject(rejection('INVALID_ARGUMENT', argument));
  });

  it.each([
    '{ summaryInsights(engineID: "other", searchInput: { query: "a", type: [QA] }) { id } }',
    '{ searchInsights(engineID: "", searchInput: {}) { id } }',
    '{ graphInsights(engineID: "other", graphInput: { startNode: "Q35869" }) { description } }',
    '{ nodeProperties(engineID: "other", graphInput: { startNode: "Q35869" }) { properties { name } } }',
  ])('rejects another engine in %s', async (query) => {
    expect(await send(query)).toMatchObject(rejection('UNKNOWN_ENGINE'));
  });

  it('suggests the nearest ADMET model', async () => {
    const { status, body } = await send('{ admetPredict(smiles: ["CCO"], modelName: "CYP2C19i") }');
    expect(status).toBe(400);
    expect(body.errors[0].message).toBe(
      'There is no ADMET model "CYP2C19i". Did you mean `CYP2CI9i`?\nSee https://github.com/biographql/biographql/blob/main/docs/errors/UNKNOWN_MODEL.md',
    );
  });

  it('reports that no predictor is installed, and never invents a number', async () => {
    const answer = await send('{ admetPredict(smiles: ["CCO"], modelName: "CYP2CI9i") }');
    expect(answer).toMatchObject(rejection('MODEL_NOT_INSTALLED'));
    expect(answer.body.data).toEqual({ admetPredict: null });
  });
});

describe('what is not there', () => {
  it.each([
    '{ graphInsights(graphInput: { startNode: "Q999999999" }) { description } }',
    '{ graphInsights(graphInput: { startNodeName: "no such thing" }) { description } }',
    '{ nodeProperties(graphInput: { startNode: "http://example.org/nothing" }) { properties { name } } }',
    '{ searchGenericInsights(insightInput: { qid: "Q999999999" }) { supportedInsights { insightType } } }',
  ])('answers 200, null and ENTITY_NOT_FOUND to %s', async (query) => {
    const { status, body } = await send(query);
    expect(status).toBe(200);
    expect(Object.values(body.data)).toEqual([null]);
    expect(body.errors[0].extensions.code).toBe('ENTITY_NOT_FOUND');
  });
});

describe('failed SPARQL', () => {
  it('is the error of the table with 200', async () => {
    const { status, body } = await send(
      'query ($q: String) { advancedSearch(query: $q) { columns rows { values } description error } }',
      {
        q: 'SELECT ?x\nWHERE { ?x ?y }',
      },
    );
    expect(status).toBe(200);
    expect(body.errors).toBeUndefined();
    expect(body.data.advancedSearch).toMatchObject({
      columns: null,
      rows: null,
      description: null,
    });
    expect(body.data.advancedSearch.error).toMatch(/line 2, column \d+/);
  });

  it('is a field error in the graph variant', async () => {
    expect(await send('{ advancedSearchGraph(query: "DROP ALL") { head } }')).toMatchObject(
      rejection('FORBIDDEN_SPARQL'),
    );
  });
});

describe('one failing insight', () => {
  const query = `{ summaryInsights(searchInput: { query: "asthma", type: [AUTHORS, QA, ENTITYVIZ] }) {
    id data { __typename ... on Authors { authors { id } } ... on EntityViz { entityviz { key } } }
  } }`;

  it.each(['interpreted', 'compiled'])(
    'leaves the others when the document is %s',
    async (form) => {
      for (let use = 0; use < (form === 'compiled' ? 6 : 0); use += 1) await send(query);
      const { status, body } = await send(query);
      expect(status).toBe(200);
      const [authors, answer, entities] = body.data.summaryInsights;
      expect(authors.data.__typename).toBe('Authors');
      expect(answer).toEqual({ id: '2', data: null });
      expect(entities.data.__typename).toBe('EntityViz');
      expect(body.errors).toEqual([
        expect.objectContaining({
          path: ['summaryInsights', 1, 'data'],
          extensions: expect.objectContaining({ code: 'INTERNAL' }),
        }),
      ]);
      expect(JSON.stringify(body)).not.toContain('must not leave');
    },
  );
});
