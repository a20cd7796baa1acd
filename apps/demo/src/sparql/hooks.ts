import { useSparqlJson } from '@biographql/react';
import { iri, isIri, values } from '@biographql/sparql';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { getNames } from './query-text.ts';

/** How long the last request took, in ms; null before the first has ended. */
export function useElapsed(isFetching: boolean): number | null {
  const start = useRef<number | null>(null);
  const [elapsed, setElapsed] = useState<number | null>(null);
  useEffect(() => {
    if (isFetching) {
      start.current = performance.now();
    } else if (start.current !== null) {
      setElapsed(performance.now() - start.current);
      start.current = null;
    }
  }, [isFetching]);
  return elapsed;
}

/**
 * Reads a CONSTRUCT or DESCRIBE, as the endpoint of a service does: a SELECT that any service answers, and what is made of
 * its solutions. The grammar is loaded with the first one. With `null` nothing is read.
 */
export function useGraphQuery(text: string | null) {
  return useQuery({
    queryKey: ['graph-query', text],
    queryFn: async () => {
      const { readGraphQuery } = await import('@biographql/sparql/triples');
      return readGraphQuery(text ?? '');
    },
    enabled: text !== null,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    networkMode: 'always',
  });
}

/** Things that are named at once; the others keep their local names. */
const MOST = 500;
/** A property as it stands in a triple; its name is stated of the property itself. */
const PROPERTY = /^(http:\/\/www\.wikidata\.org)\/prop\/(?:[\w-]+\/)*(P\d+)$/;

const NONE: ReadonlyMap<string, string> = new Map();

/** The names that the graph has for IRIs, by IRI; empty until they are there, and for those without a name. */
export function useNames(iris: readonly string[]): ReadonlyMap<string, string> {
  const things = useMemo(
    () => [...new Set(iris.filter(isIri).map(getThing))].sort().slice(0, MOST),
    [iris],
  );
  const query = useMemo(
    () => (things.length === 0 ? null : getNames(values(things.map((thing) => iri(thing))))),
    [things],
  );
  const { data } = useSparqlJson(query);
  return useMemo(() => {
    const found = new Map<string, string>();
    for (const { thing, name } of data?.results?.bindings ?? []) {
      if (thing && name && !found.has(thing.value)) found.set(thing.value, name.value);
    }
    if (found.size === 0) return NONE;
    return new Map(
      iris.flatMap((each) => {
        const name = found.get(getThing(each));
        return name === undefined ? [] : [[each, name] as const];
      }),
    );
  }, [data, iris]);
}

function getThing(text: string): string {
  return text.replace(PROPERTY, '$1/entity/$2');
}
