import { Fragment, type ReactNode, useState } from 'react';
import { Button, Icon, inDigits, More } from '../components/controls.tsx';
import { go, type Parameters, usePlace } from '../place.ts';

export interface DataColumn<Row> {
  readonly name: string;
  /** Value for sorting and filtering; null if unknown. */
  readonly read: (row: Row) => string | number | null;
  /** Whether it is only for filtering. */
  readonly isHidden?: boolean;
  readonly cell?: (row: Row) => ReactNode;
  /** Shows the details of a row; the cell has their number, null while loading. */
  readonly open?: (row: Row) => ReactNode;
  /** Whether narrow screens show it below the name, not as a column; an opened row shows it in full. */
  readonly isMinor?: boolean;
  /** Default: whether a row on the page has a number in it. */
  readonly isNumber?: boolean;
  /** Whether rows are ordered by it until another column is chosen. */
  readonly isDefaultOrder?: boolean;
}

interface DataTableProps<Row> {
  readonly label: string;
  readonly columns: readonly DataColumn<Row>[];
  readonly rows: readonly Row[];
  /** Default: the number of `rows`. */
  readonly total?: number;
  /** Default: whether `rows` has `total` rows. */
  readonly isWhole?: boolean;
  readonly pageSize?: number;
  /** Gives all rows one height, so that nothing moves when they arrive. Long values are cut; an opened row has them whole. */
  readonly isSteady?: boolean;
  readonly state: TableState;
  readonly onChange: (changes: Partial<TableState>) => void;
}

export function DataTable<Row extends { readonly iri: string }>(props: DataTableProps<Row>) {
  const { label, columns, rows, isSteady = false, state, onChange } = props;
  const { total = rows.length, pageSize = PAGE_SIZE } = props;
  const { isWhole = rows.length >= total } = props;
  const [open, setOpen] = useState('');
  const { order, isDescending, filter, offset } = state;
  const shown = shownRows(rows, columns, state);
  const page = shown.slice(offset, offset + pageSize);
  const isReading = !isWhole && (filter !== '' || order !== '' || page.length === 0);
  const count = filter === '' ? total : shown.length;
  const last = Math.min(offset + pageSize, count);
  const visible = columns
    .filter(({ isHidden }) => !isHidden)
    .map((column) => {
      const { read, isMinor } = column;
      const { isNumber = page.some((row) => typeof read(row) === 'number') } = column;
      return {
        ...column,
        isNumber,
        kind: `${isNumber ? 'number' : ''} ${isMinor ? 'is-minor' : ''}`,
      };
    });
  const opening = visible.find((column) => column.open);
  const minor = visible.filter(({ isMinor, isDefaultOrder }) => isMinor && !isDefaultOrder);
  // Numbers start with the largest; a third click brings the default order back.
  const orderBy = (name: string, isNumber: boolean) => {
    const isBack = order === name && isDescending !== isNumber;
    onChange({
      order: isBack ? '' : name,
      isDescending: order === name ? !isDescending : isNumber,
      offset: 0,
    });
  };
  const opener = ({ iri }: Row, name: string, count: string | number | null) =>
    count === null || count === 0 ? (
      <span className="quiet" title={count === null ? undefined : `no ${name} recorded`}>
        {count === null ? '…' : 'none'}
      </span>
    ) : (
      <More
        className="more opens"
        aria-expanded={open === iri}
        onClick={() => setOpen(open === iri ? '' : iri)}
      >
        {inDigits(Number(count))}
        <span className="sr-only"> {count === 1 ? name.replace(/s$/, '') : name}</span>
        <Icon name={open === iri ? 'up' : 'down'} />
      </More>
    );

  return (
    <>
      {total > pageSize && (
        <div className="line">
          <input
            type="search"
            aria-label={`Filter ${label}`}
            placeholder={`Filter by ${columns.some(({ isHidden }) => isHidden) ? 'name or source' : 'words'} …`}
            value={filter}
            maxLength={100}
            onChange={({ target }) => onChange({ filter: target.value, offset: 0 })}
          />
          <span className="quiet" role="status">
            {isReading && `${inDigits(rows.length)} of ${inDigits(total)} loaded …`}
            {!isReading && filter !== '' && `${inDigits(shown.length)} of ${inDigits(total)}`}
          </span>
        </div>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by keys as well */}
      <section className="scroll" aria-label={`Table of ${label}`} tabIndex={0}>
        <table className={`rows ${opening ? 'is-data' : ''} ${isSteady ? 'is-steady' : ''}`}>
          <thead>
            <tr>
              {visible.map((column) => {
                const direction = isDescending ? 'descending' : 'ascending';
                const isOrdered = order === '' ? column.isDefaultOrder : order === column.name;
                return (
                  <th
                    key={column.name}
                    scope="col"
                    className={column.kind}
                    aria-sort={isOrdered ? direction : 'none'}
                  >
                    <Button className="bare" onClick={() => orderBy(column.name, column.isNumber)}>
                      {column.name}
                      {isOrdered && <Icon name={isDescending ? 'down' : 'up'} />}
                    </Button>
                  </th>
                );
              })}
            </tr>
          </thead>
          <tbody>
            {page.map((row) => (
              <Fragment key={row.iri}>
                <tr>
                  {visible.map((column, at) => {
                    const { name, kind, read, cell = read, open: content } = column;
                    return (
                      <td
                        key={name}
                        className={kind}
                        title={isSteady && !content ? String(read(row) ?? '') : undefined}
                      >
                        {content ? opener(row, name, read(row)) : cell(row)}
                        {at === 0 && minor.length > 0 && (
                          <small className="below one-line faint">
                            {minor.flatMap(({ read }) => read(row) || []).join(' · ')}
                          </small>
                        )}
                      </td>
                    );
                  })}
                </tr>
                {open === row.iri && (
                  <tr className="record">
                    <td colSpan={visible.length}>
                      <p className="faint">
                        {minor
                          .flatMap(({ name, read }) => (read(row) ? `${name}: ${read(row)}` : []))
                          .join(' · ')}
                      </p>
                      {opening?.open?.(row)}
                    </td>
                  </tr>
                )}
              </Fragment>
            ))}
          </tbody>
        </table>
      </section>
      {filter !== '' && isWhole && shown.length === 0 && <p className="quiet">No row matches.</p>}
      {count > pageSize && (
        <nav className="line" aria-label={`Pages of ${label}`}>
          <Button
            disabled={offset === 0}
            onClick={() => onChange({ offset: Math.max(0, offset - pageSize) })}
          >
            Previous
          </Button>
          <span className="quiet">
            {inDigits(offset + 1)} to {inDigits(last)} of {inDigits(count)}
          </span>
          <Button disabled={last >= count} onClick={() => onChange({ offset: offset + pageSize })}>
            Next
          </Button>
        </nav>
      )}
    </>
  );
}

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

export function useTableState(name: string) {
  const { page, parameters } = usePlace();
  const key = `table-${name}`;
  const state = parseTableState(parameters[key] ?? '');
  const change = (changes: Partial<TableState>) => {
    const next: Parameters = { ...parameters, [key]: formatTableState({ ...state, ...changes }) };
    go({ page, parameters: next }, 'replace');
  };
  return [state, change] as const;
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
  columns: readonly DataColumn<Row>[],
  { order, isDescending, filter }: TableState,
): readonly Row[] {
  const words = filter.toLowerCase().split(/\s+/).filter(Boolean);
  const getText = (row: Row) =>
    columns
      .map(({ read }) => read(row) ?? '')
      .join(' ')
      .toLowerCase();
  const left = rows.filter((row) => words.every((word) => getText(row).includes(word)));
  const column = columns.find(({ name }) => name === order);
  if (!column) return isDescending ? left.toReversed() : left;
  const sign = isDescending ? -1 : 1;
  return left.toSorted((one, other) => {
    const [a, b] = [column.read(one), column.read(other)];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    const areNumbers = typeof a === 'number' && typeof b === 'number';
    return sign * (areNumbers ? a - b : compare(String(a), String(b)));
  });
}

const { compare } = new Intl.Collator('en', { numeric: true });
