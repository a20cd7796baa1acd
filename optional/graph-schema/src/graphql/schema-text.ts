import type { EntityType } from '@biographql/core';
import type { Retired } from '../survey/graph-shape.js';
import { FILTER_TYPES } from './entity-filter.js';
import { type ClassModel, isMolecule, type LinkField, type ValueField } from './graph-model.js';

export function getSchemaText(model: readonly ClassModel[]): string {
  const names = new Map(model.map(({ type, typeName }) => [type, typeName]));
  return `${[
    rootText(model),
    COMMON_TYPES,
    FILTER_TYPES,
    ...['Entity', ...names.values()].map(connectionText),
    ...model.map((each) => typeText(each, names)),
  ].join('\n\n')}\n`;
}

/** Default and maximum number of entities in a list. */
export const LIST_LENGTH = { default: 20, max: 100 } as const;

const FIRST = `first: Int = ${LIST_LENGTH.default}`;

const COMMON_FIELDS = `  "Compact identifier (\`Q35869\`) if there is one, otherwise the IRI. Every root field accepts it."
  id: ID!
  iri: String!
  name: String!
  description: String
  types: [String!]!
  aliases: [String!]!
  identifiers: [Identifier!]!
  "Number of edges of the entity. By default, lists start with the entities that have the most."
  degree: Int!
  "Fact that connects the parent entity to this one; null for an entity found by name or identifier."
  link: Link
  "Articles that mention the entity, newest first. A key with restricted scopes needs the scope \`articles\`."
  articles(first: Int = 10): [EntityArticle!]!
  "Sources cited by statements about the entity."
  provenance(first: Int = ${LIST_LENGTH.default}): EntityProvenance!`;

const ADMET = `  "Predictions by the given models (default: all) for the molecule's structure in the graph. Null if the molecule has no structure in the graph. A key with restricted scopes needs the scope \`admet\`."
  admet(models: [String!]): Admet`;

const COMMON_TYPES = `"Any entity of the graph."
interface Entity {
${COMMON_FIELDS}
}

"An entity's identifier in another database."
type Identifier {
  scheme: String!
  "The identifier in compact form, e.g. \`MESH:D001249\`."
  curie: String!
  url: String
}

"A fact of the graph."
type Link {
  subject: String!
  property: String!
  propertyName: String!
  object: String!
  "The rank of the fact: \`preferred\`, \`normal\` or \`deprecated\`. Null if the graph doesn't rank the fact."
  rank: String
  "Sources of the fact."
  references: [Reference!]!
}

type EntityArticle {
  id: ID!
  pmid: String
  doi: String
  title: String!
  journal: String
  "The date of publication, as YYYY, YYYY-MM or YYYY-MM-DD."
  issued: String
}

type EntityProvenance {
  "\`sha256:…\` digest of the served dataset's files."
  dataset: String
  release: String!
  "Most cited first."
  sources: [CitedSource!]!
  "Number of statements about the entity that were counted, at most 500."
  statements: Int!
  "Number of \`statements\` that cite no source."
  unreferenced: Int!
}

type CitedSource {
  name: String!
  license: String
  url: String
  statements: Int!
}

type Admet {
  smiles: String
  predictions: [AdmetPrediction!]!
  "Why there are no predictions."
  error: String
}

"A prediction, as the query \`molecules\` of the service's main schema returns it."
type AdmetPrediction {
  model: String!
  label: String!
  "In \`unit\`, or a probability."
  value: Float!
  unit: String
  verdict: String!
  statement: String!
  "Bounds of the 90 % interval (\`low\` to \`high\`); null for classification models."
  low: Float
  high: Float
  inDomain: Boolean
  similarity: Float
}

type Reference {
  url: String
  pmid: String
  "Dataset that states the fact."
  source: String
  license: String
}`;

/** Returns the GraphQL type of a field. A retired field is null, so that the rest of the response is valid. */
export function fieldType(
  field: LinkField | ValueField,
  names: ReadonlyMap<EntityType, string>,
): string {
  const isRequired = field.retired === null ? '!' : '';
  if (field.kind === 'links') {
    return `[${(field.target && names.get(field.target)) ?? 'Entity'}!]${isRequired}`;
  }
  return field.isSingle ? field.scalar : `[${field.scalar}!]${isRequired}`;
}

function deprecated(retired: Retired | null): string {
  if (retired === null) return '';
  return ` @deprecated(reason: ${JSON.stringify(`Retired ${retired.since}: ${retired.reason}.`)})`;
}

function rootText(model: readonly ClassModel[]): string {
  const fields = model.map(({ typeName, one, many, retired }) => {
    const list = retired === null ? `[${typeName}!]!` : `[${typeName}!]`;
    return `  "The entity with this identifier. Null if the identifier is unknown or the entity has another type."
  ${one}(id: ID!): ${typeName}${deprecated(retired)}
  "Entities found with \`search\` by name, best match first, or listed with \`ids\`, in the order given. Unknown identifiers are left out."
  ${many}(search: String, ids: [ID!], ${FIRST}): ${list}${deprecated(retired)}`;
  });
  return `type Query {
  "The entity with this identifier, of any type. Null if the identifier is unknown."
  entity(id: ID!): Entity
  "Entities of any type by name, best match first."
  entities(search: String!, ${FIRST}): [Entity!]!
${fields.join('\n')}
}`;
}

function typeText(
  { type, typeName, description, links, values }: ClassModel,
  names: ReadonlyMap<EntityType, string>,
): string {
  const lines = [
    COMMON_FIELDS,
    ...(isMolecule(type) ? [ADMET] : []),
    ...values.map(
      (field) =>
        `  ${JSON.stringify(field.description)}\n  ${field.name}: ${fieldType(field, names)}${deprecated(field.retired)}`,
    ),
    ...links.map((link) => linkText(link, names)),
  ];
  return `${JSON.stringify(description)}\ntype ${typeName} implements Entity {\n${lines.join('\n')}\n}`;
}

const CHOICE = 'filter: EntityFilter, orderBy: EntityOrder = DEGREE';

function linkText(link: LinkField, names: ReadonlyMap<EntityType, string>): string {
  const { name, description, retired } = link;
  const required = retired === null ? '!' : '';
  const target = (link.target && names.get(link.target)) ?? 'Entity';
  return `  ${JSON.stringify(description)}
  ${name}(${FIRST}, offset: Int = 0, ${CHOICE}): ${fieldType(link, names)}${deprecated(retired)}
  "Total number of entities that \`${name}\` leads to."
  ${name}Count(filter: EntityFilter): Int${required}${deprecated(retired)}
  "The entities that \`${name}\` leads to, page by page."
  ${name}Connection(${FIRST}, after: ID, ${CHOICE}): ${target}Connection${required}${deprecated(retired)}`;
}

function connectionText(typeName: string): string {
  return `type ${typeName}Connection {
  totalCount: Int!
  nodes: [${typeName}!]!
  pageInfo: PageInfo!
  "Summary of the values of a numeric field over all pages."
  aggregate(field: String!): Aggregate!
}`;
}
