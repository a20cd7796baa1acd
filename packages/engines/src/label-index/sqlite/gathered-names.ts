import { BEGINS, type NameArrays } from './name-arrays.js';
import type { TypedWord } from './word-ranges.js';
import { COST_OF_NAME, isFewRanges, type WordsOfNames } from './words-of-names.js';

/** Names that are gathered at most. */
export const MOST_GATHERED = 16_384;

/** What is kept of a gathered name: how many of the words it has so far, and whether it begins with the first. */
const HAS_BEGUN = 0x80;

/**
 * The names that have all of some words: those of the rarest are gathered, and asked for the other words, or these mark
 * them, whichever is less.
 */
export class GatheredNames {
  readonly #lists: NameArrays['namesByWord'];
  readonly #wordsOf: WordsOfNames;
  /** By name, a byte each; zero between searches. */
  readonly #marks: Uint8Array;
  readonly #names = new Uint32Array(MOST_GATHERED);
  #size = 0;
  #words = 0;

  constructor({ namesByWord, firstNames }: NameArrays, wordsOf: WordsOfNames) {
    this.#lists = namesByWord;
    this.#wordsOf = wordsOf;
    this.#marks = new Uint8Array(firstNames.at(-1) ?? 0);
  }

  /** Gathers, until `clear`. @param rarest - has at most {@link MOST_GATHERED} postings. */
  gather(rarest: TypedWord, others: readonly TypedWord[]): void {
    this.#readRarest(rarest);
    this.#words = 1;
    for (const other of others) {
      const isAsked = this.#size * COST_OF_NAME < other.postings && isFewRanges(other.ranges);
      if (isAsked) this.#ask(other);
      else this.#mark(other);
      this.#words += 1;
    }
  }

  /** @param take - told of each name that has all of the words, and whether it begins with the first. */
  each(take: (name: number, begins: boolean) => void): void {
    for (let at = 0; at < this.#size; at += 1) {
      const name = this.#names[at] ?? 0;
      const mark = this.#marks[name] ?? 0;
      if ((mark & ~HAS_BEGUN) === this.#words) take(name, mark >= HAS_BEGUN);
    }
  }

  clear(): void {
    for (let at = 0; at < this.#size; at += 1) this.#marks[this.#names[at] ?? 0] = 0;
    this.#size = 0;
  }

  #readRarest({ isFirst, ranges }: TypedWord): void {
    const { starts, items } = this.#lists;
    const marks = this.#marks;
    let size = 0;
    for (const { from, to } of ranges) {
      const end = starts[to] ?? 0;
      for (let place = starts[from] ?? 0; place < end; place += 1) {
        const item = items[place] ?? 0;
        const name = item & ~BEGINS;
        const mark = marks[name] ?? 0;
        if (mark === 0) {
          this.#names[size] = name;
          size += 1;
        }
        marks[name] = mark | (isFirst && item >= BEGINS ? 1 | HAS_BEGUN : 1);
      }
    }
    this.#size = size;
  }

  #mark({ isFirst, ranges }: TypedWord): void {
    const { starts, items } = this.#lists;
    const marks = this.#marks;
    const before = this.#words;
    const now = before + 1;
    for (const { from, to } of ranges) {
      const end = starts[to] ?? 0;
      for (let place = starts[from] ?? 0; place < end; place += 1) {
        const item = items[place] ?? 0;
        const name = item & ~BEGINS;
        const mark = marks[name] ?? 0;
        const has = mark & ~HAS_BEGUN;
        if (has !== before && has !== now) continue;
        marks[name] = (mark & HAS_BEGUN) | now | (isFirst && item >= BEGINS ? HAS_BEGUN : 0);
      }
    }
  }

  #ask({ isFirst, ranges }: TypedWord): void {
    const wordsOf = this.#wordsOf;
    for (let at = 0; at < this.#size; at += 1) {
      const name = this.#names[at] ?? 0;
      const mark = this.#marks[name] ?? 0;
      if ((mark & ~HAS_BEGUN) !== this.#words || !wordsOf.has(name, ranges)) continue;
      const begins = isFirst && wordsOf.begins(name, ranges);
      this.#marks[name] = (mark & HAS_BEGUN) | (this.#words + 1) | (begins ? HAS_BEGUN : 0);
    }
  }
}
