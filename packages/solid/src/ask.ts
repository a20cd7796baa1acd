import type { ClientError } from '@biographql/client';
import { type ActionKey, IDLE_KEY, type OptionsFunction } from '@biographql/query';
import {
  type QueryObserverOptions,
  skipToken,
  type UseQueryResult,
  useQuery,
} from '@tanstack/solid-query';
import type { Accessor } from 'solid-js';
import { useBioGraphQL } from './provide.js';

/** TanStack's options of a query, but for its key and function. */
export type QuerySettings<Data, Selected = Data> = Omit<
  QueryObserverOptions<Data, ClientError, Selected, Data, ActionKey>,
  'queryKey' | 'queryFn' | 'queryHash' | 'queryKeyHashFn' | 'suspense'
>;

/** The result of a query: TanStack's store. Reading `data` below `<Suspense>` waits for it. */
export type QueryResult<Data> = UseQueryResult<Data, ClientError>;

/**
 * A primitive that asks one question, anew whenever the signals that its input reads change. With null it asks for nothing,
 * and `data` is undefined.
 */
export type Primitive<Input, Data> = <Selected = Data>(
  input: Accessor<Input | null>,
  options?: Accessor<QuerySettings<Data, Selected>>,
) => QueryResult<Selected>;

/** What a primitive asks for when its input is null: nothing. */
export const IDLE = { queryKey: IDLE_KEY, queryFn: skipToken } as const;

/** The body of every plain primitive. */
export function ask<Input, Data, Selected>(
  optionsOf: OptionsFunction<Input, Data>,
  input: Accessor<Input | null>,
  options?: Accessor<QuerySettings<Data, Selected>>,
): QueryResult<Selected> {
  const client = useBioGraphQL();
  return askWith(() => {
    const asked = input();
    return { ...(asked === null ? IDLE : optionsOf(client, asked)), ...options?.() };
  });
}

/** A query whose options are made anew whenever what they read changes. */
export function askWith<Data, Selected>(
  options: Accessor<QuerySettings<Data, Selected> & { readonly queryKey: ActionKey }>,
): QueryResult<Selected> {
  return useQuery<Data, ClientError, Selected, ActionKey>(
    options as Accessor<object> as Parameters<
      typeof useQuery<Data, ClientError, Selected, ActionKey>
    >[0],
  );
}
