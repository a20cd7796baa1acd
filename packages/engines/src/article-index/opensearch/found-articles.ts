import type { CallOptions } from '@biographql/core';
import { cosine } from '@biographql/word-vectors';
import { LRUCache } from 'lru-cache';
import type { Hit } from '../../opensearch/search-answer.js';
import type { Json } from '../../opensearch/search-cluster.js';
import { MOST_HITS, type SearchIndex } from '../../opensearch/search-index.js';
import type { Article, ArticleOrder } from '../article-index.js';
import { FUSED_ARTICLES, fuseRelevance } from '../reading/fuse-relevance.js';
import type { TextEmbedder } from '../reading/text-embedder.js';
import type { StoredArticle } from './article-form.js';
import { sortOf } from './article-queries.js';

/** Where a page of articles begins, and how many it has. */
export interface Span {
  readonly from: number;
  readonly size: number;
}

/** The articles of a span, and how many match in all. */
export interface FoundSpan {
  readonly items: readonly Article[];
  readonly total: number;
}

/** The most relevant articles of a query, in the order of words and meaning. */
interface Ranked {
  readonly ids: readonly string[];
  readonly total: number;
  /** Where further articles begin, in the order of words alone. */
  readonly after: readonly unknown[] | undefined;
}

const KEPT_RANKINGS = 200;
const KEPT_TEXTS = 200;

/** Finds the articles of a query in order, however far from the first one. */
export class FoundArticles {
  readonly #rankings = new LRUCache<string, Ranked>({ max: KEPT_RANKINGS });
  readonly #texts = new LRUCache<string, Float32Array>({ max: KEPT_TEXTS });

  constructor(
    private readonly index: SearchIndex,
    /** Null when the vectors were made by another one: articles are then in the order of words alone. */
    private readonly embedder: TextEmbedder | null,
  ) {}

  /** The articles of a span by date. */
  async byDate(
    query: Json,
    order: Exclude<ArticleOrder, 'relevance'>,
    span: Span,
    options: CallOptions,
  ): Promise<FoundSpan> {
    const { from, size } = span;
    if (from + size > MOST_HITS) return this.#deep(query, order, span, options);
    return this.#span({ query, from, size, sort: sortOf(order) }, options);
  }

  /** The articles of a span by relevance. @param meaning - what the text means. */
  async byRelevance(
    query: Json,
    meaning: string,
    { from, size }: Span,
    options: CallOptions,
  ): Promise<FoundSpan> {
    const { ids, total, after } = await this.#ranked(query, meaning, options);
    const first = await this.#records(ids.slice(from, from + size), options);
    const end = Math.min(from + size, total);
    if (end <= ids.length) return { items: first, total };
    const start = Math.max(from, ids.length);
    const rest = { from: start - ids.length, size: end - start };
    const items = await this.#from(query, 'relevance', { ...rest, after }, options);
    return { items: [...first, ...items], total };
  }

  async #span(body: Json, options: CallOptions): Promise<FoundSpan> {
    const { hits } = await this.index.search<StoredArticle>(
      { ...body, track_total_hits: true, _source: ['record'] },
      options,
    );
    return { items: recordsOf(hits.hits), total: hits.total?.value ?? 0 };
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

  /** Goes to a span in steps of many hits, of which nothing but the place of the last is asked for. */
  async #from(
    query: Json,
    order: ArticleOrder,
    { from, size, after: start }: Span & { readonly after?: readonly unknown[] | undefined },
    options: CallOptions,
  ): Promise<readonly Article[]> {
    const sort = sortOf(order);
    let after = start;
    const bodyOf = (more: Json) => ({
      query,
      sort,
      track_total_hits: false,
      ...more,
      ...(after === undefined ? {} : { search_after: after }),
    });
    for (let left = from; left > 0; left -= MOST_HITS) {
      const body = bodyOf({ size: Math.min(left, MOST_HITS), _source: false });
      const { hits } = (await this.index.search<unknown>(body, options)).hits;
      if (hits.length === 0) return [];
      after = hits.at(-1)?.sort;
    }
    const { hits } = await this.index.search<StoredArticle>(
      bodyOf({ size, _source: ['record'] }),
      options,
    );
    return recordsOf(hits.hits);
  }

  async #ranked(query: Json, meaning: string, options: CallOptions): Promise<Ranked> {
    const key = JSON.stringify([query, meaning]);
    const known = this.#rankings.get(key);
    if (known !== undefined) return known;
    const { hits } = await this.index.search<unknown>(
      {
        query,
        size: FUSED_ARTICLES,
        sort: sortOf('relevance'),
        track_total_hits: true,
        _source: false,
        ...(this.embedder === null ? {} : { docvalue_fields: ['vector'] }),
      },
      options,
    );
    const order = await this.#fused(hits.hits, meaning);
    const ids = order.flatMap((place) => hits.hits[place]?._id ?? []);
    const ranked = { ids, total: hits.total?.value ?? 0, after: hits.hits.at(-1)?.sort };
    this.#rankings.set(key, ranked);
    return ranked;
  }

  /** Places of the hits by words and meaning. */
  async #fused(hits: readonly Hit<unknown>[], meaning: string): Promise<readonly number[]> {
    if (this.embedder === null || hits.length === 0) return hits.map((_, place) => place);
    const vector = await this.#vectorOf(meaning, this.embedder);
    const likenesses = hits.map(({ fields }) =>
      cosine(vectorFrom(String(fields?.vector?.[0] ?? '')), vector),
    );
    const relevances = hits.map(({ _score: relevance, sort }) => relevance ?? Number(sort[0]));
    return fuseRelevance(relevances, likenesses, this.embedder.weight);
  }

  async #vectorOf(text: string, embedder: TextEmbedder): Promise<Float32Array> {
    const known = this.#texts.get(text);
    if (known !== undefined) return known;
    const [vector = new Float32Array(embedder.dimensions)] = await embedder.embed([text]);
    this.#texts.set(text, vector);
    return vector;
  }

  async #records(ids: readonly string[], options: CallOptions): Promise<readonly Article[]> {
    if (ids.length === 0) return [];
    const found = await this.index.documents<StoredArticle>(ids, options, ['record']);
    return found.map(({ record }) => record);
  }
}

function recordsOf(hits: readonly Hit<StoredArticle>[]): readonly Article[] {
  return hits.map(({ _source }) => _source.record);
}

function vectorFrom(base64: string): Int8Array {
  const { buffer, byteOffset, length } = Buffer.from(base64, 'base64');
  return new Int8Array(buffer, byteOffset, length);
}
