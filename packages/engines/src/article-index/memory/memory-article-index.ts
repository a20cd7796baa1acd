import type { EntityIri } from '@biographql/core';
import { inBatches } from '../../row-batches.js';
import { compareText } from '../../text/compare.js';
import type { EntityLabel } from '../article-build.js';
import { firstDay } from '../article-date.js';
import type {
  Article,
  ArticleFacet,
  ArticleIndex,
  ArticleOrder,
  ArticleQuery,
  FacetCount,
} from '../article-index.js';
import { facetLimit, pageOf } from '../article-limits.js';
import { articleIdentifiers, normalizeIdentifier } from '../reading/article-texts.js';
import { splitTrends } from '../reading/trend-split.js';
import { type MemoryFacets, memoryFacets } from './memory-facets.js';
import { matchArticles, type RankedArticle } from './memory-matcher.js';

/** Options of {@link memoryArticleIndex}. */
export interface MemoryArticleOptions {
  /** Names for the entity facet; without one, an entity's IRI is its label. */
  readonly entityLabel?: EntityLabel;
  /** Entities with the annotated ones that stand for them. */
  readonly entityTwins?: readonly (readonly [twin: EntityIri, canonical: EntityIri])[];
}

/**
 * An article index in memory that looks at every article in every call: the reference for other drivers, and enough
 * for a few thousand articles. Of two articles with the same `id` the later one counts.
 */
export function memoryArticleIndex(
  articles: readonly Article[],
  { entityLabel, entityTwins = [] }: MemoryArticleOptions = {},
): ArticleIndex {
  const unique = [...new Map(articles.map((article) => [article.id, article])).values()];
  const all = unique.toSorted((a, b) => byDate(b, a));
  const facets = memoryFacets(all, entityLabel);
  const byIdentifier = identifiersOf(all);
  const canonicals = new Map(entityTwins);
  const canonical = (entity: EntityIri) => canonicals.get(entity) ?? entity;
  const matching = (query: ArticleQuery) =>
    matchArticles(all, query, { byIdentifier, isBy: facets.isBy, canonical });

  return {
    name: 'memory-articles',
    async ready() {},
    async search(query, options = {}) {
      options.signal?.throwIfAborted();
      const { page, pageSize } = pageOf(options);
      const { match, ranked } = matching(query);
      const order = options.order ?? 'relevance';
      const ordered = inOrder(ranked, order);
      const items = articlesOf(ordered.slice((page - 1) * pageSize, page * pageSize));
      return { items, total: ordered.length, page, pageSize, match };
    },
    async facet(query, by, { signal, limit } = {}) {
      signal?.throwIfAborted();
      return countValues(facets, by, articlesOf(matching(query).ranked)).slice(
        0,
        facetLimit(limit),
      );
    },
    async trends(query, by, { signal, splitAt, minimum = 1 } = {}) {
      signal?.throwIfAborted();
      const found = articlesOf(matching(query).ranked);
      const dated = found.filter((article) => dayOf(article) > 0);
      const days = Uint32Array.from(dated, dayOf).sort();
      const split = splitTrends(days, splitAt);
      const isRecent = (article: Article) => dayOf(article) >= split.day;
      const recent = new Map(
        countValues(facets, by, dated.filter(isRecent)).map(({ key, count }) => [key, count]),
      );
      const ofDated = new Map(countValues(facets, by, dated).map(({ key, count }) => [key, count]));
      const recentTotal = dated.filter(isRecent).length;
      const values = countValues(facets, by, found).filter(({ count }) => count >= minimum);
      return {
        earlierTotal: dated.length - recentTotal,
        recentTotal,
        splitAt: split.text,
        values: values.map((value) => {
          const late = recent.get(value.key) ?? 0;
          return { ...value, earlier: (ofDated.get(value.key) ?? 0) - late, recent: late };
        }),
      };
    },
    async cooccurrence(query, by, keys, { signal } = {}) {
      signal?.throwIfAborted();
      const found = articlesOf(matching(query).ranked).map((article) => facets.keysOf(article, by));
      return keys.map((row) =>
        keys.map((column) => found.filter((own) => own.has(row) && own.has(column)).length),
      );
    },
    async get(ids, { signal } = {}) {
      signal?.throwIfAborted();
      return ids.map((id) => byIdentifier.get(normalizeIdentifier(id)) ?? null);
    },
    async *rows({ signal } = {}) {
      for await (const batch of inBatches(unique)) {
        signal?.throwIfAborted();
        yield batch;
      }
    },
    async [Symbol.asyncDispose]() {},
  };
}

function dayOf({ issued }: Article): number {
  return firstDay(issued);
}

/** Newest first, undated last, then by id. */
function byDate(a: Article, b: Article): number {
  return dayOf(b) - dayOf(a) || compareText(a.id, b.id);
}

function inOrder(ranked: readonly RankedArticle[], order: ArticleOrder): readonly RankedArticle[] {
  const compare = (a: RankedArticle, b: RankedArticle) => {
    if (order === 'newest') return byDate(a.article, b.article);
    if (order === 'oldest') return oldestFirst(a.article, b.article);
    return b.relevance - a.relevance || byDate(a.article, b.article);
  };
  return [...ranked].sort(compare);
}

function oldestFirst(a: Article, b: Article): number {
  const day = (article: Article) => dayOf(article) || Number.MAX_SAFE_INTEGER;
  return day(a) - day(b) || compareText(a.id, b.id);
}

function articlesOf(ranked: readonly RankedArticle[]): readonly Article[] {
  return ranked.map(({ article }) => article);
}

/** An identifier that several articles claim belongs to the first of them by date. */
function identifiersOf(articles: readonly Article[]): ReadonlyMap<string, Article> {
  const byIdentifier = new Map<string, Article>();
  for (const article of articles) {
    for (const text of articleIdentifiers(article)) {
      if (!byIdentifier.has(text)) byIdentifier.set(text, article);
    }
  }
  return byIdentifier;
}

function countValues(
  facets: MemoryFacets,
  by: ArticleFacet,
  articles: readonly Article[],
): readonly FacetCount[] {
  const counts = new Map<string, number>();
  for (const article of articles) {
    for (const key of facets.keysOf(article, by)) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return [...counts]
    .map(([key, count]) => ({ ...facets.describe(by, key), count }))
    .sort((a, b) => b.count - a.count || compareText(a.key, b.key));
}
