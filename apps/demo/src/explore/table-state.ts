import { go, type Parameters, usePlace } from '../place.ts';

/** Which part of a table is shown, and in which order. */
export interface TableState {
  /** The column that it is ordered by; empty for the service's own order. */
  readonly order: string;
  readonly isDescending: boolean;
  /** Rows before the page. */
  readonly offset: number;
  /** Only rows that hold these words. */
  readonly filter: string;
}

/** Reads the state of a table: `name.desc.50.text`, whose filter may hold dots. Anything else is the table as it comes. */
export function readTableState(text: string): TableState {
  const [, order = '', direction, offset = '0', filter = ''] =
    /^([^.]*)\.(asc|desc)\.(\d{1,9})\.(.*)$/s.exec(text) ?? [];
  return { order, isDescending: direction === 'desc', offset: Number(offset), filter };
}

/** The inverse of {@link readTableState}; empty for the table as it comes. */
export function writeTableState({ order, isDescending, offset, filter }: TableState): string {
  if (order === '' && !isDescending && offset === 0 && filter === '') return '';
  return `${order}.${isDescending ? 'desc' : 'asc'}.${offset}.${filter}`;
}

/** The state of a table of the page, kept in the address under a name of its own. */
export function useTableState(
  name: string,
): readonly [state: TableState, change: (changes: Partial<TableState>) => void] {
  const { page, parameters } = usePlace();
  const key = `table-${name}`;
  const state = readTableState(parameters[key] ?? '');
  const change = (changes: Partial<TableState>) => {
    const next: Parameters = {
      ...parameters,
      [key]: writeTableState({ ...state, ...changes }),
    };
    go({ page, parameters: next }, 'replace');
  };
  return [state, change];
}
