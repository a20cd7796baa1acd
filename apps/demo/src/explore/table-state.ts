import { go, type Parameters, usePlace } from '../place.ts';

export interface TableState {
  /** The column that it is ordered by; empty for the service's own order. */
  readonly order: string;
  readonly isDescending: boolean;
  readonly offset: number;
  readonly filter: string;
}

/** Reads the state of a table: `name.desc.50.filter`. Anything else is the default state. */
export function parseTableState(text: string): TableState {
  const [, order = '', direction, offset = '0', filter = ''] =
    /^([^.]*)\.(asc|desc)\.(\d{1,9})\.(.*)$/s.exec(text) ?? [];
  return { order, isDescending: direction === 'desc', offset: Number(offset), filter };
}

export function formatTableState({ order, isDescending, offset, filter }: TableState): string {
  if (order === '' && !isDescending && offset === 0 && filter === '') return '';
  return `${order}.${isDescending ? 'desc' : 'asc'}.${offset}.${filter}`;
}

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

export interface TableColumn<Row> {
  readonly name: string;
  /** Value for sorting and filtering; null if unknown. */
  readonly read: (row: Row) => string | number | null;
  /** Whether it is only filtered by. */
  readonly isHidden?: boolean;
}

export const PAGE_SIZE = 10;

/** Number of rows that a page of a table needs: all, if they are sorted or filtered in the browser. */
export function neededRows({ order, isDescending, offset, filter }: TableState): number {
  const isDefaultOrder = order === '' && !isDescending && filter === '';
  return isDefaultOrder ? offset + PAGE_SIZE : Number.POSITIVE_INFINITY;
}

/** Filters and sorts rows. Rows without a value come last. */
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
