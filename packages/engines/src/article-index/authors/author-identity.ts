import { getOrAdd } from '@biographql/core/internal';
import { compareText } from '../../text/labels.js';
import type { FoldedAuthor } from './author-name.js';

/** One way in which records write an author, with the number of articles that do. */
export interface AuthorForm extends FoldedAuthor {
  readonly orcid: string | null;
  readonly familyText: string;
  readonly givenText: string;
  readonly articles: number;
}

export interface AuthorIdentity<Form extends AuthorForm = AuthorForm> {
  readonly forms: readonly Form[];
  readonly orcid: string | null;
}

interface OpenAuthor<Form> {
  readonly forms: Form[];
  readonly orcid: string | null;
  /** The fullest form with the family name and first letter in question: the one that others must fit. */
  readonly fullest: Form;
}

/**
 * Decides which forms are one author:
 * 1. Forms with the same ORCID iD are one author, whatever the name.
 * 2. Otherwise the family name and the first letter of the given names must be equal, and the given names must fit:
 *    each the same word or its initial; the shorter list may lack the last names when these are initials, or
 *    when it has initials only (`J`, `J A`, `John A`; but `Wei` is not `Wei Ming`).
 * 3. Forms are taken from the fullest to the barest. One that fits exactly one author counts as that author; one that
 *    fits none, or several (`Wang, W`, given `Wang, Wei` and `Wang, Wen`), is an author of its own.
 * 4. A single initial says little: it joins a full name only if it has no more articles than
 *    that name (66 articles by `Price, C` don't join the one by `Price, Colin`).
 * 5. A short name does not merge different people whose names it fits: `J` with an ORCID iD, `John`
 *    and `James` stay three.
 * A name without given names, such as a group's, is joined with equal ones only.
 */
export function identifyAuthors<Form extends AuthorForm>(
  forms: readonly Form[],
): readonly AuthorIdentity<Form>[] {
  const identities: AuthorIdentity<Form>[] = [];
  const identifiedByFamily = new Map<string, OpenAuthor<Form>[]>();
  for (const [orcid, group] of groupBy(forms, (form) => form.orcid)) {
    group.sort(fullestFirst);
    identities.push({ forms: group, orcid });
    const fullestOfBlock = new Map(group.toReversed().map((form) => [getBlock(form), form]));
    for (const fullest of fullestOfBlock.values()) {
      getOrAdd(identifiedByFamily, fullest.family, () => []).push({ forms: group, orcid, fullest });
    }
  }
  const others = groupBy(forms, ({ orcid, family }) => (orcid === null ? family : null));
  for (const [family, members] of others) {
    const identified = identifiedByFamily.get(family) ?? [];
    if (members.length === 1 && identified.length === 0) {
      identities.push({ forms: members, orcid: null });
      continue;
    }
    for (const block of splitBlocks(members)) {
      const first = block[0] === undefined ? '' : getInitial(block[0]);
      const known = identified.filter(({ fullest }) => getInitial(fullest) === first);
      identities.push(...joinForms(block, known));
    }
  }
  return identities;
}

function joinForms<Form extends AuthorForm>(
  block: Form[],
  known: OpenAuthor<Form>[],
): readonly OpenAuthor<Form>[] {
  const fresh: OpenAuthor<Form>[] = [];
  for (const form of block.length === 1 ? block : block.sort(fullestFirst)) {
    const fitting = known.filter((author) => mayJoin(form, author, block));
    const equal = fitting.find(
      ({ orcid, fullest }) => orcid === null && isSameList(fullest.given, form.given),
    );
    const chosen = equal ?? (fitting.length === 1 ? fitting[0] : undefined);
    if (chosen !== undefined) {
      chosen.forms.push(form);
      continue;
    }
    const author = { forms: [form], orcid: null, fullest: form };
    known.push(author);
    fresh.push(author);
  }
  return fresh;
}

function mayJoin<Form extends AuthorForm>(
  form: Form,
  { fullest }: OpenAuthor<Form>,
  block: readonly Form[],
): boolean {
  if (!fits(form.given, fullest.given)) return false;
  if (isSingleInitial(form) && hasFullGiven(fullest)) {
    const alike = block.filter(({ given }) => isSameList(given, form.given));
    const named = block.filter(({ given }) => isSameList(given, fullest.given));
    const withOrcid = fullest.orcid === null ? [] : [fullest];
    if (countArticles(alike) > countArticles([...named, ...withOrcid])) return false;
  }
  if (fullness(form) <= fullness(fullest)) return true;
  const fuller = block.filter(
    (other) => fullness(other) > fullness(fullest) && fits(other.given, fullest.given),
  );
  return fuller.every((other) => fits(other.given, form.given));
}

function countArticles(forms: readonly AuthorForm[]): number {
  return forms.reduce((sum, { articles }) => sum + articles, 0);
}

function isSingleInitial({ given }: AuthorForm): boolean {
  return given.length === 1 && given[0]?.length === 1;
}

/** Returns the form of an author's name to show: the one with the most articles, among those with a full given name if any. Ties go to the fullest form. */
export function usualForm<Form extends AuthorForm>({ forms }: AuthorIdentity<Form>): Form {
  if (forms.length === 1 && forms[0] !== undefined) return forms[0];
  const spelledOut = forms.filter(hasFullGiven);
  const [usual] = [...(spelledOut.length > 0 ? spelledOut : forms)].sort(
    (a, b) => b.articles - a.articles || fullestFirst(a, b),
  );
  if (usual === undefined) throw new RangeError('An author has at least one form.');
  return usual;
}

/** Null as a key leaves a form out. */
function groupBy<Form extends AuthorForm>(
  forms: readonly Form[],
  keyOf: (form: Form) => string | null,
): Map<string, Form[]> {
  const groups = new Map<string, Form[]>();
  for (const form of forms) {
    const key = keyOf(form);
    if (key !== null) getOrAdd(groups, key, () => []).push(form);
  }
  return groups;
}

function splitBlocks<Form extends AuthorForm>(members: Form[]): Iterable<Form[]> {
  return members.length === 1 ? [members] : groupBy(members, getInitial).values();
}

function getBlock(form: AuthorForm): string {
  return `${form.family}|${getInitial(form)}`;
}

function getInitial({ given }: AuthorForm): string {
  return given[0]?.charAt(0) ?? '';
}

function isSameList(a: readonly string[], b: readonly string[]): boolean {
  return a === b || (a.length === b.length && a.every((word, index) => word === b[index]));
}

function fits(a: readonly string[], b: readonly string[]): boolean {
  if (a.length === 0 || b.length === 0) return a.length === b.length;
  const shared = Math.min(a.length, b.length);
  const [shorter, longer] = a.length < b.length ? [a, b] : [b, a];
  const lacking = longer.slice(shared);
  if (shorter.some(isWord) && lacking.some(isWord)) return false;
  for (let index = 0; index < shared; index++) {
    const one = a[index] ?? '';
    const other = b[index] ?? '';
    const isSame =
      one === other || ((one.length === 1 || other.length === 1) && one[0] === other[0]);
    if (!isSame) return false;
  }
  return true;
}

function hasFullGiven({ given }: AuthorForm): boolean {
  return given.some(isWord);
}

function isWord(name: string): boolean {
  return name.length > 1;
}

function fullestFirst(a: AuthorForm, b: AuthorForm): number {
  return (
    fullness(b) - fullness(a) ||
    compareText(a.family, b.family) ||
    compareText(a.given.join(' '), b.given.join(' ')) ||
    compareText(a.familyText, b.familyText) ||
    compareText(a.givenText, b.givenText) ||
    compareText(a.orcid ?? '', b.orcid ?? '')
  );
}

/** Words spelled out weigh most, then the number of words. */
function fullness({ given }: AuthorForm): number {
  return given.reduce((sum, word) => sum + (word.length > 1 ? 100 : 1), 0);
}
