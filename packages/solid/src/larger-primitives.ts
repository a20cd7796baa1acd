import type { ServedAdmetModelName } from '@biographql/admet';
import type {
  AdmetTable,
  AdmetTableRequest,
  ArticlePage,
  ClientError,
  EntityHit,
  SparqlTable,
  VariablesOf,
} from '@biographql/client';
import {
  type ActionKey,
  type AdmetPredictionsSettings,
  type ArticleList,
  admetPredictionsOptions,
  articleList,
  type EntitiesResult,
  entitiesOf,
  type InfiniteArticleSearch,
  infiniteArticlesOptions,
  type NoOthers,
  type OperationDocument,
  operationOptions,
  restingText,
  type SetByTyping,
  sparqlOptions,
  type TypingSettings,
  typedEntitiesOptions,
} from '@biographql/query';
import type { ColumnKinds, RowWithKinds, SparqlQuery } from '@biographql/sparql';
import {
  type InfiniteQueryObserverOptions,
  type UseInfiniteQueryResult,
  useInfiniteQuery,
} from '@tanstack/solid-query';
import { type Accessor, createMemo, createSignal, onCleanup } from 'solid-js';
import { ask, askWith, IDLE, type QueryResult, type QuerySettings } from './ask.js';
import { useBioGraphQL } from './provide.js';

/** How a search as the user types behaves. */
export interface EntitiesSettings
  extends Omit<QuerySettings<readonly EntityHit[]>, SetByTyping>,
    TypingSettings {}

/**
 * Finds entities by label while the user types, at most 10. A text is asked for when it has rested for `delayMs`, and a
 * keystroke aborts the request of the text before. A text whose answer is cached is answered at once.
 */
export function useEntities(
  text: Accessor<string>,
  settings?: Accessor<EntitiesSettings>,
): EntitiesResult {
  const client = useBioGraphQL();
  const [rests, setRests] = createSignal(0);
  const typed = restingText(() => setRests((times) => times + 1));
  onCleanup(typed.stop);
  const isEnabled = () => settings?.().enabled ?? true;
  const result = askWith<readonly EntityHit[], readonly EntityHit[]>(() => {
    const { delayMs = 250, minLength, enabled: _, ...options } = settings?.() ?? {};
    const now = text();
    // Read, so that the options are made anew when the text has come to rest.
    const isAtRest = rests() >= 0 && typed.isAtRest(now, delayMs);
    const enabled = isAtRest && isEnabled();
    return { ...typedEntitiesOptions(client, now, minLength), ...options, enabled };
  });
  const lists = createMemo(() =>
    entitiesOf({
      // What is pending is not read: it would suspend the page at every first letter.
      data: result.isPending ? undefined : result.data,
      isPlaceholderData: result.isPlaceholderData,
    }),
  );
  return {
    get entities() {
      return lists().entities;
    },
    get previousEntities() {
      return lists().previousEntities;
    },
    get isSearching() {
      return isEnabled() && !lists().entities && !result.error;
    },
    get fetchStatus() {
      return result.fetchStatus;
    },
    get error() {
      return result.error;
    },
    refetch: () => void result.refetch(),
  };
}

/** TanStack's options of an infinite query, but for its key, function and page parameters. */
export type InfiniteArticlesSettings<Selected = ArticleList> = Omit<
  InfiniteQueryObserverOptions<ArticlePage, ClientError, Selected, ActionKey, number>,
  | 'queryKey'
  | 'queryFn'
  | 'queryHash'
  | 'queryKeyHashFn'
  | 'initialPageParam'
  | 'getNextPageParam'
  | 'getPreviousPageParam'
>;

/** Searches articles page after page and returns one list, each article once. With null nothing is asked for. */
export function useInfiniteArticles<Selected = ArticleList>(
  input: Accessor<InfiniteArticleSearch | null>,
  options?: Accessor<InfiniteArticlesSettings<Selected>>,
): UseInfiniteQueryResult<Selected, ClientError> {
  const client = useBioGraphQL();
  const made = () => {
    const search = input();
    return {
      select: articleList,
      ...infiniteArticlesOptions(client, search ?? {}),
      ...(search === null && IDLE),
      ...options?.(),
    };
  };
  return useInfiniteQuery<ArticlePage, ClientError, Selected, ActionKey, number>(
    made as Accessor<object> as Parameters<
      typeof useInfiniteQuery<ArticlePage, ClientError, Selected, ActionKey, number>
    >[0],
  );
}

/** TanStack's options and the kinds of columns. */
export interface SparqlSettings<Row, K>
  extends Omit<QuerySettings<SparqlTable, readonly RowWithKinds<Row, K>[]>, 'select'> {
  /** Columns to be read as numbers, booleans, dates or QIDs. Default: text, and numbers where the query counts. */
  readonly kinds?: (K & NoOthers<K, Row> & ColumnKinds<Row>) | undefined;
}

/** Runs a SELECT and returns its rows, typed by the text of the query. With null nothing is asked for. */
export function useSparql<Row, const K extends ColumnKinds<Row> = Readonly<Record<never, never>>>(
  query: Accessor<SparqlQuery<Row> | null>,
  { kinds, ...options }: SparqlSettings<Row, K> = {},
): QueryResult<readonly RowWithKinds<Row, K>[]> {
  const client = useBioGraphQL();
  return askWith<SparqlTable, readonly RowWithKinds<Row, K>[]>(() => {
    const asked = query();
    return { ...(asked ? sparqlOptions<Row, K>(client, asked, kinds) : IDLE), ...options };
  });
}

/** Sends a document of your own and returns its data, typed by the document. With null variables nothing is asked for. */
export function useOperation<Data, Variables, Selected = Data>(
  document: OperationDocument<Data, Variables>,
  variables: Accessor<VariablesOf<NoInfer<Variables>> | null>,
  options?: Accessor<QuerySettings<NoInfer<Data>, Selected>>,
): QueryResult<Selected> {
  return ask(
    (client, input: VariablesOf<NoInfer<Variables>>) => operationOptions(client, document, input),
    variables,
    options,
  );
}

/**
 * Predicts any number of molecules by any number of models. `data` has a row per molecule from the start, which fills; `refetch`
 * asks for the cells that failed alone. A `source` predicts in place of the service. With null nothing is asked for.
 */
export function useAdmetPredictions<const Model extends ServedAdmetModelName>(
  request: Accessor<AdmetTableRequest<Model> | null>,
  settings?: AdmetPredictionsSettings<Model>,
): QueryResult<AdmetTable<Model>> {
  const client = useBioGraphQL();
  return askWith<AdmetTable<Model>, AdmetTable<Model>>(() => {
    const asked = request();
    // Its `staleTime` reads the state of the table alone, which is the same in every version of TanStack's core.
    return (asked ? admetPredictionsOptions(client, asked, settings) : IDLE) as object as {
      readonly queryKey: ActionKey;
    };
  });
}
