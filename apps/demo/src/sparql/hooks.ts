import { useSparqlJson } from '@biographql/react';
import { iri, isIri, values } from '@biographql/sparql';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { getNames, getTaxa } from './query-text.ts';

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

/** Parses a CONSTRUCT or DESCRIBE to a SELECT and a template. The grammar loads with the first one. */
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

/** Maximum number of names of one request; other things show their local name. */
const MAX_NAMED = 500;
const PROPERTY = /^(http:\/\/www\.wikidata\.org)\/prop\/(?:[\w-]+\/)*(P\d+)$/;

/** Names of IRIs in the graph; empty until they are loaded. */
export function useNames(iris: readonly string[]): ReadonlyMap<string, string> {
  const found = useFound(getNames, iris.map(getThing));
  return useMemo(
    () =>
      new Map(
        iris.flatMap((each) => {
          const name = found.get(getThing(each));
          return name === undefined ? [] : [[each, name] as const];
        }),
      ),
    [found, iris],
  );
}

function getThing(text: string): string {
  return text.replace(PROPERTY, '$1/entity/$2');
}

const TYPES_WITH_SPECIES: readonly string[] = ['GENE', 'PROTEIN', 'BIOLOGICAL_PATHWAY'];

/** Species of genes, proteins and pathways by IRI; empty until they are loaded. */
export function useSpecies(
  entities: readonly { readonly iri: string; readonly type: string }[],
): ReadonlyMap<string, string> {
  const found = useFound(
    getTaxa,
    entities.flatMap(({ iri, type }) => (TYPES_WITH_SPECIES.includes(type) ? [iri] : [])),
  );
  return useMemo(() => new Map([...found].map(([iri, taxon]) => [iri, toSpecies(taxon)])), [found]);
}

const COMMON_NAMES: Readonly<Record<string, string>> = {
  'Homo sapiens': 'human',
  'house mouse': 'mouse',
  'Mus musculus': 'mouse',
};

export function toSpecies(taxon: string): string {
  return COMMON_NAMES[taxon] ?? taxon;
}

const NONE: ReadonlyMap<string, string> = new Map();

/** Runs a query for `?thing` and `?name` of some IRIs; the first name of a thing counts. */
function useFound(toQuery: typeof getNames, iris: readonly string[]): ReadonlyMap<string, string> {
  const key = [...new Set(iris.filter(isIri))].sort().slice(0, MAX_NAMED).join(' ');
  const query = useMemo(
    () => (key === '' ? null : toQuery(values(key.split(' ').map((thing) => iri(thing))))),
    [key, toQuery],
  );
  const { data } = useSparqlJson(query);
  return useMemo(() => {
    const found = new Map<string, string>();
    for (const { thing, name } of data?.results?.bindings ?? []) {
      if (thing && name && !found.has(thing.value)) found.set(thing.value, name.value);
    }
    return found.size === 0 ? NONE : found;
  }, [data]);
}
