import { InvalidArgumentError } from '@biographql/core';
import { getPositions, rememberPositions } from '@biographql/core/internal';
import { outermost, scan } from './scan.js';
import type { SparqlQuery } from './sparql-query.js';

/**
 * Sees to it that a SELECT answers at most `limit` solutions: adds the outermost LIMIT, or lowers one that is greater.
 * OFFSET, ORDER BY, a trailing VALUES and the limits of subqueries stay; an ASK query is returned unchanged.
 * @throws InvalidArgumentError unless the limit is a whole number from 0.
 */
export function withLimit<Query extends SparqlQuery>(query: Query, limit: number): Query {
  checkWhole('limit', limit, 0);
  if (query.form === 'ASK') return query;
  const { text } = query;
  const tokens = scan(text);
  const top = outermost(tokens);
  const current = top.findLast(
    ({ kind }, index) => kind === 'number' && top[index - 1]?.word === 'LIMIT',
  );
  if (current !== undefined && Number(current.text) <= limit) return query;
  // A new one goes behind the last token, where no comment can swallow it, and before the inline data.
  const place = top.find((token) => token.word === 'VALUES')?.start ?? tokens.at(-1)?.end ?? 0;
  const { start, end } = current ?? { start: place, end: place };
  const put = current === undefined ? ` LIMIT ${limit} ` : limit;
  const limited = { ...query, text: text.slice(0, start) + put + text.slice(end) };
  rememberPositions(limited, getPositions(query));
  return limited;
}

export function checkWhole(name: string, count: number, least: number): void {
  if (Number.isSafeInteger(count) && count >= least) return;
  throw new InvalidArgumentError(name, `must be a whole number from ${least}`, count);
}
