import type { SparqlResultsJson } from '@biographql/client';
import { fromSparqlJson, toJsonTerm } from '@biographql/sparql';
import {
  type GraphQuery,
  type NamedTriple,
  nTriplesLine,
  triplesOf,
  turtleText,
} from '@biographql/sparql/triples';
import { useMemo } from 'react';
import { toForm } from '../exports/download.ts';
import type { Solutions } from './result-shape.ts';
import { type ResultProps, Rows } from './result-view.tsx';

export const TRIPLE_COLUMNS = ['subject', 'predicate', 'object'] as const;

type TripleProps = { readonly query: GraphQuery; readonly answer: SparqlResultsJson };

export function TripleResult(props: ResultProps & TripleProps) {
  const { query, answer } = props;
  const triples = useMemo(() => [...triplesOf(query, fromSparqlJson(answer))], [query, answer]);
  const rows = useMemo(() => tripleRows(triples), [triples]);
  return (
    <Rows
      {...props}
      noun="triple"
      vars={TRIPLE_COLUMNS}
      rows={rows}
      sent={query.select}
      before={[
        toForm('Turtle', 'ttl', 'text/turtle', () => turtleText(triples)),
        toForm('N-Triples', 'nt', 'application/n-triples', () =>
          triples.map(nTriplesLine).join(''),
        ),
      ]}
    />
  );
}

export function tripleRows(triples: readonly NamedTriple[]): Solutions {
  return triples.map((triple) =>
    Object.fromEntries(TRIPLE_COLUMNS.map((name) => [name, toJsonTerm(triple[name])])),
  );
}
