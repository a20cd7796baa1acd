import type { QueryResolvers } from '../../generated/resolvers.js';
import { checkScope, type KeyScopes, type Scope } from '../scopes.js';

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
