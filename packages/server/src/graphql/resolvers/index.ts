import type { GraphQLFieldResolver } from 'graphql';
import type { Resolvers } from '../../generated/resolvers.js';
import { checkScope, type KeyScopes } from '../scopes.js';
import { admetFields } from './admet.js';
import { articleFields } from './articles.js';
import type { FieldName, RequestContext, RootFields } from './context.js';
import { graphFields } from './entities.js';
import { entityFields } from './entity.js';
import { graphEntity, neighborEdge } from './entity-fields.js';
import { entityCandidate, nameFields } from './names.js';
import { provenanceFields } from './provenance.js';
import { questionFields } from './questions.js';
import { sparqlFields } from './sparql.js';
import { insight, summaryFields } from './summary-insights.js';

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
