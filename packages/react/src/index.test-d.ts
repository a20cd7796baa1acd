import {
  type AdmetCell,
  type Article,
  type ArticlePage,
  type ClientError,
  createClient,
  type EntityHit,
  type TopAuthor,
} from '@biographql/client';
import {
  type InvalidArgumentError,
  SearchEntityDocument as SearchEntityNode,
} from '@biographql/core';
import { SearchEntityDocument, type SearchEntityQuery } from '@biographql/core/strings';
import {
  admetOptions,
  infiniteArticlesOptions,
  sparqlOptions,
  topAuthorsOptions,
} from '@biographql/query';
import { select } from '@biographql/sparql';
import {
  QueryClient,
  queryOptions,
  useQueries,
  useQuery,
  useSuspenseQuery,
} from '@tanstack/react-query';
import { assertType, expectTypeOf, test } from 'vitest';
import {
  useAdmetPredictions,
  useArticles,
  useEntities,
  useInfiniteArticles,
  useNeighbors,
  useOperation,
  useSparql,
  useSuspenseOperation,
  useSuspenseSparql,
  useSuspenseTopAuthors,
  useTopAuthors,
} from './index.js';

const client = createClient({ url: 'http://localhost/graphql' });
const drugs = select('SELECT ?drug (COUNT(?x) AS ?n) WHERE { ?drug wdt:P2175 ?x } GROUP BY ?drug');

test('hooks answer domain results and the errors of the client', () => {
  const { data, error } = useTopAuthors({ text: 'a' });
  expectTypeOf(data).toEqualTypeOf<readonly TopAuthor[] | undefined>();
  expectTypeOf(error).toEqualTypeOf<ClientError | null>();
  expectTypeOf(useSuspenseTopAuthors({ text: 'a' }).data).toEqualTypeOf<readonly TopAuthor[]>();
  expectTypeOf(useArticles({}).data).toEqualTypeOf<ArticlePage | undefined>();
  expectTypeOf(useEntities('a').entities).toEqualTypeOf<readonly EntityHit[] | undefined>();
  expectTypeOf(useInfiniteArticles({}).data?.articles).toEqualTypeOf<
    readonly Article[] | undefined
  >();
});

test('documents of your own answer their data, and take their variables', () => {
  const variables = { searchText: 'asth' };
  expectTypeOf(useOperation(SearchEntityDocument, variables).data).toEqualTypeOf<
    SearchEntityQuery | undefined
  >();
  expectTypeOf(useOperation(SearchEntityNode, variables).data).toEqualTypeOf<
    SearchEntityQuery | undefined
  >();
  expectTypeOf(
    useSuspenseOperation(SearchEntityDocument, variables).data,
  ).toEqualTypeOf<SearchEntityQuery>();
  const options = { select: ({ searchAsYouType }: SearchEntityQuery) => searchAsYouType?.type };
  expectTypeOf(useOperation(SearchEntityDocument, null, options).data).toEqualTypeOf<
    string | undefined
  >();
  // @ts-expect-error text for searchText
  useOperation(SearchEntityDocument, { text: 'asth' });
});

test('options keep inference', () => {
  const options = { enabled: true, staleTime: 1, placeholderData: [] };
  expectTypeOf(useTopAuthors({ text: 'a' }, options).data).toEqualTypeOf<
    readonly TopAuthor[] | undefined
  >();
  expectTypeOf(
    useTopAuthors({ text: 'a' }, { select: (authors) => authors.length }).data,
  ).toEqualTypeOf<number | undefined>();
  expectTypeOf(
    useSuspenseTopAuthors({ text: 'a' }, { select: ([first]) => first?.family }).data,
  ).toEqualTypeOf<string | undefined>();
  expectTypeOf(
    useInfiniteArticles({}, { select: ({ pageParams }) => pageParams }).data,
  ).toEqualTypeOf<number[] | undefined>();
});

test('rows are typed by the text of the query', () => {
  const { data, error } = useSparql(drugs);
  expectTypeOf(data?.[0]).toEqualTypeOf<
    { readonly drug: string; readonly n: number } | undefined
  >();
  expectTypeOf(error).toEqualTypeOf<ClientError | InvalidArgumentError | null>();
  expectTypeOf(useSparql(drugs, { kinds: { drug: 'date' } }).data?.[0]?.drug).toEqualTypeOf<
    Date | undefined
  >();
  expectTypeOf(useSuspenseSparql(drugs).data[0]?.n).toEqualTypeOf<number | undefined>();
  // @ts-expect-error no such column
  assertType(useSparql(drugs, { kinds: { drugs: 'qid' } }));
});

test('cells know the models that were requested', () => {
  const { data } = useAdmetPredictions({ models: ['hERG', 'logS'], smiles: [] });
  expectTypeOf(data?.rows[0]?.predictions[0]).toEqualTypeOf<
    AdmetCell<'hERG' | 'logS'> | undefined
  >();
  // @ts-expect-error no such model
  assertType(useAdmetPredictions({ models: ['hERGx'], smiles: [] }));
});

test('options serve TanStack without hooks', () => {
  const cache = new QueryClient();
  const options = topAuthorsOptions(client, { text: 'a' });
  expectTypeOf(cache.fetchQuery(options)).resolves.toEqualTypeOf<readonly TopAuthor[]>();
  expectTypeOf(cache.getQueryData(options.queryKey)).toEqualTypeOf<
    readonly TopAuthor[] | undefined
  >();
  expectTypeOf(useQuery(options).data).toEqualTypeOf<readonly TopAuthor[] | undefined>();
  expectTypeOf(useQuery(options).error).toEqualTypeOf<ClientError | null>();
  expectTypeOf(useSuspenseQuery(queryOptions(options)).data).toEqualTypeOf<readonly TopAuthor[]>();
  expectTypeOf(useQuery(sparqlOptions(client, drugs)).data?.[0]?.n).toEqualTypeOf<
    number | undefined
  >();
  const [first, second] = useQueries({
    queries: [options, admetOptions(client, { model: 'hERG', smiles: [] })],
  });
  expectTypeOf(first.data).toEqualTypeOf<readonly TopAuthor[] | undefined>();
  expectTypeOf(second.data?.[0]?.model).toEqualTypeOf<'hERG' | undefined>();
  expectTypeOf(cache.fetchInfiniteQuery(infiniteArticlesOptions(client, {}))).resolves.toExtend<{
    pageParams: number[];
  }>();
});

test('a misspelled or wrong input does not compile', () => {
  // @ts-expect-error query for text
  assertType(useTopAuthors({ query: 'a' }));
  // @ts-expect-error the start is given once
  assertType(useNeighbors({ entity: 'Q1', label: 'asthma' }));
  // @ts-expect-error an empty text is no input
  assertType(useTopAuthors('' && { text: 'a' }));
  // @ts-expect-error nothing cannot suspend
  assertType(useSuspenseTopAuthors(null));
  // @ts-expect-error Suspense cannot wait for what is not enabled
  assertType(useSuspenseTopAuthors({ text: 'a' }, { enabled: false }));
  // @ts-expect-error keys are made here
  assertType(useTopAuthors({ text: 'a' }, { queryKey: [] }));
  // @ts-expect-error delay for delayMs
  assertType(useEntities('a', { delay: 1 }));
});
