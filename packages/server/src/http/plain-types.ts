import {
  defaultFieldResolver,
  type GraphQLNamedType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isObjectType,
} from 'graphql';

/** Whether values of a type, and all below them, are their members alone: no field of them is computed. */
export function isMadeOfMembers(type: GraphQLOutputType, schema: GraphQLSchema): boolean {
  const seen = new Set<GraphQLNamedType>();
  const isPlain = (given: GraphQLOutputType): boolean => {
    const named = getNamedType(given);
    if (seen.has(named)) return true;
    seen.add(named);
    if (isAbstractType(named)) return schema.getPossibleTypes(named).every(isPlain);
    if (!isObjectType(named)) return true;
    return Object.values(named.getFields()).every(
      ({ resolve, type: below }) =>
        (resolve === undefined || resolve === defaultFieldResolver) && isPlain(below),
    );
  };
  return isPlain(type);
}
