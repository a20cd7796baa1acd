import type { SparqlQuery } from '@biographql/sparql';

/** The text of a query as its author wrote it: without the prefixes put in front, and without the indent of its source. */
export function authorText({ text: whole, prologueLength }: SparqlQuery): string {
  const [first = '', ...rest] = whole.slice(prologueLength).split('\n');
  const indents = rest.filter((line) => line.trim() !== '').map((line) => line.search(/\S/));
  const indent = Math.min(...indents, 20);
  return [first, ...rest.map((line) => line.slice(indent))].join('\n');
}
