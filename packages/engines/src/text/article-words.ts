import { foldParts, foldText } from './fold.js';

const KNOWN_WORDS = 100_000;
/** Every sign in such a text is folded within its own word. */
const ASCII = /^[\x20-\x7e]*$/;

/**
 * The words of an article's text or of a query, in order: folded like labels, split between letters and digits,
 * plural endings removed.
 */
export function articleWords(text: string): readonly string[] {
  return foldParts(text).map(singular);
}

/** {@link articleWords} joined by spaces, for many texts: remembers the words of typed words. */
export class WordReader {
  readonly #known = new Map<string, string>();

  read(text: string): string {
    if (!ASCII.test(text)) return articleWords(text).join(' ');
    let words = '';
    for (const typed of text.split(' ')) {
      if (typed === '') continue;
      let word = this.#known.get(typed);
      if (word === undefined) {
        word = articleWords(typed).join(' ');
        if (this.#known.size < KNOWN_WORDS) this.#known.set(typed, word);
      }
      if (word !== '') words += words === '' ? word : ` ${word}`;
    }
    return words;
  }
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
