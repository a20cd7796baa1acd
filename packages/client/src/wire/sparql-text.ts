import { authorPosition } from '@biographql/core/internal';
import { BadInputError, type GraphQLErrorEntry } from '../errors.js';

/** SPARQL as text, or a query made by `select`, `ask` or `parseQuery` of `@biographql/sparql`. */
export type SparqlInput = string | { readonly text: string };

/** Returns the text of a query. */
export function toSparqlText(query: SparqlInput): string {
  return typeof query === 'string' ? query : query.text;
}

/** Rewrites the positions of a failure as the author of the query counts them, before anything was filled in. */
export function atAuthorText(error: unknown, query: SparqlInput): unknown {
  if (typeof query === 'string' || !(error instanceof BadInputError)) return error;
  const { operationName, status, data, retryAfterMs, requestId } = error;
  const errors = error.errors.map((entry) => moved(entry, query));
  const answer = { operationName, status, errors, data, retryAfterMs };
  return Object.assign(new BadInputError(answer), { requestId });
}

function moved(entry: GraphQLErrorEntry, query: Exclude<SparqlInput, string>): GraphQLErrorEntry {
  const { line, column } = entry.extensions ?? {};
  if (typeof line !== 'number' || typeof column !== 'number') return entry;
  const typed = authorPosition(query, { line, column });
  return {
    ...entry,
    message: entry.message.replace(getPlace({ line, column }), getPlace(typed)),
    extensions: { ...entry.extensions, ...typed },
  };
}

function getPlace({ line, column }: { readonly line: number; readonly column: number }): string {
  return `line ${line}, column ${column}`;
}
