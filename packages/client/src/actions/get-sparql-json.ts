import type { CallOptions, SparqlHead, SparqlTerm } from '@biographql/core';
import { AdvancedSearchGraphDocument } from '@biographql/core/strings';
import type { BioGraphQLClient } from '../connect.js';
import { requireField } from '../wire/fields.js';
import { atAuthorText, toSparqlText } from '../wire/sparql-text.js';
import type { SparqlSearch } from './select-sparql.js';

/** The answer of a SELECT or an ASK in the SPARQL 1.1 Query Results JSON Format. */
export type SparqlResultsJson =
  | {
      readonly head: { readonly vars: readonly string[] };
      /** An unbound variable has no key. */
      readonly results: { readonly bindings: readonly Readonly<Record<string, SparqlTerm>>[] };
      readonly boolean?: undefined;
    }
  | { readonly head: SparqlHead; readonly boolean: boolean; readonly results?: undefined };

/**
 * Runs a SPARQL SELECT or ASK and returns standard SPARQL JSON, which keeps languages and datatypes.
 * @throws BadInputError for a query that can't be parsed or isn't allowed: its `errors` have the code, and line and column in
 * the text as it was typed. Otherwise ClientError; an aborted call rejects with `signal.reason`.
 * @see https://www.w3.org/TR/sparql11-results-json/
 * @example
 * ```ts
 * const answer = await getSparqlJson(client, { sparql: 'ASK { wd:Q35869 wdt:P2176 ?drug }' });
 * console.log(answer.boolean);
 * ```
 */
export async function getSparqlJson(
  client: BioGraphQLClient,
  search: SparqlSearch,
  options?: CallOptions,
): Promise<SparqlResultsJson> {
  const { advancedSearchGraph } = await client
    .request(
      AdvancedSearchGraphDocument,
      { ...search, sparql: toSparqlText(search.sparql) },
      options,
    )
    .catch((error: unknown) => {
      throw atAuthorText(error, search.sparql);
    });
  const head = advancedSearchGraph?.head ?? {};
  const { bindings, boolean } = requireField(
    advancedSearchGraph?.results,
    'advancedSearchGraph.results',
  );
  return bindings
    ? { head: { ...head, vars: head.vars ?? [] }, results: { bindings } }
    : { head, boolean: requireField(boolean, 'boolean') };
}
