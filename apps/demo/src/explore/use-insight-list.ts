import { getInsightRows, type InsightRows } from '@biographql/client';
import { useBioGraphQL } from '@biographql/react';
import { keyOf } from '@biographql/react/options';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type ReadList, useReadOn } from './use-read-on.ts';

/** Rows of one request. */
export const INSIGHT_PAGE = 200;

/** Which insight on which entity. */
export interface InsightName {
  readonly iri: string;
  /** The kind of insight, e.g. `SYMPTOMS`. */
  readonly type: string;
}

/** Reads the rows of an insight, one request after another until there are as many as needed. */
export function useInsightList({ iri, type }: InsightName, needed: number): ReadList<InsightRows> {
  const client = useBioGraphQL();
  const search = { entity: iri, type, limit: INSIGHT_PAGE };
  const query = useInfiniteQuery({
    queryKey: keyOf(client, 'getInsightRows', { ...search, whole: true }),
    queryFn: ({ pageParam: offset, signal }) =>
      getInsightRows(client, { ...search, offset }, { signal }),
    initialPageParam: 0,
    getNextPageParam: ({ offset, rows, total }: InsightRows) => {
      const next = offset + rows.length;
      return rows.length > 0 && next < total ? next : undefined;
    },
    staleTime: 300_000,
  });
  const { data } = query;
  const list = useMemo(() => data && joined(data.pages), [data]);
  return useReadOn(query, list, list !== undefined && list.rows.length >= needed);
}

/** Reads all rows of an insight at once. @throws ClientError at the part that fails. */
export async function readInsightList(
  client: Parameters<typeof getInsightRows>[0],
  { iri, type }: InsightName,
): Promise<InsightRows> {
  const pages: InsightRows[] = [];
  for (let offset = 0; ; ) {
    const page = await getInsightRows(client, { entity: iri, type, limit: INSIGHT_PAGE, offset });
    pages.push(page);
    offset += page.rows.length;
    if (page.rows.length === 0 || offset >= page.total) return joined(pages) ?? page;
  }
}

function joined(pages: readonly InsightRows[]): InsightRows | undefined {
  const [first] = pages;
  return first && { ...first, rows: pages.flatMap(({ rows }) => rows) };
}
