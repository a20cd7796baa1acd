import type { SparqlResultsJson } from '@biographql/client';
import type { SparqlTerm } from '@biographql/core';
import { shortenIri } from '@biographql/sparql';
import { useMemo, useState } from 'react';
import { BarList, Choice, External, inDigits } from '../components/controls.tsx';
import { EntityLink, Quiet } from '../components/entity.tsx';
import { CopyAs, Downloads } from '../components/export-menu.tsx';
import { DataTable, parseTableState } from '../explore/data-table.tsx';
import { type Form, findReceipts, tableForms, toForm } from '../exports/download.ts';
import { type Graph, GraphView } from '../graph/graph-view.tsx';
import { go, shortIri } from '../place.ts';
import { useNames } from './queries.ts';
import {
  isEntity,
  isNumber,
  localName,
  plainResult,
  type ResultGraph,
  resultChart,
  resultGraph,
  type Solutions,
  shownColumns,
} from './result-shape.ts';

export const RESULT_VIEWS = ['table', 'graph', 'chart'] as const;

export type ResultViewName = (typeof RESULT_VIEWS)[number];

export interface ResultProps {
  readonly sparql: string;
  readonly name: string;
  /** Null when it came from the cache. */
  readonly elapsedMs: number | null;
  readonly view: ResultViewName;
  readonly onView: (view: ResultViewName) => void;
}

export function ResultView(props: ResultProps & { readonly answer: SparqlResultsJson }) {
  const { answer, sparql, elapsedMs } = props;
  const content = () => `${JSON.stringify(answer, null, 1)}\n`;
  const json = toForm('SPARQL JSON', 'srj', 'application/sparql-results+json', content);
  if (answer.results) {
    const { vars = [] } = answer.head;
    const rows = answer.results.bindings;
    return <Rows {...props} noun="row" vars={vars} rows={rows} sent={sparql} after={[json]} />;
  }
  return (
    <section className="card" aria-label="Result">
      <p className="yes-or-no">{answer.boolean ? 'Yes' : 'No'}</p>
      <p className="quiet">{timeWords(elapsedMs)}</p>
      <Exports {...props} sent={sparql} forms={[json]} />
    </section>
  );
}

interface RowsProps extends ResultProps {
  readonly noun: string;
  readonly vars: readonly string[];
  readonly rows: Solutions;
  /** The rows that a graph shows. Default: all. */
  readonly links?: Solutions;
  readonly sent: string;
  readonly before?: readonly Form[];
  readonly after?: readonly Form[];
}

export function Rows(props: RowsProps) {
  const { noun, vars, rows, links = rows, before = [], after = [] } = props;
  const { sparql, elapsedMs, view, onView } = props;
  const graph = useMemo(() => resultGraph(vars, links), [vars, links]);
  const chart = useMemo(() => resultChart(vars, rows), [vars, rows]);
  const contents = { table: rows, graph, chart };
  const views = RESULT_VIEWS.filter((name) => contents[name] !== null);
  const shown = views.includes(view) ? view : 'table';
  const forms = [...before, ...tableForms(() => plainResult(vars, rows)), ...after];
  return (
    <section className="card" aria-label="Result">
      <header className="line">
        <h2>
          <span role="status">
            {inDigits(rows.length)} {rows.length === 1 ? noun : `${noun}s`}
          </span>
        </h2>
        <span className="quiet">
          {timeWords(elapsedMs)}
          {isAtLimit(sparql, rows.length) && ' · LIMIT reached'}
        </span>
        {views.length > 1 && (
          <Choice
            label="Shown as"
            options={views.map((name) => [name, name])}
            chosen={shown}
            onChoose={onView}
          />
        )}
        <Exports {...props} forms={rows.length === 0 ? [] : forms} />
      </header>
      {rows.length === 0 && <p className="quiet">No matches.</p>}
      {shown === 'table' && rows.length > 0 && <ResultTable noun={noun} vars={vars} rows={rows} />}
      {shown === 'graph' && graph && <ResultGraphView graph={graph} />}
      {shown === 'chart' && chart && (
        <>
          <BarList title={chart.title} bars={chart.bars} />
          {chart.left > 0 && (
            <p className="quiet">{inDigits(chart.left)} more rows are only in the table.</p>
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

function timeWords(elapsedMs: number | null): string {
  return elapsedMs === null ? 'cached' : `${Math.round(elapsedMs)} ms`;
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

/** Readable in both themes. */
const COLORS = ['#0d9488', '#d97706', '#6366f1', '#db2777'];

function ResultGraphView(props: { readonly graph: ResultGraph }) {
  const { nodes, links, left } = props.graph;
  const [chosen, setChosen] = useState('');
  const unnamed = useMemo(
    () => nodes.flatMap(({ iri, label }) => (label === null ? [iri] : [])),
    [nodes],
  );
  const names = useNames(unnamed);
  const variables = useMemo(() => [...new Set(nodes.map(({ variable }) => variable))], [nodes]);
  const graph = useMemo(
    (): Graph => ({
      nodes: nodes.map(({ iri, label, variable }) => ({
        id: iri,
        label: label ?? names.get(iri) ?? localName(iri),
        group: variable,
        color: colorAt(variables.indexOf(variable)),
      })),
      edges: links.map(([from, to]) => ({ from, to, label: '' })),
    }),
    [nodes, links, names, variables],
  );
  const selected = graph.nodes.find(({ id }) => id === chosen) ?? graph.nodes[0];
  return (
    <>
      <GraphView
        label="Entities of the result"
        graph={graph}
        selected={selected?.id ?? ''}
        onSelect={setChosen}
        onOpen={(iri) => go({ page: 'explore', parameters: { entity: shortIri(iri) } })}
      />
      <p className="line quiet">
        {variables.map((variable, at) => (
          <span key={variable}>
            <i className="dot" style={{ background: colorAt(at) }} /> {variable}
          </span>
        ))}
      </p>
      {selected && (
        <p aria-live="polite">
          <EntityLink iri={selected.id}>{selected.label}</EntityLink>{' '}
          <span className="quiet">{selected.group}</span>
        </p>
      )}
      {left > 0 && <p className="quiet">{inDigits(left)} more entities are only in the table.</p>}
    </>
  );
}

function colorAt(index: number): string {
  return COLORS[index % COLORS.length] ?? '';
}
