import type { ArticleSearch, InsightSearch } from '@biographql/client';
import { fullIri, type Parameters } from '../place.ts';

const ORDERS = ['relevance', 'newest', 'oldest'] as const;

/** Problem of a range of years; null for a valid one, of which both ends may be open. */
export function getYearProblem({ from = '', to = '' }: Parameters): string | null {
  if (![from, to].every((year) => /^(?:\d{4})?$/.test(year)))
    return 'Enter each year with four digits.';
  return from !== '' && to !== '' && from > to ? '“From” is later than “To”.' : null;
}

/** An invalid range of years is ignored; the form says what is wrong with it. */
export function getSearch(parameters: Parameters): ArticleSearch {
  const { text, entity, order, author, fulltext } = parameters;
  const { from, to } = getYearProblem(parameters) === null ? parameters : {};
  const issued = { ...(from && { from }), ...(to && { to }) };
  return {
    ...(text && { text }),
    ...(entity && { entity: fullIri(entity) }),
    ...((from || to) && { issued }),
    ...(author && { authors: [author] }),
    ...(fulltext && { hasFullText: true }),
    order: ORDERS.find((known) => known === order) ?? (text ? 'relevance' : 'newest'),
  };
}

export function getInsightSearch(parameters: Parameters): InsightSearch | null {
  const { order: _, ...search } = getSearch(parameters);
  return Object.keys(search).length === 0 ? null : search;
}

/** Whether the search matched any of the words, because no article has all. */
export function isRelaxed(reading: string | undefined): boolean {
  return /^any of the words “\S+ .*”, because no article has all/.test(reading ?? '');
}

/** The spelling that the service suggests where few articles or none have the words; null without one. */
export function getSuggestion(reading: string | undefined): string | null {
  return /(?:^|; )did you mean (.+)\?$/.exec(reading ?? '')?.[1] ?? null;
}
