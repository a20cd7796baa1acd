import { InvalidSparqlError } from '@biographql/core';
import { parseGrammar } from './parse-grammar.js';
import { type ParseOptions, parseQuery } from './parse-query.js';
import { scan } from './scan.js';
import { type SparqlQuery, shiftPosition } from './sparql-query.js';

export { explainRejection } from './explain-query.js';

/**
 * Reads SPARQL text as `parseQuery` does and checks it against the whole SPARQL 1.1 grammar, so that a syntax error is
 * found before an engine sees it.
 * @throws InvalidSparqlError with line and column in the given text and what the grammar expects there.
 * @throws ForbiddenSparqlError as `parseQuery` does.
 */
export function parseSelect(text: string, options?: ParseOptions): SparqlQuery {
  const query = parseQuery(text, options);
  try {
    parseGrammar(query.text, scan(query.text));
  } catch (error) {
    if (!(error instanceof InvalidSparqlError) || error.position === undefined) throw error;
    throw new InvalidSparqlError(error.reason, shiftPosition(query, error.position));
  }
  return query;
}
