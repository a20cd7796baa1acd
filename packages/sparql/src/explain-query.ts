import { InvalidSparqlError } from '@biographql/core';
import { parseGrammar } from './parse-grammar.js';
import { positionAt, scan, type Token } from './scan.js';
import { type SparqlQuery, shiftPosition } from './sparql-query.js';

const AGGREGATE = /^(?:COUNT|SUM|MIN|MAX|AVG|SAMPLE|GROUP_CONCAT)$/;

/**
 * Explains in the words of its author why an engine rejects a query: by the grammar, then by the columns that are not
 * grouped. Without a reason of its own it returns the engine's.
 */
export function explainRejection(
  query: SparqlQuery,
  error: InvalidSparqlError,
): InvalidSparqlError {
  const tokens = scan(query.text);
  try {
    parseGrammar(query.text, tokens);
  } catch (failure) {
    if (!(failure instanceof InvalidSparqlError)) return error;
    const named = ungrouped(tokens);
    if (failure.position === undefined && named !== undefined) return atToken(named);
    const { position = error.position } = failure;
    // The engine's position is one of the typed text already.
    const isEngines = failure.position === undefined;
    return new InvalidSparqlError(
      failure.reason,
      position === undefined || isEngines ? position : shiftPosition(query, position),
    );
  }
  const named = ungrouped(tokens);
  return named === undefined ? error : atToken(named);

  function atToken(token: Token): InvalidSparqlError {
    const { text } = token;
    const place = positionAt(query.text, token.start);
    return new InvalidSparqlError(
      `\`${text}\` is neither grouped nor in an aggregate: add \`GROUP BY ${text}\`, or select \`(SAMPLE(${text}) AS …)\`.`,
      error.position ?? shiftPosition(query, place),
    );
  }
}

/** The first column of a grouped SELECT that is a variable and not one of its GROUP BY. */
function ungrouped(tokens: readonly Token[]): Token | undefined {
  let next = 0;
  for (const [select, { word }] of tokens.entries()) {
    // A SELECT among the columns of another is not read again: the whole stays linear.
    if (word !== 'SELECT' || select < next) continue;
    const columns: Token[] = [];
    let hasAggregate = false;
    let at = select + 1;
    for (; at < tokens.length && !/^[{}]$/.test(tokens[at]?.text ?? ''); at += 1) {
      const token = tokens[at];
      if (token?.kind === 'variable') columns.push(token);
      if (token?.close === undefined) continue;
      const inner = tokens.slice(at, token.close);
      hasAggregate ||= inner.some((each) => AGGREGATE.test(each.word));
      at = token.close;
    }
    next = at;
    at = (tokens[at]?.close ?? tokens.length) + 1;
    const isGrouped = tokens[at]?.word === 'GROUP';
    if (!isGrouped && !hasAggregate) continue;
    const grouped = new Set<string>();
    for (; isGrouped && at < tokens.length; at += 1) {
      const token = tokens[at];
      if (/^(?:HAVING|ORDER|LIMIT|OFFSET|VALUES|\})$/.test(token?.word || (token?.text ?? '')))
        break;
      if (token?.kind === 'variable') grouped.add(token.text.slice(1));
      if (token?.close === undefined) continue;
      if (tokens[token.close - 2]?.word === 'AS')
        grouped.add(tokens[token.close - 1]?.text.slice(1) ?? '');
      at = token.close;
    }
    const found = columns.find(({ text }) => !grouped.has(text.slice(1)));
    if (found !== undefined) return found;
  }
  return undefined;
}
