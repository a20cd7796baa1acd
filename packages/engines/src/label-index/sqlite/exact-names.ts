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
    const likely = likelyNames(this.arrays, this.wordsOf, key);
    if (likely === null) return this.rows.namesOf(key);
    const names: number[] = [];
    let isKnown = true;
    for (const name of likely) {
      const isOfKey = this.keys.isKnown(name, key);
      if (isOfKey === false) continue;
      isKnown &&= isOfKey === true;
      names.push(name);
    }
    if (names.length === 0) return NONE;
    return (isKnown ? this.rows.keptNames(names) : null) ?? this.rows.namesOf(key);
  }
}

/**
 * The names that may have a key, ascending: every part of a name's key is a word of the index, and the name begins with the
 * first. Null where there are too many to look at.
 */
export function likelyNames(
  { vocabulary, namesByWord }: Pick<NameArrays, 'vocabulary' | 'namesByWord'>,
  wordsOf: WordsOfNames,
  key: string,
): readonly number[] | null {
  const { starts, items } = namesByWord;
  const parts: WordRange[] = [];
  for (const part of key.split(' ')) {
    const node = nodeOf(vocabulary, part);
    if (node <= 0 || !isWordEnd(vocabulary, node)) return [];
    const from = vocabulary.words[node] ?? 0;
    parts.push({ from, to: from + 1 });
  }
  const [only] = parts;
  if (only !== undefined && parts.length === 1) return wordsOf.alone(only.from);
  const size = ({ from, to }: WordRange) => (starts[to] ?? 0) - (starts[from] ?? 0);
  const rarest = parts.reduce((least, part) => (size(part) < size(least) ? part : least));
  if (size(rarest) > MOST_NAMES) return null;
  const first = parts.slice(0, 1);
  const others = parts.slice(1).map((part) => [part]);
  const names: number[] = [];
  for (let place = starts[rarest.from] ?? 0; place < (starts[rarest.to] ?? 0); place += 1) {
    const name = (items[place] ?? 0) & ~BEGINS;
    if (!wordsOf.begins(name, first)) continue;
    if (others.every((other) => wordsOf.has(name, other))) names.push(name);
  }
  return names;
}
