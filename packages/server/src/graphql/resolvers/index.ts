import {
  buildSchema,
  type GraphQLFieldResolver,
  type GraphQLSchema,
  isAbstractType,
  isObjectType,
} from 'graphql';
import { admetFields } from './admet.js';
import { articleFields } from './articles.js';
import type { FieldName, KeyScopes, RootFields } from './context.js';
import { entityFields, graphFields, graphStatement } from './entities.js';
import { graphEntity, neighborEdge } from './entity-fields.js';
import { entityCandidate, nameFields } from './names.js';
import { provenanceFields } from './provenance.js';
import { questionFields } from './questions.js';
import { sparqlFields } from './sparql.js';
import { insight, summaryFields } from './summary-insights.js';

export interface SchemaDefinition {
  readonly typeDefs: string;
  readonly resolvers: Readonly<Record<string, object | undefined>>;
}

export function createExecutableSchema({ typeDefs, resolvers }: SchemaDefinition): GraphQLSchema {
  const schema = buildSchema(typeDefs);
  for (const [typeName, fields = {}] of Object.entries(resolvers)) {
    for (const [name, resolve] of Object.entries(fields))
      if (typeof resolve === 'function') addResolver(schema, `${typeName}.${name}`, resolve);
  }
  return schema;
}

// biome-ignore lint/complexity/noBannedTypes: The arguments of a resolver depend on its field.
function addResolver(schema: GraphQLSchema, place: string, resolve: Function): void {
  const [typeName = '', name = ''] = place.split('.');
  const type = schema.getType(typeName);
  if (isAbstractType(type) && name === '__resolveType') {
    type.resolveType = resolve as typeof type.resolveType;
    return;
  }
  const field = isObjectType(type) ? type.getFields()[name] : undefined;
  if (field === undefined) throw new Error(`The schema has no field ${place} to resolve.`);
  field.resolve = resolve as GraphQLFieldResolver<unknown, unknown>;
}

const FIELDS: Required<RootFields> = {
  ...admetFields,
  ...articleFields,
  ...graphFields,
  ...entityFields,
  ...nameFields,
  ...provenanceFields,
  ...questionFields,
  ...sparqlFields,
  ...summaryFields,
};

export function isFieldOpen(scopes: KeyScopes, field: string): boolean {
  if (scopes === null || field.startsWith('__')) return true;
  return isOwnField(field) && FIELDS[field].scopes.some((scope) => scopes.has(scope));
}

function isOwnField(field: string): field is FieldName {
  return Object.hasOwn(FIELDS, field);
}

/** Whether a key may read a root field, and the field is the same for one dataset every time. */
export function isCacheable(scopes: KeyScopes, field: string): boolean {
  if (field === '__typename') return true;
  return isOwnField(field) && FIELDS[field].isCacheable === true && isFieldOpen(scopes, field);
}

/** The resolver map; members of unions carry their type in `__typename`. */
export const resolvers: SchemaDefinition['resolvers'] = {
  Query: Object.fromEntries(Object.entries(FIELDS).map(([name, { resolve }]) => [name, resolve])),
  Insight: insight,
  EntityCandidate: entityCandidate,
  GraphEntity: graphEntity,
  GraphStatement: graphStatement,
  NeighborEdge: neighborEdge,
};
