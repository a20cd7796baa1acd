import { InvalidArgumentError } from '@biographql/core';
import { outermost, scan, type Token } from './scan.js';
import type { SparqlQuery } from './sparql-query.js';

/**
 * Sees to it that a SELECT answers at most `limit` solutions: adds the outermost LIMIT, or lowers one that is greater.
 * OFFSET, ORDER BY, a trailing VALUES and the limits of subqueries stay; an ASK query comes back as it is.
 *
 * @throws InvalidArgumentError unless the limit is a whole number from 0.
 */
export function withLimit<Query extends SparqlQuery>(query: Query, limit: number): Query {
  const found = modifiers(query, limit, 'limit');
  if (query.form === 'ASK') return query;
  const { LIMIT: current } = found;
  if (current !== undefined && Number(current.text) <= limit) return query;
  return { ...query, text: put(query.text, 'LIMIT', limit, found) };
}

/**
 * Sets the outermost OFFSET of a SELECT, in place of one that it may have.
 *
 * @throws InvalidArgumentError unless the offset is a whole number from 0.
 */
export function withOffset<Query extends SparqlQuery>(query: Query, offset: number): Query {
  const found = modifiers(query, offset, 'offset');
  if (query.form === 'ASK') return query;
  return { ...query, text: put(query.text, 'OFFSET', offset, found) };
}

/** Checks a count. @throws InvalidArgumentError that names it. */
export function checkWhole(name: string, count: number, least: number): void {
  if (Number.isSafeInteger(count) && count >= least) return;
  throw new InvalidArgumentError(name, `must be a whole number from ${least}`, count);
}

/** The numbers after the outermost LIMIT and OFFSET, and the trailing VALUES. */
interface Modifiers {
  LIMIT?: Token;
  OFFSET?: Token;
  VALUES?: Token;
  last?: Token;
}

function modifiers({ text }: SparqlQuery, count: number, name: string): Modifiers {
  checkWhole(name, count, 0);
  const tokens = scan(text);
  const found: Modifiers = {};
  const top = outermost(tokens);
  top.forEach((token, at) => {
    const next = top[at + 1];
    const { word } = token;
    if (word === 'LIMIT' || word === 'OFFSET') {
      if (next?.kind === 'number') found[word] = next;
    }
    if (word === 'VALUES') found.VALUES ??= token;
  });
  const last = tokens.at(-1);
  if (last !== undefined) found.last = last;
  return found;
}

function put(text: string, word: 'LIMIT' | 'OFFSET', count: number, found: Modifiers): string {
  const { [word]: current, VALUES: block, last } = found;
  if (current !== undefined) {
    return `${text.slice(0, current.start)}${count}${text.slice(current.end)}`;
  }
  const at = block?.start ?? last?.end ?? text.length;
  return `${text.slice(0, at)} ${word} ${count} ${text.slice(at)}`;
}
