import { foldWords } from '../../text/fold.js';

export interface FoldedAuthor {
  /** The family name, or the name of a group, without spaces: `O'Connor` and `O Connor`, `van der Berg` and `Van Der Berg` are one. */
  readonly family: string;
  readonly given: readonly string[];
}

export interface WantedAuthor {
  readonly family: string;
  /** Each the beginning of the given name at its place; empty: any given name. */
  readonly given: readonly string[];
}

const GLUED_INITIALS = /^\p{Lu}{2,3}$/u;
const MOST_WORDS = 8;

/** Folds a name: accents, letter case and signs gone; initials written together (`JA`) apart. */
export function foldAuthor(family: string, given: string): FoldedAuthor {
  return { family: foldFamily(family), given: foldGivenNames(given) };
}

export function foldFamily(text: string): string {
  return foldWords(text).join('');
}

export function foldGivenNames(text: string): readonly string[] {
  const words = text.split(/\s+/);
  if (words.length === 1 && words[0] === '') return [];
  return words.flatMap((word) =>
    GLUED_INITIALS.test(word) ? [...word].flatMap(foldWords) : foldWords(word),
  );
}

/** Key of an author: `family, given names, ORCID iD`, folded, without missing parts. */
export function authorKey({ family, given }: FoldedAuthor, orcid: string | null): string {
  const name = given.length === 0 ? family : `${family}, ${given.join(' ')}`;
  return orcid === null ? name : `${name}, ${orcid}`;
}

/**
 * Reads `Last F`, `Last First`, `First Last`, `Last, First`, `Last FM` or a family name alone. Without a comma neither the
 * order nor the end of the family name is known, so every reading is returned: `de la Cruz M` is also a family `de` with
 * the given names `la Cruz M`. A comma at the end means that there is no given name (`The A, B and C Group,`). Two or three capitals are initials and a word (`YAN`, `JA`). Empty when the text has no word.
 */
export function wantedAuthors(text: string): readonly WantedAuthor[] {
  const comma = text.trimEnd().endsWith(',') ? text.lastIndexOf(',') : text.indexOf(',');
  if (comma >= 0) return getReadings(text.slice(0, comma), text.slice(comma + 1));
  const words = text
    .trim()
    .split(/\s+/)
    .filter((word) => foldWords(word).length > 0)
    .slice(0, MOST_WORDS);
  return words.flatMap((_, index) => {
    const start = words.slice(0, index + 1).join(' ');
    const end = words.slice(index + 1).join(' ');
    return end === ''
      ? getReadings(start, '')
      : [...getReadings(start, end), ...getReadings(end, start)];
  });
}

export function hasGiven(given: readonly string[], wanted: readonly string[]): boolean {
  return wanted.every((beginning, index) => given[index]?.startsWith(beginning) ?? false);
}

function getReadings(familyText: string, givenText: string): readonly WantedAuthor[] {
  const family = foldFamily(familyText);
  if (family === '') return [];
  const initials = foldGivenNames(givenText);
  const words = foldWords(givenText);
  const isSame = words.length === initials.length;
  return isSame
    ? [{ family, given: initials }]
    : [
        { family, given: initials },
        { family, given: words },
      ];
}
