import { ALIAS_COST } from '../search-limits.js';
import { inOrderOfStanding, popularityOf } from './begun-order.js';
import { BroadBeginnings } from './broad-beginnings.js';
import { GatheredNames, MOST_GATHERED } from './gathered-names.js';
import { LeastNumbers, NO_BOUND } from './least-numbers.js';
import { BEGINS, type MatchingName, type NameArrays } from './name-arrays.js';
import type { NameSet } from './name-set.js';
import type { TypedWord } from './word-ranges.js';
import { COST_OF_NAME, isFewRanges, type WordsOfNames } from './words-of-names.js';

/** The first of the names that match. */
export interface FirstNames {
  /** Each once, best first. */
  readonly names: readonly MatchingName[];
  /** Whether there are no others. */
  readonly isAll: boolean;
}

/** How many times the labels that are wanted have to be expected among the most popular entities; many hold it further inside. */
const LEAST_EXPECTED = 6;

/**
 * Chooses the best names of typed words without putting all of them in order. What {@link BroadBeginnings} knows is
 * there. Otherwise, beginnings that many words have are had by many popular names: these are looked through first, as many of them as cost no more than the lists of these words. Otherwise the
 * lists of one word are read, each as far as its names come before those that were found; of several words names are
 * gathered.
 */
export class BestNames {
  readonly #labels: LeastNumbers;
  readonly #aliases: LeastNumbers;
  readonly #all: LeastNumbers;
  readonly #gathered: GatheredNames;
  readonly #broad: BroadBeginnings;

  /**
   * @param count - names that a search wants.
   * @param isLabel - the names that are labels.
   */
  constructor(
    private readonly arrays: NameArrays,
    private readonly wordsOf: WordsOfNames,
    private readonly isLabel: NameSet,
    private readonly count: number,
  ) {
    this.#labels = new LeastNumbers(count);
    this.#aliases = new LeastNumbers(count);
    // As many as were found already may come again.
    this.#all = new LeastNumbers(2 * count);
    this.#gathered = new GatheredNames(arrays, wordsOf);
    this.#broad = new BroadBeginnings(arrays, isLabel, count);
  }

  /** Returns the best names that have all of the words; null when that is too much to gather. */
  of(words: readonly TypedWord[]): FirstNames | null {
    const [word, ...others] = words.toSorted((a, b) => a.postings - b.postings);
    if (word === undefined) return { names: [], isAll: true };
    const known = others.length === 0 ? this.#broad.of(word.node) : null;
    if (known !== null) return { names: known, isAll: false };
    const effort = others.length === 0 ? listsOf(word) : word.postings;
    const popular = this.#lookThrough(words, effort / COST_OF_NAME, word.postings);
    if (popular !== null) return popular;
    if (others.length === 0) {
      return this.#choose(
        () => this.#readBegun(word),
        () => this.#readAll(word),
      );
    }
    if (word.postings > MOST_GATHERED) return null;
    this.#gathered.gather(word, others);
    const best = this.#choose(
      () => this.#gathered.each((name, begins) => begins && this.#addBegun(name)),
      () => this.#gathered.each((name) => this.#all.add(name)),
    );
    this.#gathered.clear();
    return best;
  }

  /** Returns the best names when there are enough labels among those of the most popular entities; null otherwise. */
  #lookThrough(words: readonly TypedWord[], entities: number, postings: number): FirstNames | null {
    const { firstNames } = this.arrays;
    const expected = (entities * postings) / (firstNames.at(-1) ?? 1);
    if (expected < LEAST_EXPECTED * this.count) return null;
    if (!words.every(({ ranges }) => isFewRanges(ranges))) return null;
    const first = words.find(({ isFirst }) => isFirst)?.ranges ?? [];
    const others = words.flatMap(({ isFirst, ranges }) => (isFirst ? [] : [ranges]));
    const matches = (name: number) =>
      this.wordsOf.begins(name, first) && others.every((each) => this.wordsOf.has(name, each));
    const last = Math.min(entities, firstNames.length - 2);
    const labels: number[] = [];
    for (let rank = 1; rank <= last && labels.length < this.count; rank += 1) {
      const label = firstNames[rank] ?? 0;
      if (matches(label)) labels.push(label);
    }
    const worst = labels[this.count - 1];
    if (worst === undefined) return null;

    const aliases: number[] = [];
    const end = Math.min(worst, this.#firstBelow(this.#popularityOf(worst) + ALIAS_COST));
    for (let name = 1; name < end; name += 1)
      if (!this.isLabel.has(name) && matches(name)) aliases.push(name);
    return { names: this.#merge(labels, aliases), isAll: false };
  }

  #choose(readBegun: () => void, readAll: () => void): FirstNames {
    this.#labels.clear();
    this.#aliases.clear();
    readBegun();
    const names = this.#merge(this.#labels.finish(), this.#aliases.finish());
    if (names.length === this.count) return { names, isAll: false };

    const begun = new Set(names.map(({ name }) => name));
    this.#all.clear();
    readAll();
    const all = this.#all.finish();
    for (const name of all) {
      if (begun.has(name)) continue;
      if (names.length === this.count) return { names, isAll: false };
      names.push({ name, begins: false });
    }
    return { names, isAll: this.#all.bound === NO_BOUND };
  }

  #merge(labels: ArrayLike<number>, aliases: ArrayLike<number>): MatchingName[] {
    return inOrderOfStanding(this.arrays, { labels, aliases }, this.count);
  }

  #readBegun({ ranges }: TypedWord): void {
    const { starts, items } = this.arrays.namesByWord;
    let bound = NO_BOUND;
    for (const { from, to } of ranges) {
      let place = starts[from] ?? 0;
      for (let list = from; list < to; list += 1) {
        const end = starts[list + 1] ?? 0;
        for (; place < end; place += 1) {
          const item = items[place] ?? 0;
          const name = item & ~BEGINS;
          if (name >= bound) break;
          if (item < BEGINS) continue;
          if (this.#addBegun(name)) bound = this.#bound();
        }
        place = end;
      }
    }
  }

  #readAll({ ranges }: TypedWord): void {
    const { starts, items } = this.arrays.namesByWord;
    const all = this.#all;
    for (const { from, to } of ranges) {
      let place = starts[from] ?? 0;
      for (let list = from; list < to; list += 1) {
        const end = starts[list + 1] ?? 0;
        for (; place < end; place += 1) {
          const name = (items[place] ?? 0) & ~BEGINS;
          if (name >= all.bound) break;
          all.add(name);
        }
        place = end;
      }
    }
  }

  #addBegun(name: number): boolean {
    return this.isLabel.has(name) ? this.#labels.add(name) : this.#aliases.add(name);
  }

  /** The name from which on neither a label nor an alias comes before those that were found. */
  #bound(): number {
    let [labels, aliases] = [this.#labels.bound, this.#aliases.bound];
    if (labels < NO_BOUND) {
      const least = this.#popularityOf(labels) + ALIAS_COST;
      aliases = Math.min(aliases, this.#firstBelow(least));
    }
    if (this.#aliases.bound < NO_BOUND) {
      const least = this.#popularityOf(this.#aliases.bound) - ALIAS_COST;
      labels = Math.min(labels, this.#firstBelow(least));
    }
    return Math.max(labels, aliases);
  }

  #popularityOf(name: number): number {
    return popularityOf(this.arrays, name);
  }

  /** The first name whose entity is less popular; {@link NO_BOUND} when there is none. */
  #firstBelow(popularity: number): number {
    const { popularities, firstNames } = this.arrays;
    let low = 1;
    let high = popularities.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((popularities[middle] ?? 0) < popularity) high = middle;
      else low = middle + 1;
    }
    return low < popularities.length ? (firstNames[low] ?? NO_BOUND) : NO_BOUND;
  }
}

function listsOf({ ranges }: TypedWord): number {
  return ranges.reduce((sum, { from, to }) => sum + to - from, 0);
}
