import { entityIri, knownCurieIri } from '@biographql/engines/vocabulary';
import { BIOLINK, PREDICATES, XSD_BOOLEAN } from '../triples/predicates.js';
import type { TripleBatch } from '../triples/triple-batch.js';
import type { KgxRecord } from './kgx-record.js';

const TEXTS: Readonly<Record<string, string>> = {
  name: PREDICATES.label,
  synonym: PREDICATES.exactSynonym,
  exact_synonym: PREDICATES.exactSynonym,
  related_synonym: PREDICATES.relatedSynonym,
  narrow_synonym: PREDICATES.narrowSynonym,
  broad_synonym: PREDICATES.broadSynonym,
  description: PREDICATES.definition,
  xref: PREDICATES.crossReference,
};
const SAME = new Set(['same_as', 'equivalent_identifiers', 'exact_match']);
const BARE_ID = /^[A-Za-z]\w*\d$/;
const LEFT_OUT = new Set(['id', 'iri', 'provided_by', 'namespace', 'type', '']);

export function writeNode(record: KgxRecord, batch: TripleBatch): string | null {
  const [id = ''] = record.values('id');
  if (id === '') return 'the node has no "id"';
  const iri = kgxIri(id);
  if (iri === null) return `the id "${id}" is neither a CURIE nor an IRI`;
  for (const category of record.values('category')) {
    const kind = categoryIri(category);
    if (kind === null)
      return `the category "${category}" is neither of Biolink, nor a CURIE or an IRI`;
    batch.link(iri, PREDICATES.category, kind);
  }
  for (const name of record.names) {
    if (name === 'category' || LEFT_OUT.has(name)) continue;
    for (const value of record.values(name)) writeProperty(iri, name, value, batch);
  }
  return null;
}

function writeProperty(iri: string, name: string, value: string, batch: TripleBatch): void {
  const text = TEXTS[name];
  if (text !== undefined) {
    batch.text(iri, text, value);
    return;
  }
  if (SAME.has(name)) {
    const other = entityIri(value);
    if (other !== null && other !== iri) batch.link(iri, PREDICATES.exactMatch, other);
    return;
  }
  if (name === 'deprecated') {
    if (value.toLowerCase() === 'true')
      batch.literal(iri, PREDICATES.deprecated, 'true', XSD_BOOLEAN);
    return;
  }
  const predicate = propertyIri(name);
  const other = knownCurieIri(value);
  if (other === null) batch.text(iri, predicate, value);
  else batch.link(iri, predicate, other);
}

/** Returns the IRI of a node: some graphs have identifiers without a prefix, which are known in the graph alone. */
export function kgxIri(id: string): string | null {
  return BARE_ID.test(id) ? `urn:biographql:local:${id}` : entityIri(id);
}

export function propertyIri(name: string): string {
  const bare = name.replace(/^:/, '');
  const iri = bare.includes(':') ? entityIri(bare) : null;
  return iri ?? `${BIOLINK}${bare.trim().replace(/[^\w.-]+/g, '_')}`;
}

function categoryIri(category: string): string | null {
  return category.includes(':')
    ? entityIri(category)
    : `${BIOLINK}${category.replace(/\W+/g, '_')}`;
}
