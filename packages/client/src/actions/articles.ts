import type { Doi, Page } from '@biographql/core';
import { SearchArticlesDocument, type SearchArticlesQuery } from '@biographql/core/strings';
import type { BioGraphQLClient } from '../connect.js';
import type { RequestOptions } from '../document.js';
import type { Article, YearCount } from '../generated/answers.js';
import { BY_PAGE, iterateItems } from '../iterate-pages.js';
import { type NamingClient, requireField, toFilters } from '../wire/fields.js';

/** Filters of articles; an absent filter doesn't restrict. */
export interface ArticleSearch {
  /**
   * Words that all must occur (any of them if no article has all), `"phrases"`, `-exclusions` and PubMed syntax, at
   * most 1,000 characters. A mere identifier (`PMC2832690`) without filters finds its article. Default: all articles.
   */
  readonly text?: string | undefined;
  /** Only articles annotated with this entity, as an IRI. */
  readonly entity?: string | undefined;
  /** Dates of publication, both ends included: `YYYY`, `YYYY-MM` or `YYYY-MM-DD`; an absent end is open. */
  readonly issued?:
    | { readonly from?: string | undefined; readonly to?: string | undefined }
    | undefined;
  /** True: only articles whose full text is open. False: only the others. */
  readonly hasFullText?: boolean | undefined;
  /** E.g. `Review`, in any letter case. */
  readonly publicationType?: string | undefined;
  /** Any of these, as `Last F`, `Last First`, `First Last` or an ORCID iD, in any letter case. */
  readonly authors?: readonly string[] | undefined;
  /** Bare or as a URL, in any letter case. */
  readonly doi?: string | undefined;
  /** Default `relevance`; without `text` newest first. */
  readonly order?: 'relevance' | 'newest' | 'oldest' | undefined;
  /** From 1, the default. */
  readonly page?: number | undefined;
  /** Articles per page, 1 to 100, default 10. */
  readonly pageSize?: number | undefined;
  /** True: counts all matching articles by year as well. Default false. */
  readonly countYears?: boolean | undefined;
}

/** A page of articles, and how the service read the search. */
export interface ArticlePage extends Page<Article> {
  /** How the service read the search, in English, e.g. `any of the words …, because no article has all of them`. */
  readonly reading: string;
  /**
   * With `countYears`: numbers of matching articles by year of publication, earliest first, without empty years and
   * undated articles. Otherwise null.
   */
  readonly years: readonly YearCount[] | null;
}

const ORDERS = { relevance: 'RELEVANCE', newest: 'NEWEST', oldest: 'OLDEST' } as const;

/**
 * Searches articles and returns one page; `iterateArticles` walks over all pages.
 * @example
 * ```ts
 * const { items, total } = await searchArticles(client, {
 *   text: 'asthma',
 *   issued: { from: '2015' },
 *   order: 'newest',
 * });
 * console.log(total, items[0]?.title);
 * ```
 */
export async function searchArticles(
  client: BioGraphQLClient,
  search: ArticleSearch,
  options?: RequestOptions,
): Promise<ArticlePage> {
  const { order, page = 1, pageSize = 10 } = search;
  const wanted = {
    ...toFilters(search),
    order: order && (ORDERS[order] ?? order),
    page,
    pageSize,
  };
  const names = {
    text: 'query',
    entity: 'entityFilter',
    issued: 'dateRange',
    authors: 'authorNames',
    order: 'sortOrder',
    page: 'pageNumber',
    ...ORDERS,
  } as const;
  const { searchInsights } = await (client as NamingClient).request(
    SearchArticlesDocument,
    wanted,
    { ...options, names },
  );
  const { documents, totalItems, infoText, years } = requireField(
    searchInsights?.data,
    'searchInsights.data',
  );
  return {
    items: documents.map(toArticle),
    total: totalItems,
    page,
    pageSize,
    reading: infoText,
    years,
  };
}

/**
 * Walks over all articles of a search, fetching a page (of 100, unless `pageSize` says otherwise) when it is needed.
 * Begins at `page`. Each article comes once.
 * @example
 * ```ts
 * for await (const article of iterateArticles(client, { text: 'asthma', pageSize: 5 })) {
 *   console.log(article.issued, article.title);
 * }
 * ```
 */
export function iterateArticles(
  client: BioGraphQLClient,
  search: ArticleSearch,
  options?: RequestOptions,
): AsyncGenerator<Article, void, undefined> {
  const { page: first = 1, pageSize = 100 } = search;
  return iterateItems(
    (page: number) => searchArticles(client, { ...search, page, pageSize }, options),
    { ...BY_PAGE, first },
    ({ items }) => items,
    ({ id }) => id,
  );
}

type WireArticle = NonNullable<
  NonNullable<SearchArticlesQuery['searchInsights']>['data']
>['documents'][number];

function toArticle({
  documentID: publicId,
  doi,
  authors,
  publishDate: issued,
  containerTitle: journal,
  summaryText: abstract,
  ...record
}: WireArticle): Article {
  return {
    ...record,
    publicId,
    doi: doi as Doi | null,
    authors: authors.map(({ lastName: family, firstName: given }) => ({ family, given })),
    issued,
    journal,
    abstract,
  };
}
