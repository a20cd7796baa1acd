import { BioGraphQLError, type ErrorCode, InvalidSparqlError } from '@biographql/core';
import type { GraphQueryOptions, GraphStore, SolutionSequence } from '@biographql/engines';
import { findNamespace, type Vocabulary, WIKIDATA } from '@biographql/engines/vocabulary';
import { decodeSparql, parseQuery, type SparqlQuery } from '@biographql/sparql';
import { explainRejection } from '@biographql/sparql/grammar';
import { blazegraphForms, labelService } from '@biographql/sparql/labels';

export type SparqlAnswer =
  | { readonly form: 'SELECT'; readonly sequence: SolutionSequence }
  | { readonly form: 'ASK'; readonly boolean: boolean };

/** The table of a SELECT query, or why there is none. */
export type SparqlTable =
  | { readonly status: 'answered'; readonly sequence: SolutionSequence }
  | { readonly status: 'failed'; readonly error: BioGraphQLError };

export interface SparqlCallOptions extends Pick<GraphQueryOptions, 'signal' | 'client' | 'onWork'> {
  readonly onRead?: ((query: SparqlQuery) => void) | undefined;
}

export type SparqlService = ReturnType<typeof createSparqlService>;

/** Errors in the query, not the service: a table reports them instead of throwing. */
const QUERY_FAULTS: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'INVALID_SPARQL',
  'FORBIDDEN_SPARQL',
  'QUERY_TIMEOUT',
  'QUERY_TOO_LARGE',
  'RESULT_TOO_LARGE',
]);

/**
 * Runs user queries, plain or percent-encoded.
 * @param graph - its slots for user queries never delay the rest of the service.
 * @param vocabulary - its prefixes need no declaration.
 */
export function createSparqlService(graph: GraphStore, vocabulary: Vocabulary = WIKIDATA) {
  const namespaceOf = (prefix: string) => findNamespace(vocabulary, prefix);
  const read = (sparql: string, options?: SparqlCallOptions): SparqlQuery => {
    const forms = blazegraphForms;
    const query = parseQuery(decodeSparql(sparql), { labelService, forms, namespaceOf });
    options?.onRead?.(query);
    return query;
  };
  const run = async (query: SparqlQuery, options?: SparqlCallOptions): Promise<SparqlAnswer> => {
    try {
      if (query.form === 'ASK') return { form: 'ASK', boolean: await graph.ask(query, options) };
      return { form: 'SELECT', sequence: await graph.select(query, options) };
    } catch (error) {
      throw error instanceof InvalidSparqlError ? explainRejection(query, error) : error;
    }
  };
  return {
    /** The namespace of a prefix of the dataset or of the prefix table; null for an unknown one. */
    namespaceOf,
    /** `failed` for an error in the query, and for an ASK query, which has no table. @throws errors of the service. */
    async table(sparql: string, options?: SparqlCallOptions): Promise<SparqlTable> {
      try {
        const query = read(sparql, options);
        const answer = query.form === 'ASK' ? null : await run(query, options);
        if (answer?.form !== 'SELECT') throw new InvalidSparqlError(ASK_HAS_NO_TABLE);
        return { status: 'answered', sequence: answer.sequence };
      } catch (error) {
        if (BioGraphQLError.is(error) && QUERY_FAULTS.has(error.code))
          return { status: 'failed', error };
        throw error;
      }
    },
    /** The solutions of a SELECT query or the boolean of an ASK query. @throws errors of the query and the service. */
    answer: async (sparql: string, options?: SparqlCallOptions) =>
      run(read(sparql, options), options),
  };
}

const ASK_HAS_NO_TABLE = 'an ASK query returns no table. Send it to `advancedSearchGraph`.';
