import * as client from '@biographql/client';
import { waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import * as hooks from '../index.js';
import { renderInPage } from '../render.fixture.js';
import { serviceOfFile } from '../service.fixture.js';

const { connect } = serviceOfFile();

const entity = 'Q35869';
const text = 'asthma';
const question = 'What treats asthma?';
const sparql = 'SELECT ?drug WHERE { wd:Q35869 wdt:P2176 ?drug } ORDER BY ?drug LIMIT 2';

interface Result {
  readonly data: unknown;
  readonly error: unknown;
  readonly fetchStatus: string;
}

interface Row {
  readonly name: string;
  use(isIdle: boolean): Result;
  useSuspense(): Pick<Result, 'data'>;
  ask(connection: client.BioGraphQLClient): Promise<unknown>;
}

function row<Input, Data>(
  name: string,
  input: Input,
  action: (client: client.BioGraphQLClient, input: Input) => Promise<Data>,
  use: (input: Input | null) => Result,
  useSuspense: (input: Input) => Pick<Result, 'data'>,
): Row {
  return {
    name,
    use: (isIdle) => use(isIdle ? null : input),
    useSuspense: () => useSuspense(input),
    ask: (connection) => action(connection, input),
  };
}

const rows: readonly Row[] = [
  row(
    'useMolecules',
    { texts: ['CCO'], models: [] },
    client.getMolecules,
    hooks.useMolecules,
    hooks.useSuspenseMolecules,
  ),
  row(
    'useAdmetModels',
    { isOwn: false },
    client.getAdmetModels,
    hooks.useAdmetModels,
    hooks.useSuspenseAdmetModels,
  ),
  row(
    'useAdmetExplanation',
    { model: 'hERG', smiles: 'CCO' } as const,
    client.getAdmetExplanation<'hERG'>,
    hooks.useAdmetExplanation,
    hooks.useSuspenseAdmetExplanation,
  ),
  row(
    'useEntitiesByName',
    { text: 'asthma', strategy: 'EXACT' },
    client.getEntitiesByName,
    hooks.useEntitiesByName,
    hooks.useSuspenseEntitiesByName,
  ),
  row(
    'usePredicatesByName',
    { text: 'treat' },
    client.getPredicatesByName,
    hooks.usePredicatesByName,
    hooks.useSuspensePredicatesByName,
  ),
  row(
    'usePredicates',
    { label: 'encodes' },
    client.getPredicates,
    hooks.usePredicates,
    hooks.useSuspensePredicates,
  ),
  row(
    'useQuestionEntities',
    { question },
    client.getQuestionEntities,
    hooks.useQuestionEntities,
    hooks.useSuspenseQuestionEntities,
  ),
  row(
    'useQuestionSparql',
    { question },
    client.getQuestionSparql,
    hooks.useQuestionSparql,
    hooks.useSuspenseQuestionSparql,
  ),
  row(
    'useEntityVectors',
    { entities: [entity] },
    client.getEntityVectors,
    hooks.useEntityVectors,
    hooks.useSuspenseEntityVectors,
  ),
  row(
    'useTriplePlausibilities',
    { triples: [[entity, 'P2176', 'Q410358']] as const },
    client.getTriplePlausibilities,
    hooks.useTriplePlausibilities,
    hooks.useSuspenseTriplePlausibilities,
  ),
  row(
    'useEntityList',
    { entities: [{ iri: entity }, { name: 'no such thing' }], neighbors: 2 },
    client.getEntityList,
    hooks.useEntityList,
    hooks.useSuspenseEntityList,
  ),
  row(
    'useAnswers',
    { questions: [question] },
    client.getAnswers,
    hooks.useAnswers,
    hooks.useSuspenseAnswers,
  ),
  row('useEntity', { entity }, client.getEntity, hooks.useEntity, hooks.useSuspenseEntity),
  row(
    'useProvenance',
    { facts: [{ subject: entity, property: 'P2176', object: 'Q410358' }] },
    client.getProvenance,
    hooks.useProvenance,
    hooks.useSuspenseProvenance,
  ),
  row(
    'useInsightRows',
    { entity, type: 'GENETIC_ASSOCIATION' },
    client.getInsightRows,
    hooks.useInsightRows,
    hooks.useSuspenseInsightRows,
  ),
  row(
    'useResolvedEntities',
    { names: ['asthma'] },
    client.resolveEntities,
    hooks.useResolvedEntities,
    hooks.useSuspenseResolvedEntities,
  ),
  row(
    'useVerdicts',
    { items: [{ identifier: 'DOID:2841', label: 'asthma' }] },
    client.verifyItems,
    hooks.useVerdicts,
    hooks.useSuspenseVerdicts,
  ),
  row('useArticles', { text }, client.searchArticles, hooks.useArticles, hooks.useSuspenseArticles),
  row(
    'useEntityProperties',
    { entity },
    client.getEntityProperties,
    hooks.useEntityProperties,
    hooks.useSuspenseEntityProperties,
  ),
  row('useAnswer', { question }, client.getAnswer, hooks.useAnswer, hooks.useSuspenseAnswer),
  row(
    'useDocuments',
    { question },
    client.findDocuments,
    hooks.useDocuments,
    hooks.useSuspenseDocuments,
  ),
  row(
    'useTopAuthors',
    { text },
    client.getTopAuthors,
    hooks.useTopAuthors,
    hooks.useSuspenseTopAuthors,
  ),
  row(
    'useTopAffiliations',
    { text },
    client.getTopAffiliations,
    hooks.useTopAffiliations,
    hooks.useSuspenseTopAffiliations,
  ),
  row(
    'useTopEntities',
    { text },
    client.getTopEntities,
    hooks.useTopEntities,
    hooks.useSuspenseTopEntities,
  ),
  row(
    'useEmergingConcepts',
    { text },
    client.getEmergingConcepts,
    hooks.useEmergingConcepts,
    hooks.useSuspenseEmergingConcepts,
  ),
  row(
    'useSupportedInsights',
    { entity },
    client.getSupportedInsights,
    hooks.useSupportedInsights,
    hooks.useSuspenseSupportedInsights,
  ),
  row(
    'useSparqlJson',
    sparql,
    (connection, query: string) => client.getSparqlJson(connection, { sparql: query }),
    hooks.useSparqlJson,
    hooks.useSuspenseSparqlJson,
  ),
];

describe.each(rows)('$name', ({ use, useSuspense, ask }) => {
  it('answers what the action answers, in one request', async () => {
    const { client: connection, sent } = connect();
    const { result } = renderInPage({ client: connection }, () => use(false), undefined);
    expect(result.current.data).toBeUndefined();
    await waitFor(() => expect(result.current.data).toBeDefined());
    expect(sent).toHaveLength(1);
    expect(result.current.data).toEqual(await ask(connect().client));
  });

  it('asks for nothing with null', async () => {
    const { client: connection, sent } = connect();
    const { result, rerender } = renderInPage({ client: connection }, use, true);
    expect(result.current).toMatchObject({ data: undefined, fetchStatus: 'idle' });
    expect(sent).toHaveLength(0);
    rerender(false);
    await waitFor(() => expect(result.current.data).toBeDefined());
    rerender(true);
    expect(result.current.data).toBeUndefined();
  });

  it('suspends until the answer is there', async () => {
    const { client: connection } = connect();
    const hook = () => useSuspense().data;
    const { result } = renderInPage({ client: connection }, hook, undefined);
    expect(result.current).toBeNull();
    await waitFor(() => expect(result.current).toEqual(expect.anything()));
    expect(result.current).toEqual(await ask(connect().client));
  });

  it('gives its request up when the page is left', async () => {
    let release = () => {};
    const { client: connection, sent } = connect(
      () =>
        new Promise((resolve) => {
          release = () => resolve(undefined);
        }),
    );
    const { unmount, cache } = renderInPage({ client: connection }, () => use(false), undefined);
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.aborted()).toBe(false);
    unmount();
    expect(sent[0]?.aborted()).toBe(true);
    release();
    await waitFor(() => expect(cache.isFetching()).toBe(0));
    expect(cache.getQueriesData({ queryKey: ['biographql'] }).map(([, data]) => data)).toEqual([
      undefined,
    ]);
  });

  it('works in StrictMode', async () => {
    const { client: connection } = connect();
    const { result } = renderInPage(
      { client: connection, isStrict: true },
      () => use(false),
      undefined,
    );
    await waitFor(() => expect(result.current.data).toBeDefined());
    expect(result.current.error).toBeNull();
  });
});

it('covers every plain hook', () => {
  const own =
    /useEntities$|InfiniteArticles|Neighbors|useSparql$|useSuspenseSparql$|AdmetPredictions|BioGraphQL|Operation$/;
  const plain = Object.keys(hooks).filter((name) => /^use/.test(name) && !own.test(name));
  const covered = rows.flatMap(({ name }) => [name, name.replace('use', 'useSuspense')]);
  expect(covered.sort()).toEqual(plain.sort());
});
