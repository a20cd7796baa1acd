import type { CallOptions, EntityIri, EntityType } from '@biographql/core';
import { nextTurn } from '@biographql/core/internal';
import {
  type EntityRecord,
  type EvidenceSources,
  type InheritedLink,
  type LabelIndex,
  readClasses,
  readInheritedLinks,
  readSubtypes,
  type SolutionSequence,
  type Subtypes,
} from '@biographql/engines';
import { localName } from '@biographql/engines/text';
import type { Inheritance } from '@biographql/engines/vocabulary';
import type { SparqlQuery } from '@biographql/sparql';

export type Select = (query: SparqlQuery) => Promise<SolutionSequence>;

/** Entities per look-up, so that other requests can run between look-ups for a hub. */
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

export interface Subtype {
  readonly iri: EntityIri;
  readonly id: string;
  readonly label: string;
  readonly name: string;
  readonly types: readonly EntityType[];
  /** The labels of the classes from it up to the class that was requested, both included. */
  readonly path: readonly string[];
}

export interface InheritedFacts {
  readonly subtypes: Subtypes;
  /** Every claim of a subtype that could be inherited, nearest subtype first. */
  readonly links: readonly InheritedLink[];
  /** Whether the caller wants facts with this predicate inherited from subtypes. */
  isInherited(predicate: string): boolean;
  /** Whether facts of a relation with this inheritance are inherited from subtypes. */
  includes(inheritance: Inheritance | null): boolean;
}

/**
 * Reads the facts that classes inherit. For several IRIs, one query finds those with subtypes.
 * @param includeSubtypes - true: also facts of only part of the class, such as symptoms; false: nothing. Default:
 * the facts that the vocabulary inherits by default.
 */
export async function readInheritedFacts(
  readers: EvidenceSources,
  iris: readonly EntityIri[],
  includeSubtypes: boolean | undefined,
): Promise<readonly InheritedFacts[]> {
  const { vocabulary } = readers;
  const includes = (inheritance: Inheritance | null) =>
    includeSubtypes !== false &&
    (inheritance === 'by-default' || (inheritance !== null && includeSubtypes === true));
  const isWide = includeSubtypes === true;
  const wanted = new Set(
    includeSubtypes === false ? [] : vocabulary.inheritedProperties({ isWide }),
  );
  const isInherited = (predicate: string) => wanted.has(vocabulary.readName(predicate));
  const all = vocabulary.inheritedProperties({ isWide: true });
  const classes = iris.length > 1 ? await readClasses(readers, iris) : new Set<string>(iris);
  return Promise.all(
    iris.map(async (iri) => {
      if (!classes.has(iri)) return { subtypes: NONE, links: [], isInherited, includes };
      const subtypes = await readSubtypes(readers, iri);
      const links = await readInheritedLinks(readers, subtypes, all);
      return { subtypes, links, isInherited, includes };
    }),
  );
}

const NONE: Subtypes = { iris: [], isTooGeneral: false, pathFrom: (subtype) => [subtype] };

/** Names subtypes, each with its path to the class above. @param records - of all classes on these paths. */
export function nameSubtypes(
  records: ReadonlyMap<string, EntityRecord>,
  subtypes: Subtypes,
  iris: Iterable<string>,
): ReadonlyMap<string, Subtype> {
  const getLabel = (iri: string) => records.get(iri)?.label ?? iri;
  return new Map(
    [...iris].map((iri) => {
      const { types = ['UNDEFINED'] } = records.get(iri) ?? {};
      const label = getLabel(iri);
      const path = subtypes.pathFrom(iri).map(getLabel);
      return [iri, { iri: iri as EntityIri, id: iri, label, name: label, types, path }];
    }),
  );
}
