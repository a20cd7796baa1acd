import type { CollectedAuthors } from '@biographql/engines/internal';
import type { NewDocument } from '../cluster/search-cluster.js';
import { documentId, type StoredForm, type StoredValue } from './article-form.js';

export function* formDocuments(collected: CollectedAuthors): Generator<NewDocument> {
  const { authors, forms, usualForms, authorOfForm } = collected;
  for (const { key, family, given, orcid } of authors) {
    const named = { family, given, affiliations: [] };
    const value: StoredValue['value'] = {
      key,
      label: [family, given].filter(Boolean).join(', '),
      author: orcid === null ? named : { ...named, orcid },
    };
    yield { id: documentId('author', key), body: { facet: 'author', key, value } };
  }
  for (const [form, { family, given }] of forms.entries()) {
    const author = authorOfForm[form] ?? 0;
    const orcid = authors[author]?.orcid ?? null;
    const usual = usualForms[author] ?? 0;
    const value: StoredForm['value'] = { form, family, given, author, usual, orcid };
    const sought = { form, family, formAuthor: author, ...(orcid === null ? {} : { orcid }) };
    yield { id: documentId('form', String(form)), body: { ...sought, value } };
  }
}
