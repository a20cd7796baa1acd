import type { ClientError, EntityNode, Neighborhood, NeighborSearch } from '@biographql/client';
import type { ActionKey } from '@biographql/query';
import { mergeNeighborhoods, neighborsOptions } from '@biographql/query';
import {
  type FetchStatus,
  hashKey,
  type UseQueryOptions,
  type UseQueryResult,
  useQueries,
} from '@tanstack/react-query';
import { useState } from 'react';
import { createSuspenseHook, type HookOptions, IDLE, useBioGraphQL } from './use-base.js';

/** TanStack's options for the root and for each expanded node. */
export type NeighborsOptions = Omit<HookOptions<Neighborhood>, 'select' | 'subscribed'>;

/** An expanded node. */
export interface Expansion {
  /** The expanded node. */
  readonly entity: EntityNode['iri'];
  readonly status: 'pending' | 'success' | 'error';
  /** Null unless it failed. */
  readonly error: ClientError | null;
  /** Whether its request is under way; `paused` while the page is offline. */
  readonly fetchStatus: FetchStatus;
  /** Refetches this node only. */
  readonly refetch: () => void;
}

/** A graph that grows around an entity. */
export interface NeighborsResult {
  /** The root's neighbors and those of the expanded nodes that have arrived, each node and claim once. */
  readonly data: Neighborhood | undefined;
  /** Error of the root. */
  readonly error: ClientError | null;
  /** Status of the root; `pending` also when nothing is requested. */
  readonly status: 'pending' | 'success' | 'error';
  /** True while the root's neighbors are loading, or nothing is requested. */
  readonly isPending: boolean;
  /** `fetching` while any request is under way, otherwise `paused` while one waits for the network. */
  readonly fetchStatus: FetchStatus;
  /** True while any request is under way. */
  readonly isFetching: boolean;
  /** The expanded nodes, in order; those that failed don't change the graph. */
  readonly expansions: readonly Expansion[];
  /** Refetches the root and every expanded node. */
  readonly refetch: () => void;
  /**
   * Requests the neighbors of a node, with the types and limit of the search. Retries a failed node, and ignores
   * the root. A new search starts without expanded nodes.
   */
  readonly expand: (node: Pick<EntityNode, 'iri'>) => void;
  /** Removes the neighbors of a node, unless other nodes lead to them. */
  readonly collapse: (node: Pick<EntityNode, 'iri'>) => void;
}

/**
 * Returns the neighbors of an entity, the most relevant first, and lets the graph grow node by node. With `null`
 * nothing is requested.
 * @example
 * ```tsx
 * const { data, expand } = useNeighbors({ entity: 'Q35869', limit: 5 });
 * return data?.neighbors.map((node) => (
 *   <button key={node.iri} onClick={() => expand(node)}>{node.label}</button>
 * ));
 * ```
 */
export function useNeighbors(
  input: NeighborSearch | null,
  options?: NeighborsOptions,
): NeighborsResult {
  const client = useBioGraphQL();
  const search = hashKey([input]);
  const [state, setState] = useState<Expanded>({ search, iris: [] });
  // Nodes expanded in another search do not count.
  const getIris = (expanded: Expanded) => (expanded.search === search ? expanded.iris : []);
  const replaceWith = (after: Expanded['iris'], iri: EntityNode['iri']) =>
    setState((old) => ({
      search,
      iris: [...getIris(old).filter((other) => other !== iri), ...after],
    }));
  const iris = getIris(state);

  const queries: readonly NeighborsQuery[] = [
    input === null ? IDLE : neighborsOptions(client, input),
    ...iris.map((entity) =>
      neighborsOptions(client, { entity, types: input?.types, limit: input?.limit }),
    ),
  ];
  const { refetches, ...graph } = useQueries({
    queries: queries.map((query) => ({ ...query, ...options })),
    combine: (results) => merged(results, iris),
  });
  return {
    ...graph,
    refetch: () => {
      if (input) for (const refetch of refetches) void refetch();
    },
    expand: ({ iri }) => {
      if (iri === graph.data?.root.iri) return;
      const failed = graph.expansions.find(({ entity, error }) => error && entity === iri);
      if (failed) failed.refetch();
      else replaceWith([iri], iri);
    },
    collapse: ({ iri }) => replaceWith([], iri),
  };
}

/**
 * The neighbors of an entity for Suspense: `data` is always there, errors go to the error boundary. It has no `expand`.
 * @example
 * ```tsx
 * const { data } = useSuspenseNeighbors({ entity: 'Q35869', types: ['MEDICATION'] });
 * return <p>{data.neighbors.map(({ label }) => label).join()}</p>;
 * ```
 */
export const useSuspenseNeighbors = /* @__PURE__ */ createSuspenseHook(neighborsOptions);

type NeighborsQuery = UseQueryOptions<Neighborhood, ClientError, Neighborhood, ActionKey>;

interface Expanded {
  readonly search: string;
  readonly iris: readonly EntityNode['iri'][];
}

interface Refetches {
  readonly refetches: readonly (() => Promise<unknown>)[];
}

// By priority: the first status that any request has.
const STATUSES: readonly FetchStatus[] = ['fetching', 'paused'];

function merged(
  results: readonly UseQueryResult<Neighborhood, ClientError>[],
  iris: Expanded['iris'],
): Omit<NeighborsResult, 'refetch' | 'expand' | 'collapse'> & Refetches {
  const [root, ...others] = results;
  const is = (status: FetchStatus) => results.some(({ fetchStatus }) => fetchStatus === status);
  return {
    data:
      root?.data &&
      mergeNeighborhoods(
        root.data,
        others.flatMap(({ data = [] }) => data),
      ),
    error: root?.error ?? null,
    status: root?.status ?? 'pending',
    isPending: root?.isPending ?? true,
    isFetching: is('fetching'),
    fetchStatus: STATUSES.find(is) ?? 'idle',
    // TanStack's stable functions: new ones at each render would count as changes, in an endless loop.
    refetches: results.map(({ refetch }) => refetch),
    expansions: others.flatMap(({ status, error, fetchStatus, refetch }, at) => {
      const entity = iris[at];
      return entity ? { entity, status, error, fetchStatus, refetch } : [];
    }),
  };
}
