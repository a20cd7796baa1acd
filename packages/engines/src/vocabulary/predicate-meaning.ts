import { expandName, type PropertyNaming } from './property-naming.js';
import {
  type PredicateRole,
  type PropertyData,
  STATEMENT_RANKS,
  type StatementRank,
  type VocabularyData,
} from './vocabulary-data.js';

const CLAIM_WEIGHT = 0.4;
const FOREIGN_WEIGHT = 0.2;

export type PredicateMeaning = ReturnType<typeof createPredicateMeaning>;

export function createPredicateMeaning(
  data: VocabularyData,
  { getCode, readName, getPredicate }: PropertyNaming,
) {
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
    /**
     * Whether a predicate states a fact about its subject. A fact between two different entities is an edge: this is the
     * only place that decides what a neighbor is and what a number of edges counts.
     */
    isEdge,
    /** What a predicate says of its subject; `claim` for one that is unknown. */
    getRole: (predicate: string): PredicateRole =>
      properties.get(readName(predicate))?.role ?? (isEdge(predicate) ? 'claim' : 'annotation'),
    /** The predicates of a role, in the order of the file. */
    toPredicates: (role: PredicateRole): readonly string[] =>
      [...properties].flatMap(([name, facts]) => (facts.role === role ? [getPredicate(name)] : [])),
    /** The name under which a property and its inverse are one relation. */
    getRelation(predicate: string): string {
      const name = readName(predicate);
      return forward.get(name) ?? name;
    },
    /** The name of the property that says the same in the other direction; null when there is none. */
    inverseOf: (name: string): string | null => forward.get(name) ?? backward.get(name) ?? null,
    /** The rank that the value of a property of role `rank` stands for; null for any other IRI. */
    findRank: (iri: string): StatementRank | null => ranks.get(iri) ?? null,
    /** How much a relation says about an entity, 0 to 1. Medical and molecular relations stand above structure, structure above membership. */
    getWeight: (relation: string): number =>
      properties.get(relation)?.weight ??
      (getCode(getPredicate(relation)) === null ? foreign : claim),
    /** Whether a relation only says of what class or taxon a thing is. */
    isMembership: (relation: string): boolean => properties.get(relation)?.membership === true,
    /** The names of properties whose values identify the entity elsewhere. */
    identifierProperties: [...properties].flatMap(([name, { identifier }]) =>
      identifier === true ? [name] : [],
    ) as readonly string[],
  };
}
