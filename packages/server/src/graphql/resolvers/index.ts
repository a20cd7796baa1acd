import type { GraphQLFieldResolver } from 'graphql';
import type { QueryResolvers, Resolvers } from '../../generated/resolvers.js';
import { checkScope, type KeyScopes, type Scope } from '../scopes.js';
import { admetExplanation, admetModels, admetPredict } from './admet.js';
import { searchInsights } from './articles.js';
import type { Field, RequestContext } from './context.js';
import { graphInsights, insightRows, nodeProperties, searchGenericInsights } from './entities.js';
import { answers, entities, entity, questionEntities } from './entity.js';
import { graphEntity, neighborEdge } from './entity-fields.js';
import { molecules } from './molecules.js';
import {
  entityCandidate,
  getPredicates,
  resolveEntities,
  searchAsYouType,
  searchEntities,
  searchPredicates,
} from './names.js';
import { executeScoreFunction, executeVectorFunction, provenance, verify } from './provenance.js';
import { executeNl2Sparql, getQids } from './questions.js';
import { advancedSearch, advancedSearchGraph } from './sparql.js';
import { insight, summaryInsights } from './summary-insights.js';

type FieldName = keyof QueryResolvers;

interface RootField<Name extends FieldName> {
  readonly resolve: Field<Name>;
  /** A key with limited scopes needs one of these. */
  readonly scopes: readonly Scope[];
  /**
   * Whether the answer follows from the arguments and the dataset. SPARQL that failed, or that uses the time or chance,
   * is not cached: its resolver sets `answer.isOnce`. ADMET models are read again when their files change.
   */
  readonly isCacheable?: true;
}

const FIELDS: { readonly [Name in FieldName]-?: RootField<Name> } = {
  entity: { resolve: entity, scopes: ['graph'], isCacheable: true },
  entities: { resolve: entities, scopes: ['graph'], isCacheable: true },
  answers: { resolve: answers, scopes: ['questions'] },
  questionEntities: { resolve: questionEntities, scopes: ['questions'] },
  searchAsYouType: { resolve: searchAsYouType, scopes: ['search'], isCacheable: true },
  resolveEntities: { resolve: resolveEntities, scopes: ['search'], isCacheable: true },
  searchEntities: { resolve: searchEntities, scopes: ['search'], isCacheable: true },
  searchPredicates: { resolve: searchPredicates, scopes: ['search'], isCacheable: true },
  getPredicates: { resolve: getPredicates, scopes: ['search'], isCacheable: true },
  graphInsights: { resolve: graphInsights, scopes: ['graph'], isCacheable: true },
  nodeProperties: { resolve: nodeProperties, scopes: ['graph'], isCacheable: true },
  searchGenericInsights: { resolve: searchGenericInsights, scopes: ['graph'], isCacheable: true },
  insightRows: { resolve: insightRows, scopes: ['graph'], isCacheable: true },
  provenance: { resolve: provenance, scopes: ['graph'], isCacheable: true },
  searchInsights: { resolve: searchInsights, scopes: ['articles'], isCacheable: true },
  summaryInsights: { resolve: summaryInsights, scopes: ['articles', 'questions'] },
  getQids: { resolve: getQids, scopes: ['questions'] },
  executeNl2Sparql: { resolve: executeNl2Sparql, scopes: ['questions'] },
  advancedSearch: { resolve: advancedSearch, scopes: ['sparql'], isCacheable: true },
  advancedSearchGraph: { resolve: advancedSearchGraph, scopes: ['sparql'], isCacheable: true },
  verify: { resolve: verify, scopes: ['articles', 'graph'], isCacheable: true },
  executeVectorFunction: { resolve: executeVectorFunction, scopes: ['embeddings'] },
  executeScoreFunction: { resolve: executeScoreFunction, scopes: ['embeddings'] },
  admetPredict: { resolve: admetPredict, scopes: ['admet'] },
  admetExplanation: { resolve: admetExplanation, scopes: ['admet'] },
  admetModels: { resolve: admetModels, scopes: ['admet'] },
  molecules: { resolve: molecules, scopes: ['admet'] },
};

export function isFieldOpen(scopes: KeyScopes, field: string): boolean {
  if (scopes === null || field.startsWith('__')) return true;
  return isOwnField(field) && FIELDS[field].scopes.some((scope) => scopes.has(scope));
}

function isOwnField(field: string): field is FieldName {
  return Object.hasOwn(FIELDS, field);
}

/** Root fields whose answers can be cached. */
export const CACHEABLE_FIELDS: ReadonlySet<string> = new Set([
  '__typename',
  ...Object.keys(FIELDS).filter((name) => isOwnField(name) && FIELDS[name].isCacheable),
]);

type RootResolver = GraphQLFieldResolver<unknown, RequestContext>;

function getQuery(): Record<string, RootResolver> {
  return Object.fromEntries(
    Object.entries(FIELDS).map(([name, { resolve, scopes }]): [string, RootResolver] => [
      name,
      (parent, args, context, info) => {
        checkScope(context.scopes, ...scopes);
        return (resolve as RootResolver)(parent, args, context, info);
      },
    ]),
  );
}

/** The resolver map; members of unions carry their type in `__typename`. */
export const resolvers: Resolvers = {
  Query: getQuery(),
  Insight: insight,
  EntityCandidate: entityCandidate,
  GraphEntity: graphEntity,
  NeighborEdge: neighborEdge,
};
