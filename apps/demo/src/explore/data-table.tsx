import { Fragment, type ReactNode, useState } from 'react';
import { Button, inDigits } from '../components/controls.tsx';
import { Icon } from '../components/icon.tsx';
import { Pager } from '../components/pager.tsx';
import { PAGE_SIZE, shownRows, type TableColumn, type TableState } from './table-state.ts';

export interface DataColumn<Row> extends TableColumn<Row> {
  readonly cell?: (row: Row) => ReactNode;
}

/** What is behind the rows of a table. */
export interface RowRecords<Row> {
  readonly name: string;
  /** Their number; null while it is loading. */
  readonly count: (row: Row) => number | null;
  readonly content: (row: Row) => ReactNode;
  /** Words by which rows can be restricted, e.g. the names of their sources. */
  readonly choices?: readonly string[];
}

/** A table that sorts, filters and pages. A click on a row opens what is behind it. */
export function DataTable<Row extends { readonly iri: string }>({
  label,
  columns,
  records,
  rows,
  total,
  isWhole,
  state,
  onChange,
}: {
  readonly label: string;
  readonly columns: readonly DataColumn<Row>[];
  readonly records?: RowRecords<Row> | undefined;
  readonly rows: readonly Row[];
  readonly total: number;
  readonly isWhole: boolean;
  readonly state: TableState;
  readonly onChange: (changes: Partial<TableState>) => void;
}) {
  const [open, setOpen] = useState('');
  const { order, isDescending, filter, offset } = state;
  const shown = shownRows(rows, columns, state);
  const page = shown.slice(offset, offset + PAGE_SIZE);
  const isReading = !isWhole && (filter !== '' || order !== '' || page.length === 0);
  // Numbers start with the largest; a third click brings the default order back.
  const orderBy = (name: string, isNumber: boolean) => {
    const isBack = order === name && isDescending !== isNumber;
    onChange({
      order: isBack ? '' : name,
      isDescending: order === name ? !isDescending : isNumber,
      offset: 0,
    });
  };
  const visible = columns.filter(({ isHidden }) => !isHidden);
  const isNumeric = ({ read }: DataColumn<Row>) =>
    page.some((row) => typeof read(row) === 'number');

  return (
    <>
      {total > PAGE_SIZE && (
        <TableFilter
          label={label}
          filter={filter}
          choices={records?.choices ?? []}
          note={
            isReading
              ? `${inDigits(rows.length)} of ${inDigits(total)} loaded …`
              : filter !== '' && `${inDigits(shown.length)} of ${inDigits(total)}`
          }
          onFilter={(text) => onChange({ filter: text, offset: 0 })}
        />
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by keys as well */}
      <section className="scroll" aria-label={`Table of ${label}`} tabIndex={0}>
        <table className="rows is-data">
          <thead>
            <tr>
              {visible.map((column) => (
                <th
                  key={column.name}
                  scope="col"
                  className={isNumeric(column) ? 'number' : undefined}
                  aria-sort={
                    order !== column.name ? 'none' : isDescending ? 'descending' : 'ascending'
                  }
                >
                  <Button className="bare" onClick={() => orderBy(column.name, isNumeric(column))}>
                    {column.name}
                    {order === column.name && <Icon name={isDescending ? 'down' : 'up'} />}
                  </Button>
                </th>
              ))}
              {records && <th scope="col">{records.name}</th>}
            </tr>
          </thead>
          <tbody>
            {page.map((row) => (
              <Fragment key={row.iri}>
                <tr>
                  {visible.map(({ name, read, cell = read }) => (
                    <td key={name} className={typeof read(row) === 'number' ? 'number' : undefined}>
                      {cell(row)}
                    </td>
                  ))}
                  {records && (
                    <td>
                      <OpenButton
                        name={records.name}
                        count={records.count(row)}
                        isOpen={open === row.iri}
                        onClick={() => setOpen(open === row.iri ? '' : row.iri)}
                      />
                    </td>
                  )}
                </tr>
                {records && open === row.iri && (
                  <tr className="record">
                    <td colSpan={visible.length + 1}>{records.content(row)}</td>
                  </tr>
                )}
              </Fragment>
            ))}
          </tbody>
        </table>
      </section>
      {filter !== '' && isWhole && shown.length === 0 && <p className="quiet">No row matches.</p>}
      <Pager
        label={label}
        offset={offset}
        pageSize={PAGE_SIZE}
        total={filter === '' ? total : shown.length}
        onMove={(next) => onChange({ offset: next })}
      />
    </>
  );
}

function OpenButton({
  name,
  count,
  isOpen,
  onClick,
}: {
  readonly name: string;
  readonly count: number | null;
  readonly isOpen: boolean;
  readonly onClick: () => void;
}) {
  if (count === null) return <span className="quiet">…</span>;
  if (count === 0) return <span className="quiet">none recorded</span>;
  return (
    <Button className="more opens" aria-expanded={isOpen} onClick={onClick}>
      {inDigits(count)}
      <span className="sr-only"> {name}</span>
      <Icon name={isOpen ? 'up' : 'down'} />
    </Button>
  );
}

function TableFilter({
  label,
  filter,
  choices,
  note,
  onFilter,
}: {
  readonly label: string;
  readonly filter: string;
  readonly choices: readonly string[];
  readonly note: string | false;
  readonly onFilter: (text: string) => void;
}) {
  return (
    <div className="line">
      <input
        type="search"
        aria-label={`Filter ${label}`}
        placeholder={`Filter ${label} …`}
        value={filter}
        maxLength={100}
        onChange={({ target: { value } }) => onFilter(value)}
      />
      {choices.length > 1 && (
        <select
          aria-label={`Source of ${label}`}
          value={choices.includes(filter) ? filter : ''}
          onChange={({ target: { value } }) => onFilter(value)}
        >
          <option value="">all sources</option>
          {choices.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </select>
      )}
      <span className="quiet" role="status">
        {note}
      </span>
    </div>
  );
}
