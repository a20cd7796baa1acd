import type { ArticleSearch, BioGraphQLClient } from '@biographql/client';
import { SearchArticlesDocument } from '@biographql/core/strings';
import { useBioGraphQL } from '@biographql/react';
import { keyOf } from '@biographql/react/options';
import { useQuery } from '@tanstack/react-query';

/**
 * How the service read the words of a search, e.g. `any word of …, since no article has all`; undefined until it is
 * known, and for a search that has nothing to relax: no words, or a single one.
 */
export function useSearchReading(search: ArticleSearch): string | undefined {
  const client = useBioGraphQL();
  const { data } = useQuery({
    queryKey: keyOf(client, 'searchArticles', { ...search, reading: true }),
    queryFn: ({ signal }) => readingOf(client, search, signal),
    enabled: /\S\s+\S/.test(search.text ?? ''),
    staleTime: 300_000,
  });
  return data ?? undefined;
}

/** Whether a reading tells that the words were not taken as strictly as they were meant. */
export function isRelaxed(reading: string | undefined): boolean {
  return reading?.startsWith('any word of ') ?? false;
}

async function readingOf(
  client: BioGraphQLClient,
  { text, entity, issued, hasFullText, authors }: ArticleSearch,
  signal: AbortSignal,
): Promise<string | null> {
  const { searchInsights } = await client.request(
    SearchArticlesDocument,
    {
      ...(text !== undefined && { query: text }),
      ...(entity !== undefined && { entityFilter: entity }),
      ...(issued && { dateRange: [issued.from ?? '', issued.to ?? ''] }),
      ...(hasFullText !== undefined && { hasFullText }),
      ...(authors && { authorNames: [...authors] }),
      pageSize: 1,
    },
    { signal },
  );
  return searchInsights?.data?.infoText ?? null;
}
