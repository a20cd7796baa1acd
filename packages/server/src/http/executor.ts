import { type DocumentNode, execute, type GraphQLSchema } from 'graphql';
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit';
import { LRUCache } from 'lru-cache';
import type { PreparedOperation } from './document-cache.js';
import type { ExecutionOutcome } from './present-result.js';
import type { RequestScope } from './request-scope.js';

/**
 * Runs a prepared operation. Errors of fields and of variables come back in the outcome, which is there at once when
 * no resolver needed a promise.
 */
export type Executor = (
  operation: PreparedOperation,
  scope: RequestScope,
  variables: Readonly<Record<string, unknown>>,
) => ExecutionOutcome | Promise<ExecutionOutcome>;

/** Uses of a document before it is compiled: hostile distinct documents never cost a compilation. */
const USES_BEFORE_JIT = 3;
/** Documents in the compiled cache. Each has at most 1,000 tokens, see document-cache. */
const COMPILED_DOCUMENTS = 200;

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
    if (usage.uses === USES_BEFORE_JIT) usage.query = compile(schema, operation.document);
    return usage.query;
  }

  return (operation, scope, variables) => {
    const interpret = () =>
      execute({
        schema,
        document: operation.document,
        contextValue: scope,
        variableValues: variables,
      });
    const query = operation.isCacheable ? compiledQuery(operation) : null;
    if (query === null) return interpret();
    const outcome = query(undefined, scope, variables);
    // Without `data` nothing ran, since the variables do not fit; graphql-js words that as in the first uses.
    return isRefusal(outcome) ? interpret() : outcome;
  };
}

function compile(schema: GraphQLSchema, document: DocumentNode): Usage['query'] {
  const compiled = compileQuery(schema, document);
  return isCompiledQuery(compiled) ? compiled.query : null;
}

function isRefusal(outcome: ExecutionOutcome | Promise<ExecutionOutcome>): boolean {
  return !(outcome instanceof Promise) && outcome.data === undefined;
}
