import { BioGraphQLError, type ErrorCode, InvalidSparqlError } from '@biographql/core';
import type { GraphQueryOptions, GraphStore, SolutionSequence } from '@biographql/engines';
import { decodeSparql, parseQuery, type SparqlQuery } from '@biographql/sparql';
import { blazegraphForms, labelService } from '@biographql/sparql/labels';

/** The answer of a SELECT or an ASK query. */
export type SparqlAnswer =
  | { readonly form: 'SELECT'; readonly sequence: SolutionSequence }
  | { readonly form: 'ASK'; readonly boolean: boolean };

/** The table of a SELECT query, or why there is none. */
export type SparqlTable =
  | { readonly status: 'answered'; readonly sequence: SolutionSequence }
  | { readonly status: 'failed'; readonly error: BioGraphQLError };

/** Who asks, and what the answer costs. */
export type SparqlCallOptions = Pick<GraphQueryOptions, 'signal' | 'client' | 'onWork'>;

/** Runs foreign SPARQL text, plain or percent-encoded. */
export interface SparqlService {
  /**
   * Returns the table of a SELECT query. A query that cannot be read, is refused, runs out of time or memory or passes a size limit is
   * `failed`; so is an ASK query, which has no table.
   * @throws RateLimitedError, OverloadedError, EngineUnavailableError.
   */
  table(sparql: string, options?: SparqlCallOptions): Promise<SparqlTable>;
  /**
   * Returns the solutions of a SELECT query or the truth of an ASK query.
   * @throws InvalidSparqlError, ForbiddenSparqlError, QueryTimeoutError, QueryTooLargeError, ResultTooLargeError,
   * RateLimitedError, OverloadedError, EngineUnavailableError.
   */
  answer(sparql: string, options?: SparqlCallOptions): Promise<SparqlAnswer>;
}

/** Failures that lie in the query, not in the service: a table tells them instead of throwing. */
const QUERY_FAULTS: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'INVALID_SPARQL',
  'FORBIDDEN_SPARQL',
  'QUERY_TIMEOUT',
  'QUERY_TOO_LARGE',
  'RESULT_TOO_LARGE',
]);

/** @param graph - the store as it is: its lane for foreign text never delays the rest of the service. */
export function createSparqlService(graph: GraphStore): SparqlService {
  return {
    async table(sparql, options) {
      try {
        const query = readForeign(sparql);
        if (query.form === 'ASK') throw new InvalidSparqlError(ASK_HAS_NO_TABLE);
        return { status: 'answered', sequence: await graph.select(query, options) };
      } catch (error) {
        if (BioGraphQLError.is(error) && QUERY_FAULTS.has(error.code)) {
          return { status: 'failed', error };
        }
        throw error;
      }
    },

    async answer(sparql, options) {
      const query = readForeign(sparql);
      if (query.form === 'ASK') return { form: 'ASK', boolean: await graph.ask(query, options) };
      return { form: 'SELECT', sequence: await graph.select(query, options) };
    },
  };
}

function readForeign(sparql: string): SparqlQuery {
  return parseQuery(decodeSparql(sparql), { labelService, forms: blazegraphForms });
}

const ASK_HAS_NO_TABLE = 'an ASK query answers no table; send it to `advancedSearchGraph`.';
