import { type CallOptions, EngineUnavailableError } from '@biographql/core';
import type { DriverOptions } from '../../driver.js';
import type { NumberLists } from '../../number-lists.js';
import type { SqlDatabase, SqlRow } from '../../sqlite/sql-database.js';
import { openDatabase } from '../../sqlite/sqlite.js';
import { readLists } from '../../sqlite/stored-values.js';
import type {
  Article,
  ArticleFacet,
  ArticleIndex,
  ArticlePage,
  ArticleQuery,
  ArticleSearchOptions,
  FacetCount,
  FacetTrends,
} from '../article-index.js';
import { clampPage, facetLimit, splitTrends } from '../article-query.js';
import { ArticleMatcher } from './article-matcher.js';
import { StoredRecords } from './article-record.js';
import { countFacet, countPairs, countYears, topValues } from './count-articles.js';
import { ARTICLE_FORMAT } from './sqlite-article-format.js';

type CountedFacet = 'affiliation' | 'entity' | 'meshDescriptor';

/**
 * Opens the article index in a database and closes the database with it. Dates, facet lists (four bytes per entry) and
 * recent searches (at most 24 MB) are held in memory; records and words stay in the file.
 * @throws EngineUnavailableError when the file is damaged.
 */
export async function articleIndexIn(database: SqlDatabase): Promise<ArticleIndex> {
  try {
    return new OpenArticleIndex(database);
  } catch (cause) {
    database.close();
    throw new EngineUnavailableError(ARTICLE_FORMAT.engine, 'open', cause);
  }
}

class OpenArticleIndex implements ArticleIndex {
  readonly name = ARTICLE_FORMAT.engine;
  readonly #database: SqlDatabase;
  readonly #matcher: ArticleMatcher;
  readonly #postings: Readonly<Record<CountedFacet, NumberLists>>;
  readonly #records: StoredRecords;

  constructor(database: SqlDatabase) {
    this.#database = database;
    this.#records = new StoredRecords(database);
    this.#matcher = new ArticleMatcher(database, this.#records);
    this.#postings = {
      affiliation: readLists(database, 'affiliation'),
      entity: readLists(database, 'entity'),
      meshDescriptor: readLists(database, 'meshDescriptor'),
    };
  }

  async ready(): Promise<void> {
    try {
      this.#records.getNumber('');
    } catch (cause) {
      throw new EngineUnavailableError(this.name, 'ready', cause);
    }
  }

  async search(query: ArticleQuery, options: ArticleSearchOptions = {}): Promise<ArticlePage> {
    options.signal?.throwIfAborted();
    const { page, pageSize } = clampPage(options);
    const match = this.#matcher.getMatch(query);
    const numbers = this.#ordered({ ...query, match }, options);
    const shown = numbers.subarray((page - 1) * pageSize, page * pageSize);
    const items = Array.from(shown, (number) => this.#records.at(number));
    return { items, total: numbers.length, page, pageSize, match };
  }

  async facet(
    query: ArticleQuery,
    by: ArticleFacet,
    { signal, limit }: CallOptions & { readonly limit?: number } = {},
  ): Promise<readonly FacetCount[]> {
    signal?.throwIfAborted();
    const numbers = this.#matcher.byDate(query);
    if (by === 'year') return countYears(this.#matcher.days, numbers).slice(0, facetLimit(limit));
    const counts = this.#count(by, numbers);
    const top = topValues(counts, facetLimit(limit));
    const describe =
      by === 'author'
        ? (value: number) => this.#matcher.authors.describe(value)
        : this.#describer(by, top);
    return top.map((value) => ({ ...describe(value), count: counts[value] ?? 0 }));
  }

  async trends(
    query: ArticleQuery,
    by: 'entity' | 'meshDescriptor',
    options: CallOptions & { readonly splitAt?: string; readonly minimum?: number } = {},
  ): Promise<FacetTrends> {
    options.signal?.throwIfAborted();
    const numbers = this.#matcher.byDate(query);
    const split = splitTrends(
      numbers.map((number) => this.#matcher.days[number] ?? 0),
      options.splitAt,
    );
    const undated = numbers.findIndex((number) => (this.#matcher.days[number] ?? 0) > 0);
    const dated = undated < 0 ? numbers.subarray(numbers.length) : numbers.subarray(undated);
    const firstRecent = dated.findIndex((number) => (this.#matcher.days[number] ?? 0) >= split.day);
    const middle = firstRecent < 0 ? dated.length : firstRecent;
    const counts = this.#count(by, numbers);
    const earlier = this.#count(by, dated.subarray(0, middle));
    const recent = this.#count(by, dated.subarray(middle));
    const minimum = Math.max(1, options.minimum ?? 1);
    const shown = topValues(counts, counts.length).filter(
      (value) => (counts[value] ?? 0) >= minimum,
    );
    const describe = this.#describer(by, shown);
    const values = shown.map((value) => ({
      ...describe(value),
      count: counts[value] ?? 0,
      earlier: earlier[value] ?? 0,
      recent: recent[value] ?? 0,
    }));
    return {
      earlierTotal: middle,
      recentTotal: dated.length - middle,
      splitAt: split.text,
      values,
    };
  }

  async cooccurrence(
    query: ArticleQuery,
    by: 'entity' | 'meshDescriptor',
    keys: readonly string[],
    { signal }: CallOptions = {},
  ): Promise<readonly (readonly number[])[]> {
    signal?.throwIfAborted();
    const wanted = keys.map((key) => this.#matcher.valueOf(by, key));
    return countPairs(this.#postings[by], this.#matcher.byDate(query), wanted);
  }

  async get(
    ids: readonly string[],
    { signal }: CallOptions = {},
  ): Promise<readonly (Article | null)[]> {
    signal?.throwIfAborted();
    return this.#records.get(ids);
  }

  rows({ signal }: CallOptions = {}): AsyncGenerator<readonly Article[]> {
    return this.#records.rows(signal);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#database.close();
  }

  #ordered(query: ArticleQuery, { order = 'relevance' }: ArticleSearchOptions): Uint32Array {
    if (order === 'oldest') return oldestFirst(this.#matcher.byDate(query), this.#matcher.days);
    const ranked = order === 'relevance' ? this.#matcher.byRelevance(query) : null;
    return ranked ?? this.#matcher.byDate(query).toReversed();
  }

  #count(by: 'author' | CountedFacet, numbers: Uint32Array): Uint32Array {
    if (by === 'author') {
      const { authorOfForm: ownerOf, size } = this.#matcher.authors;
      return countFacet(this.#matcher.formPostings, numbers, { size, ownerOf });
    }
    return countFacet(this.#postings[by], numbers, { size: this.#matcher.countValues(by) });
  }

  #describer(by: CountedFacet, values: readonly number[]) {
    const described = this.#matcher.describe(by, values);
    return (value: number): Omit<FacetCount, 'count'> => {
      const [key, label, location] = (described.get(value) ?? []).map(toText);
      const named = { key: key ?? '', label: label ?? '' };
      return by === 'affiliation' ? { ...named, location: location ?? null } : named;
    };
  }
}

function toText(value: SqlRow[number]): string | null {
  return value === null || value === undefined ? null : String(value);
}

/**
 * Turns numbers in the order of dates into reading order: the oldest first, on the same day the least identifier first
 * (which has the greatest number), undated ones last.
 * @param numbers - ascending. @param days - the day of each number, 0 without a date.
 */
function oldestFirst(numbers: Uint32Array, days: Uint32Array): Uint32Array {
  const ordered = new Uint32Array(numbers.length);
  let place = 0;
  let start = firstDated(numbers, days);
  const undated = start;
  while (start < numbers.length) {
    const day = days[numbers[start] ?? 0];
    let end = start + 1;
    while (end < numbers.length && days[numbers[end] ?? 0] === day) end++;
    for (let index = end - 1; index >= start; index--) ordered[place++] = numbers[index] ?? 0;
    start = end;
  }
  for (let index = undated - 1; index >= 0; index--) ordered[place++] = numbers[index] ?? 0;
  return ordered;
}

function firstDated(numbers: Uint32Array, days: Uint32Array): number {
  let index = 0;
  while (index < numbers.length && days[numbers[index] ?? 0] === 0) index++;
  return index;
}

/** @throws EngineUnavailableError when the file is missing, damaged, unfinished or of another format version. */
export async function openArticleIndex(
  path: string,
  { onDamage }: Pick<DriverOptions, 'onDamage'> = {},
): Promise<ArticleIndex> {
  return articleIndexIn(openDatabase(path, ARTICLE_FORMAT, onDamage));
}
