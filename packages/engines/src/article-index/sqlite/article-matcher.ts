import { getOrAdd } from '@biographql/core/internal';
import { invertLists, listAt, type NumberLists } from '../../number-lists.js';
import type { SqlDatabase, SqlRow, SqlStatement } from '../../sqlite/sqlite.js';
import { readLists, readUint8Array, readUint32Array } from '../../sqlite/stored-values.js';
import type { ArticleQuery, ArticleTerms } from '../article-index.js';
import { dayRange, type Phrase, parseQueryText, type QueryText } from '../article-query.js';
import { findAuthorForms } from '../authors/author-name.js';
import { foldType, type TextFacet } from '../facets/article-facets.js';
import type { StoredRecords } from './article-record.js';
import { StoredAuthors } from './stored-authors.js';
import { type TextPattern, TextSearch } from './text-search.js';

const NONE = new Uint32Array(0);

export class ArticleMatcher {
  /** The number of articles; they are numbered from 1. */
  readonly size: number;
  /** The day of each article, 0 without a date; ascending. */
  readonly days: Uint32Array;
  readonly formPostings: NumberLists;
  readonly authors: StoredAuthors;
  readonly #hasFullText: Uint8Array;
  readonly #articlesBy = new Map<string, NumberLists>();
  #articlesByForm: NumberLists | undefined;
  readonly #records: StoredRecords;
  readonly #valueByKey: SqlStatement;
  readonly #represented: SqlStatement;
  readonly #describe: SqlStatement;
  readonly #valueCount: SqlStatement;
  readonly #texts: TextSearch;
  readonly #database: SqlDatabase;

  constructor(database: SqlDatabase, records: StoredRecords) {
    this.#database = database;
    this.days = readUint32Array(database, 'day');
    this.size = this.days.length - 1;
    this.formPostings = readLists(database, 'author-form');
    this.authors = new StoredAuthors(database);
    this.#records = records;
    this.#valueByKey = database.prepare(
      'SELECT value FROM facet_value WHERE facet = ? AND key = ?',
    );
    this.#represented = database.prepare(
      'SELECT represented_by FROM equivalent_entity WHERE iri = ?',
    );
    this.#describe = database.prepare(
      `SELECT value, key, label, location FROM facet_value
      WHERE facet = ? AND value IN (SELECT value FROM json_each(?))`,
    );
    this.#valueCount = database.prepare('SELECT count(*) FROM facet_value WHERE facet = ?');
    this.#hasFullText = readUint8Array(database, 'full-text');
    this.#texts = new TextSearch(database, this.size);
  }

  getMatch(query: ArticleQuery): 'all' | 'any' {
    const { text = '', match = 'relaxed' } = query;
    if (match !== 'relaxed') return match;
    if (parseQueryText(text).words.length < 2) return 'all';
    return this.#byDate(query, 'all').length === 0 ? 'any' : 'all';
  }

  /** Matching numbers, ascending: undated, then oldest first. */
  byDate(query: ArticleQuery): Uint32Array {
    return this.#byDate(query, this.getMatch(query));
  }

  #byDate(query: ArticleQuery, match: 'all' | 'any'): Uint32Array {
    const wanted = getWanted(query, match);
    const [from, to] = this.#numberRange(query);
    if (wanted === 'nothing' || from > to) return NONE;
    const numbers = wanted === 'everything' ? range(from, to) : this.#texts.find(wanted).numbers;
    return this.#filter(numbers, query);
  }

  /** Matching numbers, the most relevant first, ties newest first; null when the query has no words to rank by. */
  byRelevance(query: ArticleQuery): Uint32Array | null {
    const wanted = getWanted(query, this.getMatch(query));
    if (wanted === 'nothing') return null;
    if (wanted !== 'everything') return this.#filter(this.#texts.find(wanted).ranked(), query);
    const phrases = query.terms === undefined ? [] : getPhrases(query.terms);
    return phrases.length === 0 ? null : this.#rank(this.byDate(query), phrases);
  }

  #rank(numbers: Uint32Array, phrases: readonly Phrase[]): Uint32Array {
    const mask = toMask(numbers, this.size);
    const ranked = this.#texts.find({ all: [], any: phrases }).ranked();
    const first = ranked.filter((number) => mask[number] === 1);
    const isFirst = toMask(first, this.size);
    const others = numbers.filter((number) => isFirst[number] === 0).reverse();
    const ordered = new Uint32Array(numbers.length);
    ordered.set(first);
    ordered.set(others, first.length);
    return ordered;
  }

  #combined(terms: ArticleTerms): Uint32Array {
    if ('text' in terms) return this.#texts.find({ all: [], any: [], terms }).numbers;
    if ('filter' in terms) return this.#filter(range(1, this.size), terms.filter);
    const left = this.#combined(terms.left);
    const right = toMask(this.#combined(terms.right), this.size);
    if (terms.operator === 'or') {
      for (const number of left) right[number] = 1;
      return range(1, this.size).filter((number) => right[number] === 1);
    }
    const wanted = terms.operator === 'and' ? 1 : 0;
    return left.filter((number) => right[number] === wanted);
  }

  /** Values are numbered from 0 in the order of their keys. */
  countValues(facet: TextFacet): number {
    return Number(this.#valueCount.row([facet])?.[0]);
  }

  /** Key, label and location of some values of a facet, by their numbers. */
  describe(facet: TextFacet, values: readonly number[]): ReadonlyMap<number, SqlRow> {
    const rows = this.#describe.rows([facet, JSON.stringify(values)]);
    return new Map(rows.map(([value, ...facts]) => [Number(value), facts]));
  }

  /** The number of a facet's value; an entity may be named by an equivalent one. Null when no article has it. */
  valueOf(facet: TextFacet, key: string): number | null {
    const [value] = this.#valueByKey.row([facet, key]) ?? [];
    if (typeof value === 'number') return value;
    const [representative] = facet === 'entity' ? (this.#represented.row([key]) ?? []) : [];
    return typeof representative === 'string' ? this.valueOf(facet, representative) : null;
  }

  #filter(numbers: Uint32Array, query: ArticleQuery): Uint32Array {
    let left = numbers;
    const [from, to] = this.#numberRange(query);
    if (from > 1 || to < this.size) left = left.filter((number) => number >= from && number <= to);
    for (const allowed of this.#allowed(query)) {
      const mask = toMask(allowed, this.size);
      left = left.filter((number) => mask[number] === 1);
    }
    const { excluded } = parseQueryText(query.text ?? '');
    for (const phrase of excluded) {
      const mask = toMask(this.#texts.find({ all: [phrase], any: [] }).numbers, this.size);
      left = left.filter((number) => mask[number] === 0);
    }
    const { hasFullText } = query;
    if (hasFullText === undefined) return left;
    return left.filter((number) => (this.#hasFullText[number] === 1) === hasFullText);
  }

  *#allowed(query: ArticleQuery): Iterable<Uint32Array> {
    if (query.terms !== undefined && hasFilter(query.terms)) yield this.#combined(query.terms);
    if (query.entity !== undefined) yield this.#withValue('entity', query.entity);
    if (query.publicationType !== undefined) {
      yield this.#withValue('publicationType', foldType(query.publicationType));
    }
    if (query.doi !== undefined) {
      const number = this.#records.getNumber(`doi:${query.doi}`);
      yield number === null ? NONE : Uint32Array.of(number);
    }
    const authors = query.authors?.filter((author) => author.trim() !== '') ?? [];
    if (authors.length > 0) yield this.#byAuthors(authors);
  }

  #withValue(facet: 'entity' | 'publicationType', key: string): Uint32Array {
    const value = this.valueOf(facet, key);
    if (value === null) return NONE;
    const articles = getOrAdd(this.#articlesBy, facet, () =>
      invertLists(readLists(this.#database, facet), this.countValues(facet)),
    );
    return listAt(articles, value);
  }

  #byAuthors(authors: readonly string[]): Uint32Array {
    this.#articlesByForm ??= invertLists(this.formPostings, this.authors.authorOfForm.length);
    const numbers: number[] = [];
    for (const form of authors.flatMap((name) => [...findAuthorForms(this.authors, name)])) {
      for (const number of listAt(this.#articlesByForm, form)) numbers.push(number);
    }
    return Uint32Array.from(numbers);
  }

  #numberRange({ issued }: ArticleQuery): readonly [number, number] {
    const days = dayRange(issued);
    if (days === null) return [1, this.size];
    return [this.firstFrom(days[0]), this.firstFrom(days[1] + 1) - 1];
  }

  firstFrom(day: number): number {
    let low = 1;
    let high = this.size + 1;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.days[middle] ?? 0) < day) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** Articles that match a text: all but the excluded ones if it only excludes; none if it can't be read. */
function getWanted(
  { text = '', terms }: ArticleQuery,
  match: 'all' | 'any',
): TextPattern | 'nothing' | 'everything' {
  const { quoted, words, excluded }: QueryText = parseQueryText(text);
  const isWords = terms !== undefined && !hasFilter(terms);
  if (quoted.length + words.length > 0 || isWords) {
    const combined = isWords ? { terms } : {};
    return match === 'all'
      ? { all: [...quoted, ...words], any: [], ...combined }
      : { all: quoted, any: words, ...combined };
  }
  return text.trim() !== '' && excluded.length === 0 ? 'nothing' : 'everything';
}

/** Whether terms contain filters, which full-text search cannot combine with words. */
function hasFilter(terms: ArticleTerms): boolean {
  return (
    'filter' in terms || ('left' in terms && (hasFilter(terms.left) || hasFilter(terms.right)))
  );
}

function getPhrases(terms: ArticleTerms): readonly Phrase[] {
  if ('filter' in terms) return [];
  if ('left' in terms)
    return [
      ...getPhrases(terms.left),
      ...(terms.operator === 'not' ? [] : getPhrases(terms.right)),
    ];
  const { quoted, words } = parseQueryText(terms.text);
  return [...quoted, ...words];
}

function range(from: number, to: number): Uint32Array {
  const numbers = new Uint32Array(to - from + 1);
  for (let index = 0; index < numbers.length; index++) numbers[index] = from + index;
  return numbers;
}

function toMask(numbers: Uint32Array, size: number): Uint8Array {
  const mask = new Uint8Array(size + 1);
  for (const number of numbers) mask[number] = 1;
  return mask;
}
