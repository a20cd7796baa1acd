import type { CallOptions } from '@biographql/core';
import type { TopAuthorsQueryVariables } from '@biographql/core/strings';
import type { ArticleSearch } from '../actions/search-articles.js';
import type { BioGraphQLClient } from '../connect.js';
import type { TypedText } from '../document.js';
import { send } from './variables.js';

/**
 * The articles that lists and topics are drawn from: those that `searchArticles` finds with the same words and filters.
 * The text may be left out where there is a filter.
 */
export type InsightSearch = Omit<ArticleSearch, 'order' | 'page' | 'pageSize'>;

const NAMES = {
  text: 'query',
  entity: 'entityFilter',
  issued: 'dateRange',
  authors: 'authorNames',
} as const;

/** Sends the words and filters of a list or of topics. */
export function sendSearch<Data>(
  client: BioGraphQLClient,
  document: TypedText<Data, TopAuthorsQueryVariables>,
  search: InsightSearch,
  options: CallOptions | undefined,
): Promise<Data> {
  const { issued } = search;
  const wanted = { ...search, issued: issued && [issued.from ?? '', issued.to ?? ''] };
  return send(client, document, wanted, NAMES, options);
}
