import { BEGINS, type NameArrays } from './name-arrays.js';
import { isWordEnd, nodeOf, type WordRange } from './word-trie.js';
import type { WordsOfNames } from './words-of-names.js';

/** Where even the rarest word has more names, looking at them would cost more than asking the file. */
const MOST_NAMES = 2_048;

/**
 * Whether a name may have a key: false only when none has. What is being typed is mostly told to be no name without asking
 * the file, since every part of a name's key is a word of the index, and the name begins with the first.
 */
export function mayBeName(
  { vocabulary, namesByWord }: Pick<NameArrays, 'vocabulary' | 'namesByWord'>,
  wordsOf: WordsOfNames,
  key: string,
): boolean {
  const { starts, items } = namesByWord;
  const parts: WordRange[] = [];
  for (const part of key.split(' ')) {
    const node = nodeOf(vocabulary, part);
    if (node <= 0 || !isWordEnd(vocabulary, node)) return false;
    const from = vocabulary.words[node] ?? 0;
    parts.push({ from, to: from + 1 });
  }
  const size = ({ from, to }: WordRange) => (starts[to] ?? 0) - (starts[from] ?? 0);
  const rarest = parts.reduce((least, part) => (size(part) < size(least) ? part : least));
  if (size(rarest) > MOST_NAMES) return true;
  const first = parts.slice(0, 1);
  const others = parts.slice(1).map((part) => [part]);
  for (let place = starts[rarest.from] ?? 0; place < (starts[rarest.to] ?? 0); place += 1) {
    const name = (items[place] ?? 0) & ~BEGINS;
    if (others.length === 0 && !wordsOf.isBegun(name)) continue;
    if (!wordsOf.begins(name, first)) continue;
    if (others.every((other) => wordsOf.has(name, other))) return true;
  }
  return false;
}
