import {
  iri,
  type NamedNode,
  type SparqlQuery,
  select,
  type values,
  wdt,
} from '@biographql/sparql';

export function authorText({ text: whole, prologueLength }: SparqlQuery): string {
  const [first = '', ...rest] = whole.slice(prologueLength).split('\n');
  const indents = rest.filter((line) => line.trim() !== '').map((line) => line.search(/\S/));
  const indent = Math.min(...indents, 20);
  return [first, ...rest.map((line) => line.slice(indent))].join('\n');
}
export function toPredicate(property: string): NamedNode {
  return /^P\d+$/.test(property) ? wdt(property) : iri(property);
}

export const getNames = (things: ReturnType<typeof values>) =>
  select(
    `SELECT ?thing ?name WHERE {
      VALUES ?thing $things
      ?thing rdfs:label ?name
      FILTER(LANG(?name) IN ("en", ""))
    }`,
    { things },
  );

export const getDetails = (things: ReturnType<typeof values>) =>
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
