import type { GraphQLFieldResolver } from 'graphql';
import type { QueryResolvers, Resolvers } from '../../generated/resolvers.js';
import type { RequestContext } from './context.js';
import { checkFieldScope } from './field-scopes.js';

type RootResolver = GraphQLFieldResolver<unknown, RequestContext>;

/**
 * Returns the map with every root field kept from keys whose scopes do not open it. The refusal is an error of the field,
 * so that the fields beside it are answered.
 */
export function withScopes({ Query = {}, ...others }: Resolvers): Resolvers {
  const fields = Object.entries(Query) as [keyof QueryResolvers, RootResolver][];
  const checked = fields.map(([name, resolve]): [string, RootResolver] => [
    name,
    (parent, args, context, place) => {
      checkFieldScope(context.scopes, name);
      return resolve(parent, args, context, place);
    },
  ]);
  return { ...others, Query: Object.fromEntries(checked) };
}
