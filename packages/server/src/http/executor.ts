import type { FastifyInstance } from 'fastify';
import { execute, type GraphQLError, type GraphQLSchema } from 'graphql';
import { mercurius } from 'mercurius';
import type { PreparedOperation } from './document-cache.js';
import type { ExecutionOutcome } from './present-result.js';
import type { RequestScope } from './request-scope.js';

/** Runs a prepared operation. Errors of fields and of variables come back in the outcome. */
export type Executor = (
  operation: PreparedOperation,
  scope: RequestScope,
  variables: Readonly<Record<string, unknown>>,
) => Promise<ExecutionOutcome>;

/** Uses of a document before it is compiled: hostile distinct documents never cost a compilation. */
const USES_BEFORE_JIT = 3;
/** Documents in the compiled cache. Each has at most 1,000 tokens, see document-cache. */
const COMPILED_DOCUMENTS = 200;

/**
 * Registers Mercurius without its routes and returns its executor: parsed once, compiled after several uses.
 *
 * Mercurius keys the compiled form by the document's text alone, so a text with several operations would always
 * run the one that was compiled; therefore each operation runs under a text of its own. Large documents are executed
 * by graphql-js and never enter the cache.
 */
export async function createExecutor(
  app: FastifyInstance,
  schema: GraphQLSchema,
): Promise<Executor> {
  await app.register(mercurius, {
    schema,
    routes: false,
    jit: USES_BEFORE_JIT,
    cache: COMPILED_DOCUMENTS,
    // Our presenter writes the errors; this keeps them as they are.
    errorFormatter: (execution) => ({ statusCode: 200, response: execution }),
  });
  return async (operation, scope, variables) => {
    if (!operation.isCacheable) {
      return execute({
        schema,
        document: operation.document,
        contextValue: scope,
        variableValues: variables,
      });
    }
    try {
      return await app.graphql(operation.source, scope as object, variables);
    } catch (error) {
      const errors = requestErrors(error);
      if (errors === null) throw error;
      return { errors };
    }
  };
}

/** The errors of variables that do not fit, which Mercurius throws instead of answering. */
function requestErrors(error: unknown): readonly GraphQLError[] | null {
  if (typeof error !== 'object' || error === null) return null;
  if (!('code' in error && error.code === 'MER_ERR_GQL_VALIDATION')) return null;
  return 'errors' in error && Array.isArray(error.errors) ? error.errors : null;
}
