import type { ArticleSearch } from '@biographql/client';
import { useBioGraphQL } from '@biographql/react';
import { articlesOptions } from '@biographql/react/options';
import { useQueries } from '@tanstack/react-query';

/** How many articles each search finds, null until it is known. The searches need no memo: their content is what counts. */
export function useArticleCounts(searches: readonly ArticleSearch[]): readonly (number | null)[] {
  const client = useBioGraphQL();
  return useQueries({
    queries: searches.map((search) => articlesOptions(client, { ...search, pageSize: 1 })),
    combine: (results) => results.map(({ data }) => data?.total ?? null),
  });
}
