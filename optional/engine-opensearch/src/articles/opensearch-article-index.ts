import type { CallOptions } from '@biographql/core';
import type {
  Article,
  ArticleBuildCounts,
  ArticleBuildOptions,
  ArticleDriver,
  ArticleFacet,
  ArticleIndex,
  ArticlePage,
  ArticleQuery,
  ArticleSearchOptions,
  FacetCount,
  FacetTrends,
} from '@biographql/engines';
import {
  articleIdentifiers,
  clampPage,
  facetLimit,
  firstDay,
  normalizeIdentifier,
  splitTrends,
} from '@biographql/engines/internal';
import { compareText } from '@biographql/engines/text';
import { opensearchDriver } from '../cluster/opensearch-driver.js';
import type { SearchCluster } from '../cluster/search-cluster.js';
import { SearchIndex } from '../cluster/search-index.js';
import { awaitIndex, type StoredIndex } from '../cluster/stored-index.js';
import { ArticleCounts } from './article-counts.js';
import { ArticleDocuments } from './article-documents.js';
import {
  ARTICLE_FORM,
  documentId,
  FACET_FIELDS,
  type StoredArticle,
  type StoredFacet,
} from './article-form.js';
import { articleQuery, authorsIn, firstMatch, isRanked, type LookedUp } from './article-queries.js';
import { findArticles } from './found-articles.js';
import { findForms } from './found-forms.js';

const ROWS_AT_ONCE = 500;

type Query = ReturnType<typeof articleQuery>;

/** Articles in an OpenSearch index; this process holds none of them in memory. */
class OpenArticleIndex implements ArticleIndex {
  readonly name: string;
  readonly #index: SearchIndex;
  readonly #counts: ArticleCounts;

  constructor(
    private readonly cluster: SearchCluster,
    private readonly stored: StoredIndex<object>,
  ) {
    this.name = cluster.engine;
    this.#index = new SearchIndex(cluster, stored.index);
    this.#counts = new ArticleCounts(this.#index);
  }

  ready(options?: CallOptions): Promise<void> {
    return awaitIndex(this.cluster, this.stored, options);
  }

  async search(requested: ArticleQuery, options: ArticleSearchOptions = {}): Promise<ArticlePage> {
    options.signal?.throwIfAborted();
    const { page, pageSize } = clampPage(options);
    const { order: wanted = 'relevance' } = options;
    const order = wanted === 'relevance' && !isRanked(requested) ? 'newest' : wanted;
    const span = { from: (page - 1) * pageSize, size: pageSize };
    const { answer, match } = await this.#relaxed(requested, options, (query) =>
      findArticles(this.#index, { query, order }, span, options),
    );
    return { items: answer.items, total: answer.total, page, pageSize, match };
  }

  async facet(
    requested: ArticleQuery,
    by: ArticleFacet,
    options: CallOptions & { readonly limit?: number } = {},
  ): Promise<readonly FacetCount[]> {
    options.signal?.throwIfAborted();
    const limit = facetLimit(options.limit);
    if (by === 'year') {
      const { answer } = await this.#relaxed(requested, options, (query) =>
        this.#counts.years(query, options),
      );
      return answer.counts.slice(0, limit);
    }
    const { answer } = await this.#relaxed(requested, options, (query) =>
      this.#counts.top(query, by, limit, options),
    );
    return this.#described(answer.counts, by, options);
  }

  async trends(
    requested: ArticleQuery,
    by: 'entity' | 'meshDescriptor',
    options: CallOptions & { readonly splitAt?: string; readonly minimum?: number } = {},
  ): Promise<FacetTrends> {
    options.signal?.throwIfAborted();
    const { answer } = await this.#relaxed(requested, options, async (query) => {
      const split = await this.#getSplit(query, options);
      return { query, split, ...(await this.#counts.split(query, split.day, options)) };
    });
    const { query, split, earlier: earlierTotal, recent: recentTotal } = answer;
    const wanted = { day: split.day, minimum: Math.max(1, options.minimum ?? 1) };
    const all = await this.#counts.splitValues(query, by, wanted, options);
    const counts = all.toSorted((a, b) => b.count - a.count || compareText(a.key, b.key));
    const values = await this.#described(counts, by, options);
    return { earlierTotal, recentTotal, splitAt: split.text, values };
  }

  async cooccurrence(
    requested: ArticleQuery,
    by: 'entity' | 'meshDescriptor',
    keys: readonly string[],
    options: CallOptions = {},
  ): Promise<readonly (readonly number[])[]> {
    options.signal?.throwIfAborted();
    const field = by === 'entity' ? 'entityOrEquivalent' : FACET_FIELDS[by];
    const { answer } = await this.#relaxed(requested, options, (query) =>
      this.#counts.pairs(query, field, keys, options),
    );
    return answer.counts;
  }

  async get(
    ids: readonly string[],
    options: CallOptions = {},
  ): Promise<readonly (Article | null)[]> {
    options.signal?.throwIfAborted();
    const wanted = ids.map(normalizeIdentifier);
    const found = await this.#withIdentifiers(wanted, options);
    return wanted.map((id) => found.get(id) ?? null);
  }

  async *rows(options: CallOptions = {}): AsyncGenerator<readonly Article[]> {
    const query = { bool: { filter: [{ exists: { field: 'seq' } }] } };
    const search = { query, size: ROWS_AT_ONCE, sort: [{ seq: 'asc' }], _source: ['record'] };
    for await (const hits of this.#index.all<StoredArticle>(search, options)) {
      yield hits.map(({ _source }) => _source.record);
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.cluster[Symbol.asyncDispose]();
  }

  /** Adds the display data of their values to counts. */
  async #described<Count extends Pick<FacetCount, 'key' | 'count'>>(
    counts: readonly Count[],
    by: StoredFacet,
    options: CallOptions,
  ): Promise<readonly (Omit<FacetCount, 'key' | 'count'> & Count)[]> {
    const keys = counts.map(({ key }) => key);
    const shown = await this.#counts.describe(by, keys, options);
    return counts.map((count) => ({
      ...(shown.get(count.key) ?? unnamed(count.key, by)),
      ...count,
    }));
  }

  /** Searches for all words and, if nothing has them all and the query allows it, for any. */
  async #relaxed<A extends { readonly total: number }>(
    requested: ArticleQuery,
    options: CallOptions,
    ask: (query: Query) => Promise<A>,
  ): Promise<{ readonly answer: A; readonly match: 'all' | 'any' }> {
    const lookedUp = await this.#lookUp(requested, options);
    const { match, isRelaxed } = firstMatch(requested);
    const answer = await ask(articleQuery(requested, match, lookedUp));
    if (answer.total > 0 || !isRelaxed) return { answer, match };
    return { answer: await ask(articleQuery(requested, 'any', lookedUp)), match: 'any' };
  }

  async #lookUp(
    { authors = [], doi, terms }: ArticleQuery,
    options: CallOptions,
  ): Promise<LookedUp> {
    const names = authors.filter((name) => name.trim() !== '');
    const forms = await Promise.all(names.map((name) => findForms(this.#index, name, options)));
    const formsOf = await Promise.all(
      authorsIn(terms).map(
        async (name) => [name, await findForms(this.#index, name, options)] as const,
      ),
    );
    const identifier = normalizeIdentifier(doi === undefined ? null : `doi:${doi}`);
    const withDoi = doi === undefined ? null : await this.#withIdentifiers([identifier], options);
    const article = withDoi?.get(identifier);
    const found = article === undefined ? null : documentId('article', article.id);
    return {
      forms: names.length === 0 ? null : [...new Set(forms.flat())],
      formsOf: new Map(formsOf),
      withDoi: withDoi === null ? undefined : found,
    };
  }

  /** An identifier that several articles claim belongs to the first of them by date. */
  async #withIdentifiers(
    identifiers: readonly string[],
    options: CallOptions,
  ): Promise<ReadonlyMap<string, Article>> {
    const found = new Map<string, Article>();
    const sort = [{ day: { order: 'asc', missing: '_first' } }, { id: 'desc' }];
    const body = { sort, _source: ['record'] };
    const articles = this.#index.withValues<StoredArticle>(
      'identifiers',
      identifiers,
      body,
      options,
    );
    for await (const { record } of articles) {
      for (const identifier of articleIdentifiers(record))
        if (!found.has(identifier)) found.set(identifier, record);
    }
    return found;
  }

  async #getSplit(query: Query, options: CallOptions & { readonly splitAt?: string }) {
    const isGiven = firstDay(options.splitAt ?? null) > 0;
    const days = isGiven ? new Uint32Array(0) : await this.#counts.days(query, options);
    return splitTrends(days, options.splitAt);
  }
}

function unnamed(key: string, by: ArticleFacet): Omit<FacetCount, 'count'> {
  return by === 'affiliation' ? { key, label: key, location: null } : { key, label: key };
}

/** Articles in OpenSearch: the dataset keeps the name of the index, which is built alongside older ones and never changed. */
export const opensearchArticles: ArticleDriver = opensearchDriver<
  ArticleIndex,
  Article,
  ArticleBuildCounts,
  ArticleBuildOptions,
  object
>({
  engine: 'opensearch-articles',
  form: ARTICLE_FORM,
  prepare: (articles, at, options) => {
    const documents = new ArticleDocuments(at, options);
    return { documents: documents.of(articles), facts: {}, counts: () => documents.counts };
  },
  open: (cluster, stored) => new OpenArticleIndex(cluster, stored),
});
