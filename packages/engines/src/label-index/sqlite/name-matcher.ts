import type { EntityType } from '@biographql/core';
import { spellings } from '../name-folding.js';
import { nameScore } from '../name-order.js';
import { allowedEdits } from '../search-stages.js';
import { nearWords, type WordRange, wordsWithPrefix } from '../word-search.js';
import type { NameArrays } from './name-arrays.js';

export interface NamePattern {
  /** Folded words, at least one; a name must have them all, in any order. */
  readonly words: readonly string[];
  /** Maximum number of edits in a word, as far as its length allows: 0, 1 or 2. */
  readonly edits: number;
  /** Only names of entities of any of these types; empty for all. */
  readonly types: readonly EntityType[];
}

export interface MatchingName {
  readonly name: number;
  readonly rank: number;
  readonly begins: boolean;
}

/** The words that a typed word stands for; ranges may overlap. */
interface TypedWord {
  readonly isFirst: boolean;
  readonly ranges: readonly WordRange[];
}

/** Marks a name that begins with the first typed word; the other bits count the typed words that it has. */
const BEGINS = 0x80;

/** Matches typed words with the names of an index. */
export class NameMatcher {
  readonly #arrays: NameArrays;
  /** By name, the typed words found so far. Reused: a search is not interrupted by another. */
  readonly #hits: Uint8Array;

  constructor(arrays: NameArrays) {
    this.#arrays = arrays;
    this.#hits = new Uint8Array(arrays.ranks.length);
  }

  /** Names that begin with the first word by score, then the others by popularity. Valid until the next call. */
  *match({ words, edits, types }: NamePattern): Generator<MatchingName> {
    const typed = this.#readWords(words, edits);
    if (typed === null) return;
    this.#countHits(typed);
    const isWanted = this.#typeFilter(types);
    const first = BEGINS | typed.length;
    const labels = this.#names(first, (name, rank) => this.#isLabel(name, rank) && isWanted(rank));
    const aliases = this.#names(
      first,
      (name, rank) => !this.#isLabel(name, rank) && isWanted(rank),
    );
    yield* this.#mergeByScore(labels, aliases);
    yield* this.#names(typed.length, (_, rank) => isWanted(rank));
  }

  /** Finds the words of the vocabulary that typed words stand for; null when there are none for one of them. */
  #readWords(words: readonly string[], edits: number): readonly TypedWord[] | null {
    const { vocabulary } = this.#arrays;
    // Words without edits are cheap, and may show that there is nothing to find.
    const cheapFirst = words
      .map((word) => ({ word, own: Math.min(edits, allowedEdits(word)) }))
      .sort((a, b) => a.own - b.own);
    const typed: TypedWord[] = [];
    for (const { word, own } of cheapFirst) {
      const ranges = spellings(word).map((spelling) => wordsWithPrefix(vocabulary, spelling));
      if (own > 0) ranges.push(...nearWords(vocabulary, word, own));
      if (ranges.every(({ from, to }) => from === to)) return null;
      typed.push({ isFirst: word === words[0], ranges });
    }
    return typed;
  }

  #countHits(words: readonly TypedWord[]): void {
    const hits = this.#hits.fill(0);
    const { offsets, values } = this.#arrays.namesByWord;
    for (const [count, { isFirst, ranges }] of words.entries()) {
      for (const { from, to } of ranges) {
        for (let list = 2 * from; list < 2 * to; list += 1) {
          const mark = isFirst && list % 2 === 0 ? BEGINS : 0;
          const end = offsets[list + 1] ?? 0;
          for (let at = offsets[list] ?? 0; at < end; at += 1) {
            const name = values[at] ?? 0;
            const known = hits[name] ?? 0;
            // A name counts once per typed word, and only if it has all words before.
            hits[name] = ((known & ~BEGINS) === count ? known + 1 : known) | mark;
          }
        }
      }
    }
  }

  *#names(
    wanted: number,
    filter: (name: number, rank: number) => boolean,
  ): Generator<MatchingName> {
    const { ranks } = this.#arrays;
    const begins = wanted >= BEGINS;
    for (let name = this.#hits.indexOf(wanted); name >= 0; ) {
      const rank = ranks[name] ?? 0;
      if (filter(name, rank)) yield { name, rank, begins };
      name = this.#hits.indexOf(wanted, name + 1);
    }
  }

  *#mergeByScore(
    labels: Iterator<MatchingName>,
    aliases: Iterator<MatchingName>,
  ): Generator<MatchingName> {
    let label = labels.next();
    let alias = aliases.next();
    while (!label.done || !alias.done) {
      if (alias.done || (!label.done && this.#isLabelFirst(label.value, alias.value))) {
        if (!label.done) yield label.value;
        label = labels.next();
      } else {
        yield alias.value;
        alias = aliases.next();
      }
    }
  }

  #isLabelFirst(label: MatchingName, alias: MatchingName): boolean {
    const { popularities } = this.#arrays;
    const lead =
      nameScore({ popularity: popularities[label.rank] ?? 0, isLabel: true }) -
      nameScore({ popularity: popularities[alias.rank] ?? 0, isLabel: false });
    return lead > 0 || (lead === 0 && label.name < alias.name);
  }

  #isLabel(name: number, rank: number): boolean {
    return this.#arrays.firstNames[rank] === name;
  }

  #typeFilter(types: readonly EntityType[]): (rank: number) => boolean {
    if (types.length === 0) return () => true;
    const { typeLists, types: lists } = this.#arrays;
    const wanted = lists.map((own) => own.some((type) => types.includes(type)));
    return (rank) => wanted[typeLists[rank] ?? 0] === true;
  }
}
