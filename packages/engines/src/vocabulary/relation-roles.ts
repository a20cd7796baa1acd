import { encodeTerm, iri } from '@biographql/sparql';
import { expandName } from './property-naming.js';
import type { PropertyNaming, PropertyPath, RelationRoles } from './vocabulary.js';
import type { VocabularyData } from './vocabulary-data.js';

export function createRelationRoles(
  data: VocabularyData,
  { getLabel, readName }: Pick<PropertyNaming, 'getLabel' | 'readName'>,
): RelationRoles {
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
    relations: [...relations.keys()],
    propertiesOf(name, { from = 'left', isWide = false } = {}) {
      const { properties = [], also = [] } = relations.get(name) ?? {};
      const paths = isWide ? [...properties, ...also] : properties;
      return from === 'left' ? paths : paths.map(reversed);
    },
    findFields: (name) => relations.get(name)?.fields ?? {},
    getInheritance: (name) => data.relations[name]?.inherited ?? null,
    inheritedProperties({ isWide = false } = {}) {
      const wanted = Object.entries(data.relations).filter(
        ([, { inherited }]) => inherited === 'by-default' || (isWide && inherited !== undefined),
      );
      const names = wanted.flatMap(([name]) => relations.get(name)?.properties ?? []);
      return [...new Set(names.map((path) => path.replace('^', '')))];
    },
    getRelationLabel(name) {
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
