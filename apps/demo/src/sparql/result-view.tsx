import type { SparqlResultsJson } from '@biographql/client';
import { useMemo } from 'react';
import { BarList } from '../components/bar-list.tsx';
import { Choice, inDigits } from '../components/controls.tsx';
import { CopyAs, Downloads } from '../components/export-menu.tsx';
import { type Form, findReceipts, tableForms } from '../exports/download.ts';
import { ResultGraphView } from './result-graph.tsx';
import { plainResult, resultChart, resultGraph, type Solutions } from './result-shape.ts';
import { ResultTable } from './result-table.tsx';

export const RESULT_VIEWS = ['table', 'graph', 'chart'] as const;

export type ResultViewName = (typeof RESULT_VIEWS)[number];

export interface ResultProps {
  readonly sparql: string;
  /** What a saved file is called. */
  readonly name: string;
  /** Null when it came from the cache. */
  readonly elapsedMs: number | null;
  readonly view: ResultViewName;
  readonly onView: (view: ResultViewName) => void;
}
export function ResultView({
  answer,
  ...props
}: ResultProps & { readonly answer: SparqlResultsJson }) {
  const { sparql, elapsedMs } = props;
  const json = {
    name: 'SPARQL JSON',
    extension: 'srj',
    type: 'application/sparql-results+json',
    content: () => `${JSON.stringify(answer, null, 1)}\n`,
  };
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
