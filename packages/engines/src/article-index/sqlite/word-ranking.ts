import { LRUCache } from 'lru-cache';
import type { SqlDatabase, SqlStatement } from '../../sqlite/sqlite.js';
import { TEXT_WEIGHTS } from '../reading/article-texts.js';
import type { Phrase } from '../reading/query-text.js';
import { inMillionths, parseNumbers } from './article-numbers.js';
import { WordLists } from './word-lists.js';

/** Phrases that articles must have. */
export interface WantedPhrases {
  /** All of them. */
  readonly all: readonly Phrase[];
  /** One of them at least, where there are any. */
  readonly any: readonly Phrase[];
}

/** The articles that have a phrase, ascending, and what it adds to the relevance of each. */
interface PhraseList {
  readonly numbers: Uint32Array;
  readonly parts: Float32Array;
}

/** Found articles, ascending. */
export interface FoundNumbers {
  readonly numbers: Uint32Array;
  /** BM25 as FTS5 has it, in millionths. */
  readonly relevances: Uint32Array;
}

const TABLE = 'article_text';
/** Entries of lists that are kept: 16 MB. */
const KEPT_ENTRIES = 2_000_000;

/** Finds articles by their words, and tells how relevant they are. */
export class WordRanking {
  readonly #database: SqlDatabase;
  readonly #size: number;
  readonly #words: WordLists | null;
  readonly #phrases: SqlStatement;
  readonly #lists = new LRUCache<string, PhraseList>({
    maxSize: KEPT_ENTRIES,
    sizeCalculation: ({ numbers }) => numbers.length + 1,
  });
  /** Made when first needed. */
  #saturations: Float32Array | undefined;
  #tallies: { readonly sums: Float64Array; readonly hits: Uint8Array } | undefined;

  /** @param size - the number of articles. @param onDamage - told when a list cannot be read. */
  constructor(database: SqlDatabase, size: number, onDamage: () => void = () => {}) {
    this.#database = database;
    this.#size = size;
    this.#words = WordLists.of({ database, table: TABLE, weights: TEXT_WEIGHTS, onDamage });
    this.#phrases = preparePhrases(database, size + 1);
  }

  /** Finds the articles that have the phrases. Without any phrase there is nothing to find. */
  find(wanted: WantedPhrases): FoundNumbers {
    const all = wanted.all.map((phrase) => this.#listOf(phrase));
    const any = wanted.any.map((phrase) => this.#listOf(phrase));
    const [only, ...others] = [...all, ...any];
    if (only === undefined) return { numbers: new Uint32Array(0), relevances: new Uint32Array(0) };
    if (others.length === 0) {
      return { numbers: only.numbers, relevances: inMillionths(only.parts) };
    }
    return this.#combine(all, any);
  }

  #combine(all: readonly PhraseList[], any: readonly PhraseList[]): FoundNumbers {
    this.#tallies ??= {
      sums: new Float64Array(this.#size + 1),
      hits: new Uint8Array(this.#size + 1),
    };
    const { sums, hits } = this.#tallies;
    // One more than all is an article that has one of the others besides.
    const needed = all.length + (any.length > 0 ? 1 : 0);
    for (const { numbers, parts } of all)
      for (let index = 0; index < numbers.length; index++) {
        const number = numbers[index] ?? 0;
        hits[number] = (hits[number] ?? 0) + 1;
        sums[number] = (sums[number] ?? 0) + (parts[index] ?? 0);
      }
    for (const { numbers, parts } of any)
      for (let index = 0; index < numbers.length; index++) {
        const number = numbers[index] ?? 0;
        if (hits[number] === all.length) hits[number] = needed;
        sums[number] = (sums[number] ?? 0) + (parts[index] ?? 0);
      }
    const found = numbersWith(hits, needed, shortest(all));
    const relevances = new Float64Array(found.length);
    for (let index = 0; index < found.length; index++) {
      relevances[index] = sums[found[index] ?? 0] ?? 0;
    }
    for (const { numbers } of [...all, ...any])
      for (const number of numbers) {
        hits[number] = 0;
        sums[number] = 0;
      }
    return { numbers: found, relevances: inMillionths(relevances) };
  }

  #listOf(phrase: Phrase): PhraseList {
    const key = phrase.join(' ');
    const known = this.#lists.get(key);
    if (known !== undefined) return known;
    const list = this.#wordList(phrase) ?? this.#phraseList(key);
    this.#lists.set(key, list);
    return list;
  }

  /** Null for what is not one word of the table. */
  #wordList(phrase: Phrase): PhraseList | null {
    const [word = ''] = phrase;
    if (this.#words === null || phrase.length > 1 || !WORD.test(word)) return null;
    const { numbers, counts } = this.#words.list(word);
    this.#saturations ??= readSaturations(this.#database, this.#size);
    const share = (this.#size - numbers.length + 0.5) / (numbers.length + 0.5);
    const rarity = Math.max(Math.log(share), LEAST_RARITY);
    const parts = new Float32Array(numbers.length);
    for (let index = 0; index < parts.length; index++) {
      const count = counts[index] ?? 0;
      const saturation = this.#saturations[numbers[index] ?? 0] ?? 0;
      parts[index] = (rarity * count * (K1 + 1)) / (count + saturation);
    }
    return { numbers, parts };
  }

  #phraseList(text: string): PhraseList {
    const expression = `"${text.replaceAll('"', '""')}"`;
    const [told = null] = this.#phrases.row([...TEXT_WEIGHTS, expression]) ?? [];
    const ranks = parseNumbers(told);
    const base = this.#size + 1;
    return {
      numbers: Uint32Array.from(ranks, (rank) => rank % base),
      parts: Float32Array.from(ranks, (rank) => Math.floor(rank / base) / 1e6),
    };
  }
}

/** What the tokenizer `ascii` leaves as it is. */
const WORD = /^[0-9a-z\u0080-\u{10ffff}]+$/u;

/** Constants of BM25, as FTS5 has them. */
const K1 = 1.2;
const B = 0.75;
/** Of a word that more than half of the articles have. */
const LEAST_RARITY = 1e-6;

/** Returns what the length of each article adds to the number of times that it has a word, in the formula of BM25. */
function readSaturations(database: SqlDatabase, size: number): Float32Array {
  // One text crosses the driver far faster than a row for each article.
  const [told] =
    database
      .prepare(`SELECT group_concat(hex(sz)) FROM (SELECT sz FROM ${TABLE}_docsize ORDER BY id)`)
      .row([]) ?? [];
  const lengths = String(told ?? '')
    .split(',')
    .map(lengthOf);
  const mean = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, size);
  const saturations = new Float32Array(size + 1);
  lengths.forEach((length, index) => {
    saturations[index + 1] = K1 * (1 - B + (B * length) / mean);
  });
  return saturations;
}

/** The words of all columns. @param hex - a number for each, seven bits a byte. */
function lengthOf(hex: string): number {
  let sum = 0;
  let value = 0;
  for (let place = 0; place < hex.length; place += 2) {
    const byte = Number.parseInt(hex.slice(place, place + 2), 16);
    value = value * 128 + (byte & 0x7f);
    if (byte >= 0x80) continue;
    sum += value;
    value = 0;
  }
  return sum;
}

function shortest(lists: readonly PhraseList[]): Uint32Array | null {
  const [first, ...others] = lists.map(({ numbers }) => numbers);
  if (first === undefined) return null;
  return others.reduce((least, list) => (list.length < least.length ? list : least), first);
}

/** Returns the numbers with so many hits, ascending. @param among - where they are; null for anywhere. */
function numbersWith(hits: Uint8Array, needed: number, among: Uint32Array | null): Uint32Array {
  const found = new Uint32Array(among?.length ?? hits.length);
  let length = 0;
  if (among === null) {
    for (let number = 1; number < hits.length; number++)
      if (hits[number] === needed) found[length++] = number;
  } else {
    for (const number of among) if (hits[number] === needed) found[length++] = number;
  }
  return found.slice(0, length);
}

/**
 * A phrase's relevance in millionths, rounded, times `base`, plus the number of the article. The subquery's limit is there
 * because an auxiliary function cannot be an argument of an aggregate.
 */
function preparePhrases(database: SqlDatabase, base: number): SqlStatement {
  return database.prepare(
    `SELECT group_concat(rank) FROM (
       SELECT CAST(0.5 - 1e6 * bm25(${TABLE}, ?, ?, ?) AS INTEGER) * ${base} + rowid AS rank
       FROM ${TABLE} WHERE ${TABLE} MATCH ? ORDER BY rowid LIMIT -1 OFFSET 0)`,
  );
}
