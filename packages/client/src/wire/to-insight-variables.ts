import type { InsightSearch } from '../actions/get-top-authors.js';
import { toVariables } from './to-variables.js';

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
