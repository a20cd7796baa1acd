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
  /** The node of the trie that the only range is below; -1 where there are several, or typing errors. */
  readonly node: number;
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
    const nodes = spellings(typed)
      .map((spelled) => nodeOf(vocabulary, spelled))
      .filter((node) => node >= 0);
    const ranges = nodes.map((node) => wordsBelow(vocabulary, node));
    if (own > 0) ranges.push(...nearWords(vocabulary, typed, own));
    let postings = 0;
    for (const { from, to } of ranges) postings += (starts[to] ?? 0) - (starts[from] ?? 0);
    if (postings === 0) return null;
    const node = own === 0 && nodes.length === 1 ? (nodes[0] ?? -1) : -1;
    read.push({ isFirst: typed === words[0], ranges, node, postings });
  }
  return read;
}
