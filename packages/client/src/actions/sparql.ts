import type { SparqlHead, SparqlTerm } from '@biographql/core';
import { authorPosition } from '@biographql/core/internal';
import { AdvancedSearchGraphDocument, AdvancedSearchQueryDocument } from '@biographql/core/strings';
import type { BioGraphQLClient } from '../connect.js';
import type { RequestOptions } from '../document.js';
import { BadInputError, type FailedAnswer, type GraphQLErrorEntry } from '../errors.js';
import { requireField } from '../wire/fields.js';

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
 * @throws BadInputError for a query that failed, as `getSparqlJson` does.
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
  options?: RequestOptions,
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
    throw rejected(answer, search.sparql);
  }
  return { columns: columns ?? [], rows: rows ?? [] };
}

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
 * @throws BadInputError for a query that can't be parsed, isn't allowed or exceeds a limit: its `errors` have the code
 * and, where known, line and column in the text as it was typed. Otherwise ClientError.
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
  options?: RequestOptions,
): Promise<SparqlResultsJson> {
  const { advancedSearchGraph } = await client
    .request(
      AdvancedSearchGraphDocument,
      { ...search, sparql: toSparqlText(search.sparql) },
      options,
    )
    .catch((error: unknown) => {
      throw error instanceof BadInputError ? rejected(error, search.sparql) : error;
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

/** SPARQL as text, or a query made by `select`, `ask` or `parseQuery` of `@biographql/sparql`. */
export type SparqlInput = string | { readonly text: string };

function toSparqlText(query: SparqlInput): string {
  return typeof query === 'string' ? query : query.text;
}

/** The error for a failed query, with positions in the text that its author typed. */
function rejected(answer: FailedAnswer, query: SparqlInput): BadInputError {
  const { operationName, status, data, retryAfterMs, requestId } = answer;
  const errors =
    typeof query === 'string' ? answer.errors : answer.errors.map((entry) => moved(entry, query));
  const codes = errors.flatMap(({ extensions }) => extensions?.code ?? []);
  return new BadInputError(errors.map(({ message }) => message).join('\n'), {
    facts: { status, codes },
    ...{ operationName, status, errors, data, retryAfterMs, requestId },
  });
}

function moved(entry: GraphQLErrorEntry, query: Exclude<SparqlInput, string>): GraphQLErrorEntry {
  const { line, column } = entry.extensions ?? {};
  if (typeof line !== 'number' || typeof column !== 'number') return entry;
  const typed = authorPosition(query, { line, column });
  return {
    ...entry,
    message: entry.message.replace(getPlace({ line, column }), getPlace(typed)),
    extensions: { ...entry.extensions, ...typed },
  };
}

function getPlace({ line, column }: { readonly line: number; readonly column: number }): string {
  return `line ${line}, column ${column}`;
}
