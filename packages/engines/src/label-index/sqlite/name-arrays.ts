import type { EntityType } from '@biographql/core';
import { getOrAdd } from '@biographql/core/internal';
import { invertLists, ListWriter, type NumberLists } from '../../number-lists.js';
import type { SqlDatabase } from '../../sqlite/sqlite.js';
import {
  readLists,
  readTexts,
  readUint16Array,
  readUint32Array,
  writeArray,
  writeLists,
  writeTexts,
} from '../../sqlite/stored-arrays.js';
import type { FoldedName } from '../../text/fold.js';
import type { LabelRow } from '../label-index.js';
import { createVocabulary, type Vocabulary } from '../word-search.js';

/** Ranks of entities count from 1 by descending popularity; numbers of names too, a label before its aliases. */
export interface NameArrays {
  /** By rank, the number of the label; then one more than the last name. */
  readonly firstNames: Uint32Array;
  /** By name, the rank of its entity; derived, not stored. */
  readonly ranks: Uint32Array;
  /** By rank. */
  readonly popularities: Uint32Array;
  /** By rank. */
  readonly degrees: Uint32Array;
  /** By rank, the rank of the entity that represents all equivalent ones; 0 when there is no other. */
  readonly leaders: Uint32Array;
  /** By rank, the place of its types in {@link typeLists}. */
  readonly typeLists: Uint32Array;
  /** The distinct lists of types. */
  readonly types: readonly (readonly EntityType[])[];
  readonly vocabulary: Vocabulary;
  /** Two lists per word of the vocabulary, in ascending order: names that begin with it, and others that have it. */
  readonly namesByWord: NumberLists;
}

/** Collects the arrays from entities in descending popularity. */
export class NameArraysBuilder {
  readonly #words = new Map<string, number>();
  /** Per name, its words: twice the number of the word, plus 1 if the name doesn't begin with it. */
  readonly #wordsByName = new ListWriter();
  readonly #firstNames: number[] = [0];
  readonly #popularities: number[] = [0];
  readonly #degrees: number[] = [0];
  readonly #typeLists: number[] = [0];
  readonly #types = new Map<string, number>();
  readonly #equivalents: (readonly [rank: number, leader: string])[] = [];
  readonly #ranks = new Map<string, number>();
  #names = 0;

  startEntity({ iri, popularity, degree, types, representative }: LabelRow): void {
    const rank = this.#firstNames.push(this.#names + 1) - 1;
    this.#popularities.push(popularity);
    this.#degrees.push(degree);
    this.#typeLists.push(getNumber(this.#types, types.join(' ')));
    if (representative !== null) this.#equivalents.push([rank, representative]);
    if (representative === iri) this.#ranks.set(iri, rank);
  }

  addName({ tokens, firsts }: FoldedName): void {
    this.#names += 1;
    for (const token of tokens) {
      const word = getNumber(this.#words, token);
      this.#wordsByName.add(2 * word + Number(!firsts.includes(token)));
    }
    this.#wordsByName.endList();
  }

  finish(): NameArrays {
    const words = [...this.#words.keys()].sort();
    const places = new Uint32Array(words.length);
    for (const [place, word] of words.entries()) places[this.#words.get(word) ?? 0] = place;
    const wordsByName = this.#wordsByName.finish();
    const { values } = wordsByName;
    for (const [at, value] of values.entries())
      values[at] = 2 * (places[value >>> 1] ?? 0) + (value & 1);
    const firstNames = Uint32Array.from([...this.#firstNames, this.#names + 1]);
    return {
      firstNames,
      ranks: ranksByName(firstNames),
      popularities: Uint32Array.from(this.#popularities),
      degrees: Uint32Array.from(this.#degrees),
      leaders: this.#leaders(),
      typeLists: Uint32Array.from(this.#typeLists),
      types: parseTypes([...this.#types.keys()]),
      vocabulary: createVocabulary(words),
      namesByWord: invertLists(wordsByName, 2 * words.length),
    };
  }

  #leaders(): Uint32Array {
    const leaders = new Uint32Array(this.#popularities.length);
    for (const [rank, leader] of this.#equivalents) leaders[rank] = this.#ranks.get(leader) ?? 0;
    return leaders;
  }
}

function getNumber(numbers: Map<string, number>, text: string): number {
  return getOrAdd(numbers, text, () => numbers.size);
}

function ranksByName(firstNames: Uint32Array): Uint32Array {
  const ranks = new Uint32Array(firstNames.at(-1) ?? 0);
  for (let rank = 1; rank + 1 < firstNames.length; rank += 1)
    ranks.fill(rank, firstNames[rank], firstNames[rank + 1]);
  return ranks;
}

function parseTypes(texts: readonly string[]): NameArrays['types'] {
  return texts.map((text) => text.split(' ') as EntityType[]);
}

export function writeNameArrays(database: SqlDatabase, arrays: NameArrays): void {
  writeArray(database, 'first-name', arrays.firstNames);
  writeArray(database, 'popularity', arrays.popularities);
  writeArray(database, 'degree', arrays.degrees);
  writeArray(database, 'leader', arrays.leaders);
  writeArray(database, 'type-list', arrays.typeLists);
  writeTexts(
    database,
    'types',
    arrays.types.map((types) => types.join(' ')),
  );
  writeArray(database, 'vocabulary-units', arrays.vocabulary.units);
  writeArray(database, 'vocabulary-starts', arrays.vocabulary.starts);
  writeLists(database, 'names-by-word', arrays.namesByWord);
}

export function readNameArrays(database: SqlDatabase): NameArrays {
  const firstNames = readUint32Array(database, 'first-name');
  return {
    firstNames,
    ranks: ranksByName(firstNames),
    popularities: readUint32Array(database, 'popularity'),
    degrees: readUint32Array(database, 'degree'),
    leaders: readUint32Array(database, 'leader'),
    typeLists: readUint32Array(database, 'type-list'),
    types: parseTypes(readTexts(database, 'types')),
    vocabulary: {
      units: readUint16Array(database, 'vocabulary-units'),
      starts: readUint32Array(database, 'vocabulary-starts'),
    },
    namesByWord: readLists(database, 'names-by-word'),
  };
}
