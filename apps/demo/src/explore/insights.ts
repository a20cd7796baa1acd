import { getInsightRows, type InsightRows } from '@biographql/client';
import { useBioGraphQL } from '@biographql/react';
import { keyOf } from '@biographql/react/options';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { toWords } from '../entity-colors.ts';
import type { ExportTable } from '../exports/tables.ts';
import { type GrowingList, useGrowingList } from './table-state.ts';

/** Rows of one request. */
export const INSIGHT_PAGE = 200;

/** Which insight on which entity. */
export interface InsightName {
  readonly iri: string;
  /** The kind of insight, e.g. `SYMPTOMS`. */
  readonly type: string;
}

/** Reads the rows of an insight page by page until there are `count` of them. */
export function useInsightList(
  { iri, type }: InsightName,
  count: number,
): GrowingList<InsightRows> {
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
  const list = useMemo(() => data && merged(data.pages), [data]);
  return useGrowingList(query, list, list !== undefined && list.rows.length >= count);
}

/** Reads all rows of an insight at once. @throws ClientError at the page that fails. */
export async function readInsightList(
  client: Parameters<typeof getInsightRows>[0],
  { iri, type }: InsightName,
): Promise<InsightRows> {
  const pages: InsightRows[] = [];
  for (let offset = 0; ; ) {
    const page = await getInsightRows(client, { entity: iri, type, limit: INSIGHT_PAGE, offset });
    pages.push(page);
    offset += page.rows.length;
    if (page.rows.length === 0 || offset >= page.total) return merged(pages) ?? page;
  }
}

function merged(pages: readonly InsightRows[]): InsightRows | undefined {
  const [first] = pages;
  return first && { ...first, rows: pages.flatMap(({ rows }) => rows) };
}

/** The rows as a table to be saved. */
export function insightTable({ columns, rows }: InsightRows): ExportTable {
  return {
    columns: ['iri', ...columns, 'type', 'references', 'inherited from'],
    rows: rows.map(({ iri, values, types, statements, inheritedFrom }) => {
      const references = statements
        .flatMap((statement) => statement.references)
        .map(({ articleId, url, dataset }) => articleId ?? url ?? dataset ?? '')
        .filter((text) => text !== '');
      return [
        iri,
        ...values.map((value, at) => (at === 0 ? value : toNumber(value))),
        toWords(types[0] ?? 'UNDEFINED'),
        [...new Set(references)].join(' '),
        inheritedFrom?.label ?? '',
      ];
    }),
  };
}

/** Returns a text as a number where it is one. */
export function toNumber(text: string): string | number {
  const number = Number(text);
  return text !== '' && Number.isFinite(number) ? number : text;
}
