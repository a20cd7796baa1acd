import { expandName } from './property-naming.js';
import type { PredicateMeaning, PropertyNaming } from './vocabulary.js';
import { type PropertyData, STATEMENT_RANKS, type VocabularyData } from './vocabulary-data.js';

const CLAIM_WEIGHT = 0.4;
const FOREIGN_WEIGHT = 0.2;

export function createPredicateMeaning(
  data: VocabularyData,
  { getCode, readName, getPredicate }: PropertyNaming,
): PredicateMeaning {
  const own = (name: string) => readName(expandName(data, name));
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
    const code = getCode(predicate);
    if (code !== null) return properties.get(code)?.edge ?? true;
    const stated = properties.get(predicate)?.edge;
    return stated ?? !annotations.some((namespace) => predicate.startsWith(namespace));
  };

  return {
    isEdge,
    getRole: (predicate) =>
      properties.get(readName(predicate))?.role ?? (isEdge(predicate) ? 'claim' : 'annotation'),
    toPredicates: (role) =>
      [...properties].flatMap(([name, facts]) => (facts.role === role ? [getPredicate(name)] : [])),
    getRelation(predicate) {
      const name = readName(predicate);
      return forward.get(name) ?? name;
    },
    inverseOf: (name) => forward.get(name) ?? backward.get(name) ?? null,
    findRank: (iri) => ranks.get(iri) ?? null,
    getWeight: (relation) =>
      properties.get(relation)?.weight ??
      (getCode(getPredicate(relation)) === null ? foreign : claim),
    isMembership: (relation) => properties.get(relation)?.membership === true,
    identifierProperties: [...properties].flatMap(([name, { identifier }]) =>
      identifier === true ? [name] : [],
    ),
  };
}
