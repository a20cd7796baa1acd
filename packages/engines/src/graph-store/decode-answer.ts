import { InvalidSparqlError, ResultTooLargeError } from '@biographql/core';
import {
  fromSparqlJson,
  type SparqlJson,
  type SparqlQuery,
  shiftPosition,
} from '@biographql/sparql';
import { inWrittenOrder } from '@biographql/sparql/internal';
import type { SolutionSequence } from './graph-store.js';

const POSITION = /^error at (\d+):(\d+): ?/;
/** Marks of the engine's grammar that mean nothing to the author of a query. */
const GRAMMAR_MARKS = /(?:, )?\[_\]/g;

/**
 * Reads the SPARQL JSON of a SELECT.
 * @param query - whose written order the columns of `SELECT *` follow.
 * @throws ResultTooLargeError when there are more solutions than the limit; SyntaxError for other text.
 */
export function decodeSolutions(
  json: string,
  limit: number,
  query?: SparqlQuery,
): SolutionSequence {
  const answer = JSON.parse(json) as SparqlJson;
  const { results } = answer;
  const isAll = query?.form === 'SELECT' && query.variables === null;
  const head = isAll
    ? { vars: [...inWrittenOrder(query.author ?? query, answer.head.vars)] }
    : answer.head;
  if (results.bindings.length > limit) throw tooManyRows(limit);
  return fromSparqlJson({ head, results });
}

export function decodeBoolean(json: string): boolean {
  const answer = JSON.parse(json) as { readonly boolean?: unknown };
  return answer.boolean === true;
}

export function tooManyRows(limit: number): ResultTooLargeError {
  return new ResultTooLargeError(
    limit,
    'rows',
    'Add a LIMIT, make the query more selective, or read it in parts with ORDER BY, LIMIT and OFFSET.',
  );
}

export function tooManyBytes(limit: number): ResultTooLargeError {
  return new ResultTooLargeError(
    limit,
    'bytes',
    'Select fewer variables, add a LIMIT, or make the query more selective.',
  );
}

/** Turns the engine's message into an error at the place in the author's own text. */
export function invalidSparql(message: string, query: SparqlQuery): InvalidSparqlError {
  const found = POSITION.exec(message);
  if (found === null) return new InvalidSparqlError(message);
  const position = { line: Number(found[1]), column: Number(found[2]) };
  return new InvalidSparqlError(
    getReason(message.slice(found[0].length)),
    shiftPosition(query, position),
  );
}

function getReason(message: string): string {
  const reason = message.replace(GRAMMAR_MARKS, '').replace(/^expected (?:one of )?$/, '');
  return reason === '' ? 'something is missing or out of place' : reason;
}
