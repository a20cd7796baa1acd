import type { ArticleSearch } from '../actions/search-articles.js';
import { toVariables } from './variables.js';

/**
 * The articles that lists and topics are drawn from: those that `searchArticles` finds with the same words and filters.
 * The text may be left out where there is a filter.
 */
export type InsightSearch = Omit<ArticleSearch, 'order' | 'page' | 'pageSize'>;

/** Gives the words and filters of a list or of topics the names of the documents' variables. */
export function toInsightVariables(search: InsightSearch) {
  const { issued } = search;
  const wanted = { ...search, issued: issued && [issued.from ?? '', issued.to ?? ''] };
  return toVariables(wanted, {
    text: 'query',
    entity: 'entityFilter',
    issued: 'dateRange',
    authors: 'authorNames',
  });
}
