import { spellings } from '../name-folding.js';
import { allowedEdits } from '../search-limits.js';
import { nearWords } from './near-words.js';
import type { PostingLists } from './posting-lists.js';
import { nodeOf, type Vocabulary, type WordRange, wordsBelow } from './word-trie.js';

/** A typed word with the words of the vocabulary that it stands for; ranges may overlap. */
export interface TypedWord {
  /** Whether it is the first that was typed. */
  readonly isFirst: boolean;
  readonly ranges: readonly WordRange[];
  /** Names of all these words, each as often as it has one. */
  readonly postings: number;
}

/**
 * Returns what each typed word stands for, with at most so many edits as its length allows; null when one stands for nothing:
 * the cheap ones are looked up first, so that a search for typing errors is mostly spared then.
 */
export function readTypedWords(
  { vocabulary, starts }: { readonly vocabulary: Vocabulary } & Pick<PostingLists, 'starts'>,
  words: readonly string[],
  edits: number,
): readonly TypedWord[] | null {
  const inOrderOfEffort = words
    .map((typed) => ({ typed, own: Math.min(edits, allowedEdits(typed)) }))
    .sort((a, b) => a.own - b.own);
  const read: TypedWord[] = [];
  for (const { typed, own } of inOrderOfEffort) {
    const ranges = rangesOf(vocabulary, typed, own);
    let postings = 0;
    for (const { from, to } of ranges) postings += (starts[to] ?? 0) - (starts[from] ?? 0);
    if (postings === 0) return null;
    read.push({ isFirst: typed === words[0], ranges, postings });
  }
  return read;
}

function rangesOf(vocabulary: Vocabulary, word: string, own: number): readonly WordRange[] {
  const ranges: WordRange[] = [];
  for (const spelled of spellings(word)) {
    const node = nodeOf(vocabulary, spelled);
    if (node >= 0) ranges.push(wordsBelow(vocabulary, node));
  }
  return own === 0 ? ranges : [...ranges, ...nearWords(vocabulary, word, own)];
}
