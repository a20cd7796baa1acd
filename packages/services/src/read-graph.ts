import type { CallOptions, EntityIri } from '@biographql/core';
import { nextTurn } from '@biographql/core/internal';
import type { EntityRecord, LabelIndex, SolutionSequence } from '@biographql/engines';
import { localName } from '@biographql/engines/text';
import type { SparqlQuery } from '@biographql/sparql';

export type Select = (query: SparqlQuery) => Promise<SolutionSequence>;

/** Entities looked up at a time: other requests run between, however many neighbors a hub has. */
const LOOKUP_CHUNK = 500;

/** The records of entities by IRI, without those that the label index does not know. */
export async function lookupRecords(
  labels: LabelIndex,
  entities: Iterable<string>,
  { signal }: CallOptions = {},
): Promise<ReadonlyMap<string, EntityRecord>> {
  const iris = [...new Set(entities)];
  const records = new Map<string, EntityRecord>();
  for (let start = 0; start < iris.length; start += LOOKUP_CHUNK) {
    if (start > 0) await nextTurn();
    signal?.throwIfAborted();
    const chunk = await labels.lookup(iris.slice(start, start + LOOKUP_CHUNK), { signal });
    for (const [at, record] of chunk.entries())
      if (record) records.set(iris[start + at] ?? record.iri, record);
  }
  return records;
}

/** The record of an entity that the label index does not know: named by the last part of its IRI. */
export function unlabeledRecord(iri: EntityIri): EntityRecord {
  return { iri, label: localName(iri), description: null, types: ['UNDEFINED'], degree: 0 };
}
