import { useSparqlJson } from '@biographql/react';
import {
  iri,
  isIri,
  type NamedNode,
  type SparqlQuery,
  select,
  values,
  wdt,
} from '@biographql/sparql';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Solutions } from './result-shape.ts';

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

/** Maximum number of names per request; the rest show their local name. */
const MAX_NAMED = 500;
const PROPERTY = /^(http:\/\/www\.wikidata\.org)\/prop\/(?:[\w-]+\/)*(P\d+)$/;

/** Names of IRIs in the graph; empty until they are loaded. */
export function useNames(iris: readonly string[]): ReadonlyMap<string, string | undefined> {
  const rows = useFound(getNames, iris.map(getThing));
  return useMemo(() => {
    const names = new Map(
      rows.map(({ thing, name }) => [thing?.value ?? '', name?.value ?? ''] as const).reverse(),
    );
    return new Map(iris.map((each) => [each, names.get(getThing(each))]));
  }, [rows, iris]);
}

function getThing(text: string): string {
  return text.replace(PROPERTY, '$1/entity/$2');
}

/** Species, legal status and description of entities by IRI; empty until they are loaded. */
export function useDetails(entities: readonly { readonly iri: string }[]) {
  const rows = useFound(
    getDetails,
    entities.map(({ iri }) => iri),
  );
  return useMemo(
    () =>
      new Map(
        rows.map(({ thing, species, status, description }) => {
          const taxon = species?.value ?? '';
          const details = {
            species: COMMON_NAMES[taxon] ?? taxon,
            status: toStatusText(status?.value ?? ''),
            description: description?.value ?? '',
          };
          return [thing?.value ?? '', details] as const;
        }),
      ),
    [rows],
  );
}

/** Each verb once, with its places: `approved: US, EU; discontinued: US (FDA)`. */
function toStatusText(status: string): string {
  const places = new Map<string, string[]>();
  for (const part of status.split('; ')) {
    const [, verb = part, place = ''] = /^(\w+) in (.+)$/.exec(part) ?? [];
    const short = place
      .replace('the United States', 'US')
      .replace('the European Union', 'EU')
      .replace(' (prescription)', '');
    places.set(verb, [...(places.get(verb) ?? []), short]);
  }
  return [...places]
    .map(([verb, all]) => `${verb}: ${all.join(', ')}`)
    .join('; ')
    .replace(/: $/, '');
}

const COMMON_NAMES: Readonly<Record<string, string>> = {
  'Homo sapiens': 'human',
  'house mouse': 'mouse',
  'Mus musculus': 'mouse',
};

const NONE: Solutions = [];

function useFound(
  toQuery: (things: ReturnType<typeof values>) => SparqlQuery,
  iris: readonly string[],
): Solutions {
  const key = [...new Set(iris.filter(isIri))].sort().slice(0, MAX_NAMED).join(' ');
  const query = useMemo(
    () => (key === '' ? null : toQuery(values(key.split(' ').map((thing) => iri(thing))))),
    [key, toQuery],
  );
  const { data } = useSparqlJson(query);
  return data?.results?.bindings ?? NONE;
}

export function authorText({ text: whole, prologueLength }: SparqlQuery): string {
  const [first = '', ...rest] = whole.slice(prologueLength).split('\n');
  const indents = rest.filter((line) => line.trim() !== '').map((line) => line.search(/\S/));
  const indent = Math.min(...indents, 20);
  return [first, ...rest.map((line) => line.slice(indent))].join('\n');
}

/** Returns a query of the entities that some properties link with an entity; null without properties. */
export function linksQuery(entity: string, of: readonly string[]): string | null {
  const properties = [...new Set(of)].map(toPredicate);
  if (properties.length === 0) return null;
  return authorText(
    select(
      `SELECT DISTINCT ?neighbor ?neighborLabel ?property WHERE {
        VALUES ?property $properties
        { $entity ?property ?neighbor } UNION { ?neighbor ?property $entity }
        OPTIONAL { ?neighbor rdfs:label ?neighborLabel . FILTER(LANG(?neighborLabel) = "en") }
      } ORDER BY ?neighborLabel ?neighbor`,
      { entity: iri(entity), properties: values(properties) },
    ),
  );
}

function toPredicate(property: string): NamedNode {
  return /^P\d+$/.test(property) ? wdt(property) : iri(property);
}

const getNames = (things: ReturnType<typeof values>) =>
  select(
    `SELECT ?thing ?name WHERE {
      VALUES ?thing $things
      ?thing rdfs:label ?name
      FILTER(LANG(?name) IN ("en", ""))
    }`,
    { things },
  );

const getDetails = (things: ReturnType<typeof values>) =>
  select(
    `SELECT ?thing (MIN(?taxon) AS ?species) (GROUP_CONCAT(DISTINCT ?law; SEPARATOR="; ") AS ?status) (MIN(?text) AS ?description) WHERE {
      VALUES ?thing $things
      OPTIONAL { ?thing wdt:P703/rdfs:label ?taxon FILTER(LANG(?taxon) = "en") }
      OPTIONAL { ?thing wdt:P3493 ?law }
      OPTIONAL { ?thing schema:description ?text FILTER(LANG(?text) = "en") }
    } GROUP BY ?thing`,
    { things },
  );

export const LARGEST_CLASSES = select(
  `SELECT ?class ?name ?count WHERE {
    {
      SELECT ?class (COUNT(?instance) AS ?count) WHERE { ?instance wdt:P31 ?class }
      GROUP BY ?class ORDER BY DESC(?count) ?class LIMIT 8
    }
    OPTIONAL { ?class rdfs:label ?name FILTER(LANG(?name) = "en") }
  } ORDER BY DESC(?count) ?class`,
);
