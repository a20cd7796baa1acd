import { execute, type GraphQLSchema, getVariableValues } from 'graphql';
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit';
import { LRUCache } from 'lru-cache';
import type { RequestContext } from '../resolvers/context.js';
import type { PreparedOperation } from './document-cache.js';
import type { ExecutionOutcome } from './error-presenter.js';

/** Runs a prepared operation. Errors of fields and of variables come back in the outcome. */
export type Executor = (
  operation: PreparedOperation,
  context: RequestContext,
  variables: Readonly<Record<string, unknown>>,
) => Promise<ExecutionOutcome>;

/** Uses of a document before it is compiled: hostile distinct documents never cost a compilation. */
const USES_BEFORE_JIT = 3;
/** Documents in the compiled cache. Each has at most 1,000 tokens, see document-cache. */
const COMPILED_DOCUMENTS = 200;

/** Each of these errors shows the value that is wrong, of which a client needs a few. */
const MAX_VARIABLE_ERRORS = 5;

interface Usage {
  uses: number;
  /** Null before the compilation, and for what cannot be compiled. */
  query: CompiledQuery['query'] | null;
}

/** Creates an executor: graphql-js for the first uses of a document and for large ones, else its compiled form. */
export function createExecutor(schema: GraphQLSchema): Executor {
  const usages = new LRUCache<PreparedOperation, Usage>({ max: COMPILED_DOCUMENTS });

  function compiledQuery(operation: PreparedOperation): Usage['query'] {
    let usage = usages.get(operation);
    if (usage === undefined) {
      usage = { uses: 0, query: null };
      usages.set(operation, usage);
    }
    usage.uses += 1;
    if (usage.uses === USES_BEFORE_JIT) usage.query = compile(schema, operation);
    return usage.query;
  }

  async function interpret(...[operation, context, variables]: Parameters<Executor>) {
    return execute({
      schema,
      document: operation.document,
      operationName: operation.name,
      contextValue: context,
      variableValues: variables,
      options: { maxCoercionErrors: MAX_VARIABLE_ERRORS },
    });
  }

  return async (operation, context, variables) => {
    const query = operation.isCacheable ? compiledQuery(operation) : null;
    if (query === null) return interpret(operation, context, variables);
    // The compiled form words each of a hundred thousand wrong values before it gives up; of plain ones there are few.
    const fits = operation.hasPlainVariables || variablesFit(schema, operation, variables);
    if (!fits) return interpret(operation, context, variables);
    const outcome: ExecutionOutcome = await query(undefined, context, variables);
    return refusedVariables(outcome) ? interpret(operation, context, variables) : outcome;
  };
}

/** Nothing ran then; what is wrong is told in the words of graphql-js, which also knows defaults that are never null. */
function refusedVariables({ data }: ExecutionOutcome): boolean {
  return data === undefined;
}

function variablesFit(
  schema: GraphQLSchema,
  operation: PreparedOperation,
  variables: Readonly<Record<string, unknown>>,
): boolean {
  const { errors } = getVariableValues(schema, operation.variables, variables, { maxErrors: 1 });
  return errors === undefined;
}

function compile(schema: GraphQLSchema, { document, name }: PreparedOperation): Usage['query'] {
  const compiled = compileQuery(schema, document, name ?? undefined);
  return isCompiledQuery(compiled) ? compiled.query : null;
}
