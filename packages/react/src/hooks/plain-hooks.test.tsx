import * as client from '@biographql/client';
import * as query from '@biographql/query';
import { waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import * as hooks from '../index.js';
import { renderInPage } from '../render.fixture.js';
import { serviceOfFile } from '../service.fixture.js';

const { connect } = serviceOfFile();

const entity = 'Q35869';
const text = 'asthma';
const question = 'What treats asthma?';

/** The arguments of each plain hook. Hooks that are not named here get an entity. */
const INPUTS: Readonly<Record<string, unknown>> = {
  useMolecules: { texts: ['CCO'], models: [] },
  useDrugsWithSubstructure: { pattern: 'OC=O' },
  useAdmetModels: { isOwn: false },
  useAdmetExplanation: { model: 'hERG', smiles: 'CCO' },
  useEntitiesByName: { text, strategy: 'EXACT' },
  usePredicatesByName: { text: 'treat' },
  usePredicates: { label: 'encodes' },
  useQuestionEntities: { question },
  useQuestionSparql: { question },
  useEntityVectors: { entities: [entity] },
  useTriplePlausibilities: { triples: [[entity, 'P2176', 'Q410358']] },
  useEntityList: { entities: [{ iri: entity }, { name: 'no such thing' }], neighbors: 2 },
  useAnswers: { questions: [question] },
  useProvenance: { facts: [{ subject: entity, property: 'P2176', object: 'Q410358' }] },
  useInsightRows: { entity, type: 'GENETIC_ASSOCIATION' },
  useResolvedEntities: { names: ['asthma'] },
  useVerdicts: { items: [{ identifier: 'DOID:2841', label: 'asthma' }] },
  useArticles: { text },
  useAnswer: { question },
  useDocuments: { question },
  useTopAuthors: { text },
  useTopAffiliations: { text },
  useTopEntities: { text },
  useEmergingConcepts: { text },
  useSparqlJson: 'SELECT ?drug WHERE { wd:Q35869 wdt:P2176 ?drug } ORDER BY ?drug LIMIT 2',
};

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

type AnyOptions = (
  connection: client.BioGraphQLClient,
  input: unknown,
) => query.ActionOptions<unknown>;
type AnyAction = (connection: client.BioGraphQLClient, input: unknown) => Promise<unknown>;

function member<Member>(of: object, name: string): Member {
  if (!(name in of)) throw new Error(`There is no ${name}.`);
  return of[name as keyof typeof of] as Member;
}

/** A hook, its Suspense form, and the client's action that its query key names. */
function toRow(name: string): Row {
  const input = name in INPUTS ? INPUTS[name] : { entity };
  const use = member<(input: unknown) => Result>(hooks, name);
  const useSuspense = member<typeof use>(hooks, name.replace('use', 'useSuspense'));
  const stem = name.charAt(3).toLowerCase() + name.slice(4);
  const getOptions = member<AnyOptions>(query, `${stem}Options`);
  return {
    name,
    use: (isIdle) => use(isIdle ? null : input),
    useSuspense: () => useSuspense(input),
    ask(connection) {
      const action = member<AnyAction>(client, getOptions(connection, input).queryKey[3]);
      return action(connection, typeof input === 'string' ? { sparql: input } : input);
    },
  };
}

const OWN_TESTS =
  /useEntities$|InfiniteArticles|Neighbors|useSparql$|AdmetPredictions|BioGraphQL|Operation$/;
const rows = Object.keys(hooks)
  .filter((name) => /^use(?!Suspense)/.test(name) && !OWN_TESTS.test(name))
  .map(toRow);

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
  const names = rows.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining([...Object.keys(INPUTS), 'useEntity']));
  const suspense = Object.keys(hooks).filter((name) => /^useSuspense/.test(name));
  const others = suspense.filter((name) => !names.includes(name.replace('Suspense', '')));
  expect(others.every((name) => OWN_TESTS.test(name.replace('Suspense', '')))).toBe(true);
});
