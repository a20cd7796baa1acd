import { ENTITY_TYPES, type EntityType } from '@biographql/core';
import { ALIAS_COST } from '../search-limits.js';
import { BEGINS, type MatchingName, type NameArrays } from './name-arrays.js';
import { NameSet } from './name-set.js';
import { readTypedWords, type TypedWord } from './word-ranges.js';
import type { WordRange } from './word-trie.js';

/** What to match. */
export interface NamePattern {
  /** At least one, folded; a name must have them all, in any order. */
  readonly words: readonly string[];
  /** Greatest number of edits in a word, as far as its length allows: 0, 1 or 2. */
  readonly edits: number;
  /** Only names of entities of any of these types; empty means all. */
  readonly types: readonly EntityType[];
}

/** The names of a pattern, best first. */
export interface MatchingNames {
  /** The best, each once. */
  readonly first: readonly MatchingName[];
  /** The others, of which some come twice, after names that may be among the first. To be read before the next search. */
  readonly others: Iterable<MatchingName>;
}

/** A range of words, with the place in each of their lists up to which it was read; null where all are read at once. */
interface ReadRange extends WordRange {
  readonly places: Uint32Array | null;
}

/** A search as far as it has come: what is said of names before `end` is all that there is. */
interface Search extends Pick<NamePattern, 'types'> {
  readonly ranges: readonly { readonly isFirst: boolean; readonly of: readonly ReadRange[] }[];
  end: number;
  /** Where it ends next. */
  nextEnd: number;
}

/** The most popular names are looked at first, then so many times as many: most searches find enough among them. */
const FIRST_NAMES = 8_192;
const GROWTH = 8;
/** So few are read at once. */
const FEW_POSTINGS = 4_096;

/**
 * Matches words with names by sets of bits: the effort grows with the number of names that have the typed words (some
 * nanoseconds each) and are popular enough, not with the number of results, so that no combination of common words is slow.
 */
export class NameMatcher {
  readonly #arrays: NameArrays;
  readonly #labels: NameSet;
  /** More than the greatest name, a multiple of 32. */
  readonly #end: number;
  /** Used again in every call: a search is one uninterrupted piece of work. */
  readonly #scratch: Readonly<Record<'all' | 'beginning' | 'word', NameSet>>;

  /** @param count - the names that a search wants in any case. */
  constructor(
    arrays: NameArrays,
    private readonly count: number,
  ) {
    this.#arrays = arrays;
    const size = arrays.firstNames.at(-1) ?? 0;
    this.#end = Math.ceil(size / 32) * 32;
    this.#labels = new NameSet(size);
    for (const name of arrays.firstNames.subarray(1, -1)) this.#labels.add(name);
    const [all, beginning, word] = [new NameSet(size), new NameSet(size), new NameSet(size)];
    this.#scratch = { all, beginning, word };
  }

  /**
   * The matching names, best first: those that begin with the first word, by popularity less {@link ALIAS_COST} for an
   * alias, then all by popularity.
   */
  match({ words, edits, types }: NamePattern): MatchingNames {
    const { vocabulary, namesByWord } = this.#arrays;
    const read = readTypedWords({ vocabulary, starts: namesByWord.starts }, words, edits);
    if (read === null) return { first: [], others: [] };
    const all = this.#matchAll(read, { edits, types });
    return { first: firstNames(all, this.count), others: all };
  }

  *#matchAll(
    words: readonly TypedWord[],
    pattern: Pick<NamePattern, 'edits' | 'types'>,
  ): Generator<MatchingName> {
    const search = this.#begin(words, pattern);
    const { all, beginning: aliases, word: labels } = this.#scratch;
    let label = -1;
    let alias = -1;
    for (;;) {
      while (search.end < this.#end && !this.#isSettled(label, alias, search.end)) {
        const from = search.end;
        this.#goOn(search);
        if (label < 0) label = labels.next(from, search.end);
        if (alias < 0) alias = aliases.next(from, search.end);
      }
      if (label < 0 && alias < 0) break;
      if (this.#isLabelBetter(label, alias)) {
        yield { name: label, begins: true };
        label = labels.next(label + 1, search.end);
      } else {
        yield { name: alias, begins: true };
        alias = aliases.next(alias + 1, search.end);
      }
    }
    for (let name = all.next(0); name >= 0; name = all.next(name + 1))
      yield { name, begins: false };
  }

  /** The rank of a name's entity. */
  rankOf(name: number): number {
    return this.#arrays.ranks[name] ?? 0;
  }

  #begin(
    words: readonly TypedWord[],
    { edits, types }: Pick<NamePattern, 'edits' | 'types'>,
  ): Search {
    const { starts } = this.#arrays.namesByWord;
    const postings = words.reduce((sum, word) => sum + word.postings, 0);
    const isLong = edits === 0 && types.length === 0 && postings > FEW_POSTINGS;
    const ranges = words.map(({ isFirst, ranges: of }) => ({
      isFirst,
      of: of.map(({ from, to }) => ({ from, to, places: isLong ? starts.slice(from, to) : null })),
    }));
    return { types, ranges, end: 0, nextEnd: isLong ? FIRST_NAMES : this.#end };
  }

  /** Fills the sets of the names up to the next end: all that match, and of those that begin with the first word labels and aliases. */
  #goOn(search: Search): void {
    const { all, beginning, word } = this.#scratch;
    const from = search.end;
    const end = Math.min(search.nextEnd, this.#end);
    search.end = end;
    search.nextEnd = end * GROWTH;
    beginning.clear(from, end);
    all.clear(from, end);
    let set = all;
    for (const { isFirst, of } of search.ranges) {
      set.clear(from, end);
      const begins = isFirst ? beginning : null;
      for (const range of of) {
        if (range.places === null) this.#addNames(range, set, begins);
        else this.#addNamesBetween(range.places, { range, from, end, set, begins });
      }
      if (set === word) all.keepOnly(word, from, end);
      if (all.next(from, end) < 0) break;
      set = word;
    }
    if (search.types.length > 0) this.#keepTypes(all, search.types);
    beginning.divide(all, { marked: this.#labels, taken: word }, from, end);
  }

  /** Whether none of the names from `end` on comes before the next label or alias; -1 where there was none so far. */
  #isSettled(label: number, alias: number, end: number): boolean {
    // Labels come before aliases of what is as popular or less.
    if (label >= 0) return true;
    if (alias < 0) return false;
    const { popularities } = this.#arrays;
    const next = popularities[this.rankOf(end)] ?? 0;
    return next - (popularities[this.rankOf(alias)] ?? 0) + ALIAS_COST <= 0;
  }

  #isLabelBetter(label: number, alias: number): boolean {
    if (label < 0 || alias < 0) return alias < 0;
    const { popularities } = this.#arrays;
    const [ofLabel, ofAlias] = [this.rankOf(label), this.rankOf(alias)];
    const lead = (popularities[ofLabel] ?? 0) - (popularities[ofAlias] ?? 0) + ALIAS_COST;
    return lead > 0 || (lead === 0 && ofLabel < ofAlias);
  }

  #addNames({ from, to }: WordRange, set: NameSet, beginning: NameSet | null): void {
    const { starts, items } = this.#arrays.namesByWord;
    const end = starts[to] ?? 0;
    for (let index = starts[from] ?? 0; index < end; index += 1) {
      const item = items[index] ?? 0;
      const name = item & ~BEGINS;
      set.add(name);
      if (item >= BEGINS) beginning?.add(name);
    }
  }

  /** Adds the names of a block; where the lists of the words go on is kept in `places`. */
  #addNamesBetween(places: Uint32Array, block: NameBlock): void {
    const { range, from, end, set, begins } = block;
    const { starts, items } = this.#arrays.namesByWord;
    for (let list = 0; list < places.length; list += 1) {
      const last = starts[range.from + list + 1] ?? 0;
      let place = places[list] ?? 0;
      for (; place < last; place += 1) {
        const item = items[place] ?? 0;
        const name = item & ~BEGINS;
        if (name >= end) break;
        if (name < from) continue;
        set.add(name);
        if (item >= BEGINS) begins?.add(name);
      }
      places[list] = place;
    }
  }

  #keepTypes(all: NameSet, types: readonly EntityType[]): void {
    const { firstNames, ranksByType } = this.#arrays;
    const { starts, items } = ranksByType;
    const { word: wanted } = this.#scratch;
    wanted.clear();
    for (const type of types) {
      const list = ENTITY_TYPES.indexOf(type);
      for (const rank of items.subarray(starts[list], starts[list + 1])) {
        const end = firstNames[rank + 1] ?? 0;
        for (let name = firstNames[rank] ?? 0; name < end; name += 1) wanted.add(name);
      }
    }
    all.keepOnly(wanted);
  }
}

interface NameBlock {
  readonly range: WordRange;
  readonly from: number;
  readonly end: number;
  readonly set: NameSet;
  readonly begins: NameSet | null;
}

/** Takes the first names of a search, each once; the search goes on where this ended. */
function firstNames(names: Iterator<MatchingName>, count: number): readonly MatchingName[] {
  const first = new Map<number, MatchingName>();
  while (first.size < count) {
    const next = names.next();
    if (next.done) break;
    const { name } = next.value;
    if (!first.has(name)) first.set(name, next.value);
  }
  return [...first.values()];
}
