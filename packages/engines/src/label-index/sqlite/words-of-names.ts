import { BEGINS } from './name-arrays.js';
import { PostingCollector, type PostingLists } from './posting-lists.js';
import type { WordRange } from './word-trie.js';

/** A look at the words of a name costs about as much as so many steps through a list. */
export const COST_OF_NAME = 4;

/** Names are asked only for words that stand in so few ranges: a search for typing errors has many. */
const FEW_RANGES = 4;

/** Whether it is worth while to ask names for words of some ranges. */
export function isFewRanges(ranges: readonly WordRange[]): boolean {
  return ranges.length <= FEW_RANGES;
}

/**
 * The words of each name, ascending, with {@link BEGINS}: the same as the names of each word, the other way around, so that
 * a name can be asked what it has.
 */
export class WordsOfNames {
  readonly #starts: Uint32Array;
  readonly #items: Uint32Array;
  readonly #alone: PostingLists;

  /** @param end - one more than the greatest name. */
  constructor(namesByWord: PostingLists, end: number) {
    const { starts, items } = namesByWord;
    const ends = new Uint32Array(end + 1);
    for (const item of items) {
      const name = item & ~BEGINS;
      ends[name + 1] = (ends[name + 1] ?? 0) + 1;
    }
    for (let name = 1; name <= end; name += 1)
      ends[name] = (ends[name] ?? 0) + (ends[name - 1] ?? 0);
    const cursor = ends.slice();
    const words = new Uint32Array(items.length);
    for (let word = 0; word + 1 < starts.length; word += 1) {
      const last = starts[word + 1] ?? 0;
      for (let place = starts[word] ?? 0; place < last; place += 1) {
        const item = items[place] ?? 0;
        const name = item & ~BEGINS;
        const slot = cursor[name] ?? 0;
        words[slot] = item < BEGINS ? word : word + BEGINS;
        cursor[name] = slot + 1;
      }
    }
    this.#starts = ends;
    this.#items = words;
    this.#alone = this.#readAlone(starts.length - 1);
  }

  /** The names that a word is all of, ascending: they begin with each of their words, of which there is one in some spellings. */
  alone(word: number): Uint32Array {
    const { starts, items } = this.#alone;
    return items.subarray(starts[word], starts[word + 1]);
  }

  #readAlone(words: number): PostingLists {
    const collector = new PostingCollector();
    const items = this.#items;
    for (let name = 1; name + 1 < this.#starts.length; name += 1) {
      const [from, end] = [this.#starts[name] ?? 0, this.#starts[name + 1] ?? 0];
      let place = from;
      while (place < end && (items[place] ?? 0) >= BEGINS) place += 1;
      if (place < end) continue;
      for (place = from; place < end; place += 1) collector.add((items[place] ?? 0) - BEGINS, name);
    }
    return collector.finish(Uint32Array.from({ length: words }, (_, word) => word));
  }

  /** Whether a name has a word of some ranges. */
  has(name: number, ranges: readonly WordRange[]): boolean {
    const items = this.#items;
    const end = this.#starts[name + 1] ?? 0;
    for (let place = this.#starts[name] ?? 0; place < end; place += 1) {
      if (isIn((items[place] ?? 0) & ~BEGINS, ranges)) return true;
    }
    return false;
  }

  /** Whether a name begins with a word of some ranges. */
  begins(name: number, ranges: readonly WordRange[]): boolean {
    const items = this.#items;
    const end = this.#starts[name + 1] ?? 0;
    for (let place = this.#starts[name] ?? 0; place < end; place += 1) {
      const item = items[place] ?? 0;
      if (item >= BEGINS && isIn(item - BEGINS, ranges)) return true;
    }
    return false;
  }
}

function isIn(word: number, ranges: readonly WordRange[]): boolean {
  for (const { from, to } of ranges) if (word >= from && word < to) return true;
  return false;
}
