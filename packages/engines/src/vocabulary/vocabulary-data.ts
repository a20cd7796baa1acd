import type { EntityType } from '@biographql/core';

/**
 * What a predicate says of its subject. Three speak of the description, not of the thing described: `reference` leads from a
 * statement to where it is from, `predicate` from a property's entity to its predicate, `annotation` is any other.
 */
export const PREDICATE_ROLES = [
  'label',
  'alias',
  'related-alias',
  'narrow-alias',
  'broad-alias',
  'short-name',
  'description',
  'type',
  'class',
  'superclass',
  'mesh-id',
  'mesh-tree',
  'equivalence',
  'cross-reference',
  'deprecated',
  'replacement',
  'claim',
  'reference',
  'reference-url',
  'reference-pmid',
  'reference-dataset',
  'rank',
  'negation',
  'original',
  'predicate',
  'annotation',
] as const;

export type PredicateRole = (typeof PREDICATE_ROLES)[number];

/** The codes of claims, and where their predicates and statements stand. */
export interface CodeSystemData {
  /** Regular expression of a whole code. */
  readonly pattern: string;
  /** Stands before a code where it names a property, e.g. `biolink:`. Default: nothing. */
  readonly prefix?: string | undefined;
  /** Namespace of claims: a code at its end makes the predicate. */
  readonly claim: string;
  /** Namespace of the predicates that lead to statements; absent when the graph has none. */
  readonly statement?: string | undefined;
  /** Namespace of the predicates that lead from a statement to its value. */
  readonly statementValue?: string | undefined;
}

/** How a statement stands among those of its subject and property, the most trusted first. */
export const STATEMENT_RANKS = ['preferred', 'normal', 'deprecated'] as const;

export type StatementRank = (typeof STATEMENT_RANKS)[number];

export interface PropertyData {
  readonly label?: string | undefined;
  readonly comment?: string | undefined;
  /** Default: `claim`, or `annotation` for what is no edge. */
  readonly role?: PredicateRole | undefined;
  /** Default: whether its namespace is not one of the annotations. */
  readonly edge?: boolean | undefined;
  /** Whether its values identify the entity elsewhere. */
  readonly identifier?: boolean | undefined;
  /** Whether it only says of what class or taxon a thing is. */
  readonly membership?: boolean | undefined;
  /** The property that says the same in the other direction, and as which this one is read. */
  readonly inverseOf?: string | undefined;
  /** From 0 to 1. */
  readonly weight?: number | undefined;
  /** What a GraphQL schema of the graph calls it. Default: its label, in GraphQL's spelling. */
  readonly field?: string | undefined;
}

/** Names of a relation's ends as fields; `*` takes the name of what stands at the other end, e.g. `genes`. */
export interface RelationFields {
  /** Absent: the relation is no field of its left end. */
  readonly left?: string | undefined;
  readonly right?: string | undefined;
}

/** When a class has what its subtypes have: unless a caller declines, or only when a caller wants it. */
export const INHERITANCES = ['by-default', 'on-request'] as const;

export type Inheritance = (typeof INHERITANCES)[number];

/** Which properties say a relation; `^` stands before one that leads back. */
export interface RelationData {
  /** As a sentence with `…` for both ends. */
  readonly label?: string | undefined;
  readonly comment?: string | undefined;
  /** What a GraphQL schema of the graph calls it where it starts at the left end, and at the right one. */
  readonly fields?: RelationFields | undefined;
  /** Default: never. A gene of a subtype is one of the class; a symptom of a subtype need not be. */
  readonly inherited?: Inheritance | undefined;
  readonly properties: readonly string[];
  /** Properties that only suggest it. */
  readonly also: readonly string[];
}

/** When a text that stands alone, without a prefix, is read as an identifier. */
export const BARE_READINGS = ['first', 'after', 'last', 'never'] as const;

/**
 * Before all names, after exact names (short codes that are also symbols), when no name fits (plain numbers), or
 * never.
 */
export type BareReading = (typeof BARE_READINGS)[number];

/** A scheme of identifiers, e.g. MeSH or UniProt. */
export interface IdentifierSchemeData {
  readonly label: string;
  /** The property whose values are identifiers of the scheme; absent when only IRIs carry them. */
  readonly property?: string | undefined;
  /** Of compact identifiers, in any letter case; the first is how they are written. */
  readonly prefixes: readonly string[];
  /** Regular expression of a whole identifier without its prefix; a group in it is the part that counts. */
  readonly pattern: string;
  /** Whether letters count as capitals (default), or as they are written. */
  readonly letters?: 'upper' | 'as-is' | undefined;
  /** Default `first`. */
  readonly bare?: BareReading | undefined;
  /** Whether a file of the dataset declares the prefix; a typed text needs its colon then. Default false. */
  readonly declared?: boolean | undefined;
  /** Whether two entities with one name that share an identifier of the scheme are the same thing. Default false. */
  readonly specific?: boolean | undefined;
  /** The IRI of an entity that the graph names by the identifier, `{id}` in its place. */
  readonly iri?: string | undefined;
  /** Addresses of an identifier's page, the first as links are written; `http` and `www.` make no difference. */
  readonly urls: readonly string[];
}

/** The identifiers that entities have elsewhere. */
export interface IdentifiersData {
  /** Addresses that serve any scheme, with `{prefix}` and `{id}`. */
  readonly resolvers: readonly string[];
  /** By name, in the order in which identifiers are listed. */
  readonly schemes: Readonly<Record<string, IdentifierSchemeData>>;
}

/** What decides, the type it decides for, and maybe a comment. The first entry that fits wins. */
export type TypeRuleData =
  | readonly [decider: string, type: EntityType]
  | readonly [decider: string, type: EntityType, comment: string];

/** What tells the type of an entity; the earlier tables are asked first. */
export interface TypesData {
  /** Labels of classes, by class and type. */
  readonly classes: Readonly<Partial<Record<EntityType, Readonly<Record<string, string>>>>>;
  /** By the beginning of the entity's IRI. */
  readonly namespaces: readonly TypeRuleData[];
  /** By the scheme of the identifier that the entity's IRI is made of, in any of the scheme's addresses. */
  readonly schemes: readonly TypeRuleData[];
  /** By a property that it has. */
  readonly subjectsOf: readonly TypeRuleData[];
  /** By a property that points at it. */
  readonly objectsOf: readonly TypeRuleData[];
  /** By the beginning of a MeSH tree number. */
  readonly meshTrees: readonly TypeRuleData[];
  /** By a regular expression for its description, case and Unicode aside. */
  readonly descriptions: readonly TypeRuleData[];
}

/** What a vocabulary file holds, with every section there. Names are codes, prefixed names or IRIs. */
export interface VocabularyData {
  readonly name: string;
  readonly comment?: string | undefined;
  readonly prefixes: Readonly<Record<string, string>>;
  readonly codes: readonly CodeSystemData[];
  /** Namespaces that speak about the description itself. */
  readonly annotations: readonly string[];
  /** How a property is told from an entity: by its IRI, or by its `rdf:type`. */
  readonly propertyEntities: {
    readonly pattern?: string | undefined;
    readonly types: readonly string[];
  };
  /** Namespaces of classes that are not of the domain. */
  readonly foreignClasses: readonly string[];
  /** The values of the properties of role `rank`. */
  readonly ranks: Readonly<Partial<Record<StatementRank, readonly string[]>>>;
  /** Weights of properties without one; 0.4 and 0.2 when absent. */
  readonly otherWeights: {
    readonly claim?: number | undefined;
    readonly foreign?: number | undefined;
  };
  readonly properties: Readonly<Record<string, PropertyData>>;
  readonly relations: Readonly<Record<string, RelationData>>;
  readonly identifiers: IdentifiersData;
  readonly types: TypesData;
}
