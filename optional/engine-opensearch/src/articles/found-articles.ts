import type { CallOptions } from '@biographql/core';
import type { Article, ArticleOrder } from '@biographql/engines';
import type { Json } from '../cluster/search-cluster.js';
import { MAX_HITS, type SearchIndex } from '../cluster/search-index.js';
import type { StoredArticle } from './article-form.js';
import { getSort } from './article-queries.js';

interface Span {
  readonly from: number;
  readonly size: number;
}

interface FoundSpan {
  readonly items: readonly Article[];
  readonly total: number;
}

/** Finds the articles of a query in order. Beyond `MAX_HITS` it skips in steps that return only sort values. */
export async function findArticles(
  index: SearchIndex,
  { query, order }: { readonly query: Json; readonly order: ArticleOrder },
  { from, size }: Span,
  options: CallOptions,
): Promise<FoundSpan> {
  const sort = getSort(order);
  const search = async (part: Json) => {
    const body = { query, sort, track_total_hits: true, ...part };
    const { hits, total } = (await index.search<StoredArticle>(body, options)).hits;
    return { hits, total: total?.value ?? 0 };
  };
  const isFar = from + size > MAX_HITS;
  let start: Json = isFar ? {} : { from };
  for (let left = isFar ? from : 0; left > 0; left -= MAX_HITS) {
    const step = { size: Math.min(left, MAX_HITS), _source: false, ...start };
    const { hits, total } = await search(step);
    if (hits.length === 0) return { items: [], total };
    start = { search_after: hits.at(-1)?.sort };
  }
  const { hits, total } = await search({ size, _source: ['record'], ...start });
  return { items: hits.map(({ _source }) => _source.record), total };
}
