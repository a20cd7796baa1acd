import type { ClientError } from '@biographql/client';
import { type ActionKey, IDLE_KEY, type OptionsFunction } from '@biographql/query';
import {
  type CreateQueryResult,
  createQuery,
  type QueryObserverOptions,
  skipToken,
} from '@tanstack/svelte-query';
import { getBioGraphQL } from './provide.js';

/** TanStack's options of a query, but for its key and function. */
export type QuerySettings<Data, Selected = Data> = Omit<
  QueryObserverOptions<Data, ClientError, Selected, Data, ActionKey>,
  'queryKey' | 'queryFn' | 'queryHash' | 'queryKeyHashFn'
>;

/** The result of a query: TanStack's, whose fields are reactive; it is not taken apart. */
export type QueryResult<Data> = CreateQueryResult<Data, ClientError>;

/** A function over state, so that a query sees it change: `() => text`. */
export type Accessor<T> = () => T;

/**
 * Makes a query that asks one question, anew whenever the state that its input reads changes. With null it asks for nothing,
 * and `data` is undefined. Called while a component is made.
 */
export type QueryMaker<Input, Data> = <Selected = Data>(
  input: Accessor<Input | null>,
  options?: Accessor<QuerySettings<Data, Selected>>,
) => QueryResult<Selected>;

/** What a query asks for when its input is null: nothing. */
export const IDLE = { queryKey: IDLE_KEY, queryFn: skipToken } as const;

/** The body of every plain query. */
export function ask<Input, Data, Selected>(
  optionsOf: OptionsFunction<Input, Data>,
  input: Accessor<Input | null>,
  options?: Accessor<QuerySettings<Data, Selected>>,
): QueryResult<Selected> {
  const client = getBioGraphQL();
  return askWith(() => {
    const asked = input();
    return { ...(asked === null ? IDLE : optionsOf(client, asked)), ...options?.() };
  });
}

/** A query whose options are made anew whenever what they read changes. */
export function askWith<Data, Selected>(
  options: Accessor<QuerySettings<Data, Selected> & { readonly queryKey: ActionKey }>,
): QueryResult<Selected> {
  return createQuery<Data, ClientError, Selected, ActionKey>(
    options as Accessor<object> as Parameters<
      typeof createQuery<Data, ClientError, Selected, ActionKey>
    >[0],
  );
}
