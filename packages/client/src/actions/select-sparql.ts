import type { CallOptions } from '@biographql/core';
import { AdvancedSearchQueryDocument } from '@biographql/core/strings';
import type { BioGraphQLClient } from '../connect.js';
import { BadInputError } from '../errors.js';
import { requireField } from '../wire/fields.js';
import { atAuthorText, type SparqlInput, toSparqlText } from '../wire/sparql-text.js';

/** A SPARQL query. */
export interface SparqlSearch {
  /** A SELECT, or for `getSparqlJson` also an ASK; the usual prefixes need no PREFIX line. */
  readonly sparql: SparqlInput;
}

/** The solutions of a SELECT as a table; `rowsOf` of `@biographql/sparql` makes typed objects of it. */
export interface SparqlTable {
  /** One name per projected variable, in order. */
  readonly columns: readonly string[];
  /** One per solution: IRIs in full, literals by their lexical form, null where a variable is unbound. */
  readonly rows: readonly { readonly values: readonly (string | null)[] }[];
}

/**
 * Runs a SPARQL SELECT and returns a table.
 * @throws BadInputError for a query that failed, as `getSparqlJson` does, and otherwise ClientError; an aborted call rejects with `signal.reason`.
 * @example
 * ```ts
 * const { columns, rows } = await selectSparql(client, {
 *   sparql: 'SELECT ?drug WHERE { wd:Q35869 wdt:P2176 ?drug } LIMIT 3',
 * });
 * console.log(columns, rows.map(({ values }) => values));
 * ```
 */
export async function selectSparql(
  client: BioGraphQLClient,
  search: SparqlSearch,
  options?: CallOptions,
): Promise<SparqlTable> {
  const data = await client.request(
    AdvancedSearchQueryDocument,
    { ...search, sparql: toSparqlText(search.sparql) },
    options,
  );
  const { error, failure, columns, rows } = requireField(data.advancedSearch, 'advancedSearch');
  if (error !== null) {
    const entry = { message: error, path: ['advancedSearch'] };
    const answer = {
      operationName: 'advancedSearchQuery',
      status: 200,
      errors: [failure ? { ...entry, extensions: failure } : entry],
      data: null,
      retryAfterMs: null,
    };
    throw atAuthorText(new BadInputError(answer), search.sparql);
  }
  return { columns: columns ?? [], rows: rows ?? [] };
}
