import { InvalidArgumentError } from '@biographql/core';
import { isWord } from './read-query.js';
import { scan, type Token } from './scan.js';
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

/** The numbers after the outermost LIMIT and OFFSET, and the trailing VALUES. */
interface Modifiers {
  LIMIT?: Token;
  OFFSET?: Token;
  VALUES?: Token;
  last?: Token;
}

function modifiers({ text }: SparqlQuery, count: number, name: string): Modifiers {
  if (!Number.isSafeInteger(count) || count < 0) {
    throw new InvalidArgumentError(name, 'must be a whole number from 0', count);
  }
  const tokens = scan(text);
  const found: Modifiers = {};
  const bodyEnd = tokens.findIndex((token) => token.text === '}' && token.depth === 0);
  for (let at = bodyEnd + 1; at < tokens.length; at += 1) {
    const token = tokens[at] as Token;
    if (token.depth !== 0) continue;
    const next = tokens[at + 1];
    if (isWord(token, 'LIMIT') && next?.kind === 'number') found.LIMIT = next;
    if (isWord(token, 'OFFSET') && next?.kind === 'number') found.OFFSET = next;
    if (isWord(token, 'VALUES')) found.VALUES ??= token;
  }
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
