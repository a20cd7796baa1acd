import {
  buildSchema,
  type GraphQLFieldResolver,
  type GraphQLSchema,
  isAbstractType,
  isObjectType,
} from 'graphql';

/** A schema with its resolvers. */
export interface SchemaDefinition {
  /** In the schema definition language. */
  readonly typeDefs: string;
  /** By type and field; of an interface or a union, `__resolveType` names the type of a value. */
  readonly resolvers: Readonly<Record<string, object | undefined>>;
}

/**
 * Returns the schema with its resolvers in place. Other fields read the property of their name.
 * @throws Error for a resolver whose type or field is not in the schema.
 */
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
