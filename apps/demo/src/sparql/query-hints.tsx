import { useSparqlJson } from '@biographql/react';
import { select, values, wdt } from '@biographql/sparql';
import { useMemo } from 'react';
import { Icon } from '../components/icon.tsx';
import { getHints, getPropertyNames } from './hints.ts';

/** What a query probably doesn't mean: variables that nothing binds and, without a result, properties that the graph lacks. */
export function QueryHints({
  sparql,
  isEmpty,
}: {
  readonly sparql: string;
  readonly isEmpty: boolean;
}) {
  const codes = useMemo(() => (isEmpty ? getPropertyNames(sparql) : []), [sparql, isEmpty]);
  const used = useMemo(() => (codes.length === 0 ? null : usedAmong(codes)), [codes]);
  const { data } = useSparqlJson(used);
  const known = data?.results?.bindings.map(({ property }) => property?.value ?? '');
  const missing = known
    ? codes.filter((code) => !known.some((iri) => iri.endsWith(`/${code}`)))
    : [];
  const hints = [
    ...getHints(sparql),
    ...missing.map((code) => `The graph has no statement with wdt:${code}.`),
  ];
  if (hints.length === 0) return null;
  return (
    <ul className="note hints" aria-label="Hints">
      {hints.map((hint) => (
        <li key={hint}>
          <Icon name="alert" /> {hint}
        </li>
      ))}
    </ul>
  );
}

function usedAmong(codes: readonly string[]) {
  return select(
    `SELECT ?property WHERE {
      VALUES ?property $properties
      FILTER EXISTS { ?subject ?property ?object }
    }`,
    { properties: values(codes.map(wdt)) },
  );
}
