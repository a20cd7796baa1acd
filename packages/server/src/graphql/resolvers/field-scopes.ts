import type { GraphQLFieldResolver } from 'graphql';
import type { QueryResolvers, Resolvers } from '../../generated/resolvers.js';
import { checkScope, type KeyScopes, type Scope } from '../scopes.js';
import type { RequestContext } from './context.js';

/** The scopes of a root field; any one of them opens it. */
const FIELD_SCOPES: Readonly<Record<keyof QueryResolvers, readonly Scope[]>> = {
  searchAsYouType: ['search'],
  resolveEntities: ['search'],
  searchEntities: ['search'],
  searchPredicates: ['search'],
  getPredicates: ['search'],
  graphInsights: ['graph'],
  nodeProperties: ['graph'],
  searchGenericInsights: ['graph'],
  insightRows: ['graph'],
  provenance: ['graph'],
  searchInsights: ['articles'],
  summaryInsights: ['articles', 'questions'],
  getQids: ['questions'],
  executeNl2Sparql: ['questions'],
  advancedSearch: ['sparql'],
  advancedSearchGraph: ['sparql'],
  executeVectorFunction: ['embeddings'],
  executeScoreFunction: ['embeddings'],
  admetPredict: ['admet'],
  admetExplanation: ['admet'],
  admetModels: ['admet'],
};

/** Returns whether a key of some scopes may ask a root field; those of GraphQL itself are open to all. */
export function isFieldOpen(scopes: KeyScopes, field: string): boolean {
  if (scopes === null || field.startsWith('__')) return true;
  return isOwnField(field) && FIELD_SCOPES[field].some((scope) => scopes.has(scope));
}

function isOwnField(field: string): field is keyof QueryResolvers {
  return Object.hasOwn(FIELD_SCOPES, field);
}

/** Checks a root field. @throws ForbiddenError when the key is limited to scopes that do not open it. */
export function checkFieldScope(scopes: KeyScopes, field: keyof QueryResolvers): void {
  checkScope(scopes, ...FIELD_SCOPES[field]);
}

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

/**
 * Root fields whose answer follows from their arguments and the dataset, and costs no more than any request: the same is
 * answered whenever it is asked again. SPARQL that failed, or asks for the time or for chance, says so by `answer.isOnce`.
 * Models are read anew when their files are.
 */
export const REPEATABLE_FIELDS: ReadonlySet<string> = new Set<keyof QueryResolvers | '__typename'>([
  '__typename',
  'advancedSearch',
  'advancedSearchGraph',
  'searchAsYouType',
  'resolveEntities',
  'searchEntities',
  'searchPredicates',
  'getPredicates',
  'graphInsights',
  'nodeProperties',
  'searchGenericInsights',
  'insightRows',
  'provenance',
  'searchInsights',
]);
