import { InvalidSparqlError } from '@biographql/core';
import type { Parser } from '@traqula/parser-sparql-1-1';
import { createParser, readFailure } from './grammar-failure.js';
import { type ParseOptions, parseQuery } from './parse-query.js';
import { positionAt } from './scan.js';
import { type SparqlQuery, shiftPosition } from './sparql-query.js';

/** One parser for all texts: building one costs far more than a parse. */
let parser: Parser | undefined;

/**
 * Reads SPARQL text as `parseQuery` does and checks it against the whole SPARQL 1.1 grammar, so that a syntax error is
 * found before an engine sees it. Needs the optional peer `@traqula/parser-sparql-1-1`.
 *
 * @throws InvalidSparqlError with line and column in the given text and what the grammar expects there.
 * @throws ForbiddenSparqlError as `parseQuery` does.
 */
export function parseSelect(text: string, options?: ParseOptions): SparqlQuery {
  const query = parseQuery(text, options);
  parser ??= createParser();
  try {
    parser.parse(query.text);
  } catch (error) {
    throw toInvalidSparql(query, error);
  }
  return query;
}

function toInvalidSparql(query: SparqlQuery, error: unknown): InvalidSparqlError {
  const { reason, at } = readFailure(error, query.text);
  if (at === null) return new InvalidSparqlError(reason);
  return new InvalidSparqlError(reason, shiftPosition(query, positionAt(query.text, at)));
}
