import { encodeTerm, iri } from '@biographql/sparql';
import {
  type Inheritance,
  type PredicateRole,
  type PropertyData,
  type RelationFields,
  STATEMENT_RANKS,
  type StatementRank,
  type VocabularyData,
} from './vocabulary-data.js';

/** Predicates of a property's statements: the predicate to a statement, and from there to its value. */
export interface StatementPredicates {
  readonly claim: string;
  readonly value: string;
}

/** Names of properties: the code of a claim, e.g. `P2176`, or the IRI of a predicate without a code. */
export type PropertyNaming = ReturnType<typeof createPropertyNaming>;

export function createPropertyNaming(data: VocabularyData) {
  const systems = data.codes.map((system) => ({
    prefix: system.prefix ?? '',
    claim: expandName(data, system.claim),
    statement: system.statement && expandName(data, system.statement),
    statementValue: system.statementValue && expandName(data, system.statementValue),
    form: new RegExp(`^(?:${system.pattern})$`),
  }));
  const getPlace = (name: string) =>
    systems.findIndex(
      ({ prefix, form }) => name.startsWith(prefix) && form.test(name.slice(prefix.length)),
    );

  const getCode = (predicate: string): string | null => {
    for (const { prefix, claim, form } of systems) {
      if (!predicate.startsWith(claim)) continue;
      const code = predicate.slice(claim.length);
      if (form.test(code)) return prefix + code;
    }
    return null;
  };
  const readName = (predicate: string) => getCode(predicate) ?? predicate;
  const labels = new Map(
    Object.entries(data.properties).map(([name, { label, field }]) => [
      readName(expandName(data, name)),
      { label, field },
    ]),
  );

  return {
    /** The code of a claim's predicate; null for any other predicate. */
    getCode,
    /** The code of a predicate, or its IRI when it has none. */
    readName,
    /** The predicate of a name: the opposite of `readName`. */
    getPredicate(name: string): string {
      const system = systems[getPlace(name)];
      return system === undefined ? name : system.claim + name.slice(system.prefix.length);
    },
    /** English label of a property; null if the vocabulary does not define it. */
    getLabel: (name: string): string | null => labels.get(name)?.label ?? null,
    /** Name of a property in a GraphQL schema; null to use its label. */
    getField: (name: string): string | null => labels.get(name)?.field ?? null,
    /** Predicates of a property's statements; null if its claims have none. */
    getStatement(name: string): StatementPredicates | null {
      const { prefix = '', statement, statementValue } = systems[getPlace(name)] ?? {};
      if (statement === undefined || statementValue === undefined) return null;
      const code = name.slice(prefix.length);
      return { claim: statement + code, value: statementValue + code };
    },
    /** Orders names for `sort`: codes by number, then IRIs by text. */
    compareNames(left: string, right: string): number {
      if (left === right) return 0;
      const [one, other] = [getPlace(left), getPlace(right)];
      const places = (one < 0 ? systems.length : one) - (other < 0 ? systems.length : other);
      const numbers = one < 0 ? 0 : numberIn(left) - numberIn(right);
      return places || numbers || (left < right ? -1 : 1);
    },
  };
}

function numberIn(name: string): number {
  return Number(/\d+/.exec(name)?.[0] ?? 0);
}

/** Expands a prefixed name of the file, such as `rdfs:label`; returns other names unchanged. */
export function expandName({ prefixes }: Pick<VocabularyData, 'prefixes'>, name: string): string {
  const colon = name.indexOf(':');
  const namespace = colon < 0 ? undefined : prefixes[name.slice(0, colon)];
  return namespace === undefined ? name : namespace + name.slice(colon + 1);
}

const CLAIM_WEIGHT = 0.4;
const OTHER_PREDICATE_WEIGHT = 0.2;

export type PredicateMeaning = ReturnType<typeof createPredicateMeaning>;

export function createPredicateMeaning(
  data: VocabularyData,
  { getCode, readName, getPredicate }: PropertyNaming,
) {
  const toPropertyName = (name: string) => readName(expandName(data, name));
  const properties: ReadonlyMap<string, PropertyData> = new Map(
    Object.entries(data.properties).map(([name, facts]) => [toPropertyName(name), facts]),
  );
  const annotations = data.annotations.map((name) => expandName(data, name));
  const { claim = CLAIM_WEIGHT, external = OTHER_PREDICATE_WEIGHT } = data.otherWeights;
  const ranks = new Map(
    STATEMENT_RANKS.flatMap((rank) =>
      (data.ranks[rank] ?? []).map((name) => [expandName(data, name), rank] as const),
    ),
  );
  const forward = new Map<string, string>();
  for (const [name, { inverseOf }] of properties) {
    if (inverseOf !== undefined) forward.set(name, toPropertyName(inverseOf));
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
     * only definition of neighbors and of edge counts.
     */
    isEdge,
    /** Role of a predicate; for an unknown one, `claim` if it is an edge, else `annotation`. */
    getRole: (predicate: string): PredicateRole =>
      properties.get(readName(predicate))?.role ?? (isEdge(predicate) ? 'claim' : 'annotation'),
    /** The predicates of a role, in the order of the file. */
    toPredicates: (role: PredicateRole): readonly string[] =>
      [...properties].flatMap(([name, facts]) => (facts.role === role ? [getPredicate(name)] : [])),
    /** Name of the relation that a property shares with its inverse. */
    getRelation(predicate: string): string {
      const name = readName(predicate);
      return forward.get(name) ?? name;
    },
    /** Name of the inverse property; null when there is none. */
    inverseOf: (name: string): string | null => forward.get(name) ?? backward.get(name) ?? null,
    /** The rank that the value of a property of role `rank` stands for; null for any other IRI. */
    findRank: (iri: string): StatementRank | null => ranks.get(iri) ?? null,
    /** Weight of a relation, 0 to 1: highest for medical and molecular ones, then structure, then membership. */
    getWeight: (relation: string): number =>
      properties.get(relation)?.weight ??
      (getCode(getPredicate(relation)) === null ? external : claim),
    /** Whether a relation only states the class or taxon of a thing. */
    isMembership: (relation: string): boolean => properties.get(relation)?.membership === true,
    /** Names of properties whose values identify the entity in other databases. */
    identifierProperties: [...properties].flatMap(([name, { identifier }]) =>
      identifier === true ? [name] : [],
    ) as readonly string[],
  };
}

/** A property with its direction: `P2175` is forward, `^P2176` is inverse. */
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
  const toPropertyName = (name: string) => readName(expandName(data, name));
  const expand = (path: PropertyPath): PropertyPath =>
    path.startsWith('^') ? `^${toPropertyName(path.slice(1))}` : toPropertyName(path);
  const relations = new Map(
    Object.entries(data.relations).map(([name, { label, fields, properties, also }]) => [
      name,
      { label, fields, properties: properties.map(expand), also: also.map(expand) },
    ]),
  );

  return {
    /** The names of all relations, in the order of the file. */
    relations: [...relations.keys()] as readonly string[],
    /** The paths that state a relation, e.g. `treats`; empty for a relation that the vocabulary does not define. */
    propertiesOf(
      name: string,
      { from = 'left', isWide = false }: RelationOptions = {},
    ): readonly PropertyPath[] {
      const { properties = [], also = [] } = relations.get(name) ?? {};
      const paths = isWide ? [...properties, ...also] : properties;
      return from === 'left' ? paths : paths.map(reversed);
    },
    /** Names of the ends of a relation in a GraphQL schema; empty if it has none. */
    findFields: (name: string): RelationFields => relations.get(name)?.fields ?? {},
    /** When a class inherits a relation's facts from its subtypes; null for never. */
    getInheritance: (name: string): Inheritance | null => data.relations[name]?.inherited ?? null,
    /** E.g. `P2293`: a class has its subtypes' genes. `isWide`: also relations that hold only in part (symptoms). */
    inheritedProperties({
      isWide = false,
    }: Pick<RelationOptions, 'isWide'> = {}): readonly string[] {
      const wanted = Object.entries(data.relations).filter(
        ([, { inherited }]) => inherited === 'by-default' || (isWide && inherited !== undefined),
      );
      const names = wanted.flatMap(([name]) => relations.get(name)?.properties ?? []);
      return [...new Set(names.map((path) => path.replace('^', '')))];
    },
    /** Label of a relation, or of its first property; null for an unknown one. */
    getRelationLabel(name: string): string | null {
      const { label, properties = [] } = relations.get(name) ?? {};
      return label ?? getLabel(properties[0]?.replace('^', '') ?? '');
    },
  };
}

function reversed(path: PropertyPath): PropertyPath {
  return path.startsWith('^') ? path.slice(1) : `^${path}`;
}

/** Writes paths (at least one) as one SPARQL property path that matches any: `<…/P2175>|^<…/P2176>`. */
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
