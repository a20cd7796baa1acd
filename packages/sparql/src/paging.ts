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
  return withModifier(query, 'LIMIT', limit);
}

/**
 * Sets the outermost OFFSET of a SELECT, in place of one that it may have.
 * @throws InvalidArgumentError unless the offset is a whole number from 0.
 */
export function withOffset<Query extends SparqlQuery>(query: Query, offset: number): Query {
  return withModifier(query, 'OFFSET', offset);
}

export function checkWhole(name: string, count: number, least: number): void {
  if (Number.isSafeInteger(count) && count >= least) return;
  throw new InvalidArgumentError(name, `must be a whole number from ${least}`, count);
}

function withModifier<Query extends SparqlQuery>(
  query: Query,
  word: 'LIMIT' | 'OFFSET',
  count: number,
): Query {
  checkWhole(word.toLowerCase(), count, 0);
  if (query.form === 'ASK') return query;
  // Labels may be read around the outermost OFFSET; a limit holds around them as well.
  const isAuthors = word === 'OFFSET' && query.author !== undefined;
  const { text } = isAuthors ? query.author : query;
  const tokens = scan(text);
  const top = outermost(tokens);
  const current = top.findLast(
    ({ kind }, index) => kind === 'number' && top[index - 1]?.word === word,
  );
  if (current !== undefined && word === 'LIMIT' && Number(current.text) <= count) return query;
  // A new one goes behind the last token, where no comment can swallow it, and before the inline data.
  const place = top.find((token) => token.word === 'VALUES')?.start ?? tokens.at(-1)?.end ?? 0;
  const [start, end] = [current?.start ?? place, current?.end ?? place];
  const put = current === undefined ? ` ${word} ${count} ` : count;
  const changed = text.slice(0, start) + put + text.slice(end);
  const again = isAuthors ? query.author.read(changed) : query;
  const limited = isAuthors ? { ...query, ...again } : { ...query, text: changed };
  rememberPositions(limited, getPositions(again));
  return limited;
}

/**
 * One page of a SELECT by LIMIT and OFFSET. The query needs an ORDER BY that leaves no ties, or pages overlap; it must
 * not have a LIMIT below the page size. Deep pages cost as much as all before them; a filter
 * on the last key, such as `fragment('FILTER(?key > $last)', { last })`, does not.
 * @param page - from 1. @param pageSize - from 1.
 * @throws InvalidArgumentError for a page or a size out of range.
 */
export function pageOf<Query extends SparqlQuery>(
  query: Query,
  page: number,
  pageSize: number,
): Query {
  checkWhole('page', page, 1);
  checkWhole('pageSize', pageSize, 1);
  return withLimit(withOffset(query, (page - 1) * pageSize), pageSize);
}
