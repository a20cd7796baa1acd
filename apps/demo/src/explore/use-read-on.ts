import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';

/** A list of the service as far as it has been read. */
export interface ReadList<List> {
  readonly data: List | undefined;
  readonly error: unknown;
  readonly refetch: () => unknown;
  /** Whether the last of it is there. */
  readonly isWhole: boolean;
}

/** Reads a list on, one part after another, until there is enough of it or it is whole; an error stops it until it is asked again. */
export function useReadOn<List>(
  { hasNextPage, isFetching, error, fetchNextPage, refetch }: UseInfiniteQueryResult,
  list: List | undefined,
  isEnough: boolean,
): ReadList<List> {
  useEffect(() => {
    if (!isEnough && hasNextPage && !isFetching && error === null) void fetchNextPage();
  }, [isEnough, hasNextPage, isFetching, error, fetchNextPage]);
  return {
    data: list,
    error,
    refetch: () => (list ? fetchNextPage() : refetch()),
    isWhole: list !== undefined && !hasNextPage,
  };
}
