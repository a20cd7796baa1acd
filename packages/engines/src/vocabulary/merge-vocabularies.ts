import { parseVocabulary, VocabularyError } from './parse-vocabulary.js';
import type { IdentifierSchemeData, RelationData, VocabularyData } from './vocabulary-data.js';

/**
 * Puts a file on top of another, for `createVocabulary`; the name is the later one's. A later file replaces, field by
 * field, what the earlier says of a property, and adds to its relations, classes and lists of namespaces; its tables of
 * types come first. Names are compared exactly.
 * @throws VocabularyError when a file is not one, or when both write one prefix for different namespaces. Whether names
 * are defined is checked by `createVocabulary`.
 */
export function mergeVocabularies(earlier: unknown, later: unknown): VocabularyData {
  const [base, own] = [parseVocabulary(earlier), parseVocabulary(later)];
  return {
    ...base,
    ...own,
    prefixes: mergePrefixes(base.prefixes, own.prefixes),
    codes: [...base.codes, ...own.codes],
    annotations: union(base.annotations, own.annotations),
    propertyEntities: {
      ...base.propertyEntities,
      ...own.propertyEntities,
      types: union(base.propertyEntities.types, own.propertyEntities.types),
    },
    foreignClasses: union(base.foreignClasses, own.foreignClasses),
    otherWeights: { ...base.otherWeights, ...own.otherWeights },
    ranks: mergeEntries<readonly string[]>(base.ranks, own.ranks, union),
    properties: mergeEntries(base.properties, own.properties, (mine, theirs) => ({
      ...mine,
      ...theirs,
    })),
    relations: mergeEntries(base.relations, own.relations, mergeRelation),
    identifiers: {
      resolvers: union(base.identifiers.resolvers, own.identifiers.resolvers),
      schemes: mergeEntries(base.identifiers.schemes, own.identifiers.schemes, mergeScheme),
    },
    types: {
      classes: mergeEntries(base.types.classes, own.types.classes, (mine, theirs) => ({
        ...mine,
        ...theirs,
      })),
      namespaces: [...own.types.namespaces, ...base.types.namespaces],
      schemes: [...own.types.schemes, ...base.types.schemes],
      subjectsOf: [...own.types.subjectsOf, ...base.types.subjectsOf],
      objectsOf: [...own.types.objectsOf, ...base.types.objectsOf],
      meshTrees: [...own.types.meshTrees, ...base.types.meshTrees],
      descriptions: [...own.types.descriptions, ...base.types.descriptions],
    },
  };
}

type Entries<Value> = Readonly<Record<string, Value>>;

function mergePrefixes(base: Entries<string>, own: Entries<string>): Record<string, string> {
  return mergeEntries(base, own, (mine, theirs, prefix) => {
    if (mine === theirs) return mine;
    throw new VocabularyError(`prefixes.${prefix}`, `stands for ${mine} in the file below`);
  });
}

function mergeRelation(base: RelationData, own: RelationData): RelationData {
  return {
    ...base,
    ...own,
    properties: union(base.properties, own.properties),
    also: union(base.also, own.also),
  };
}

function mergeScheme(base: IdentifierSchemeData, own: IdentifierSchemeData): IdentifierSchemeData {
  return {
    ...base,
    ...own,
    prefixes: union(own.prefixes, base.prefixes),
    urls: union(own.urls, base.urls),
  };
}

function mergeEntries<Value>(
  base: Entries<Value | undefined>,
  own: Entries<Value | undefined>,
  merge: (base: Value, own: Value, key: string) => Value,
): Record<string, Value> {
  const merged = new Map<string, Value>();
  for (const [key, value] of [...Object.entries(base), ...Object.entries(own)]) {
    if (value === undefined) continue;
    const known = merged.get(key);
    merged.set(key, known === undefined ? value : merge(known, value, key));
  }
  return Object.fromEntries(merged);
}

function union(base: readonly string[], own: readonly string[]): string[] {
  return [...new Set([...base, ...own])];
}
