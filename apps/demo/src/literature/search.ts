import type { ArticleSearch, InsightSearch } from '@biographql/client';
import { fullIri, type Parameters } from '../place.ts';

const ORDERS = ['relevance', 'newest', 'oldest'] as const;

/** The search behind the parameters of the address; what is empty does not restrict. */
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

/** The articles that facets and concepts are drawn from: those of the search. Null where nothing restricts it. */
export function getInsightSearch(parameters: Parameters): InsightSearch | null {
  const { order: _, ...search } = getSearch(parameters);
  return Object.keys(search).length === 0 ? null : search;
}

/** What the variables of a request for the articles of a search hold, by which its receipt is found. */
export function getWanted({
  text,
  entity,
  issued,
}: InsightSearch): Readonly<Record<string, unknown>> {
  return {
    query: text,
    entityFilter: entity,
    ...(issued && { dateRange: [issued.from ?? '', issued.to ?? ''] }),
  };
}

/** Adds a phrase that must occur, once. */
export function withPhrase(text: string, phrase: string): string {
  const quoted = `"${phrase.replaceAll('"', ' ')}"`;
  return text.includes(quoted) ? text : `${text} ${quoted}`.trim();
}
