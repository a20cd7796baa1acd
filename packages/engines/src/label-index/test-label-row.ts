import type { EntityIri, EntityType } from '@biographql/core';
import type { LabelRow } from './label-index.js';

/** A row for tests: the IRI ends in the given name; the degree, where there is no popularity, stands for it. */
export function labelRow(
  id: string,
  label: string,
  more: Partial<Omit<LabelRow, 'iri' | 'label'>> = {},
): LabelRow {
  const iri = `http://www.wikidata.org/entity/${id}` as EntityIri;
  const types: readonly EntityType[] = ['DISEASE'];
  const { degree = 0, popularity = degree } = more;
  const rest = {
    description: null,
    types,
    aliases: [],
    shortNames: [],
    meshIds: [],
    identifiers: [],
    representative: null,
    ...more,
  };
  return { ...rest, iri, label, degree, popularity };
}
