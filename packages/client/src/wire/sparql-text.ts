/** SPARQL as text, or a query made by `select`, `ask` or `parseQuery` of `@biographql/sparql`. */
export type SparqlInput = string | { readonly text: string };

/** Returns the text of a query. */
export function toSparqlText(query: SparqlInput): string {
  return typeof query === 'string' ? query : query.text;
}
