import { encodeTerm, iri } from '@biographql/sparql';
import { expandName, type PropertyNaming } from './property-naming.js';
import type { Inheritance, RelationFields, VocabularyData } from './vocabulary-data.js';

/** A property with its direction: `P2175` leads on, `^P2176` leads back. */
export type PropertyPath = string;

export interface RelationOptions {
  /** The end that the paths start at; the left end is the subject of the relation's sentence. @defaultValue 'left' */
  readonly from?: 'left' | 'right';
  /** Also the properties that only suggest the relation. @defaultValue false */
  readonly isWide?: boolean;
}

export type RelationRoles = ReturnType<typeof createRelationRoles>;

export function createRelationRoles(
  data: VocabularyData,
  { getLabel, readName }: Pick<PropertyNaming, 'getLabel' | 'readName'>,
) {
  const own = (name: string) => readName(expandName(data, name));
  const expand = (path: PropertyPath): PropertyPath =>
    path.startsWith('^') ? `^${own(path.slice(1))}` : own(path);
  const relations = new Map(
    Object.entries(data.relations).map(([name, { label, fields, properties, also }]) => [
      name,
      { label, fields, properties: properties.map(expand), also: also.map(expand) },
    ]),
  );

  return {
    /** The names of all relations, in the order of the file. */
    relations: [...relations.keys()] as readonly string[],
    /** The paths that say a relation, e.g. `treats`; empty for a relation that the vocabulary does not define. */
    propertiesOf(
      name: string,
      { from = 'left', isWide = false }: RelationOptions = {},
    ): readonly PropertyPath[] {
      const { properties = [], also = [] } = relations.get(name) ?? {};
      const paths = isWide ? [...properties, ...also] : properties;
      return from === 'left' ? paths : paths.map(reversed);
    },
    /** What a GraphQL schema calls the ends of a relation; empty for one that is no field. */
    findFields: (name: string): RelationFields => relations.get(name)?.fields ?? {},
    /** When a class has what its subtypes have by a relation; null: never. */
    getInheritance: (name: string): Inheritance | null => data.relations[name]?.inherited ?? null,
    /** E.g. `P2293`: a gene of a subtype is one of the class. `isWide`: also those that hold only in part, such as symptoms. */
    inheritedProperties({
      isWide = false,
    }: Pick<RelationOptions, 'isWide'> = {}): readonly string[] {
      const wanted = Object.entries(data.relations).filter(
        ([, { inherited }]) => inherited === 'by-default' || (isWide && inherited !== undefined),
      );
      const names = wanted.flatMap(([name]) => relations.get(name)?.properties ?? []);
      return [...new Set(names.map((path) => path.replace('^', '')))];
    },
    /** What the vocabulary calls a relation, or else its first property; null for an unknown one. */
    getRelationLabel(name: string): string | null {
      const { label, properties = [] } = relations.get(name) ?? {};
      return label ?? getLabel(properties[0]?.replace('^', '') ?? '');
    },
  };
}

function reversed(path: PropertyPath): PropertyPath {
  return path.startsWith('^') ? path.slice(1) : `^${path}`;
}

/** Writes paths as one SPARQL property path that takes any of them: `<…/P2175>|^<…/P2176>`. At least one path is needed. */
export function toSparqlPath(
  { getPredicate }: Pick<PropertyNaming, 'getPredicate'>,
  paths: readonly PropertyPath[],
): string {
  return paths
    .map((path) =>
      path.startsWith('^')
        ? `^${encodeTerm(iri(getPredicate(path.slice(1))))}`
        : encodeTerm(iri(getPredicate(path))),
    )
    .join('|');
}
