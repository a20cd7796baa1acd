import {
  buildSchema,
  type GraphQLFieldResolver,
  type GraphQLNamedType,
  type GraphQLSchema,
  type GraphQLTypeResolver,
  isAbstractType,
  isEnumType,
  isObjectType,
  isScalarType,
} from 'graphql';

/** Resolvers by type and field, as the generated `Resolvers` type describes them. */
export type ResolverMap = Readonly<Record<string, object | undefined>>;

/**
 * Builds the schema and attaches the resolvers. Fields without one read the property of their name.
 * @throws Error when the map names a type or field that the schema lacks, so that a slip stops the start.
 */
export function createExecutableSchema(schemaText: string, resolvers: ResolverMap): GraphQLSchema {
  const schema = buildSchema(schemaText);
  for (const [typeName, entries] of Object.entries(resolvers)) {
    if (entries === undefined) continue;
    const type = schema.getType(typeName);
    if (type === undefined) throw new Error(`Resolvers for a type the schema lacks: ${typeName}.`);
    attach(type, entries);
  }
  return schema;
}

function attach(type: GraphQLNamedType, entries: object): void {
  if (isScalarType(type)) {
    Object.assign(type, pickFunctions(entries, ['serialize', 'parseValue', 'parseLiteral']));
    return;
  }
  for (const [name, entry] of Object.entries(entries)) {
    if (isAbstractType(type) && name === '__resolveType') {
      type.resolveType = entry as GraphQLTypeResolver<unknown, unknown>;
    } else if (isObjectType(type)) {
      attachField(type.getFields(), `${type.name}.${name}`, name, entry);
    } else if (isEnumType(type)) {
      attachEnumValue(type.getValues(), `${type.name}.${name}`, name, entry);
    } else {
      throw new Error(`A resolver for ${type.name}.${name} has no meaning.`);
    }
  }
}

type Fields = Record<string, { resolve?: GraphQLFieldResolver<unknown, unknown> | undefined }>;

function attachField(fields: Fields, place: string, name: string, entry: unknown): void {
  const field = fields[name];
  if (field === undefined) throw new Error(`A resolver for a field the schema lacks: ${place}.`);
  const resolve =
    typeof entry === 'object' && entry !== null && 'resolve' in entry ? entry.resolve : entry;
  if (typeof resolve !== 'function') throw new Error(`The resolver ${place} is not a function.`);
  field.resolve = resolve as GraphQLFieldResolver<unknown, unknown>;
}

function attachEnumValue(
  values: readonly { name: string; value: unknown }[],
  place: string,
  name: string,
  entry: unknown,
): void {
  const value = values.find((candidate) => candidate.name === name);
  if (value === undefined) throw new Error(`A value for an enum entry the schema lacks: ${place}.`);
  value.value = entry;
}

function pickFunctions(source: object, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(source).filter(
      ([name, entry]) => names.includes(name) && typeof entry === 'function',
    ),
  );
}
