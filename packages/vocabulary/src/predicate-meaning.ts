import { expandName } from './property-naming.js';
import type { PredicateMeaning, PropertyNaming } from './vocabulary.js';
import { type PropertyData, STATEMENT_RANKS, type VocabularyData } from './vocabulary-data.js';

const CLAIM_WEIGHT = 0.4;
const FOREIGN_WEIGHT = 0.2;

/** Reads what predicates mean from the properties and namespaces of a vocabulary. */
export function createPredicateMeaning(
  data: VocabularyData,
  { codeOf, nameOf, predicateOf }: PropertyNaming,
): PredicateMeaning {
  const own = (name: string) => nameOf(expandName(data, name));
  const properties: ReadonlyMap<string, PropertyData> = new Map(
    Object.entries(data.properties).map(([name, facts]) => [own(name), facts]),
  );
  const annotations = data.annotations.map((name) => expandName(data, name));
  const { claim = CLAIM_WEIGHT, foreign = FOREIGN_WEIGHT } = data.otherWeights;
  const ranks = new Map(
    STATEMENT_RANKS.flatMap((rank) =>
      (data.ranks[rank] ?? []).map((name) => [expandName(data, name), rank] as const),
    ),
  );
  const forward = new Map<string, string>();
  for (const [name, { inverseOf }] of properties) {
    if (inverseOf !== undefined) forward.set(name, own(inverseOf));
  }
  const backward = new Map([...forward].map(([name, inverse]) => [inverse, name]));

  const isEdge = (predicate: string): boolean => {
    const code = codeOf(predicate);
    if (code !== null) return properties.get(code)?.edge ?? true;
    const stated = properties.get(predicate)?.edge;
    return stated ?? !annotations.some((namespace) => predicate.startsWith(namespace));
  };

  return {
    isEdge,
    roleOf: (predicate) =>
      properties.get(nameOf(predicate))?.role ?? (isEdge(predicate) ? 'claim' : 'annotation'),
    predicatesOf: (role) =>
      [...properties].flatMap(([name, facts]) => (facts.role === role ? [predicateOf(name)] : [])),
    relationOf(predicate) {
      const name = nameOf(predicate);
      return forward.get(name) ?? name;
    },
    inverseOf: (name) => forward.get(name) ?? backward.get(name) ?? null,
    rankOf: (iri) => ranks.get(iri) ?? null,
    weightOf: (relation) =>
      properties.get(relation)?.weight ??
      (codeOf(predicateOf(relation)) === null ? foreign : claim),
    isMembership: (relation) => properties.get(relation)?.membership === true,
    identifierProperties: [...properties].flatMap(([name, { identifier }]) =>
      identifier === true ? [name] : [],
    ),
  };
}
