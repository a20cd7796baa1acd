import { getNeighbors, type Neighborhood } from '@biographql/client';
import type { NodeType } from '@biographql/core';
import { useBioGraphQL } from '@biographql/react';
import { keyOf, mergeNeighborhoods } from '@biographql/react/options';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';

/** Neighbors of one request: as many as the service gives. */
export const NEIGHBOR_PAGE = 200;

/** All neighbors of an entity, as far as they have been read. */
export interface AllNeighbors {
  readonly data: Neighborhood | undefined;
  readonly error: unknown;
  readonly refetch: () => unknown;
  /** Whether the last of them is there. */
  readonly isWhole: boolean;
}

/** Reads the neighbors of an entity, of some types or of all, one request after another until there are as many as needed. */
export function useAllNeighbors(
  iri: string,
  types: readonly NodeType[] | undefined,
  needed: number,
): AllNeighbors {
  const client = useBioGraphQL();
  const search = { entity: iri, limit: NEIGHBOR_PAGE, ...(types && { types }) };
  const { data, error, refetch, hasNextPage, isFetching, fetchNextPage } = useInfiniteQuery({
    queryKey: keyOf(client, 'getNeighbors', { ...search, whole: true }),
    queryFn: ({ pageParam: offset, signal }) =>
      getNeighbors(client, { ...search, offset }, { signal }),
    initialPageParam: 0,
    getNextPageParam: ({ offset, nodes, total }: Neighborhood) => {
      const next = offset + nodes.length - 1;
      return next > offset && next < total ? next : undefined;
    },
    staleTime: 300_000,
  });
  const merged = useMemo(() => {
    const [first, ...others] = data?.pages ?? [];
    return first && mergeNeighborhoods(first, others);
  }, [data]);
  const isEnough = merged !== undefined && merged.nodes.length - 1 >= needed;
  useEffect(() => {
    if (!isEnough && hasNextPage && !isFetching && error === null) void fetchNextPage();
  }, [isEnough, hasNextPage, isFetching, error, fetchNextPage]);
  return {
    data: merged,
    error,
    refetch: () => (merged ? fetchNextPage() : refetch()),
    isWhole: merged !== undefined && !hasNextPage,
  };
}

/** Reads all neighbors of an entity at once. @throws ClientError at the part that fails. */
export async function readAllNeighbors(
  client: Parameters<typeof getNeighbors>[0],
  iri: string,
  types: readonly NodeType[] | undefined,
): Promise<Neighborhood> {
  const search = { entity: iri, limit: NEIGHBOR_PAGE, ...(types && { types }) };
  const pages: Neighborhood[] = [];
  for (let offset = 0; ; ) {
    const page = await getNeighbors(client, { ...search, offset });
    pages.push(page);
    offset += page.nodes.length - 1;
    if (page.nodes.length < 2 || offset >= page.total) return mergeNeighborhoods(page, pages);
  }
}
