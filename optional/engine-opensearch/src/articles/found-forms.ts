import type { CallOptions } from '@biographql/core';
import { getOrAdd } from '@biographql/core/internal';
import { type AuthorTable, findAuthorForms, wantedAuthors } from '@biographql/engines/internal';
import type { Json } from '../cluster/search-cluster.js';
import { MOST_HITS, type SearchIndex, TERMS_AT_ONCE } from '../cluster/search-index.js';
import type { StoredForm } from './article-form.js';

type Form = StoredForm['value'];

const ORCID = /\d{4}-\d{4}-\d{4}-\d{3}[\dX]/i;

/** Finds the forms of authors' names that someone means, by the rule of `findAuthorForms` over those that come into question. */
export class FoundForms {
  constructor(private readonly index: SearchIndex) {}

  async of(name: string, options: CallOptions): Promise<readonly number[]> {
    const families = [...new Set(wantedAuthors(name).map(({ family }) => family))];
    const orcid = ORCID.exec(name)?.[0].toUpperCase();
    const inQuestion = await this.#forms('family', families, options);
    if (orcid !== undefined) inQuestion.push(...(await this.#forms('orcid', [orcid], options)));
    const authors = [...new Set(inQuestion.map(({ author }) => author))];
    const forms = await this.#forms('formAuthor', authors, options);
    return [...findAuthorForms(getTable(forms), name)];
  }

  async #forms(
    field: 'family' | 'orcid' | 'formAuthor',
    values: readonly (string | number)[],
    options: CallOptions,
  ): Promise<Form[]> {
    const found: Form[] = [];
    for (let first = 0; first < values.length; first += TERMS_AT_ONCE) {
      const terms: Json = { terms: { [field]: values.slice(first, first + TERMS_AT_ONCE) } };
      const search = {
        query: { bool: { filter: [terms] } },
        size: MOST_HITS,
        sort: [{ form: 'asc' }],
        track_total_hits: false,
      };
      for await (const hits of this.index.all<StoredForm>(search, options)) {
        for (const { _source } of hits) found.push(_source.value);
      }
    }
    return found;
  }
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
