import { useSparqlJson } from '@biographql/react';
import { iri, isIri, values } from '@biographql/sparql';
import { useMemo } from 'react';
import { namesOf } from './query-text.ts';

/** Things that are named at once; the others keep their local names. */
const MOST = 500;
/** A property as it stands in a triple; its name is stated of the property itself. */
const PROPERTY = /^(http:\/\/www\.wikidata\.org)\/prop\/(?:[\w-]+\/)*(P\d+)$/;

const NONE: ReadonlyMap<string, string> = new Map();

/** The names that the graph has for IRIs, by IRI; empty until they are there, and for those without a name. */
export function useNames(iris: readonly string[]): ReadonlyMap<string, string> {
  const things = useMemo(
    () => [...new Set(iris.filter(isIri).map(thingOf))].sort().slice(0, MOST),
    [iris],
  );
  const query = useMemo(
    () => (things.length === 0 ? null : namesOf(values(things.map((thing) => iri(thing))))),
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
        const name = found.get(thingOf(each));
        return name === undefined ? [] : [[each, name] as const];
      }),
    );
  }, [data, iris]);
}

function thingOf(text: string): string {
  return text.replace(PROPERTY, '$1/entity/$2');
}
