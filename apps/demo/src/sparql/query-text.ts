import {
  iri,
  type NamedNode,
  type SparqlQuery,
  select,
  type values,
  wdt,
} from '@biographql/sparql';

/** The text of a query as its author wrote it: without the prefixes put in front, and without the indent of its source. */
export function authorText({ text: whole, prologueLength }: SparqlQuery): string {
  const [first = '', ...rest] = whole.slice(prologueLength).split('\n');
  const indents = rest.filter((line) => line.trim() !== '').map((line) => line.search(/\S/));
  const indent = Math.min(...indents, 20);
  return [first, ...rest.map((line) => line.slice(indent))].join('\n');
}

/** The predicate of a property as edges and claims name it: by its code, or by its IRI where it has none. */
export function toPredicate(property: string): NamedNode {
  return /^P\d+$/.test(property) ? wdt(property) : iri(property);
}

/** Asks for the English or plain names of things. */
export const getNames = (things: ReturnType<typeof values>) =>
  select(
    `SELECT ?thing ?name WHERE {
      VALUES ?thing $things
      ?thing rdfs:label ?name
      FILTER(LANG(?name) IN ("en", ""))
    }`,
    { things },
  );

/** Asks for the species of genes, proteins and pathways. */
export const getTaxa = (things: ReturnType<typeof values>) =>
  select(
    `SELECT ?thing ?name WHERE {
      VALUES ?thing $things
      ?thing wdt:P703/rdfs:label ?name
      FILTER(LANG(?name) = "en")
    }`,
    { things },
  );

/** Asks for one structure of each drug as SMILES: the first in the order of texts where the graph has several. */
export const getStructures = (drugs: ReturnType<typeof values>) =>
  select(
    `SELECT ?drug (MIN(?text) AS ?smiles) WHERE {
      VALUES ?drug $drugs
      ?drug wdt:P233|wdt:P2017 ?text
    } GROUP BY ?drug`,
    { drugs },
  );
