import { getNeighbors, type Neighborhood } from '@biographql/client';
import { useBioGraphQL } from '@biographql/react';
import { keyOf, mergeNeighborhoods } from '@biographql/react/options';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';

/** Neighbors of one request: as many as the service gives. */
const PAGE_SIZE = 200;

/** All neighbors of an entity, as far as they have been read. */
export interface AllNeighbors {
  readonly data: Neighborhood | undefined;
  readonly error: unknown;
  readonly refetch: () => unknown;
  /** Whether the last of them is there. */
  readonly isWhole: boolean;
}

/** Reads the neighbors of an entity to the end, one request after another. */
export function useAllNeighbors(iri: string): AllNeighbors {
  const client = useBioGraphQL();
  const { data, error, refetch, hasNextPage, isFetching, fetchNextPage } = useInfiniteQuery({
    queryKey: keyOf(client, 'getNeighbors', { entity: iri, limit: PAGE_SIZE, whole: true }),
    queryFn: ({ pageParam: offset, signal }) =>
      getNeighbors(client, { entity: iri, limit: PAGE_SIZE, offset }, { signal }),
    initialPageParam: 0,
    getNextPageParam: ({ offset, nodes, total }: Neighborhood) => {
      const next = offset + nodes.length - 1;
      return next > offset && next < total ? next : undefined;
    },
    staleTime: 300_000,
  });
  useEffect(() => {
    if (hasNextPage && !isFetching && error === null) void fetchNextPage();
  }, [hasNextPage, isFetching, error, fetchNextPage]);
  const merged = useMemo(() => {
    const [first, ...others] = data?.pages ?? [];
    return first && mergeNeighborhoods(first, others);
  }, [data]);
  return {
    data: merged,
    error,
    refetch: () => (merged ? fetchNextPage() : refetch()),
    isWhole: merged !== undefined && !hasNextPage,
  };
}
