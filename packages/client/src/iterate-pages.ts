import type { Page } from '@biographql/core';

/** How the pages of an operation follow each other. */
export interface Paging<Result, Param> {
  /** The parameter of the first page, e.g. its number, an offset or null. */
  readonly first: Param;
  /** The parameter of the next page; undefined after the last. */
  readonly next: (result: Result, param: Param) => Param | undefined;
}

/** Pages by number, from 1: for `searchArticles` and any function that returns a `Page` of `@biographql/core`. */
export const BY_PAGE: Paging<Page<unknown>, number> = {
  first: 1,
  next: ({ items, page, pageSize, total }) =>
    items.length > 0 && page * pageSize < total ? page + 1 : undefined,
};

/** Parts by offset, from 0: of `getNeighbors`, whose first node is the entity itself. */
export const BY_OFFSET: Paging<
  { readonly nodes: readonly unknown[]; readonly total: number },
  number
> = {
  first: 0,
  next({ nodes, total }, offset) {
    const end = offset + nodes.length - 1;
    return end > offset && end < total ? end : undefined;
  },
};

/**
 * Iterates over the pages of any operation or custom document; fetches each page when it is needed.
 * @throws what `fetchPage` throws, at the page that fails.
 * @example
 * ```ts
 * const pageOf = (page: number) => searchArticles(client, { text: 'asthma', pageSize: 5, page });
 * for await (const { page, items } of iteratePages(pageOf, BY_PAGE)) console.log(page, items.length);
 * ```
 */
export async function* iteratePages<Result, Param>(
  fetchPage: (param: Param) => Promise<Result>,
  { first, next }: Paging<NoInfer<Result>, Param>,
): AsyncGenerator<Result, void, undefined> {
  for (let param: Param | undefined = first; param !== undefined; ) {
    const result: Result = await fetchPage(param);
    yield result;
    param = next(result, param);
  }
}

/**
 * Iterates over the items of all pages. With `keyOf`, an item that moves to a later page during the iteration comes once.
 * @throws what `fetchPage` throws, at the page that fails.
 * @example
 * ```ts
 * import { createClient, iterateItems } from '@biographql/client';
 * import { SearchArticlesDocument } from '@biographql/core/strings';
 *
 * const client = createClient({ url: 'http://127.0.0.1:4000/biographql/graphql' });
 * const titles = iterateItems(
 *   (pageNumber: number) => client.request(SearchArticlesDocument, { query: 'asthma', pageNumber, pageSize: 5 }),
 *   { first: 1, next: ({ searchInsights }, page) => (page < (searchInsights?.data?.totalPages ?? 0) ? page + 1 : undefined) },
 *   ({ searchInsights }) => searchInsights?.data?.documents ?? [],
 * );
 * for await (const article of titles) console.log(article?.title);
 * ```
 */
export async function* iterateItems<Result, Param, Item>(
  fetchPage: (param: Param) => Promise<Result>,
  paging: Paging<NoInfer<Result>, Param>,
  getItems: (result: NoInfer<Result>) => readonly Item[],
  keyOf?: (item: Item) => string,
): AsyncGenerator<Item, void, undefined> {
  const seen = new Set<string>();
  for await (const result of iteratePages(fetchPage, paging)) {
    for (const item of getItems(result)) {
      const key = keyOf?.(item);
      if (key === undefined || !seen.has(key)) yield item;
      if (key !== undefined) seen.add(key);
    }
  }
}
