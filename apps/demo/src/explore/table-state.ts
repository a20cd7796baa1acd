import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import { go, type Parameters, usePlace } from '../place.ts';

/** Which part of a table is shown, and in which order. */
export interface TableState {
  /** The column that it is ordered by; empty for the service's own order. */
  readonly order: string;
  readonly isDescending: boolean;
  readonly offset: number;
  readonly filter: string;
}

/** Reads the state of a table: `name.desc.50.text`, whose filter may have dots. Anything else is the default state. */
export function parseTableState(text: string): TableState {
  const [, order = '', direction, offset = '0', filter = ''] =
    /^([^.]*)\.(asc|desc)\.(\d{1,9})\.(.*)$/s.exec(text) ?? [];
  return { order, isDescending: direction === 'desc', offset: Number(offset), filter };
}

/** The inverse of {@link parseTableState}; empty for the default state. */
export function formatTableState({ order, isDescending, offset, filter }: TableState): string {
  if (order === '' && !isDescending && offset === 0 && filter === '') return '';
  return `${order}.${isDescending ? 'desc' : 'asc'}.${offset}.${filter}`;
}

/** The state of a table of the page, in the address under a name of its own. */
export function useTableState(
  name: string,
): readonly [state: TableState, change: (changes: Partial<TableState>) => void] {
  const { page, parameters } = usePlace();
  const key = `table-${name}`;
  const state = parseTableState(parameters[key] ?? '');
  const change = (changes: Partial<TableState>) => {
    const next: Parameters = { ...parameters, [key]: formatTableState({ ...state, ...changes }) };
    go({ page, parameters: next }, 'replace');
  };
  return [state, change];
}

/** A column of a table: what it is called, and what a row has in it. */
export interface TableColumn<Row> {
  readonly name: string;
  /** By which the column is ordered and filtered; null where it is not known. */
  readonly read: (row: Row) => string | number | null;
}

export const PAGE_SIZE = 10;

/** How many rows a part of a table needs: all, where they are ordered or filtered in the browser. */
export function neededRows({ order, isDescending, offset, filter }: TableState): number {
  const isDefaultOrder = order === '' && !isDescending && filter === '';
  return isDefaultOrder ? offset + PAGE_SIZE : Number.POSITIVE_INFINITY;
}

/** The rows that a filter leaves, in the order of the state. Rows without a value come last; equal ones keep their order. */
export function shownRows<Row>(
  rows: readonly Row[],
  columns: readonly TableColumn<Row>[],
  { order, isDescending, filter }: TableState,
): readonly Row[] {
  const words = filter.toLowerCase().split(/\s+/).filter(Boolean);
  const getText = (row: Row) =>
    columns.map(({ read }) => String(read(row) ?? '').toLowerCase()).join(' ');
  const left =
    words.length === 0
      ? rows
      : rows.filter((row) => {
          const text = getText(row);
          return words.every((word) => text.includes(word));
        });
  const column = columns.find(({ name }) => name === order);
  if (!column) return isDescending ? left.toReversed() : left;
  const sign = isDescending ? -1 : 1;
  return left.toSorted((one, other) => {
    const [a, b] = [column.read(one), column.read(other)];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return sign * compare(a, b);
  });
}

const { compare: compareTexts } = new Intl.Collator('en', { numeric: true });

function compare(one: string | number, other: string | number): number {
  return typeof one === 'number' && typeof other === 'number'
    ? one - other
    : compareTexts(String(one), String(other));
}

/** A list of the service as far as it has been read. */
export interface GrowingList<List> {
  readonly data: List | undefined;
  readonly error: unknown;
  readonly refetch: () => unknown;
  readonly isWhole: boolean;
}

/** Reads a list page by page until there is enough of it or it is whole. An error stops it until it is retried. */
export function useGrowingList<List>(
  { hasNextPage, isFetching, error, fetchNextPage, refetch }: UseInfiniteQueryResult,
  list: List | undefined,
  isEnough: boolean,
): GrowingList<List> {
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
