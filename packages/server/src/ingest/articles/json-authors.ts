import type { ArticleAuthor } from '../../engines/article-index/article-index.js';
import { readOrcid, spaceInitials } from './identifiers.js';
import { type JsonObject, listOf, objectOf, textOf } from './json-values.js';

const INITIALS_FIRST = /^((?:\p{Lu}\.?[\s-]?){1,4}) ((?:\p{Ll}+ ){0,3}\p{Lu}[\p{L}'’-]+)$/u;
const INITIALS_LAST = /^((?:\p{Ll}+ ){0,3}\p{Lu}[\p{Ll}'’-][\p{L}'’-]*) ((?:\p{Lu}\.?\s?){1,4})$/u;

/**
 * Reads the authors of a record. An author has `family` (or `last`) and `given` (or `fore`, or `initials`), or is a
 * `collective`; `affiliations` are texts, or places in the record's own list of affiliations.
 */
export function jsonAuthors(record: JsonObject): readonly ArticleAuthor[] {
  const shared = listOf(record, 'affiliations').map((text) =>
    typeof text === 'string' ? text : '',
  );
  return listOf(record, 'authors').flatMap((entry) => {
    const author = objectOf(entry);
    return author === null ? [] : toAuthor(author, shared);
  });
}

function toAuthor(author: JsonObject, shared: readonly string[]): readonly ArticleAuthor[] {
  const affiliations = listOf(author, 'affiliations')
    .map((entry) => (typeof entry === 'number' ? (shared[entry] ?? '') : String(entry)).trim())
    .filter(Boolean);
  const collective = textOf(author, 'collective');
  const last = textOf(author, 'family') || textOf(author, 'last');
  if (last === '')
    return collective === '' ? [] : [{ family: collective, given: '', affiliations }];
  const told = textOf(author, 'given') || textOf(author, 'fore');
  const given = told || spaceInitials(textOf(author, 'initials'));
  const name = given === '' && 'last' in author ? splitName(last) : { family: last, given };
  const orcid = readOrcid(textOf(author, 'orcid'));
  return [{ ...name, ...(orcid === null ? {} : { orcid }), affiliations }];
}

/** Some sources put `P F Liddle` or `Liddle PF` whole into the family name. */
function splitName(name: string): { readonly family: string; readonly given: string } {
  const first = INITIALS_FIRST.exec(name);
  if (first?.[1] !== undefined) return { family: first[2] ?? '', given: spaceInitials(first[1]) };
  const last = INITIALS_LAST.exec(name);
  if (last?.[1] !== undefined) return { family: last[1], given: spaceInitials(last[2] ?? '') };
  return { family: name, given: '' };
}
