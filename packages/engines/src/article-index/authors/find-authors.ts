import { type FoldedAuthor, hasGiven, wantedAuthors } from './author-name.js';

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
 * Finds the forms of names that someone means by a text:
 * 1. An ORCID iD, bare or as a URI, means the author with it, under every name.
 * 2. `Last, First` exactly as lists name an author means that author, in every form that counts as theirs; of several
 *    authors of the name the one without an ORCID iD, else all of them.
 * 3. Any other text means the forms that begin so, in either order of family and given name. When it spells a name out
 *    exactly as lists do, the other forms of that author are found too.
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
      const own = table.form(form).given;
      if (!hasGiven(own, given)) continue;
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
