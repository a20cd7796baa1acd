import type { CallOptions } from '@biographql/core';
import type { Article, ArticleOrder } from '@biographql/engines';
import type { Json } from '../cluster/search-cluster.js';
import { type Hit, MOST_HITS, type SearchIndex } from '../cluster/search-index.js';
import type { StoredArticle } from './article-form.js';
import { getSort } from './article-queries.js';

export interface Span {
  readonly from: number;
  readonly size: number;
}

export interface FoundSpan {
  readonly items: readonly Article[];
  readonly total: number;
}

/** Finds the articles of a query in order, however far from the first one. */
export class FoundArticles {
  constructor(private readonly index: SearchIndex) {}

  async find(
    query: Json,
    order: ArticleOrder,
    span: Span,
    options: CallOptions,
  ): Promise<FoundSpan> {
    const { from, size } = span;
    if (from + size > MOST_HITS) return this.#deep(query, order, span, options);
    return this.#span({ query, from, size, sort: getSort(order) }, options);
  }

  async #span(body: Json, options: CallOptions): Promise<FoundSpan> {
    const { hits } = await this.index.search<StoredArticle>(
      { ...body, track_total_hits: true, _source: ['record'] },
      options,
    );
    return { items: getRecords(hits.hits), total: hits.total?.value ?? 0 };
  }

  async #deep(
    query: Json,
    order: ArticleOrder,
    { from, size }: Span,
    options: CallOptions,
  ): Promise<FoundSpan> {
    const { total } = await this.#span({ query, size: 0 }, options);
    const wanted = Math.max(0, Math.min(size, total - from));
    if (wanted === 0) return { items: [], total };
    return { items: await this.#from(query, order, { from, size: wanted }, options), total };
  }

  /** Skips to a range of hits in large steps, requesting only the position of the last hit. */
  async #from(
    query: Json,
    order: ArticleOrder,
    { from, size }: Span,
    options: CallOptions,
  ): Promise<readonly Article[]> {
    const sort = getSort(order);
    let after: readonly unknown[] | undefined;
    const getBody = (more: Json) => ({
      query,
      sort,
      track_total_hits: false,
      ...more,
      ...(after === undefined ? {} : { search_after: after }),
    });
    for (let left = from; left > 0; left -= MOST_HITS) {
      const body = getBody({ size: Math.min(left, MOST_HITS), _source: false });
      const { hits } = (await this.index.search<unknown>(body, options)).hits;
      if (hits.length === 0) return [];
      after = hits.at(-1)?.sort;
    }
    const { hits } = await this.index.search<StoredArticle>(
      getBody({ size, _source: ['record'] }),
      options,
    );
    return getRecords(hits.hits);
  }
}

function getRecords(hits: readonly Hit<StoredArticle>[]): readonly Article[] {
  return hits.map(({ _source }) => _source.record);
}
