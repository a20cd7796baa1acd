import type { CallOptions } from '@biographql/core';
import { getOrAdd } from '@biographql/core/internal';
import { type AuthorTable, findAuthorForms, wantedAuthors } from '@biographql/engines/internal';
import type { SearchIndex } from '../cluster/search-index.js';
import type { StoredForm } from './article-form.js';

type Form = StoredForm['value'];

const ORCID = /\d{4}-\d{4}-\d{4}-\d{3}[\dX]/i;

/** Finds the name forms of an author by the rule of `findAuthorForms`, applied to the candidates in the index. */
export async function findForms(
  index: SearchIndex,
  name: string,
  options: CallOptions,
): Promise<readonly number[]> {
  const sort = [{ form: 'asc' }];
  const read = async (field: string, values: readonly (string | number)[]) => {
    const found: Form[] = [];
    for await (const { value } of index.withValues<StoredForm>(field, values, { sort }, options))
      found.push(value);
    return found;
  };
  const families = wantedAuthors(name).map(({ family }) => family);
  const orcid = ORCID.exec(name)?.[0].toUpperCase();
  const inQuestion = [
    ...(await read('family', families)),
    ...(await read('orcid', orcid === undefined ? [] : [orcid])),
  ];
  const forms = await read(
    'formAuthor',
    inQuestion.map(({ author }) => author),
  );
  return [...findAuthorForms(getTable(forms), name)];
}

function getTable(forms: readonly Form[]): AuthorTable {
  const byForm = new Map(forms.map((form) => [form.form, form]));
  const byFamily = getGroups(forms, ({ family }) => family);
  const byAuthor = getGroups(forms, ({ author }) => author);
  const numbers = (some: readonly Form[] = []) => some.map(({ form }) => form);
  return {
    formsOfFamily: (family) => numbers(byFamily.get(family)),
    form: (form) => byForm.get(form) ?? { family: '', given: [] },
    getAuthor: (form) => byForm.get(form)?.author ?? 0,
    usualForm: (author) => byAuthor.get(author)?.[0]?.usual ?? 0,
    hasOrcid: (author) => byAuthor.get(author)?.[0]?.orcid != null,
    authorOfOrcid: (orcid) => forms.find((form) => form.orcid === orcid)?.author ?? null,
    formsOfAuthor: (author) => numbers(byAuthor.get(author)),
  };
}

function getGroups<Key>(
  forms: readonly Form[],
  keyOf: (form: Form) => Key,
): ReadonlyMap<Key, readonly Form[]> {
  const groups = new Map<Key, Form[]>();
  for (const form of forms) getOrAdd(groups, keyOf(form), () => []).push(form);
  return groups;
}
