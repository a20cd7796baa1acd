import type { SparqlResultsJson } from '@biographql/client';
import type { SparqlTerm } from '@biographql/core';
import { fromSparqlJson, toJsonTerm } from '@biographql/sparql';
import {
  type GraphQuery,
  type NamedTriple,
  nTriplesLine,
  triplesOf,
  turtleText,
} from '@biographql/sparql/triples';
import { useMemo } from 'react';
import { tableForms } from '../exports/download.ts';
import { findReceipts } from '../exports/receipts.ts';
import type { TextForm } from '../exports/tables.ts';
import { MAX_NODES } from '../graph/graph.ts';
import { ResultGraphView } from './result-graph.tsx';
import { isEntity, plainResult, type ResultGraph, type ResultNode } from './result-shape.ts';
import { ResultTable } from './result-table.tsx';
import { ResultHeader, type ResultViewName } from './result-view.tsx';

/** The result of a CONSTRUCT or DESCRIBE: triples as a table or, where they link entities, a graph. */
export function TripleResult({
  query,
  answer,
  sparql,
  elapsedMs,
  view,
  onView,
}: {
  readonly query: GraphQuery;
  readonly answer: SparqlResultsJson;
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
  const forms: readonly TextForm[] = [
    {
      name: 'Turtle',
      extension: 'ttl',
      type: 'text/turtle',
      text: () => turtleText(triples),
    },
    {
      name: 'N-Triples',
      extension: 'nt',
      type: 'application/n-triples',
      text: () => triples.map(nTriplesLine).join(''),
    },
    ...tableForms(() => plainResult(TRIPLE_COLUMNS, rows)),
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
        forms={triples.length === 0 ? [] : forms}
        receipts={() => findReceipts('advancedSearchGraph', { sparql: query.select })}
        sparql={sparql}
      />
      {triples.length === 0 && <p className="quiet">No matches.</p>}
      {shown === 'table' && triples.length > 0 && <ResultTable vars={TRIPLE_COLUMNS} rows={rows} />}
      {shown === 'graph' && graph && <ResultGraphView graph={graph} />}
    </section>
  );
}

export const TRIPLE_COLUMNS = ['subject', 'predicate', 'object'] as const;

export type TripleRow = Readonly<Record<(typeof TRIPLE_COLUMNS)[number], SparqlTerm>>;

export function tripleRows(triples: readonly NamedTriple[]): readonly TripleRow[] {
  return triples.map(({ subject, predicate, object }) => ({
    subject: toJsonTerm(subject),
    predicate: toJsonTerm(predicate),
    object: toJsonTerm(object),
  }));
}

/** The entities of triples, linked by triples; null without links. */
export function tripleGraph(rows: readonly TripleRow[]): ResultGraph | null {
  const links = new Map<string, readonly [string, string]>();
  const nodes = new Map<string, ResultNode>();
  const left = new Set<string>();
  const take = ({ value: iri }: SparqlTerm, variable: string) => {
    // Entities that are ever a subject have the subject's color.
    if (!nodes.has(iri) && nodes.size >= MAX_NODES) left.add(iri);
    else if (!nodes.has(iri) || variable === 'subject')
      nodes.set(iri, { iri, label: null, variable });
    return nodes.has(iri);
  };
  for (const { subject, object } of rows) {
    if (!isEntity(subject) || !isEntity(object)) continue;
    const areTaken = [take(subject, 'subject'), take(object, 'object')];
    if (areTaken.includes(false) || subject.value === object.value) continue;
    links.set(`${subject.value} ${object.value}`, [subject.value, object.value]);
  }
  if (links.size === 0) return null;
  return { nodes: [...nodes.values()], links: [...links.values()], left: left.size };
}
