import type { TableState } from './table-state.ts';

/** A column of a table: what it is called, and what a row has in it. */
export interface TableColumn<Row> {
  readonly name: string;
  /** By which the column is ordered and filtered; null where it is not known. */
  readonly read: (row: Row) => string | number | null;
}

/** Rows of one page of a table. */
export const PAGE_SIZE = 10;

/** How many rows must be there to show a part of a table: all, where they are ordered or filtered here. */
export function neededRows({ order, isDescending, offset, filter }: TableState): number {
  const isAsTheyCome = order === '' && !isDescending && filter === '';
  return isAsTheyCome ? offset + PAGE_SIZE : Number.POSITIVE_INFINITY;
}

/** The rows that a filter leaves, in the order of the state. Rows without a value come last; equal ones keep their order. */
export function shownRows<Row>(
  rows: readonly Row[],
  columns: readonly TableColumn<Row>[],
  { order, isDescending, filter }: TableState,
): readonly Row[] {
  const words = filter.toLowerCase().split(/\s+/).filter(Boolean);
  const left = words.length === 0 ? rows : rows.filter((row) => holds(row, columns, words));
  const column = columns.find(({ name }) => name === order);
  if (!column) return isDescending ? left.toReversed() : left;
  const sign = isDescending ? -1 : 1;
  return left.toSorted((one, other) => {
    const [a, b] = [column.read(one), column.read(other)];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return sign * compare(a, b);
  });
}

function holds<Row>(
  row: Row,
  columns: readonly TableColumn<Row>[],
  words: readonly string[],
): boolean {
  const text = columns.map(({ read }) => String(read(row) ?? '').toLowerCase()).join(' ');
  return words.every((word) => text.includes(word));
}

const { compare: compareTexts } = new Intl.Collator('en', { numeric: true });

function compare(one: string | number, other: string | number): number {
  return typeof one === 'number' && typeof other === 'number'
    ? one - other
    : compareTexts(String(one), String(other));
}
