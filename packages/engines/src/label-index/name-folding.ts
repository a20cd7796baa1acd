import { type FoldedName, foldKey, foldName } from '../text/fold.js';
import { foldSpelling } from '../text/fold-spelling.js';

/** The key under which equal names meet, British and American spelling alike; empty when the text has no word. */
export function nameKey(text: string): string {
  return inOneSpelling(foldKey(text));
}

/** Folds a name for the index: its words as they are spelled, and in the spelling that all share. */
export function foldLabel(name: string): FoldedName {
  const { key, tokens, firsts } = foldName(name);
  return { key: inOneSpelling(key), tokens: withSpelling(tokens), firsts: withSpelling(firsts) };
}

/** The beginnings that a typed word stands for: as it is typed, and in the spelling that all share. */
export function spellings(word: string): readonly string[] {
  return withSpelling([word]);
}

/** Whether a text is written as abbreviations are: 2 to 10 capitals, digits and hyphens, two capitals or more. */
export function isAbbreviation(text: string): boolean {
  return ABBREVIATION.test(text);
}

const ABBREVIATION = /^(?=.*\p{Lu}.*\p{Lu})[\p{Lu}\d][\p{Lu}\d-]{1,9}$/u;

/** Returns the key of a name out of its folded parts. */
export function inOneSpelling(key: string): string {
  return key.includes(' ') ? key.split(' ').map(spelled).join(' ') : spelled(key);
}

function withSpelling(words: readonly string[]): readonly string[] {
  const folded = words.map(spelled);
  return folded.every((word, index) => word === words[index])
    ? words
    : [...new Set([...words, ...folded])];
}

/** Words whose spelling is kept: the same ones come again with every letter that is typed. */
const MOST_KEPT = 20_000;
const kept = new Map<string, string>();

function spelled(word: string): string {
  const known = kept.get(word);
  if (known !== undefined) return known;
  if (kept.size >= MOST_KEPT) kept.clear();
  const folded = foldSpelling(word);
  kept.set(word, folded);
  return folded;
}
