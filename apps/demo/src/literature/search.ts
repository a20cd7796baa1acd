import type { ArticleSearch, InsightSearch } from '@biographql/client';
import { fullIri, type Parameters } from '../place.ts';

const ORDERS = ['relevance', 'newest', 'oldest'] as const;

export function getSearch(parameters: Parameters): ArticleSearch {
  const { text, entity, order, from, to, author, fulltext } = parameters;
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

/** The search for facets and concepts; null without any filter. */
export function getInsightSearch(parameters: Parameters): InsightSearch | null {
  const { order: _, ...search } = getSearch(parameters);
  return Object.keys(search).length === 0 ? null : search;
}

export function withPhrase(text: string, phrase: string): string {
  const quoted = `"${phrase.replaceAll('"', ' ')}"`;
  return text.includes(quoted) ? text : `${text} ${quoted}`.trim();
}

/** Whether the articles found have any of the words, since none has all. */
export function isRelaxed(reading: string | undefined): boolean {
  return /^any word of \S+ .*, since no article has all/.test(reading ?? '');
}
