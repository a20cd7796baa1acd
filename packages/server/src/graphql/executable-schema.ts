import {
  buildSchema,
  type GraphQLFieldResolver,
  type GraphQLSchema,
  isAbstractType,
  isObjectType,
} from 'graphql';

export interface SchemaDefinition {
  readonly typeDefs: string;
  readonly resolvers: Readonly<Record<string, object | undefined>>;
}

export function createExecutableSchema({ typeDefs, resolvers }: SchemaDefinition): GraphQLSchema {
  const schema = buildSchema(typeDefs);
  for (const [typeName, fields = {}] of Object.entries(resolvers)) {
    for (const [name, resolve] of Object.entries(fields)) {
      if (typeof resolve === 'function') addResolver(schema, `${typeName}.${name}`, resolve);
    }
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
