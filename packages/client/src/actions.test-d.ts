import { assertType, expectTypeOf, test } from 'vitest';
import {
  type AdmetPrediction,
  type ArticlePage,
  createClient,
  customAdmetModel,
  getEntityProperties,
  getNeighbors,
  getTopAuthors,
  predictAdmet,
  predictAdmetTable,
  searchArticles,
  searchEntities,
  selectSparql,
} from './index.js';

const client = createClient({ url: 'http://localhost/graphql' });

test('actions answer domain results', () => {
  expectTypeOf(searchArticles(client, {})).resolves.toEqualTypeOf<ArticlePage>();
  expectTypeOf(predictAdmet(client, { model: 'hERG', smiles: [] })).resolves.toEqualTypeOf<
    readonly AdmetPrediction<'hERG'>[]
  >();
  const modelName = customAdmetModel('our-logD');
  expectTypeOf(predictAdmet(client, { model: modelName, smiles: [] })).resolves.toEqualTypeOf<
    readonly AdmetPrediction<typeof modelName>[]
  >();
  expectTypeOf(
    predictAdmetTable(client, { models: ['hERG', 'logS'], smiles: [] }).then(
      ({ rows }) => rows[0]?.predictions[0]?.model,
    ),
  ).resolves.toEqualTypeOf<'hERG' | 'logS' | undefined>();
});

test('a misspelled or wrong input does not compile', () => {
  // @ts-expect-error limits for limit
  assertType(getNeighbors(client, { entity: 'Q1', limits: 5 }));
  // @ts-expect-error the start is given once
  assertType(getNeighbors(client, { entity: 'Q1', label: 'asthma' }));
  // @ts-expect-error the start is missing
  assertType(getNeighbors(client, { limit: 5 }));
  // @ts-expect-error pagesize for pageSize
  assertType(searchArticles(client, { text: 'a', pagesize: 5 }));
  // @ts-expect-error no such order
  assertType(searchArticles(client, { order: 'best' }));
  // @ts-expect-error query for text
  assertType(getTopAuthors(client, { query: 'a' }));
  // @ts-expect-error a number is no text
  assertType(searchEntities(client, { text: 1 }));
  // @ts-expect-error type for types
  assertType(getEntityProperties(client, { entity: 'Q1', type: ['GENE'] }));
  // @ts-expect-error query for sparql
  assertType(selectSparql(client, { query: 'SELECT * WHERE {}' }));
  // @ts-expect-error model for models
  assertType(predictAdmetTable(client, { model: ['hERG'], smiles: [] }));
  // @ts-expect-error herg for hERG
  assertType(predictAdmet(client, { model: 'herg', smiles: [] }));
  // @ts-expect-error signals for signal
  assertType(searchEntities(client, { text: 'a' }, { signals: new AbortController().signal }));
});

test('read-only lists are accepted as variables', () => {
  const types = ['DISEASE', 'GENE'] as const;
  assertType(getNeighbors(client, { entity: 'Q1', types }));
});
