import { foldWords } from '../../text/fold.js';

/** An author's name, folded. */
export interface FoldedAuthor {
  /** The family name, or the name of a group; words joined by spaces. */
  readonly family: string;
  /** Given names and initials, one word each. */
  readonly given: readonly string[];
}

/** A name that someone looks for. */
export interface WantedAuthor {
  readonly family: string;
  /** Each the beginning of the given name at its place; empty: any given name. */
  readonly given: readonly string[];
}

const GLUED_INITIALS = /^\p{Lu}{2,3}$/u;

/** Folds a name: accents, letter case and signs gone; initials written together (`JA`) apart. */
export function foldAuthor(family: string, given: string): FoldedAuthor {
  return { family: foldFamily(family), given: foldGivenNames(given) };
}

/** The family name of {@link foldAuthor}. */
export function foldFamily(text: string): string {
  return foldWords(text).join(' ');
}

/** The given names of {@link foldAuthor}. */
export function foldGivenNames(text: string): readonly string[] {
  return foldGiven(text.split(/\s+/));
}

/** What tells authors apart: `family, given names, ORCID iD`, folded, as far as there are such. */
export function authorKey({ family, given }: FoldedAuthor, orcid: string | null): string {
  const name = given.length === 0 ? family : `${family}, ${given.join(' ')}`;
  return orcid === null ? name : `${name}, ${orcid}`;
}

/**
 * Reads `Last F`, `Last First`, `Last, First`, `Last FM` or a family name alone. Without a comma the end of the family
 * name is unknown, so every reading is returned: `de la Cruz M` is also a family `de` with the given names `la Cruz M`.
 * Empty when the text has no word.
 */
export function wantedAuthors(text: string): readonly WantedAuthor[] {
  const comma = text.indexOf(',');
  if (comma >= 0) {
    const { family, given } = foldAuthor(text.slice(0, comma), text.slice(comma + 1));
    return family === '' ? [] : [{ family, given }];
  }
  const words = text
    .trim()
    .split(/\s+/)
    .filter((word) => foldWords(word).length > 0);
  return words.map((_, index) => {
    const family = words.slice(0, index + 1).join(' ');
    return foldAuthor(family, words.slice(index + 1).join(' '));
  });
}

/** Returns whether given names begin as wanted, place by place. */
export function hasGiven(given: readonly string[], wanted: readonly string[]): boolean {
  return wanted.every((beginning, index) => given[index]?.startsWith(beginning) ?? false);
}

function foldGiven(words: readonly string[]): readonly string[] {
  if (words.length === 1 && words[0] === '') return [];
  return words.flatMap((word) =>
    GLUED_INITIALS.test(word) ? [...word].flatMap(foldWords) : foldWords(word),
  );
}
