import type { ReactNode } from 'react';
import { Icon } from '../components/icon.tsx';
import { Pager } from '../components/pager.tsx';
import { PAGE_SIZE, shownRows, type TableColumn, type TableState } from './table-state.ts';

export interface DataColumn<Row> extends TableColumn<Row> {
  readonly cell?: (row: Row) => ReactNode;
}

export function DataTable<Row extends { readonly iri: string }>({
  label,
  columns,
  extra,
  rows,
  total,
  isWhole,
  state,
  onChange,
}: {
  readonly label: string;
  readonly columns: readonly DataColumn<Row>[];
  readonly extra?: {
    readonly name: string;
    readonly cell: (row: Row) => ReactNode;
  };
  readonly rows: readonly Row[];
  readonly total: number;
  readonly isWhole: boolean;
  readonly state: TableState;
  readonly onChange: (changes: Partial<TableState>) => void;
}) {
  const { order, isDescending, filter, offset } = state;
  const shown = shownRows(rows, columns, state);
  const count = filter === '' ? total : shown.length;
  const page = shown.slice(offset, offset + PAGE_SIZE);
  const isReading = !isWhole && (filter !== '' || order !== '' || page.length === 0);
  // Ascending, descending, then the default order again.
  const orderBy = (name: string) => {
    const isBack = order === name && isDescending;
    onChange({
      order: isBack ? '' : name,
      isDescending: order === name && !isDescending,
      offset: 0,
    });
  };

  return (
    <>
      {total > PAGE_SIZE && (
        <label className="line table-filter">
          <span className="sr-only">Filter {label}</span>
          <input
            type="search"
            placeholder={`Filter ${label} …`}
            value={filter}
            maxLength={100}
            onChange={({ target: { value } }) => onChange({ filter: value, offset: 0 })}
          />
          <span className="quiet" role="status">
            {filter !== '' &&
              isWhole &&
              `${shown.length.toLocaleString('en-US')} of ${total.toLocaleString('en-US')}`}
            {isReading &&
              `${rows.length.toLocaleString('en-US')} of ${total.toLocaleString('en-US')} loaded …`}
          </span>
        </label>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by keys as well */}
      <section className="scroll" aria-label={`Table of ${label}`} tabIndex={0}>
        <table className="rows">
          <thead>
            <tr>
              {columns.map(({ name }) => (
                <th
                  key={name}
                  scope="col"
                  aria-sort={order !== name ? 'none' : isDescending ? 'descending' : 'ascending'}
                >
                  <button type="button" onClick={() => orderBy(name)}>
                    {name}
                    {order === name && <Icon name={isDescending ? 'down' : 'up'} />}
                  </button>
                </th>
              ))}
              {extra && <th scope="col">{extra.name}</th>}
            </tr>
          </thead>
          <tbody>
            {page.map((row) => (
              <tr key={row.iri}>
                {columns.map(({ name, read, cell = read }) => (
                  <td key={name}>{cell(row)}</td>
                ))}
                {extra && <td>{extra.cell(row)}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {filter !== '' && isWhole && shown.length === 0 && <p className="quiet">No row matches.</p>}
      <Pager
        label={label}
        offset={offset}
        pageSize={PAGE_SIZE}
        total={count}
        onMove={(next) => onChange({ offset: next })}
      />
    </>
  );
}
