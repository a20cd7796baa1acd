import type { SparqlResultsJson } from '@biographql/client';
import { useMemo } from 'react';
import { BarList } from '../components/bar-list.tsx';
import { CopyAs } from '../components/copy-as.tsx';
import { TableExports } from '../components/table-exports.tsx';
import { keptReceipts } from '../kept-receipts.ts';
import { tableFormats } from '../table-formats.ts';
import { ResultGraphView } from './result-graph.tsx';
import { RESULT_VIEWS, ResultHeader, type ResultViewName, timeWords } from './result-header.tsx';
import { plainResult, resultChart, resultGraph } from './result-shape.ts';
import { ResultTable } from './result-table.tsx';
import { SPARQL_LANGUAGES, snippetsOf } from './snippets.ts';
import '../styles/literature.css';

/** The answer of a query: a table, a picture or a chart where it makes one, or a word for an ASK. */
export function ResultView({
  answer,
  sparql,
  elapsedMs,
  view,
  onView,
}: {
  readonly answer: SparqlResultsJson;
  /** The text of the query, as it was sent. */
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
  const receipts = () => keptReceipts('advancedSearchGraph', { sparql });
  const json = {
    label: 'SPARQL JSON',
    extension: 'srj',
    type: 'application/sparql-results+json',
    text: () => `${JSON.stringify(answer, null, 1)}\n`,
  };
  if (!answer.results) {
    return (
      <section className="card" aria-label="Result">
        <p className="verdict">{answer.boolean ? 'Yes' : 'No'}</p>
        <p className="quiet">{timeWords(elapsedMs)}</p>
        <div className="line">
          <TableExports name="biographql" formats={[json]} receipts={receipts} />
          <CopyAs languages={SPARQL_LANGUAGES} snippets={() => snippetsOf(sparql)} />
        </div>
      </section>
    );
  }
  const views = RESULT_VIEWS.filter(
    (name) => name === 'table' || (name === 'graph' ? graph : chart) !== null,
  );
  const shown = views.includes(view) ? view : 'table';
  const formats = rows.length === 0 ? [] : [...tableFormats(() => plainResult(vars, rows)), json];

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
        formats={formats}
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
            <p className="quiet">
              {chart.left.toLocaleString('en-US')} more rows are only in the table.
            </p>
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
