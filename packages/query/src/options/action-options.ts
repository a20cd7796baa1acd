import type {
  AstClient,
  BioGraphQLClient,
  ClientError,
  RequestOptions,
  ServiceError,
  TypedAst,
  TypedText,
  VariablesOf,
} from '@biographql/client';
import type { DataTag } from '@tanstack/query-core';
import { type ActionKey, keyOf, type Operation } from '../keys.js';

/** The part of a query cache that options read and write; every `QueryClient` of TanStack has it. */
export interface AnswerCache {
  /** The data of a key, and whether it was invalidated. */
  getQueryState(
    key: readonly unknown[],
  ): { readonly data: unknown; readonly isInvalidated: boolean } | undefined;
  /** Stores data under a key. */
  setQueryData(key: readonly unknown[], answer: unknown): unknown;
}

/**
 * Context that TanStack passes to a query function. Declared here because each framework's package brings its own
 * version of TanStack's core, and types differ between versions.
 */
export interface QueryContext {
  /** Aborted when nobody waits for the data any more. */
  readonly signal: AbortSignal;
  /** The cache of the query. */
  readonly client: AnswerCache;
}

/** Options of one action, for `useQuery`, `useSuspenseQuery`, `fetchQuery`, `prefetchQuery` and `getQueryData`. */
export interface ActionOptions<Data> {
  /** Carries the types of data and errors. */
  readonly queryKey: DataTag<ActionKey, Data, ClientError>;
  /** Sends the request; aborting the query aborts it. */
  readonly queryFn: (context: Pick<QueryContext, 'signal'>) => Promise<Data>;
  /** How long an answer counts as fresh, in ms. */
  readonly staleTime: number;
  /** At most two more attempts, for errors whose `isRetryable` is true and whose `Retry-After` is at most 10 s; none on a server. */
  readonly retry: (failureCount: number, error: ClientError) => boolean;
  /** The wait of `Retry-After`, otherwise 1 s, then 2 s; in ms. */
  readonly retryDelay: (failureCount: number, error: ClientError) => number;
  /** Never set: only lets `useQueries` infer the error type. */
  readonly throwOnError?: (error: ClientError) => boolean;
}

/** Makes the options of one call of an action, for this client and input. */
export type OptionsFunction<Input, Data> = (
  client: BioGraphQLClient,
  input: Input,
) => ActionOptions<Data>;

type Action<Input, Data> = (
  client: BioGraphQLClient,
  input: Input,
  options: RequestOptions,
) => Promise<Data>;

// The graph and the articles change when a service loads new data, which takes hours.
const FIVE_MINUTES = 300_000;

/** Makes the options of one call of an action. The signal that TanStack Query aborts reaches the request. */
export function actionOptions<Input, Data>(
  client: BioGraphQLClient,
  operation: Operation,
  action: Action<Input, Data>,
  input: Input,
  staleTime = FIVE_MINUTES,
): ActionOptions<Data> {
  return {
    queryKey: keyOf(client, operation, input) as ActionOptions<Data>['queryKey'],
    queryFn: ({ signal }) => action(client, input, { signal, retries: 0 }),
    staleTime,
    retry,
    retryDelay,
  };
}

export function optionsFor<Input, Data>(
  operation: Operation,
  action: Action<Input, Data>,
  staleTime?: number,
): OptionsFunction<Input, Data> {
  return (client, input) => actionOptions(client, operation, action, input, staleTime);
}

const ATTEMPTS_AFTER_THE_FIRST = 2;
/** As `maxDelayMs` of the client's `retry`. */
const MAX_DELAY_MS = 10_000;

/**
 * Tries again, twice at most, when the same request may succeed within seconds. Not on a server, where somebody waits
 * for the page.
 */
export function retry(failureCount: number, error: ClientError): boolean {
  const isSoon = getRetryAfter(error) <= MAX_DELAY_MS;
  const hasAttempts = failureCount < ATTEMPTS_AFTER_THE_FIRST;
  return hasAttempts && isSoon && error.isRetryable && typeof window !== 'undefined';
}

/** The wait of `Retry-After`, otherwise 1 s, then 2 s. In ms. */
export function retryDelay(failureCount: number, error: ClientError): number {
  return getRetryAfter(error) || 1000 * 2 ** failureCount;
}

function getRetryAfter(error: ClientError): number {
  return (error as Partial<ServiceError>).retryAfterMs ?? 0;
}

/**
 * A typed custom document from a code generator, gql.tada or `@biographql/core/strings`.
 * An AST needs a client that was made with `print`.
 */
export type OperationDocument<Data, Variables> =
  | Omit<TypedText<Data, Variables>, 'kind'>
  | TypedAst<Data, Variables>;

/**
 * The options behind `useOperation`: the data of any document, as the service sends it. Fresh for 5 minutes.
 * @example
 * ```ts
 * import { SearchEntityDocument } from '@biographql/core/strings';
 *
 * const cache = new QueryClient();
 * await cache.prefetchQuery(operationOptions(client, SearchEntityDocument, { searchText: 'asth' }));
 * ```
 */
export function operationOptions<Data, Variables>(
  client: BioGraphQLClient,
  document: OperationDocument<Data, Variables>,
  variables: VariablesOf<NoInfer<Variables>>,
): ActionOptions<Data> {
  // A client without `print` rejects an AST when it is sent.
  const ast = document as TypedAst<Data, unknown>;
  return actionOptions(
    client,
    'request',
    (to, input, options) => (to as AstClient).request(ast, input.variables as object, options),
    // Data is sent to the page with its key, so a document with a hash is keyed by the hash.
    { document: ast.__meta__?.hash ?? ast.definitions ?? `${document}`, variables },
  );
}
