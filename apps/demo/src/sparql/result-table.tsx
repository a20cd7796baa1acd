import type { SparqlTerm } from '@biographql/core';
import { shortenIri } from '@biographql/sparql';
import { useMemo, useState } from 'react';
import { External } from '../components/controls.tsx';
import { EntityLink, Quiet } from '../components/entity.tsx';
import { DataTable } from '../explore/data-table.tsx';
import { parseTableState } from '../explore/table-state.ts';
import { useNames } from './hooks.ts';
import { isEntity, isNumber, localName, type Solutions, shownColumns } from './result-shape.ts';

const PAGE_SIZE = 100;
export function ResultTable(props: {
  readonly noun: string;
  readonly vars: readonly string[];
  readonly rows: Solutions;
}) {
  const { noun, vars, rows } = props;
  const [state, setState] = useState(parseTableState(''));
  const columns = shownColumns(vars);
  const unnamed = useMemo(
    () =>
      rows.flatMap((row) =>
        shownColumns(vars).flatMap((name) => {
          const term = row[name];
          return term?.type === 'uri' && row[`${name}Label`] === undefined ? [term.value] : [];
        }),
      ),
    [rows, vars],
  );
  const names = useNames(unnamed);
  const numbered = useMemo(() => rows.map((row, at) => ({ iri: String(at), row })), [rows]);
  type Row = (typeof numbered)[number];
  const getLabel = ({ row }: Row, name: string) =>
    row[`${name}Label`]?.value ?? names.get(row[name]?.value ?? '');
  const read = (row: Row, name: string) => {
    const term = row.row[name];
    return isNumber(term) ? Number(term?.value) : (getLabel(row, name) ?? term?.value ?? null);
  };
  return (
    <DataTable
      label={`${noun}s`}
      columns={columns.map((name) => ({
        name,
        read: (row: Row) => read(row, name),
        cell: (row: Row) => <Value term={row.row[name]} label={getLabel(row, name)} />,
      }))}
      rows={numbered}
      pageSize={PAGE_SIZE}
      state={state}
      onChange={(changes) => setState({ ...state, ...changes })}
    />
  );
}

function Value(props: {
  readonly term: SparqlTerm | undefined;
  readonly label: string | undefined;
}) {
  const { term, label } = props;
  if (term === undefined) return <span className="quiet">–</span>;
  if (term.type !== 'uri') {
    const language = 'xml:lang' in term ? term['xml:lang'] : undefined;
    return (
      <>
        {term.value} <Quiet text={language} />
      </>
    );
  }
  const local = isEntity(term) ? localName(term.value) : shortenIri(term.value);
  const text = label ?? local;
  return (
    <>
      {isEntity(term) ? (
        <EntityLink iri={term.value}>{text}</EntityLink>
      ) : (
        <External href={term.value}>{text}</External>
      )}{' '}
      {label !== undefined && <Quiet text={local} />}
    </>
  );
}
