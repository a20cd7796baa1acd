import { execute, type GraphQLSchema, getVariableValues } from 'graphql';
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit';
import { LRUCache } from 'lru-cache';
import type { PreparedOperation } from './document-cache.js';
import type { ExecutionOutcome } from './error-presenter.js';
import type { RequestContext } from './resolvers/context.js';

export type Executor = (
  operation: PreparedOperation,
  context: RequestContext,
  variables: Readonly<Record<string, unknown>>,
) => Promise<ExecutionOutcome>;

/** Uses of a document before it is compiled, so that hostile documents never cost a compilation. */
const USES_BEFORE_COMPILING = 3;
/** Each compiled document has at most 1,000 tokens. */
const MAX_COMPILED = 200;
/** Each error shows the wrong value, of which a client needs a few. */
const MAX_VARIABLE_ERRORS = 5;

interface Usage {
  uses: number;
  query: CompiledQuery['query'] | null;
}

/** Creates an executor: graphql-js for the first uses of a document and for large ones, then its compiled form. */
export function createExecutor(schema: GraphQLSchema): Executor {
  const usages = new LRUCache<PreparedOperation, Usage>({ max: MAX_COMPILED });

  function findCompiled(operation: PreparedOperation): Usage['query'] {
    if (!operation.isCompilable) return null;
    const usage = usages.get(operation) ?? { uses: 0, query: null };
    usages.set(operation, usage);
    usage.uses += 1;
    if (usage.uses === USES_BEFORE_COMPILING) usage.query = compile(schema, operation);
    return usage.query;
  }

  return async (operation, context, variables) => {
    const { variableDefinitions = [] } = operation.node;
    const { errors } = getVariableValues(schema, variableDefinitions, variables, {
      maxErrors: MAX_VARIABLE_ERRORS,
    });
    if (errors !== undefined) return { errors };
    const query = findCompiled(operation);
    if (query !== null) {
      const outcome: ExecutionOutcome = await query(undefined, context, variables);
      // Compiled documents reject the default of a variable that is never null; graphql-js takes it.
      if (outcome.data !== undefined) return outcome;
    }
    return execute({
      schema,
      document: operation.document,
      operationName: operation.name,
      contextValue: context,
      variableValues: variables,
    });
  };
}

function compile(schema: GraphQLSchema, { document, name }: PreparedOperation): Usage['query'] {
  const compiled = compileQuery(schema, document, name ?? undefined);
  return isCompiledQuery(compiled) ? compiled.query : null;
}
