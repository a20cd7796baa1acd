import type { ClientError } from '@biographql/client';
import { type ActionKey, IDLE_KEY, type OptionsFunction } from '@biographql/query';
import {
  type QueryObserverOptions,
  skipToken,
  type UseQueryReturnType,
  useQuery,
} from '@tanstack/vue-query';
import { computed, type MaybeRefOrGetter, toValue } from 'vue';
import { useBioGraphQL } from './provide.js';

/** TanStack's options of a query, but for its key and function. */
export type QuerySettings<Data, Selected = Data> = Omit<
  QueryObserverOptions<Data, ClientError, Selected, Data, ActionKey>,
  'queryKey' | 'queryFn' | 'queryHash' | 'queryKeyHashFn'
>;

/** The result of a query: TanStack's, each field a ref. `suspense()` is awaited in a `setup` for `<Suspense>`. */
export type QueryResult<Data> = UseQueryReturnType<Data, ClientError>;

/**
 * A composable that asks one question, anew whenever its input changes: a ref, a getter or a plain value. With null it asks
 * for nothing, and `data` is undefined.
 */
export type Composable<Input, Data> = <Selected = Data>(
  input: MaybeRefOrGetter<Input | null>,
  options?: MaybeRefOrGetter<QuerySettings<Data, Selected>>,
) => QueryResult<Selected>;

/** What a composable asks for when its input is null: nothing. */
export const IDLE = { queryKey: IDLE_KEY, queryFn: skipToken } as const;

/** The body of every plain composable. */
export function ask<Input, Data, Selected>(
  optionsOf: OptionsFunction<Input, Data>,
  input: MaybeRefOrGetter<Input | null>,
  options?: MaybeRefOrGetter<QuerySettings<Data, Selected>>,
): QueryResult<Selected> {
  const client = useBioGraphQL();
  return askWith(() => {
    const asked = toValue(input);
    return { ...(asked === null ? IDLE : optionsOf(client, asked)), ...toValue(options) };
  });
}

/** A query whose options are made anew whenever what they read changes. */
export function askWith<Data, Selected>(
  options: () => QuerySettings<Data, Selected> & { readonly queryKey: ActionKey },
): QueryResult<Selected> {
  // Answers are values that nobody changes: deep proxies of them would only cost time.
  const made = computed(() => ({ shallow: true, ...options() }));
  return useQuery<Data, ClientError, Selected, ActionKey>(
    made as object as Parameters<typeof useQuery<Data, ClientError, Selected, ActionKey>>[0],
  );
}
