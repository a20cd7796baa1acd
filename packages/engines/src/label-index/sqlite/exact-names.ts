import type { KeptRows, NameRow } from './kept-rows.js';
import { BEGINS, type NameArrays } from './name-arrays.js';
import type { NameKeys } from './name-keys.js';
import { isWordEnd, nodeOf, type WordRange } from './word-trie.js';
import type { WordsOfNames } from './words-of-names.js';

/** Where even the rarest word has more names, looking at them would cost more than asking the file. */
const MOST_NAMES = 2_048;

const NONE: ReadonlyMap<number, NameRow> = new Map();

/**
 * Names by their key. What is being typed is mostly told to be no name without asking the file, and names that were shown
 * already are found without it.
 */
export class ExactNames {
  constructor(
    private readonly arrays: Pick<NameArrays, 'vocabulary' | 'namesByWord'>,
    private readonly wordsOf: WordsOfNames,
    private readonly keys: NameKeys,
    private readonly rows: KeptRows,
  ) {}

  /** The names of a key by their numbers, ascending. */
  of(key: string): ReadonlyMap<number, NameRow> {
    const names: number[] = [];
    let isKnown = true;
    const isLookedAt = eachLikelyName(this.arrays, this.wordsOf, key, (name, isLikely) => {
      const isOfKey = this.keys.isKnown(name, key);
      if (isOfKey === false || (isOfKey === null && !isLikely())) return;
      isKnown &&= isOfKey === true;
      names.push(name);
    });
    if (!isLookedAt) return this.rows.namesOf(key);
    if (names.length === 0) return NONE;
    return (isKnown ? this.rows.keptNames(names) : null) ?? this.rows.namesOf(key);
  }
}

/**
 * Tells of each name that may have a key, ascending, at least those that have it: every part of a name's key is a word of the
 * index, and the name begins with the first.
 * @param take - told of a name, and how to learn whether it has all of the words.
 * @returns false where there are too many to look at.
 */
export function eachLikelyName(
  { vocabulary, namesByWord }: Pick<NameArrays, 'vocabulary' | 'namesByWord'>,
  wordsOf: WordsOfNames,
  key: string,
  take: (name: number, isLikely: () => boolean) => void,
): boolean {
  const { starts, items } = namesByWord;
  const parts: WordRange[] = [];
  for (const part of key.split(' ')) {
    const node = nodeOf(vocabulary, part);
    if (node <= 0 || !isWordEnd(vocabulary, node)) return true;
    const from = vocabulary.words[node] ?? 0;
    parts.push({ from, to: from + 1 });
  }
  const [only] = parts;
  if (only !== undefined && parts.length === 1) {
    for (const name of wordsOf.alone(only.from)) take(name, () => true);
    return true;
  }
  const size = ({ from, to }: WordRange) => (starts[to] ?? 0) - (starts[from] ?? 0);
  const rarest = parts.reduce((least, part) => (size(part) < size(least) ? part : least));
  if (size(rarest) > MOST_NAMES) return false;
  const first = parts.slice(0, 1);
  const others = parts.slice(1).map((part) => [part]);
  let name = 0;
  const isLikely = () =>
    wordsOf.begins(name, first) && others.every((other) => wordsOf.has(name, other));
  const end = starts[rarest.to] ?? 0;
  for (let place = starts[rarest.from] ?? 0; place < end; place += 1) {
    name = (items[place] ?? 0) & ~BEGINS;
    take(name, isLikely);
  }
  return true;
}
