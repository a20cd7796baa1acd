import { InvalidSparqlError } from '@biographql/core';
import { type QuerySize, type SparqlQuery, sizeOf } from '@biographql/sparql';

/**
 * The largest query that is given to an engine. Engines read and run queries by recursion, and overflow their stack: the
 * embedded one at 194 nested `EXISTS`, 820 assignments and 1,600 operators. Real queries have 15, 60 and 26.
 */
const QUERY_LIMITS: QuerySize = {
  nesting: 64,
  groups: 500,
  operators: 500,
  patterns: 500,
  arguments: 5_000,
};

const NAMES: Readonly<Record<keyof QuerySize, string>> = {
  nesting: 'levels of nested brackets',
  groups: 'groups, assignments and columns',
  operators: 'operators',
  patterns: 'triple patterns',
  arguments: 'arguments and list members',
};
const KINDS = Object.keys(NAMES) as readonly (keyof QuerySize)[];
/** A text that is no longer can pass no limit. */
const SHORT_LENGTH = 64;

/** @throws InvalidSparqlError for a query that passes one of the limits above. */
export function checkQuerySize(query: SparqlQuery): void {
  if (query.text.length <= SHORT_LENGTH) return;
  const size = sizeOf(query);
  for (const kind of KINDS) {
    if (size[kind] <= QUERY_LIMITS[kind]) continue;
    const most = QUERY_LIMITS[kind].toLocaleString('en-US');
    throw new InvalidSparqlError(
      `it has ${size[kind].toLocaleString('en-US')} ${NAMES[kind]}; at most ${most} are run. Put lists of terms into VALUES.`,
    );
  }
}

/** The error for a query within the limits that the engine failed at all the same. */
export function unworkableQuery(): InvalidSparqlError {
  return new InvalidSparqlError(
    'the engine crashed on it and was restarted. Simplify it: use fewer operators and less nesting.',
  );
}
