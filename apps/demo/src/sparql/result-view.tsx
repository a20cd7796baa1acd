import type { SparqlResultsJson } from '@biographql/client';
import type { SparqlTerm } from '@biographql/core';
import { shortenIri } from '@biographql/sparql';
import { useMemo, useState } from 'react';
import { BarList, Choice, External, inDigits } from '../components/controls.tsx';
import { EntityLink, Quiet } from '../components/entity.tsx';
import { CopyAs, Downloads } from '../components/export-menu.tsx';
import { DataTable, parseTableState } from '../explore/data-table.tsx';
import { type Form, findReceipts, tableForms, toForm } from '../exports/download.ts';
import { go, usePlace } from '../place.ts';
import { useNames } from './queries.ts';
import {
  isEntity,
  isNumber,
  localName,
  plainResult,
  resultChart,
  type Solutions,
  shownColumns,
} from './result-shape.ts';

const VIEWS = ['table', 'chart'] as const;

export interface ResultProps {
  readonly sparql: string;
  readonly name: string;
}

export function ResultView(props: ResultProps & { readonly answer: SparqlResultsJson }) {
  const { answer, sparql } = props;
  const content = () => `${JSON.stringify(answer, null, 1)}\n`;
  const json = toForm('SPARQL JSON', 'srj', 'application/sparql-results+json', content);
  if (answer.results) {
    const { vars = [] } = answer.head;
    const rows = answer.results.bindings;
    return <Rows {...props} noun="row" vars={vars} rows={rows} sent={sparql} after={[json]} />;
  }
  return (
    <section className="card" aria-label="Result">
      <h2>{answer.boolean ? 'Yes' : 'No'}</h2>
      <Exports {...props} sent={sparql} forms={[json]} />
    </section>
  );
}

interface RowsProps extends ResultProps {
  readonly noun: string;
  readonly vars: readonly string[];
  readonly rows: Solutions;
  readonly sent: string;
  readonly before?: readonly Form[];
  readonly after?: readonly Form[];
}

export function Rows(props: RowsProps) {
  const { noun, vars, rows, before = [], after = [] } = props;
  const { sparql } = props;
  const { page, parameters } = usePlace();
  const chart = useMemo(() => resultChart(vars, rows), [vars, rows]);
  const shown = chart && parameters.view === 'chart' ? 'chart' : 'table';
  const forms = [...before, ...tableForms(() => plainResult(vars, rows)), ...after];
  return (
    <section className="card" aria-label="Result">
      <header className="line">
        <h2>
          <span role="status">
            {inDigits(rows.length)} {rows.length === 1 ? noun : `${noun}s`}
          </span>
        </h2>
        {isAtLimit(sparql, rows.length) && <span className="quiet">LIMIT reached</span>}
        {chart && (
          <Choice
            label="Shown as"
            options={VIEWS.map((name) => [name, name])}
            chosen={shown}
            onChoose={(view) => go({ page, parameters: { ...parameters, view } }, 'replace')}
          />
        )}
        <Exports {...props} forms={rows.length === 0 ? [] : forms} />
      </header>
      {rows.length === 0 && <p className="quiet">No matches.</p>}
      {shown === 'table' && rows.length > 0 && <ResultTable noun={noun} vars={vars} rows={rows} />}
      {shown === 'chart' && chart && (
        <>
          <BarList title={chart.title} bars={chart.bars} />
          {chart.left > 0 && (
            <p className="quiet">Rows shown only in the table: {inDigits(chart.left)}.</p>
          )}
        </>
      )}
    </section>
  );
}

function Exports(
  props: Pick<RowsProps, 'name' | 'sparql' | 'sent'> & { readonly forms: readonly Form[] },
) {
  const { name, sparql, sent, forms } = props;
  return (
    <>
      <Downloads
        name={name}
        forms={forms}
        receipts={() => findReceipts('advancedSearchGraph', sent)}
      />
      <CopyAs
        languages={['curl', 'TypeScript', 'Python']}
        snippets={async () => (await import('../exports/snippets.ts')).getSparqlSnippets(sparql)}
      />
    </>
  );
}

function isAtLimit(sparql: string, count: number): boolean {
  const limit = /\bLIMIT\s+(\d+)\s*(?:OFFSET\s+\d+\s*)?$/i.exec(sparql.trim())?.[1];
  return limit !== undefined && count > 0 && Number(limit) === count;
}

const PAGE_SIZE = 100;
function ResultTable(props: {
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
