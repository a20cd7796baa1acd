import type { EntityIri, EntityType } from '@biographql/core';
import {
  type EntityRecord,
  type EvidenceSources,
  type InheritedLink,
  readInheritedLinks,
  readSubtypes,
  type Subtypes,
} from '@biographql/engines';
import type { Inheritance } from '@biographql/engines/vocabulary';

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
  /** Whether a class has what its subtypes have by this predicate, as the caller wants it. */
  isInherited(predicate: string): boolean;
  /** Whether a class has what its subtypes have by a relation of this inheritance. */
  includes(inheritance: Inheritance | null): boolean;
}

/**
 * Reads what a class has from its subtypes.
 * @param includeSubtypes - true: also what holds of the class only in part, such as symptoms; false: nothing. Default:
 * what the vocabulary has inherited by default.
 */
export async function readInheritedFacts(
  readers: EvidenceSources,
  iri: EntityIri,
  includeSubtypes: boolean | undefined,
): Promise<InheritedFacts> {
  const { vocabulary } = readers;
  const subtypes = await readSubtypes(readers, iri);
  const includes = (inheritance: Inheritance | null) =>
    includeSubtypes !== false &&
    (inheritance === 'by-default' || (inheritance !== null && includeSubtypes === true));
  const wanted = new Set(
    includeSubtypes === false
      ? []
      : vocabulary.inheritedProperties({ isWide: includeSubtypes === true }),
  );
  const all = vocabulary.inheritedProperties({ isWide: true });
  return {
    subtypes,
    links: await readInheritedLinks(readers, subtypes, all),
    isInherited: (predicate) => wanted.has(vocabulary.readName(predicate)),
    includes,
  };
}

/** Names subtypes, each with the classes between it and the class above. @param records - of all classes on these ways. */
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
