import type { FoldedAuthor } from './author-name.js';

/** One way in which records write an author, with the number of articles that do. */
export interface AuthorForm extends FoldedAuthor {
  readonly orcid: string | null;
  readonly familyText: string;
  readonly givenText: string;
  readonly articles: number;
}

/** Forms that count as one person or group. */
export interface AuthorIdentity {
  readonly forms: readonly AuthorForm[];
  readonly orcid: string | null;
}

/**
 * Decides which forms are one author:
 * 1. Forms with the same ORCID iD are one author, whatever the name.
 * 2. Otherwise the family name and the first letter of the given names must be equal, and the given names must fit:
 *    place by place the same word, or an initial of it; the shorter may lack the last ones (`J`, `J A`, `John A`).
 * 3. Forms are taken from the fullest to the barest. One that fits exactly one author counts as that author; one that
 *    fits none, or several (`Wang, W` beside `Wang, Wei` and `Wang, Wen`), is an author of its own.
 * A name without given names, such as a group's, is joined with equal ones only.
 */
export function identifyAuthors(forms: readonly AuthorForm[]): readonly AuthorIdentity[] {
  const byOrcid = groupBy(
    forms.filter(({ orcid }) => orcid !== null),
    ({ orcid }) => orcid ?? '',
  );
  const blocks = new Map<string, AuthorForm[][]>();
  for (const group of byOrcid.values()) {
    group.sort(fullestFirst);
    for (const block of new Set(group.map(blockOf))) {
      blocks.set(block, [...(blocks.get(block) ?? []), group]);
    }
  }
  const groups = [...byOrcid.values()];
  const others = groupBy(
    forms.filter(({ orcid }) => orcid === null),
    blockOf,
  );
  for (const [block, members] of others) {
    const known = blocks.get(block) ?? [];
    for (const form of members.sort(fullestFirst)) {
      const fitting = known.filter((group) => fitsGroup(form, group));
      const equal = fitting.find((group) => isEqualName(form, group[0]));
      const chosen = equal ?? (fitting.length === 1 ? fitting[0] : undefined);
      if (chosen !== undefined) {
        chosen.push(form);
        continue;
      }
      const fresh = [form];
      known.push(fresh);
      groups.push(fresh);
    }
  }
  return groups.map((group) => ({ forms: group, orcid: group[0]?.orcid ?? null }));
}

/** The form that stands for an author: of the fullest kind the most frequent, then the first in the alphabet. */
export function usualForm({ forms }: AuthorIdentity): AuthorForm {
  const spelledOut = forms.filter(hasFullGiven);
  const [usual] = [...(spelledOut.length > 0 ? spelledOut : forms)].sort(
    (a, b) => b.articles - a.articles || fullestFirst(a, b),
  );
  if (usual === undefined) throw new RangeError('An author has at least one form.');
  return usual;
}

function groupBy(
  forms: readonly AuthorForm[],
  keyOf: (form: AuthorForm) => string,
): Map<string, AuthorForm[]> {
  const groups = new Map<string, AuthorForm[]>();
  for (const form of forms) {
    const key = keyOf(form);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [form]);
    else group.push(form);
  }
  return groups;
}

function blockOf({ family, given }: AuthorForm): string {
  return `${family}|${given[0]?.charAt(0) ?? ''}`;
}

/** Fits the fullest form that the group has in the same block. */
function fitsGroup(form: AuthorForm, group: readonly AuthorForm[]): boolean {
  const block = blockOf(form);
  const fullest = group.find((other) => blockOf(other) === block);
  return fullest !== undefined && fits(form.given, fullest.given);
}

/** Equal to the first form of a group that has no ORCID iD. */
function isEqualName(form: AuthorForm, first: AuthorForm | undefined): boolean {
  return first?.orcid === null && first.given.join(' ') === form.given.join(' ');
}

function fits(a: readonly string[], b: readonly string[]): boolean {
  if (a.length === 0 || b.length === 0) return a.length === b.length;
  const shared = Math.min(a.length, b.length);
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
  return given.some((word) => word.length > 1);
}

function fullestFirst(a: AuthorForm, b: AuthorForm): number {
  return fullness(b) - fullness(a) || compareText(sortText(a), sortText(b));
}

/** Words spelled out weigh most, then the number of words. */
function fullness({ given }: AuthorForm): number {
  return given.reduce((sum, word) => sum + (word.length > 1 ? 100 : 1), 0);
}

function sortText(form: AuthorForm): string {
  return [form.family, form.given.join(' '), form.familyText, form.givenText, form.orcid].join(
    '\n',
  );
}

function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
