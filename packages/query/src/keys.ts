import type * as actions from '@biographql/client';
import type { BioGraphQLClient } from '@biographql/client';
import { withEntityIri } from '@biographql/core/internal';
import { getScope } from './scope.js';

type ActionName = {
  [Name in keyof typeof actions]: (typeof actions)[Name] extends (
    client: BioGraphQLClient,
    ...rest: never
  ) => Promise<unknown> | AsyncIterable<unknown>
    ? Name
    : never;
}[keyof typeof actions];

/** The middle of each query key: the client's action behind the query, or `request` or `iteratePages` for a custom document. */
export type Operation = ActionName | 'iteratePages' | 'request' | 'idle';

/** The start of every key of this package. */
export type RootKey = readonly ['biographql'];

/** The start of all keys of one client: the scope and the engine, null for none. */
export type ClientKey = readonly ['biographql', scope: string | null, engineId: string | null];

/** The start of all keys of one operation. */
export type OperationKey = readonly [...ClientKey, operation: Operation];

/** The key of one answer. */
export type ActionKey = readonly [...OperationKey, input: unknown];

/** The start of every key of this package, for filters over all clients. */
export const ROOT_KEY: RootKey = ['biographql'];

/**
 * The start of every key of one client, of one of its operations, or the key of one answer. It holds the client's scope
 * (see {@link withScope}) and its engine, never its address or API key. Properties of an input that are undefined do not
 * count, nor does their order, nor the form of an `entity`: `Q35869`, `wd:Q35869` and its IRI make one key.
 * @example
 * ```ts
 * const cache = new QueryClient();
 * await cache.invalidateQueries({ queryKey: keyOf(client, 'getNeighbors') });
 * cache.removeQueries({ queryKey: keyOf(client) }); // e.g. after a logout
 * ```
 * @see {@link https://github.com/biographql/biographql/blob/main/packages/query/README.md}
 */
export function keyOf(client: BioGraphQLClient): ClientKey;
export function keyOf(client: BioGraphQLClient, operation: Operation): OperationKey;
export function keyOf(client: BioGraphQLClient, operation: Operation, input: unknown): ActionKey;
export function keyOf(client: BioGraphQLClient, ...rest: readonly unknown[]): readonly unknown[] {
  return ['biographql', getScope(client), client.engineId ?? null, ...rest.map(withEntityIri)];
}

/** The key of a disabled hook; it never holds data. */
export const IDLE_KEY: ActionKey = ['biographql', null, null, 'idle', null];

/** The key of a text that is too short to search; it holds an empty list. */
export const EMPTY_KEY: ActionKey = ['biographql', null, null, 'idle', []];
