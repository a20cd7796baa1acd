import type { QueryResolvers } from '../../generated/resolvers.js';

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
