import { foldParts, foldText } from '../label-index/fold.js';

/**
 * The words of an article's text or of a query, in order: folded like labels, split between letters and digits,
 * plural endings removed.
 */
export function articleWords(text: string): readonly string[] {
  return foldParts(text).map(singular);
}

/** The parts of a text between spaces and signs; hyphenated words stay one part, for {@link articleWords} to split. */
export function articleCompounds(text: string): readonly string[] {
  return foldText(text).split(' ').filter(Boolean);
}

/**
 * Removes a plural ending from an English word of four letters or more, by the rules of Harman's S stemmer
 * (How effective is suffixing?, JASIS 42, 1991); words in `-is` are left alone.
 */
export function singular(word: string): string {
  if (word.length < 4 || !word.endsWith('s')) return word;
  if (word.endsWith('ies') && !/[ea]ies$/.test(word)) return `${word.slice(0, -3)}y`;
  if (word.endsWith('es') && !/[aeo]es$/.test(word)) return word.slice(0, -1);
  if (/(?:us|ss|is|[aeo]es)$/.test(word)) return word;
  return word.slice(0, -1);
}
