import { foldWords } from '../../text/fold.js';

export interface FoldedAuthor {
  /** The family name, or the name of a group, without spaces: `O'Connor` and `O Connor`, `van der Berg` and `Van Der Berg` are one. */
  readonly family: string;
  readonly given: readonly string[];
}

export interface WantedAuthor {
  readonly family: string;
  /** Beginnings of the given names, in order; empty matches any given name. */
  readonly given: readonly string[];
}

const GLUED_INITIALS = /^\p{Lu}{2,3}$/u;
const MAX_WORDS = 8;

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
    .slice(0, MAX_WORDS);
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

export interface AuthorTable {
  formsOfFamily(family: string): Iterable<number>;
  form(form: number): FoldedAuthor;
  getAuthor(form: number): number;
  usualForm(author: number): number;
  hasOrcid(author: number): boolean;
  authorOfOrcid(orcid: string): number | null;
  formsOfAuthor(author: number): Iterable<number>;
}

const ORCID = /^(?:https?:\/\/orcid\.org\/)?(\d{4}-\d{4}-\d{4}-\d{3}[\dX])$/i;

/**
 * Finds the name forms that a text refers to:
 * 1. An ORCID iD, bare or as a URI, means the author with it, under every name.
 * 2. `Last, First` exactly as an author is listed means that author, in every form of the name; of several
 *    authors of the name the one without an ORCID iD, else all of them.
 * 3. Any other text means the forms that begin with it, in either order of family and given name. A name spelled out
 *    exactly as listed also finds the other forms of that author.
 */
export function findAuthorForms(table: AuthorTable, text: string): ReadonlySet<number> {
  const orcid = ORCID.exec(text.trim())?.[1]?.toUpperCase();
  if (orcid !== undefined) {
    const author = table.authorOfOrcid(orcid);
    return getForms(table, author === null ? [] : [author]);
  }
  const { beginning, named } = readForms(table, text);
  if (text.includes(',')) {
    const anonymous = named.filter((author) => !table.hasOrcid(author));
    const meant = anonymous.length > 0 ? anonymous : named;
    return meant.length > 0 ? getForms(table, meant) : beginning;
  }
  const spelledOut = named.filter((author) => isSpelledOut(table.form(table.usualForm(author))));
  return new Set([...beginning, ...getForms(table, spelledOut)]);
}

function readForms(
  table: AuthorTable,
  text: string,
): { readonly beginning: ReadonlySet<number>; readonly named: readonly number[] } {
  const beginning = new Set<number>();
  const named = new Set<number>();
  for (const { family, given } of wantedAuthors(text)) {
    for (const form of table.formsOfFamily(family)) {
      const formGivenNames = table.form(form).given;
      if (!hasGiven(formGivenNames, given)) continue;
      beginning.add(form);
      const author = table.getAuthor(form);
      const usual = table.form(table.usualForm(author));
      if (usual.family === family && usual.given.join(' ') === given.join(' ')) named.add(author);
    }
  }
  return { beginning, named: [...named] };
}

function getForms(table: AuthorTable, authors: readonly number[]): ReadonlySet<number> {
  return new Set(authors.flatMap((author) => [...table.formsOfAuthor(author)]));
}

function isSpelledOut({ given }: FoldedAuthor): boolean {
  return given.some((word) => word.length > 1);
}
