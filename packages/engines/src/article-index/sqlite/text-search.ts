import { LRUCache } from 'lru-cache';
import type { SqlDatabase, SqlStatement, SqlValue } from '../../sqlite/sql-database.js';
import type { ArticleTerms } from '../article-index.js';
import { type Phrase, parseQueryText, TEXT_WEIGHTS } from '../article-query.js';

export interface TextPattern {
  readonly all: readonly Phrase[];
  /** An article must have at least one of these (a rare one if any is rare), unless the list is empty. */
  readonly any: readonly Phrase[];
  readonly terms?: ArticleTerms;
}

/**
 * When any word may match, words in more articles than this don't match by themselves if there are rarer ones; they
 * still count for the ranking. Otherwise "treatment of gout" would rank a third of all articles.
 */
const COMMON_SHARE = 0.1;
const COMMON_ARTICLES = 1_000;
/** Articles in the cache, over all searches: at most 24 MB. */
const CACHED_ARTICLES = 2_000_000;
const TABLE = 'article_text';
/** Makes SQLite run a subquery on its own, as auxiliary functions of FTS5 require. */
const MATERIALIZED = 'ORDER BY rowid LIMIT -1 OFFSET 0';

/** Full-text search with FTS5, ranked by its BM25. Articles are numbers from 1 to `size`. */
export class TextSearch {
  readonly #numbers: SqlStatement;
  readonly #ranks: SqlStatement;
  readonly #count: SqlStatement;
  readonly #base: number;
  readonly #cache = new LRUCache<string, TextMatches>({
    maxSize: CACHED_ARTICLES,
    sizeCalculation: ({ numbers }) => numbers.length + 1,
  });

  constructor(
    database: SqlDatabase,
    private readonly size: number,
  ) {
    this.#base = size + 1;
    database.exec(
      `CREATE VIRTUAL TABLE IF NOT EXISTS temp.article_word USING fts5vocab (main, ${TABLE}, row)`,
    );
    this.#count = database.prepare('SELECT doc FROM temp.article_word WHERE term = ?');
    // One text crosses the driver far faster than a row per article. Each rank is the relevance in millionths, then the number.
    this.#numbers = database.prepare(
      `SELECT group_concat(rowid) FROM (SELECT rowid FROM ${TABLE} WHERE ${TABLE} MATCH ? ${MATERIALIZED})`,
    );
    this.#ranks = database.prepare(
      `SELECT group_concat(rank) FROM (
        SELECT CAST(0.5 - 1e6 * bm25(${TABLE}, ${TEXT_WEIGHTS.join(', ')}) AS INTEGER) * ${this.#base} + rowid AS rank
        FROM ${TABLE} WHERE ${TABLE} MATCH ? ${MATERIALIZED})`,
    );
  }

  find(pattern: TextPattern): TextMatches {
    const expression = toExpression(pattern, this.#withoutCommon(pattern.any));
    const cached = this.#cache.get(expression);
    if (cached !== undefined) return cached;
    const matches = expression === '' ? NO_MATCHES : this.#search(expression);
    this.#cache.set(expression, matches);
    return matches;
  }

  /** The phrases with a word that isn't common; all of them when there is none. */
  #withoutCommon(phrases: readonly Phrase[]): readonly Phrase[] {
    if (phrases.length < 2) return phrases;
    const maxArticles = Math.max(COMMON_ARTICLES, COMMON_SHARE * this.size);
    const rare = phrases.filter((phrase) => {
      // A prefix is no word of the index, so its articles are not counted.
      if (phrase.some((word) => word.endsWith('*'))) return true;
      const articles = phrase.map((word) => Number(this.#count.row([word])?.[0] ?? 0));
      return Math.min(...articles) > 0 && Math.min(...articles) <= maxArticles;
    });
    return rare.length === 0 ? phrases : rare;
  }

  #search(expression: string): TextMatches {
    const numbers = Uint32Array.from(parseNumbers(this.#numbers.row([expression])?.[0]));
    return new TextMatches(numbers, () => {
      const ranks = parseNumbers(this.#ranks.row([expression])?.[0])
        .sort()
        .reverse();
      return Uint32Array.from(ranks, (rank) => rank % this.#base);
    });
  }
}

class TextMatches {
  #ranked: Uint32Array | undefined;

  constructor(
    readonly numbers: Uint32Array,
    private readonly rank: () => Uint32Array,
  ) {}

  /** The most relevant first; ties in descending order of numbers. Ranking takes ten times as long as finding. */
  ranked(): Uint32Array {
    this.#ranked ??= this.rank();
    return this.#ranked;
  }
}

const NO_MATCHES = new TextMatches(new Uint32Array(0), () => new Uint32Array(0));

function toExpression({ all, any, terms }: TextPattern, rare: readonly Phrase[]): string {
  const alternatives = rare.length === any.length ? [any] : [rare, any];
  const combined = terms === undefined ? '' : combine(terms);
  return [
    ...all.map(quote),
    ...(combined === '' ? [] : [combined]),
    ...alternatives.filter(({ length }) => length > 0).map(anyOf),
  ].join(' AND ');
}

/** Empty for terms without words. */
function combine(terms: ArticleTerms): string {
  if ('filter' in terms) return '';
  if ('text' in terms) {
    const { quoted, words } = parseQueryText(terms.text);
    const all = [...quoted, ...words].map(quote).join(' AND ');
    return all === '' ? '' : `${terms.in === 'title' ? '{title} : ' : ''}(${all})`;
  }
  const [left, right] = [combine(terms.left), combine(terms.right)];
  if (left === '' || right === '') return terms.operator === 'not' ? left : left + right;
  return `(${left} ${terms.operator.toUpperCase()} ${right})`;
}

function anyOf(phrases: readonly Phrase[]): string {
  return `(${phrases.map(quote).join(' OR ')})`;
}

function quote(phrase: Phrase): string {
  const text = phrase.join(' ').replaceAll('"', '""');
  return text.endsWith('*') ? `"${text.slice(0, -1)}"*` : `"${text}"`;
}

function parseNumbers(text: SqlValue | undefined): Float64Array {
  if (typeof text !== 'string' || text === '') return new Float64Array(0);
  return Float64Array.from(text.split(','), Number);
}
