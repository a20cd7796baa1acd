import type { GraphShape } from '@biographql/ingest';
import type { Vocabulary } from '@biographql/vocabulary';
import { makeExecutableSchema } from '@graphql-tools/schema';
import type { GraphQLSchema } from 'graphql';
import { createGraphModel } from './graph-model.js';
import { ownResolvers } from './own-resolvers.js';
import { schemaTextOf } from './schema-text.js';

/** Makes the schema of a graph; a request is answered from its services, whichever dataset they stand on. */
export function createOwnSchema(shape: GraphShape, vocabulary: Vocabulary): GraphQLSchema {
  const model = createGraphModel(shape, vocabulary);
  return makeExecutableSchema({ typeDefs: schemaTextOf(model), resolvers: ownResolvers(model) });
}
