import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestService, type TestService } from '../../testing/index.js';

let service: TestService;
beforeAll(async () => {
  service = await createTestService();
});
afterAll(() => service[Symbol.asyncDispose]());

async function ask(query: string, variables = {}, to = service) {
  const response = await to.fetch(to.url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': to.apiKey },
    body: JSON.stringify({ query, variables }),
  });
  return response.json();
}

const EVIDENCE = `query ($name: String) {
  entity(name: $name) {
    iri label types description
    neighbors(types: [GENE], first: 2) {
      totalCount orderedBy pageInfo { hasNextPage endCursor }
      edges {
        cursor
        node { iri label types articles(first: 1) { totalCount edges { node { id title } } } }
        relations { property label start { iri label } end { iri label } }
        statements { subject property object rank references { url articleId dataset license } }
      }
    }
  }
}`;

describe('one entity', () => {
  it('leads from a name to genes with statements, references and articles in one request', async () => {
    const { data, errors } = await ask(EVIDENCE, { name: 'asthma' });
    expect(errors).toBeUndefined();
    const { entity } = data;
    expect(entity).toMatchObject({ label: 'asthma', types: expect.arrayContaining(['DISEASE']) });
    expect(entity.neighbors.edges).toHaveLength(2);
    for (const { node, relations, statements } of entity.neighbors.edges) {
      expect(node.types).toContain('GENE');
      expect(node.articles.totalCount).toBeGreaterThanOrEqual(0);
      expect(relations.length).toBeGreaterThan(0);
      const ends = relations.flatMap(({ start, end }: never) => [start, end]);
      expect(ends).toContainEqual({ iri: node.iri, label: node.label });
      for (const statement of statements)
        expect([statement.subject, statement.object]).toContain(node.iri);
    }
  });

  it('answers the same when its document is compiled', async () => {
    const bodies = new Set<string>();
    for (let use = 0; use < 5; use += 1)
      bodies.add(JSON.stringify((await ask(EVIDENCE, { name: 'asthma' })).data));
    expect(bodies.size).toBe(1);
  });

  it('has the neighbors of `graphInsights`, in the same order', async () => {
    const { data } = await ask(`{
      entity(iri: "Q35869") { neighbors(first: 50) { totalCount edges { node { iri } } } }
      graphInsights(graphInput: { startNode: "Q35869", maxNeighbors: 50 }) { data { totalNeighbors nodes { id } } }
    }`);
    const { neighbors } = data.entity;
    const { nodes, totalNeighbors } = data.graphInsights.data;
    expect(neighbors.totalCount).toBe(totalNeighbors);
    expect(neighbors.edges.map(({ node }: never) => (node as { iri: string }).iri)).toEqual(
      nodes.slice(1).map(({ id }: { id: string }) => id),
    );
  });

  it.each(['neighbors', 'properties', 'statements', 'articles', 'insights', 'provenance'])(
    'pages through its %s by cursors, each entry once',
    async (field) => {
      const node = field === 'provenance' ? 'name' : '__typename';
      const read = async (args: string) => {
        const { data, errors } = await ask(`{ entity(iri: "Q35869") {
          page: ${field}(${args}) { totalCount pageInfo { hasNextPage hasPreviousPage endCursor } edges { cursor node { ${node} } } }
        } }`);
        expect(errors).toBeUndefined();
        return data.entity.page;
      };
      const all = await read('first: 50');
      const cursors: string[] = [];
      let after: string | null = null;
      do {
        const page = await read(after === null ? 'first: 3' : `first: 3, after: "${after}"`);
        expect(page.totalCount).toBe(all.totalCount);
        cursors.push(...page.edges.map(({ cursor }: { cursor: string }) => cursor));
        after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
      } while (after !== null && cursors.length < all.edges.length);
      expect(cursors.slice(0, all.edges.length)).toEqual(
        all.edges.map(({ cursor }: { cursor: string }) => cursor),
      );
      expect(new Set(cursors).size).toBe(cursors.length);
    },
  );

  it.each([
    ['{ entity { iri } }', 'INVALID_ARGUMENT'],
    ['{ entity(iri: "Q35869", name: "asthma") { iri } }', 'INVALID_ARGUMENT'],
    ['{ entity(iri: "Q999999999") { iri } }', 'ENTITY_NOT_FOUND'],
    ['{ entity(name: "no such thing") { iri } }', 'ENTITY_NOT_FOUND'],
    ['{ entity(iri: "Q35869") { neighbors(first: 0) { totalCount } } }', 'INVALID_ARGUMENT'],
    ['{ entity(iri: "Q35869") { neighbors(after: "x") { totalCount } } }', 'INVALID_ARGUMENT'],
    ['{ entity(iri: "Q35869") { articles(first: 101) { totalCount } } }', 'INVALID_ARGUMENT'],
  ])('%s is rejected with %s', async (query, code) => {
    const { errors } = await ask(query);
    expect(errors[0].extensions.code).toBe(code);
  });
});

describe('many entities', () => {
  it('are answered in their order, each with its own error', async () => {
    const { data, errors } = await ask(
      `query ($iris: [ID!], $keys: [EntityKey!]) { entities(iris: $iris, keys: $keys) {
        key entity { label properties(names: ["P2176"]) { edges { node { values } } } } error { code message }
      } }`,
      { iris: ['Q35869', 'Q999999999', 'not an id'], keys: [{ name: 'asthma' }] },
    );
    expect(errors).toBeUndefined();
    const [asthma, unknown, wrong, named] = data.entities;
    expect(asthma.entity.label).toBe('asthma');
    expect(named.entity).toEqual(asthma.entity);
    expect(asthma.entity.properties.edges[0].node.values.length).toBeGreaterThan(0);
    expect([unknown.error.code, wrong.error.code]).toEqual([
      'ENTITY_NOT_FOUND',
      'INVALID_ARGUMENT',
    ]);
    expect(unknown.entity).toBeNull();
  });

  it('are at most 100, each by exactly one of identifier and name', async () => {
    const iris = Array.from({ length: 101 }, () => 'Q35869');
    const query =
      'query ($iris: [ID!], $keys: [EntityKey!]) { entities(iris: $iris, keys: $keys) { key } }';
    expect((await ask(query, { iris })).errors[0].message).toContain('at most 100');
    const both = await ask(query, { keys: [{ iri: 'Q35869', name: 'asthma' }] });
    expect(both.errors[0].message).toContain('Exactly one key must be specified');
  });
});

describe('a level of entities', () => {
  const PAIR = '{ totalCount edges { node { iri } relations { id inheritedFrom { path } } } }';

  it('is read together but for the evidence of each entity, and has what each has alone', async () => {
    await using fresh = await createTestService();
    const select = vi.spyOn(fresh.engines.graph, 'select');
    const lookup = vi.spyOn(fresh.engines.labels, 'lookup');
    const count = async (query: string, variables = {}) => {
      select.mockClear();
      lookup.mockClear();
      const { data } = await ask(query, variables, fresh);
      return { data, queries: select.mock.calls.length, lookups: lookup.mock.calls.length };
    };
    const one = await count(
      '{ entity(iri: "Q35869") { neighbors(first: 200) { edges { node { iri } } } } }',
    );
    const iris: string[] = one.data.entity.neighbors.edges.map(
      ({ node }: never) => (node as { iri: string }).iri,
    );
    expect(iris.length).toBeGreaterThan(10);

    const many = await count(
      `query ($iris: [ID!]) { entities(iris: $iris) { entity { iri neighbors(first: 200) ${PAIR} } } }`,
      { iris },
    );
    // References and peers are counted for each; claims, classes and names are read once.
    expect(many.queries).toBeLessThanOrEqual(one.queries + 2 * iris.length);
    expect(many.lookups).toBeLessThanOrEqual(4);
    for (const { entity } of many.data.entities) {
      const alone = `{ entity(iri: "${entity.iri}") { iri neighbors(first: 200) ${PAIR} } }`;
      expect((await ask(alone)).data.entity).toEqual(entity);
    }

    const insights = 'insights { edges { node { kind count inherited } } }';
    const first = await count(`{ entity(iri: "Q35869") { ${insights} } }`);
    const all = await count(
      `query ($iris: [ID!]) { entities(iris: $iris) { entity { iri ${insights} } } }`,
      { iris: [...iris, 'Q35869', 'Q11081'] },
    );
    expect(all.lookups).toBe(1);
    expect(all.data.entities.at(-2).entity).toMatchObject(first.data.entity);
  });
});

describe('many questions', () => {
  it('are answered in their order', async () => {
    const questions = ['What are the symptoms of asthma?', ' '];
    const { data, errors } = await ask(
      'query ($questions: [String!]!) { answers(questions: $questions) { question answer { answer claims { text } } error { code } } }',
      { questions },
    );
    expect(errors).toBeUndefined();
    expect(data.answers[0].answer.claims.length).toBeGreaterThan(0);
    expect(data.answers[1]).toEqual({
      question: ' ',
      answer: null,
      error: { code: 'INVALID_ARGUMENT' },
    });
  });
});

it('the fields of an entity need their own scopes', async () => {
  await using limited = await createTestService({ scopes: ['graph'] });
  const { data, errors } = await ask(
    '{ entity(iri: "Q35869") { label articles { totalCount } insights { totalCount } } }',
    {},
    limited,
  );
  expect(data.entity).toMatchObject({ label: 'asthma', articles: null });
  expect(data.entity.insights.totalCount).toBeGreaterThan(0);
  expect(errors).toMatchObject([
    { path: ['entity', 'articles'], extensions: { code: 'FORBIDDEN', scopes: ['articles'] } },
  ]);
});

it('each field of each entity is charged', async () => {
  const { extensions } = await ask(
    '{ entities(iris: ["Q35869", "Q410688"]) { entity { properties { totalCount } statements { totalCount } } } }',
  );
  expect(extensions.cost).toBe(1 + 1 + 2 * 2);
});

it('names the entities of a question: as records, and as a text for Python programs', async () => {
  const question = 'Does salbutamol treat asthma?';
  const { data } = await ask(
    'query ($question: String!) { questionEntities(question: $question) { iri label types text } getQids(question: $question) }',
    { question },
  );
  expect(data.questionEntities).toContainEqual({
    iri: 'http://www.wikidata.org/entity/Q35869',
    label: 'asthma',
    types: ['DISEASE'],
    text: 'asthma',
  });
  expect(JSON.parse(data.getQids)).toEqual(data.questionEntities.map(({ iri }: never) => iri));
});

it('says what a document uses that is deprecated, unless it is a persisted one', async () => {
  const { extensions } = await ask(
    'query Mine { searchInsights(searchInput: { query: "asthma" }) { id } getPredicates(label: "drug") }',
  );
  expect(extensions.deprecations).toEqual([
    expect.stringMatching(/^The field ArticleInsight\.id is deprecated\. .*2026-11-29/),
    expect.stringContaining('Use `searchPredicates`.'),
  ]);
  const ours = await ask(
    'query questionEntities($question: String) {\n  getQids(question: $question)\n}',
    {
      question: 'asthma',
    },
  );
  expect(ours.extensions.deprecations).toBeUndefined();
  expect(ours.data.getQids[0]).toMatchObject({ qid: 'Q35869', text: 'asthma' });
});
