import type { CallOptions } from '@biographql/core';
import type {
  Article,
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
import { clusterFindings } from '../cluster/cluster-findings.js';
import { OPENSEARCH_SETTINGS } from '../cluster/opensearch-settings.js';
import { openCluster, type SearchCluster } from '../cluster/search-cluster.js';
import { MOST_HITS, SearchIndex, TERMS_AT_ONCE } from '../cluster/search-index.js';
import {
  awaitIndex,
  buildIndex,
  readStoredIndex,
  type StoredIndex,
} from '../cluster/stored-index.js';
import { ArticleCounts } from './article-counts.js';
import { ArticleDocuments } from './article-documents.js';
import { ARTICLE_FORM, documentId, FACET_FIELDS, type StoredArticle } from './article-form.js';
import { articleQuery, authorsIn, firstMatch, isRanked, type LookedUp } from './article-queries.js';
import { FoundArticles } from './found-articles.js';
import { FoundForms } from './found-forms.js';

const ROWS_AT_ONCE = 500;

type Query = ReturnType<typeof articleQuery>;

/** Articles in an index of OpenSearch, which this process holds nothing of. */
function opensearchArticleIndex(cluster: SearchCluster, stored: StoredIndex<object>): ArticleIndex {
  return new OpenArticleIndex(cluster, stored);
}

class OpenArticleIndex implements ArticleIndex {
  readonly name: string;
  readonly #index: SearchIndex;
  readonly #articles: FoundArticles;
  readonly #counts: ArticleCounts;
  readonly #forms: FoundForms;

  constructor(
    private readonly cluster: SearchCluster,
    private readonly stored: StoredIndex<object>,
  ) {
    this.name = cluster.engine;
    this.#index = new SearchIndex(cluster, stored.index);
    this.#articles = new FoundArticles(this.#index);
    this.#counts = new ArticleCounts(this.#index);
    this.#forms = new FoundForms(this.#index);
  }

  ready(options?: CallOptions): Promise<void> {
    return awaitIndex(this.cluster, this.stored, options);
  }

  async search(asked: ArticleQuery, options: ArticleSearchOptions = {}): Promise<ArticlePage> {
    options.signal?.throwIfAborted();
    const { page, pageSize } = clampPage(options);
    const { order: wanted = 'relevance' } = options;
    const order = wanted === 'relevance' && !isRanked(asked) ? 'newest' : wanted;
    const span = { from: (page - 1) * pageSize, size: pageSize };
    const { answer, match } = await this.#relaxed(asked, options, (query) =>
      this.#articles.find(query, order, span, options),
    );
    return { items: answer.items, total: answer.total, page, pageSize, match };
  }

  async facet(
    asked: ArticleQuery,
    by: ArticleFacet,
    options: CallOptions & { readonly limit?: number } = {},
  ): Promise<readonly FacetCount[]> {
    options.signal?.throwIfAborted();
    const limit = facetLimit(options.limit);
    if (by === 'year') {
      const { answer } = await this.#relaxed(asked, options, (query) =>
        this.#counts.years(query, options),
      );
      return answer.counts.slice(0, limit);
    }
    const { answer } = await this.#relaxed(asked, options, (query) =>
      this.#counts.top(query, by, limit, options),
    );
    const keys = answer.counts.map(({ key }) => String(key));
    const shown = await this.#counts.describe(by, keys, options);
    return answer.counts.map(({ key, doc_count: count }) => ({
      ...(shown.get(String(key)) ?? unnamed(String(key), by)),
      count,
    }));
  }

  async trends(
    asked: ArticleQuery,
    by: 'entity' | 'meshDescriptor',
    options: CallOptions & { readonly splitAt?: string; readonly minimum?: number } = {},
  ): Promise<FacetTrends> {
    options.signal?.throwIfAborted();
    const { answer } = await this.#relaxed(asked, options, async (query) => {
      const split = await this.#getSplit(query, options);
      return { query, split, ...(await this.#counts.split(query, split.day, options)) };
    });
    const { query, split, earlier: earlierTotal, recent: recentTotal } = answer;
    const wanted = { day: split.day, minimum: Math.max(1, options.minimum ?? 1) };
    const all = await this.#counts.splitValues(query, by, wanted, options);
    const counts = all.toSorted((a, b) => b.count - a.count || compareText(a.key, b.key));
    const keys = counts.map(({ key }) => key);
    const shown = await this.#counts.describe(by, keys, options);
    const values = counts.map(({ key, count, earlier, recent }) => ({
      ...(shown.get(key) ?? unnamed(key, by)),
      count,
      earlier,
      recent,
    }));
    return { earlierTotal, recentTotal, splitAt: split.text, values };
  }

  async cooccurrence(
    asked: ArticleQuery,
    by: 'entity' | 'meshDescriptor',
    keys: readonly string[],
    options: CallOptions = {},
  ): Promise<readonly (readonly number[])[]> {
    options.signal?.throwIfAborted();
    const field = by === 'entity' ? 'entityOrEquivalent' : FACET_FIELDS[by];
    const { answer } = await this.#relaxed(asked, options, (query) =>
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
    const search = {
      query: { bool: { filter: [{ exists: { field: 'seq' } }] } },
      size: ROWS_AT_ONCE,
      sort: [{ seq: 'asc' }],
      track_total_hits: false,
      _source: ['record'],
    };
    for await (const hits of this.#index.all<StoredArticle>(search, options)) {
      yield hits.map(({ _source }) => _source.record);
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.cluster[Symbol.asyncDispose]();
  }

  /** Asks with all words and, when nothing has them all and the query allows it, with any. */
  async #relaxed<A extends { readonly total: number }>(
    asked: ArticleQuery,
    options: CallOptions,
    ask: (query: Query) => Promise<A>,
  ): Promise<{ readonly answer: A; readonly match: 'all' | 'any' }> {
    const lookedUp = await this.#lookUp(asked, options);
    const { match, isRelaxed } = firstMatch(asked);
    const answer = await ask(articleQuery(asked, match, lookedUp));
    if (answer.total > 0 || !isRelaxed) return { answer, match };
    return { answer: await ask(articleQuery(asked, 'any', lookedUp)), match: 'any' };
  }

  async #lookUp(
    { authors = [], doi, terms }: ArticleQuery,
    options: CallOptions,
  ): Promise<LookedUp> {
    const names = authors.filter((name) => name.trim() !== '');
    const forms = await Promise.all(names.map((name) => this.#forms.of(name, options)));
    const formsOf = await Promise.all(
      authorsIn(terms).map(async (name) => [name, await this.#forms.of(name, options)] as const),
    );
    const identifier = normalizeIdentifier(doi === undefined ? null : `doi:${doi}`);
    const withDoi = doi === undefined ? null : await this.#withIdentifiers([identifier], options);
    const article = withDoi?.get(identifier);
    return {
      forms: names.length === 0 ? null : [...new Set(forms.flat())],
      formsOf: new Map(formsOf),
      withDoi:
        withDoi === null
          ? undefined
          : article === undefined
            ? null
            : documentId('article', article.id),
    };
  }

  /** An identifier that several articles claim belongs to the first of them by date. */
  async #withIdentifiers(
    identifiers: readonly string[],
    options: CallOptions,
  ): Promise<ReadonlyMap<string, Article>> {
    const found = new Map<string, Article>();
    const distinct = [...new Set(identifiers)].filter((identifier) => identifier !== '');
    for (let first = 0; first < distinct.length; first += TERMS_AT_ONCE) {
      const terms = distinct.slice(first, first + TERMS_AT_ONCE);
      const search = {
        query: { bool: { filter: [{ terms: { identifiers: terms } }] } },
        size: MOST_HITS,
        sort: [{ day: { order: 'asc', missing: '_first' } }, { id: 'desc' }],
        track_total_hits: false,
        _source: ['record'],
      };
      for await (const hits of this.#index.all<StoredArticle>(search, options)) {
        for (const { record } of hits.map(({ _source }) => _source)) {
          for (const identifier of articleIdentifiers(record)) {
            if (!found.has(identifier)) found.set(identifier, record);
          }
        }
      }
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

const ENGINE = 'opensearch-articles';

/** Articles in OpenSearch: the dataset keeps the name of the index, which is built alongside older ones and never changed. */
export const opensearchArticles: ArticleDriver = {
  name: 'opensearch',
  format: ARTICLE_FORM.version,
  settings: OPENSEARCH_SETTINGS,
  chosenBy: 'opensearchNodes',
  async build(articles, at, options = {}) {
    const { settings, signal } = options;
    await using cluster = await openCluster(ENGINE, settings);
    const documents = new ArticleDocuments(at, options);
    await buildIndex(cluster, at, {
      form: ARTICLE_FORM,
      documents: documents.of(articles),
      facts: () => ({}),
      ...(signal === undefined ? {} : { signal }),
    });
    return documents.counts;
  },
  async open(at, { settings } = {}) {
    const stored = await readStoredIndex<object>(ENGINE, at);
    return opensearchArticleIndex(await openCluster(ENGINE, settings), stored);
  },
  async check(at, { settings } = {}) {
    return clusterFindings(ENGINE, at, settings);
  },
};
