import { InvalidSparqlError } from '@biographql/core';
import { positionAt, readTyped } from './edited-text.js';
import { parseGrammar } from './parse-grammar.js';
import { type ParseOptions, parseQuery } from './parse-query.js';
import type { Token } from './scan.js';
import { type SparqlQuery, shiftPosition, tokensOf } from './sparql-query.js';
import { getColumns, getPlace, groupName, isGrouped, selectsIn } from './syntax-tree.js';

/**
 * Reads SPARQL text as `parseQuery` does and checks it against the whole SPARQL 1.1 grammar, so that a syntax error is
 * found before an engine sees it.
 * @throws InvalidSparqlError with what is wrong and, if known, line and column in the given text; also for more than 64
 * levels of brackets or 1,000 operators.
 * @throws ForbiddenSparqlError as `parseQuery` does.
 */
export function parseSelect(text: string, options?: ParseOptions): SparqlQuery {
  const query = parseQuery(text, options);
  readTyped(
    () => parseGrammar(query.text, tokensOf(query)),
    (position) => shiftPosition(query, position),
  );
  return query;
}

/**
 * Explains why an engine rejects a query: a grammar error, else a column that is not
 * grouped. Otherwise returns the engine's error.
 */
export function explainRejection(
  query: SparqlQuery,
  error: InvalidSparqlError,
): InvalidSparqlError {
  const { text } = query;
  const tokens = tokensOf(query);
  const { failure } = parse(text, tokens, false);
  const start = failure?.position ? undefined : findUngrouped(text, tokens);
  if (start !== undefined) {
    const [name = ''] = /^.\w+/.exec(text.slice(start)) ?? [];
    return new InvalidSparqlError(
      `\`${name}\` is neither grouped nor in an aggregate: add \`GROUP BY ${name}\`, or select \`(SAMPLE(${name}) AS …)\`.`,
      error.position ?? shiftPosition(query, positionAt(text, start)),
    );
  }
  if (failure === undefined) return error;
  // The engine's position already refers to the typed text.
  const place = failure.position && shiftPosition(query, failure.position);
  return new InvalidSparqlError(failure.reason, place ?? error.position);
}

function parse(text: string, tokens: readonly Token[], skipValidation: boolean) {
  try {
    return { tree: parseGrammar(text, tokens, { skipValidation }) };
  } catch (failure) {
    if (failure instanceof InvalidSparqlError) return { failure };
    throw failure;
  }
}

function findUngrouped(text: string, tokens: readonly Token[]): number | undefined {
  for (const query of selectsIn(parse(text, tokens, true).tree)) {
    if (!isGrouped(query)) continue;
    const grouped = new Set(query.solutionModifiers.group?.groupings.flatMap(groupName));
    const isFree = (column: (typeof query.variables)[number]) =>
      column.type === 'term' && !grouped.has(column.value);
    const found = getColumns(query).find(isFree);
    if (found) return getPlace(found)?.start;
  }
  return undefined;
}
