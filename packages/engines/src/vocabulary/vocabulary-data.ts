import { ENTITY_TYPES } from '@biographql/core';
import * as v from 'valibot';

/**
 * Role of a predicate. Some are about the description, not the thing described: `reference` leads from a statement
 * to its source, `predicate` from a property's entity to its predicate, `annotation` is any without a role of its own.
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

/** Rank of a statement among those with its subject and property, the most trusted first. */
export const STATEMENT_RANKS = ['preferred', 'normal', 'deprecated'] as const;

export type StatementRank = (typeof STATEMENT_RANKS)[number];

const text = v.pipe(v.string(), v.nonEmpty('must not be empty'));
const texts = v.optional(v.array(text), []);
const pattern = v.pipe(text, v.check(isPattern, 'must be a regular expression'));
const fieldName = v.pipe(
  text,
  v.regex(/^[a-z][A-Za-z0-9]*$/, 'must be a valid GraphQL name, such as `sideEffects`'),
);
const endName = v.union([v.literal('*'), fieldName]);
const weight = v.pipe(v.number(), v.minValue(0), v.maxValue(1));
const entityType = v.picklist(ENTITY_TYPES);
/** Condition, entity type, and optionally a comment. The first entry that fits wins. */
const typeRules = (decider: v.GenericSchema<string> = text) =>
  v.optional(
    v.array(v.union([v.tuple([decider, entityType]), v.tuple([decider, entityType, v.string()])])),
    [],
  );

/** The codes of claims, and the namespaces of their predicates and statements. */
const CODE_SYSTEM = v.strictObject({
  /** Regular expression of a whole code. */
  pattern,
  /** Prefix of a code in property names, e.g. `biolink:`. Default: nothing. */
  prefix: v.optional(text),
  /** Namespace of claims: with a code at its end it is the predicate. */
  claim: text,
  /** Namespaces of the predicates to statements, and from a statement to its value; absent when the graph has none. */
  statement: v.optional(text),
  statementValue: v.optional(text),
});

const PROPERTY = v.strictObject({
  label: v.optional(text),
  comment: v.optional(v.string()),
  /** Default: `claim`, or `annotation` if it is not an edge. */
  role: v.optional(v.picklist(PREDICATE_ROLES)),
  /** Default: true for a code; otherwise true unless its namespace is in `annotations`. */
  edge: v.optional(v.boolean()),
  /** Whether its values identify the entity in other databases. */
  identifier: v.optional(v.boolean()),
  /** Whether it only states the class or taxon of a thing. */
  membership: v.optional(v.boolean()),
  /** The inverse property, under whose name both are one relation. */
  inverseOf: v.optional(text),
  weight: v.optional(weight),
  /** Its name in a GraphQL schema of the graph. Default: its label, in GraphQL's spelling. */
  field: v.optional(fieldName),
});

/** Properties of a relation; `^` precedes an inverse one. */
const RELATION = v.strictObject({
  /** As a sentence with `…` for both ends. */
  label: v.optional(text),
  comment: v.optional(v.string()),
  /** When a class inherits from its subtypes: unless a caller declines, or only on request. Default: never. */
  inherited: v.optional(v.picklist(['by-default', 'on-request'])),
  /**
   * Its names at the left and the right end in a GraphQL schema; `*` takes the name of what stands at the other
   * end, e.g. `genes`.
   */
  fields: v.optional(v.strictObject({ left: v.optional(endName), right: v.optional(endName) })),
  properties: texts,
  /** Properties that only suggest it. */
  also: texts,
});

/** A scheme of identifiers, e.g. MeSH or UniProt. */
const IDENTIFIER_SCHEME = v.strictObject({
  label: text,
  /** The property whose values are identifiers of the scheme; absent when only IRIs carry them. */
  property: v.optional(text),
  /** Prefixes of compact identifiers, in any letter case; the first one is used for writing. */
  prefixes: texts,
  /** Regular expression of a whole identifier without its prefix; a capturing group selects the identifier. */
  pattern,
  /** Whether letters are compared as capitals (default), or exactly. */
  letters: v.optional(v.picklist(['upper', 'as-is'])),
  /** When a text without a prefix is read as one: before all names (default), after exact names, when no name fits, or never. */
  bare: v.optional(v.picklist(['first', 'after', 'last', 'never'])),
  /** Whether two entities with one name that share an identifier of the scheme are the same thing. */
  specific: v.optional(v.boolean()),
  /** Whether a file of the dataset declares the prefix; typed texts then need the colon. */
  declared: v.optional(v.boolean()),
  /** Template of the graph's entity IRIs, with `{id}`. */
  iri: v.optional(text),
  /** Addresses of an identifier's page, the first for links; `http` and `www.` make no difference. */
  urls: texts,
});

const IDENTIFIERS = v.strictObject({
  /** Addresses that serve any scheme, with `{prefix}` and `{id}`. */
  resolvers: texts,
  /** By name, in the order in which identifiers are listed. */
  schemes: v.optional(v.record(text, IDENTIFIER_SCHEME), {}),
});

/** Rules for the type of an entity; earlier tables come first. */
const TYPES = v.strictObject({
  /** Labels of classes, by type and class. */
  classes: v.optional(v.record(entityType, v.record(text, v.string())), {}),
  /** By the beginning of the entity's IRI. */
  namespaces: typeRules(),
  /** By the identifier scheme of the entity's IRI. */
  schemes: typeRules(),
  /** By a property that it has, or that points at it. */
  subjectsOf: typeRules(),
  objectsOf: typeRules(),
  /** By the beginning of a MeSH tree number. */
  meshTrees: typeRules(),
  /** By a regular expression for its description (flags `iu`). */
  descriptions: typeRules(pattern),
});

/** A vocabulary file. Names are codes, prefixed names or IRIs; sections that are absent are empty. */
export const VOCABULARY = v.strictObject({
  name: text,
  comment: v.optional(v.string()),
  prefixes: v.optional(v.record(text, text), {}),
  codes: v.optional(v.array(CODE_SYSTEM), []),
  /** Namespaces of predicates about the description itself. */
  annotations: texts,
  /** How a property is distinguished from an entity: by its IRI, or by its `rdf:type`. */
  propertyEntities: v.optional(v.strictObject({ pattern: v.optional(pattern), types: texts }), {}),
  /** Namespaces of classes that are not of the domain. */
  externalClasses: texts,
  /** The values of the properties of role `rank`. */
  ranks: v.optional(v.record(v.picklist(STATEMENT_RANKS), texts), {}),
  /** Weights of properties without one; 0.4 and 0.2 when absent. */
  otherWeights: v.optional(
    v.strictObject({ claim: v.optional(weight), external: v.optional(weight) }),
    {},
  ),
  properties: v.optional(v.record(text, PROPERTY), {}),
  relations: v.optional(v.record(text, RELATION), {}),
  identifiers: v.optional(IDENTIFIERS, {}),
  types: v.optional(TYPES, {}),
});

type Output<Schema extends v.GenericSchema> = DeepReadonly<v.InferOutput<Schema>>;

type DeepReadonly<T> = { readonly [Key in keyof T]: DeepReadonly<T[Key]> };

export type VocabularyData = Output<typeof VOCABULARY>;
export type CodeSystemData = Output<typeof CODE_SYSTEM>;
export type PropertyData = Output<typeof PROPERTY>;
export type RelationData = Output<typeof RELATION>;
export type RelationFields = NonNullable<RelationData['fields']>;
export type Inheritance = NonNullable<RelationData['inherited']>;
export type IdentifierSchemeData = Output<typeof IDENTIFIER_SCHEME>;
export type BareReading = NonNullable<IdentifierSchemeData['bare']>;
export type IdentifiersData = Output<typeof IDENTIFIERS>;
export type TypesData = Output<typeof TYPES>;
export type TypeRuleData = TypesData['namespaces'][number];

function isPattern(source: string): boolean {
  try {
    return new RegExp(source, 'iu') instanceof RegExp;
  } catch {
    return false;
  }
}
