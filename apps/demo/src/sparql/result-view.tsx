import type { SparqlResultsJson } from '@biographql/client';
import { useMemo } from 'react';
import { BarList } from '../components/bar-list.tsx';
import { Choice, inDigits } from '../components/controls.tsx';
import { CopyAs } from '../components/copy-as.tsx';
import { Downloads } from '../components/export-menu.tsx';
import { tableForms } from '../exports/download.ts';
import { findReceipts, type StoredReceipt } from '../exports/receipts.ts';
import type { TextForm } from '../exports/tables.ts';
import { ResultGraphView } from './result-graph.tsx';
import { plainResult, resultChart, resultGraph } from './result-shape.ts';
import { ResultTable } from './result-table.tsx';
import { getSnippets, SPARQL_LANGUAGES } from './snippets.ts';

/** The result of a query as a table, a graph or a chart, or yes or no for an ASK. */
export function ResultView({
  answer,
  sparql,
  elapsedMs,
  view,
  onView,
}: {
  readonly answer: SparqlResultsJson;
  readonly sparql: string;
  /** Null when it came from the cache. */
  readonly elapsedMs: number | null;
  readonly view: ResultViewName;
  readonly onView: (view: ResultViewName) => void;
}) {
  const { vars = [] } = answer.head;
  const rows = answer.results?.bindings ?? NO_ROWS;
  const graph = useMemo(() => resultGraph(vars, rows), [vars, rows]);
  const chart = useMemo(() => resultChart(vars, rows), [vars, rows]);
  const receipts = () => findReceipts('advancedSearchGraph', { sparql });
  const json = {
    name: 'SPARQL JSON',
    extension: 'srj',
    type: 'application/sparql-results+json',
    text: () => `${JSON.stringify(answer, null, 1)}\n`,
  };
  if (!answer.results) {
    return (
      <section className="card" aria-label="Result">
        <p className="yes-or-no">{answer.boolean ? 'Yes' : 'No'}</p>
        <p className="quiet">{timeWords(elapsedMs)}</p>
        <div className="line">
          <Downloads name="biographql" forms={[json]} receipts={receipts} />
          <CopyAs languages={SPARQL_LANGUAGES} snippets={() => getSnippets(sparql)} />
        </div>
      </section>
    );
  }
  const views = RESULT_VIEWS.filter(
    (name) => name === 'table' || (name === 'graph' ? graph : chart) !== null,
  );
  const shown = views.includes(view) ? view : 'table';
  const forms = rows.length === 0 ? [] : [...tableForms(() => plainResult(vars, rows)), json];

  return (
    <section className="card" aria-label="Result">
      <ResultHeader
        count={rows.length}
        noun="row"
        elapsedMs={elapsedMs}
        note={isAtLimit(sparql, rows.length) ? 'LIMIT reached' : ''}
        views={views}
        shown={shown}
        onView={onView}
        forms={forms}
        receipts={receipts}
        sparql={sparql}
      />
      {rows.length === 0 && <p className="quiet">No matches.</p>}
      {shown === 'table' && rows.length > 0 && <ResultTable vars={vars} rows={rows} />}
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

const NO_ROWS: NonNullable<SparqlResultsJson['results']>['bindings'] = [];

function isAtLimit(sparql: string, count: number): boolean {
  const limit = /\bLIMIT\s+(\d+)\s*(?:OFFSET\s+\d+\s*)?$/i.exec(sparql.trim())?.[1];
  return limit !== undefined && count > 0 && Number(limit) === count;
}

export const RESULT_VIEWS = ['table', 'graph', 'chart'] as const;

export type ResultViewName = (typeof RESULT_VIEWS)[number];

/** Number of rows, time, views and exports of a result. */
export function ResultHeader({
  count,
  noun,
  elapsedMs,
  note = '',
  views,
  shown,
  onView,
  forms,
  receipts,
  sparql,
}: {
  readonly count: number;
  readonly noun: string;
  /** Null when it came from the cache. */
  readonly elapsedMs: number | null;
  readonly note?: string;
  readonly views: readonly ResultViewName[];
  readonly shown: ResultViewName;
  readonly onView: (view: ResultViewName) => void;
  readonly forms: readonly TextForm[];
  readonly receipts: () => readonly StoredReceipt[];
  readonly sparql: string;
}) {
  return (
    <header className="line">
      <h2>
        <span role="status">
          {inDigits(count)} {count === 1 ? noun : `${noun}s`}
        </span>
      </h2>
      <span className="quiet">
        {timeWords(elapsedMs)}
        {note !== '' && ` · ${note}`}
      </span>
      {views.length > 1 && (
        <Choice
          label="Shown as"
          options={views.map((name) => [name, name])}
          chosen={shown}
          onChoose={onView}
        />
      )}
      <Downloads name="biographql" forms={forms} receipts={receipts} />
      <CopyAs languages={SPARQL_LANGUAGES} snippets={() => getSnippets(sparql)} />
    </header>
  );
}

function timeWords(elapsedMs: number | null): string {
  return elapsedMs === null ? 'cached' : `${Math.round(elapsedMs)} ms`;
}
