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
  "The fact that links to this entity; null for an entity found by name or identifier."
  link: Link
  "Articles that mention the entity, newest first. A limited key needs the scope \`articles\`."
  articles(first: Int = 10): [EntityArticle!]!
  "The sources that statements about the entity cite."
  provenance(first: Int = ${LIST_LENGTH.default}): EntityProvenance!`;

const ADMET = `  "Predictions for the structure of the molecule in the graph, by default with all models. Null if the graph has no structure. A limited key needs the scope \`admet\`."
  admet(models: [String!]): Admet`;

const COMMON_TYPES = `"Any entity of the graph."
interface Entity {
${COMMON_FIELDS}
}

"An identifier of an entity in another database."
type Identifier {
  scheme: String!
  "In compact form, e.g. \`MESH:D001249\`."
  curie: String!
  url: String
}

"A fact of the graph."
type Link {
  subject: String!
  property: String!
  propertyName: String!
  object: String!
  "\`preferred\`, \`normal\` or \`deprecated\`; null where the graph does not rank it."
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
  "YYYY, YYYY-MM or YYYY-MM-DD."
  issued: String
}

type EntityProvenance {
  "\`sha256:…\` over the files of the dataset that is served."
  dataset: String
  release: String!
  "The most cited first."
  sources: [CitedSource!]!
  "Statements about the entity that were read, at most 500."
  statements: Int!
  "How many of them cite no source."
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

"A prediction as \`molecules\` of the service has it."
type AdmetPrediction {
  model: String!
  label: String!
  "In \`unit\`, or a probability."
  value: Float!
  unit: String
  verdict: String!
  statement: String!
  "Ends of the 90 % interval; null for classes."
  low: Float
  high: Float
  inDomain: Boolean
  similarity: Float
}

type Reference {
  url: String
  pmid: String
  "The dataset that states it."
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
    return `  "The entity with this identifier. Null if it is unknown or has another type."
  ${one}(id: ID!): ${typeName}${deprecated(retired)}
  "Entities by name, best match first, or by identifiers, in the order given. Unknown identifiers are left out."
  ${many}(search: String, ids: [ID!], ${FIRST}): ${list}${deprecated(retired)}`;
  });
  return `type Query {
  "The entity with this identifier, of any type. Null if it is unknown."
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
  "The same entities, page by page."
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
