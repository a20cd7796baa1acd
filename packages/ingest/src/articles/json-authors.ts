import { isRecord } from '@biographql/core/internal';
import type { ArticleAuthor } from '@biographql/engines';
import { readOrcid, spaceInitials } from './identifiers.js';
import { tidyAuthors } from './tidy-authors.js';

const INITIALS_FIRST = /^((?:\p{Lu}\.?[\s-]?){1,4}) ((?:\p{Ll}+ ){0,3}\p{Lu}[\p{L}'’-]+)$/u;
const INITIALS_LAST = /^((?:\p{Ll}+ ){0,3}\p{Lu}[\p{Ll}'’-][\p{L}'’-]*) ((?:\p{Lu}\.?\s?){1,4})$/u;

/**
 * Reads the authors of a record. An author has `family` (or `last`) and `given` (or `fore`, or `initials`), or is a
 * `collective`; `affiliations` are texts, or places in the record's own list of affiliations.
 */
export function jsonAuthors(record: JsonObject): readonly ArticleAuthor[] {
  const shared = getList(record, 'affiliations').map((text) =>
    typeof text === 'string' ? text : '',
  );
  const authors: ArticleAuthor[] = [];
  for (const entry of getList(record, 'authors')) {
    const author = getObject(entry);
    const read = author === null ? null : toAuthor(author, shared);
    if (read !== null) authors.push(read);
  }
  return tidyAuthors(authors);
}

function toAuthor(author: JsonObject, shared: readonly string[]): ArticleAuthor | null {
  const affiliations = getAffiliations(author, shared);
  const collective = getText(author, 'collective');
  const last = getText(author, 'family') || getText(author, 'last');
  if (last === '') {
    return collective === '' ? null : { family: collective, given: '', affiliations };
  }
  const told = getText(author, 'given') || getText(author, 'fore');
  const typed = told || spaceInitials(getText(author, 'initials'));
  const isWhole = typed === '' && 'last' in author;
  const { family, given } = isWhole ? splitName(last) : { family: last, given: typed };
  const orcid = readOrcid(getText(author, 'orcid'));
  return orcid === null ? { family, given, affiliations } : { family, given, orcid, affiliations };
}

const NONE: readonly string[] = [];

function getAffiliations(author: JsonObject, shared: readonly string[]): readonly string[] {
  const entries = getList(author, 'affiliations');
  if (entries.length === 0) return NONE;
  return entries
    .map((entry) => (typeof entry === 'number' ? (shared[entry] ?? '') : String(entry)).trim())
    .filter(Boolean);
}

/** Some sources put `P F Liddle` or `Liddle PF` whole into the family name. */
function splitName(name: string): { readonly family: string; readonly given: string } {
  const first = INITIALS_FIRST.exec(name);
  if (first?.[1] !== undefined) return { family: first[2] ?? '', given: spaceInitials(first[1]) };
  const last = INITIALS_LAST.exec(name);
  if (last?.[1] !== undefined) return { family: last[1], given: spaceInitials(last[2] ?? '') };
  return { family: name, given: '' };
}

export type JsonObject = Readonly<Record<string, unknown>>;

export class UnexpectedTypeError extends Error {
  override readonly name = 'UnexpectedTypeError';
}

export function getObject(value: unknown): JsonObject | null {
  return isRecord(value) ? value : null;
}

export function getText(object: JsonObject, name: string): string {
  const value = object[name] ?? '';
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string') throw new UnexpectedTypeError(`\`${name}\` must be a string`);
  return value.trim();
}

export function getList(object: JsonObject, name: string): readonly unknown[] {
  const value = object[name] ?? [];
  if (!Array.isArray(value)) throw new UnexpectedTypeError(`\`${name}\` must be a list`);
  return value;
}
