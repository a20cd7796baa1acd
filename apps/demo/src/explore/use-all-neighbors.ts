import { getNeighbors, type Neighborhood } from '@biographql/client';
import type { NodeType } from '@biographql/core';
import { useBioGraphQL } from '@biographql/react';
import { keyOf, mergeNeighborhoods } from '@biographql/react/options';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type ReadList, useReadOn } from './use-read-on.ts';

/** Neighbors of one request: as many as the service gives. */
export const NEIGHBOR_PAGE = 200;

/** Reads the neighbors of an entity, of some types or of all, one request after another until there are as many as needed. */
export function useAllNeighbors(
  iri: string,
  types: readonly NodeType[] | undefined,
  needed: number,
): ReadList<Neighborhood> {
  const client = useBioGraphQL();
  const search = { entity: iri, limit: NEIGHBOR_PAGE, ...(types && { types }) };
  const query = useInfiniteQuery({
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
  const { data } = query;
  const merged = useMemo(() => {
    const [first, ...others] = data?.pages ?? [];
    return first && mergeNeighborhoods(first, others);
  }, [data]);
  return useReadOn(query, merged, merged !== undefined && merged.nodes.length - 1 >= needed);
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
