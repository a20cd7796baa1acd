import type { SparqlResultsJson } from '@biographql/client';
import { fromSparqlJson } from '@biographql/sparql';
import { type GraphQuery, nTriplesLine, triplesOf, turtleText } from '@biographql/sparql/triples';
import { useMemo } from 'react';
import { keptReceipts } from '../kept-receipts.ts';
import { type FileFormat, tableFormats } from '../table-formats.ts';
import { ResultGraphView } from './result-graph.tsx';
import { ResultHeader, type ResultViewName } from './result-header.tsx';
import { plainResult } from './result-shape.ts';
import { ResultTable } from './result-table.tsx';
import { TRIPLE_COLUMNS, tripleGraph, tripleRows } from './triple-shape.ts';

/** The answer of a CONSTRUCT or DESCRIBE: its triples as a table or, where they link entities, as a picture. */
export function TripleResult({
  query,
  answer,
  sparql,
  elapsedMs,
  view,
  onView,
}: {
  readonly query: GraphQuery;
  /** What the SELECT of the query found. */
  readonly answer: SparqlResultsJson;
  /** The text of the query, as its author wrote it. */
  readonly sparql: string;
  /** Null when it came from the cache. */
  readonly elapsedMs: number | null;
  readonly view: ResultViewName;
  readonly onView: (view: ResultViewName) => void;
}) {
  const triples = useMemo(() => [...triplesOf(query, fromSparqlJson(answer))], [query, answer]);
  const rows = useMemo(() => tripleRows(triples), [triples]);
  const graph = useMemo(() => tripleGraph(rows), [rows]);
  const shown = view === 'graph' && graph ? 'graph' : 'table';
  const formats: readonly FileFormat[] = [
    {
      label: 'Turtle',
      extension: 'ttl',
      type: 'text/turtle',
      text: () => turtleText(triples),
    },
    {
      label: 'N-Triples',
      extension: 'nt',
      type: 'application/n-triples',
      text: () => triples.map(nTriplesLine).join(''),
    },
    ...tableFormats(() => plainResult(TRIPLE_COLUMNS, rows)),
  ];
  return (
    <section className="card" aria-label="Result">
      <ResultHeader
        count={triples.length}
        noun="triple"
        elapsedMs={elapsedMs}
        views={graph ? ['table', 'graph'] : ['table']}
        shown={shown}
        onView={onView}
        formats={triples.length === 0 ? [] : formats}
        receipts={() => keptReceipts('advancedSearchGraph', { sparql: query.select })}
        sparql={sparql}
      />
      {triples.length === 0 && <p className="quiet">No matches.</p>}
      {shown === 'table' && triples.length > 0 && <ResultTable vars={TRIPLE_COLUMNS} rows={rows} />}
      {shown === 'graph' && graph && <ResultGraphView graph={graph} />}
    </section>
  );
}
