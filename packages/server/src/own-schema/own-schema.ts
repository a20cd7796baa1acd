import type { Engines } from '@biographql/engines';
import type { GraphShape } from '@biographql/ingest';
import type { Vocabulary } from '@biographql/vocabulary';
import { makeExecutableSchema } from '@graphql-tools/schema';
import type { GraphQLSchema } from 'graphql';
import { createEntityResolver } from '../services/entity-resolver.js';
import { createGraphModel } from './graph-model.js';
import { ownResolvers } from './own-resolvers.js';
import { schemaTextOf } from './schema-text.js';

/** What a schema of a graph stands on. */
export interface OwnSchemaParts extends Pick<Engines, 'graph' | 'labels'> {
  readonly vocabulary: Vocabulary;
}

/** Makes the schema of a graph, which answers from its engines. */
export function createOwnSchema(shape: GraphShape, parts: OwnSchemaParts): GraphQLSchema {
  const model = createGraphModel(shape, parts.vocabulary);
  const resolveEntity = createEntityResolver(parts, parts.vocabulary);
  return makeExecutableSchema({
    typeDefs: schemaTextOf(model),
    resolvers: ownResolvers(model, { ...parts, resolveEntity }),
  });
}
