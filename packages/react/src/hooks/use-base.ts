import type { BioGraphQLClient, ClientError } from '@biographql/client';
import {
  type ActionKey,
  IDLE_KEY,
  type OptionsFunction,
  ProviderMissingError,
} from '@biographql/query';
import {
  skipToken,
  type UseQueryOptions,
  type UseQueryResult,
  type UseSuspenseQueryOptions,
  type UseSuspenseQueryResult,
  useQuery,
  useSuspenseQuery,
} from '@tanstack/react-query';
import { createContext, useContext } from 'react';

/** Holds the client of the nearest provider. */
export const ClientContext = /* @__PURE__ */ createContext<BioGraphQLClient | null>(null);

/**
 * Returns the client of the nearest provider.
 * @throws ProviderMissingError outside a provider.
 * @example
 * ```tsx
 * import { neighborsOptions } from '@biographql/react/options';
 * import { useBioGraphQL } from '@biographql/react';
 * import { useQueryClient } from '@tanstack/react-query';
 *
 * export function Prefetching() {
 *   const client = useBioGraphQL();
 *   const cache = useQueryClient();
 *   const warm = () => cache.prefetchQuery(neighborsOptions(client, { entity: 'Q35869' }));
 *   return <a href="#asthma" onMouseEnter={warm}>asthma</a>;
 * }
 * ```
 */
export function useBioGraphQL(): BioGraphQLClient {
  const client = useContext(ClientContext);
  if (!client) throw new ProviderMissingError();
  return client;
}

/** TanStack's query options, without key and function. */
export type HookOptions<Data, Selected = Data> = Omit<
  UseQueryOptions<Data, ClientError, Selected, ActionKey>,
  'queryKey' | 'queryFn' | 'queryHash' | 'queryKeyHashFn'
>;

/** TanStack's suspense query options, without key and function. */
export type SuspenseHookOptions<Data, Selected = Data> = Omit<
  UseSuspenseQueryOptions<Data, ClientError, Selected, ActionKey>,
  'queryKey' | 'queryFn' | 'queryHash' | 'queryKeyHashFn'
>;

/**
 * A hook of one operation. With `null` nothing is requested, and `data` is undefined.
 * @example
 * ```tsx
 * import { useTopAuthors } from '@biographql/react';
 *
 * export function Authors() {
 *   const { data, error, isPending } = useTopAuthors({ text: 'asthma' });
 *   if (isPending) return <p>…</p>;
 *   return <p>{error ? error.shortMessage : data.map(({ family }) => family).join()}</p>;
 * }
 * ```
 */
export type QueryHook<Input, Data> = <Selected = Data>(
  input: Input | null,
  options?: HookOptions<Data, Selected>,
) => UseQueryResult<Selected, ClientError>;

/** A hook of one operation for Suspense: `data` is always there, errors go to the error boundary. */
export type SuspenseHook<Input, Data> = <Selected = Data>(
  input: Input,
  options?: SuspenseHookOptions<Data, Selected>,
) => UseSuspenseQueryResult<Selected, ClientError>;

/** Disabled query, for a hook whose input is null. */
export const IDLE = { queryKey: IDLE_KEY, queryFn: skipToken } as const;

/** Implementation of every hook without Suspense. */
export function useAction<Input, Data, Selected>(
  getOptions: OptionsFunction<Input, Data>,
  input: Input | null,
  options?: HookOptions<Data, Selected>,
): UseQueryResult<Selected, ClientError> {
  const client = useBioGraphQL();
  return useQuery<Data, ClientError, Selected, ActionKey>({
    ...(input === null ? IDLE : getOptions(client, input)),
    ...options,
  });
}

/** Implementation of every Suspense hook. */
export function useSuspenseAction<Input, Data, Selected>(
  getOptions: OptionsFunction<Input, Data>,
  input: Input,
  options?: SuspenseHookOptions<Data, Selected>,
): UseSuspenseQueryResult<Selected, ClientError> {
  return useSuspenseQuery<Data, ClientError, Selected, ActionKey>({
    ...getOptions(useBioGraphQL(), input),
    ...options,
  });
}

/** Creates the hook of an operation, from its options of `@biographql/query`. */
export function createHook<Input, Data>(
  getOptions: OptionsFunction<Input, Data>,
): QueryHook<Input, Data> {
  return (input, options) => useAction(getOptions, input, options);
}

/** Creates the suspending hook of an operation. */
export function createSuspenseHook<Input, Data>(
  getOptions: OptionsFunction<Input, Data>,
): SuspenseHook<Input, Data> {
  return (input, options) => useSuspenseAction(getOptions, input, options);
}
