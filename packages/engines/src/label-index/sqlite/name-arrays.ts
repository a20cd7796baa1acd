import { ENTITY_TYPES } from '@biographql/core';
import type { SqlDatabase } from '../../sqlite/sqlite.js';
import { readUint16Array, readUint32Array, writeArray } from '../../sqlite/stored-arrays.js';
import type { FoldedName } from '../../text/fold.js';
import type { LabelRow } from '../label-index.js';
import { NumberCollector, PostingCollector, type PostingLists } from './posting-lists.js';
import { buildVocabulary, type Vocabulary } from './word-trie.js';

/** The mark of a posting whose name begins with the word; the rest of the number is the name. */
export const BEGINS = 0x8000_0000;

/** What is kept in memory of an index. Names are numbered from 1 by popularity of their entities, a label before its aliases. */
export interface NameArrays {
  /** The first name, which is the label, of each entity from rank 1; then one more than the last name. */
  readonly firstNames: Uint32Array;
  /** The rank of each name's entity; not in the file. */
  readonly ranks: Uint32Array;
  /** Of each entity, by rank. */
  readonly popularities: Uint32Array;
  /** Of each entity, by rank. */
  readonly degrees: Uint32Array;
  /** By rank, the rank of the entity that stands for all that are the same thing; 0 when there is no other. */
  readonly leaders: Uint32Array;
  readonly vocabulary: Vocabulary;
  /** The names of each word of the vocabulary, ascending, with {@link BEGINS}. */
  readonly namesByWord: PostingLists;
  /** The ranks of each type's entities, ascending; types by their place in `ENTITY_TYPES`. */
  readonly ranksByType: PostingLists;
}

/** A name that matches; `begins` tells that it begins with the first word, and is false when it comes again. */
export interface MatchingName {
  readonly name: number;
  readonly begins: boolean;
}

/** The entity of each name: the last rank whose first name is not after it. */
function ranksOf(firstNames: Uint32Array): Uint32Array {
  const ranks = new Uint32Array(firstNames.at(-1) ?? 0);
  for (let rank = 1; rank + 1 < firstNames.length; rank += 1)
    ranks.fill(rank, firstNames[rank], firstNames[rank + 1]);
  return ranks;
}

/** Collects the arrays from entities in descending popularity. */
export class NameArraysBuilder {
  readonly #words = new Map<string, number>();
  readonly #namesByWord = new PostingCollector();
  readonly #ranksByType = new PostingCollector();
  /** By rank; the first of each stands for none. */
  readonly #firstNames = new NumberCollector();
  readonly #popularities = new NumberCollector();
  readonly #degrees = new NumberCollector();
  readonly #ranks = new Map<string, number>();
  readonly #twins: (readonly [rank: number, leader: string])[] = [];
  #names = 0;

  constructor() {
    for (const numbers of [this.#firstNames, this.#popularities, this.#degrees]) numbers.push(0);
  }

  /** Begins the next entity; its names follow, the label first. */
  startEntity({ iri, popularity, degree, types, twinOf }: LabelRow): void {
    const rank = this.#firstNames.length;
    this.#firstNames.push(this.#names + 1);
    this.#popularities.push(popularity);
    this.#degrees.push(degree);
    if (twinOf !== null) this.#twins.push([rank, twinOf]);
    if (twinOf === iri) this.#ranks.set(iri, rank);
    for (const type of new Set(types)) this.#ranksByType.add(ENTITY_TYPES.indexOf(type), rank);
  }

  /** Takes the next name of the entity; one without words is counted, too. */
  addName({ tokens, firsts }: FoldedName): void {
    this.#names += 1;
    const begins = this.#names + BEGINS;
    for (const token of tokens)
      this.#namesByWord.add(this.#wordOf(token), firsts.includes(token) ? begins : this.#names);
  }

  finish(): NameArrays {
    const sorted = [...this.#words.keys()].sort();
    const places = new Uint32Array(sorted.length);
    for (const [place, word] of sorted.entries()) places[this.#words.get(word) ?? 0] = place;
    this.#firstNames.push(this.#names + 1);
    const firstNames = this.#firstNames.finish();
    return {
      firstNames,
      ranks: ranksOf(firstNames),
      popularities: this.#popularities.finish(),
      degrees: this.#degrees.finish(),
      leaders: this.#leaders(),
      vocabulary: buildVocabulary(sorted),
      namesByWord: this.#namesByWord.finish(places),
      ranksByType: this.#ranksByType.finish(Uint32Array.from(ENTITY_TYPES.keys())),
    };
  }

  #leaders(): Uint32Array {
    const leaders = new Uint32Array(this.#popularities.length);
    for (const [rank, leader] of this.#twins) leaders[rank] = this.#ranks.get(leader) ?? 0;
    return leaders;
  }

  #wordOf(token: string): number {
    const known = this.#words.get(token);
    if (known !== undefined) return known;
    this.#words.set(token, this.#words.size);
    return this.#words.size - 1;
  }
}

/** Keeps the arrays in the file of the index. */
export function writeNameArrays(database: SqlDatabase, arrays: NameArrays): void {
  const { vocabulary, namesByWord, ranksByType } = arrays;
  writeArray(database, 'first-name', arrays.firstNames);
  writeArray(database, 'popularity', arrays.popularities);
  writeArray(database, 'degree', arrays.degrees);
  writeArray(database, 'leader', arrays.leaders);
  writeArray(database, 'vocabulary-units', vocabulary.units);
  writeArray(database, 'vocabulary-children', vocabulary.children);
  writeArray(database, 'vocabulary-words', vocabulary.words);
  writeArray(database, 'word-starts', namesByWord.starts);
  writeArray(database, 'word-names', namesByWord.items);
  writeArray(database, 'type-starts', ranksByType.starts);
  writeArray(database, 'type-ranks', ranksByType.items);
}

/** Reads back where the names of each entity begin, and how popular it is. @throws Error when one is missing or damaged. */
export function readRowArrays(
  database: SqlDatabase,
): Pick<NameArrays, 'firstNames' | 'popularities'> {
  return {
    firstNames: readUint32Array(database, 'first-name'),
    popularities: readUint32Array(database, 'popularity'),
  };
}

/** Reads the arrays back. @throws Error when one is missing or damaged. */
export function readNameArrays(database: SqlDatabase): NameArrays {
  const { firstNames, popularities } = readRowArrays(database);
  return {
    firstNames,
    ranks: ranksOf(firstNames),
    popularities,
    degrees: readUint32Array(database, 'degree'),
    leaders: readUint32Array(database, 'leader'),
    vocabulary: {
      units: readUint16Array(database, 'vocabulary-units'),
      children: readUint32Array(database, 'vocabulary-children'),
      words: readUint32Array(database, 'vocabulary-words'),
    },
    namesByWord: {
      starts: readUint32Array(database, 'word-starts'),
      items: readUint32Array(database, 'word-names'),
    },
    ranksByType: {
      starts: readUint32Array(database, 'type-starts'),
      items: readUint32Array(database, 'type-ranks'),
    },
  };
}
