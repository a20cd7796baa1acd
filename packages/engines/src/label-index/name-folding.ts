import { type FoldedName, foldKey, foldName } from '../text/fold.js';
import { foldSpelling } from '../text/fold-spelling.js';

/** Key that equal names share, in British or American spelling; empty when the text has no word. */
export function nameKey(text: string): string {
  return inOneSpelling(foldKey(text));
}

/** Folds a name for the index; its words in their own and in American spelling. */
export function foldLabel(name: string): FoldedName {
  const { key, tokens, firsts } = foldName(name);
  return { key: inOneSpelling(key), tokens: withSpelling(tokens), firsts: withSpelling(firsts) };
}

/** A typed word in its own and in American spelling. */
export function spellings(word: string): readonly string[] {
  return withSpelling([word]);
}

/** Whether a text looks like an abbreviation: 2 to 10 capitals, digits and hyphens, at least two capitals. */
export function isAbbreviation(text: string): boolean {
  return ABBREVIATION.test(text);
}

const ABBREVIATION = /^(?=.*\p{Lu}.*\p{Lu})[\p{Lu}\d][\p{Lu}\d-]{1,9}$/u;

/** Changes folded text to American spelling. */
export function inOneSpelling(key: string): string {
  return key.split(' ').map(foldSpelling).join(' ');
}

function withSpelling(words: readonly string[]): readonly string[] {
  const folded = words.map(foldSpelling);
  return folded.every((word, index) => word === words[index])
    ? words
    : [...new Set([...words, ...folded])];
}
