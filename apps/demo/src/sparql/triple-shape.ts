import type { SparqlTerm } from '@biographql/core';
import { toJsonTerm } from '@biographql/sparql';
import type { NamedTriple } from '@biographql/sparql/triples';
import { isEntity, MOST_NODES, type ResultGraph, type ResultNode } from './result-shape.ts';

/** The columns of triples. */
export const TRIPLE_COLUMNS = ['subject', 'predicate', 'object'] as const;

/** A triple as a row of a table. */
export type TripleRow = Readonly<Record<(typeof TRIPLE_COLUMNS)[number], SparqlTerm>>;

/** Triples as rows of a table. */
export function tripleRows(triples: readonly NamedTriple[]): readonly TripleRow[] {
  return triples.map(({ subject, predicate, object }) => ({
    subject: toJsonTerm(subject),
    predicate: toJsonTerm(predicate),
    object: toJsonTerm(object),
  }));
}

/** The entities of triples and which of them a triple links; null where none does. */
export function tripleGraph(rows: readonly TripleRow[]): ResultGraph | null {
  const links = new Map<string, readonly [string, string]>();
  const nodes = new Map<string, ResultNode>();
  const left = new Set<string>();
  const take = ({ value: iri }: SparqlTerm, variable: string) => {
    // What is ever a subject has the color of one.
    if (!nodes.has(iri) && nodes.size >= MOST_NODES) left.add(iri);
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
