import type { BioGraphQLClient, ClientError } from '@biographql/client';
import {
  skipToken,
  type UseQueryOptions,
  type UseQueryResult,
  type UseSuspenseQueryOptions,
  type UseSuspenseQueryResult,
  useQuery,
  useSuspenseQuery,
} from '@tanstack/react-query';
import { type ActionKey, IDLE_KEY } from '../keys.js';
import type { ActionOptions } from '../options.js';
import { useBioGraphQL } from './use-biographql.js';

/** TanStack's options of a query, but for its key and function. */
export type HookOptions<Data, Selected = Data> = Omit<
  UseQueryOptions<Data, ClientError, Selected, ActionKey>,
  'queryKey' | 'queryFn' | 'queryHash' | 'queryKeyHashFn'
>;

/** TanStack's options of a suspending query, but for its key and function. */
export type SuspenseHookOptions<Data, Selected = Data> = Omit<
  UseSuspenseQueryOptions<Data, ClientError, Selected, ActionKey>,
  'queryKey' | 'queryFn' | 'queryHash' | 'queryKeyHashFn'
>;

type OptionsOf<Input, Data> = (client: BioGraphQLClient, input: Input) => ActionOptions<Data>;

/** What a hook asks for when its input is null: nothing. */
export const IDLE = { queryKey: IDLE_KEY, queryFn: skipToken } as const;

/** The body of every plain hook. */
export function useAction<Input, Data, Selected>(
  optionsOf: OptionsOf<Input, Data>,
  input: Input | null,
  options?: HookOptions<Data, Selected>,
): UseQueryResult<Selected, ClientError> {
  const client = useBioGraphQL();
  return useQuery<Data, ClientError, Selected, ActionKey>({
    ...(input === null ? IDLE : optionsOf(client, input)),
    ...options,
  });
}

/** The body of every suspending hook. */
export function useSuspenseAction<Input, Data, Selected>(
  optionsOf: OptionsOf<Input, Data>,
  input: Input,
  options?: SuspenseHookOptions<Data, Selected>,
): UseSuspenseQueryResult<Selected, ClientError> {
  return useSuspenseQuery<Data, ClientError, Selected, ActionKey>({
    ...optionsOf(useBioGraphQL(), input),
    ...options,
  });
}
