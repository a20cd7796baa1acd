import type { SparqlInput, SparqlResultsJson } from '@biographql/client';
import { sparqlJsonOptions } from '@biographql/query';
import { type QueryHook, type SuspenseHook, useAction, useSuspenseAction } from './use-base.js';

/**
 * Runs a SELECT or an ASK and returns standard SPARQL JSON, which keeps languages and datatypes. With `null` nothing is
 * asked for, and `data` is undefined.
 *
 * @example
 * ```tsx
 * import { useSparqlJson } from '@biographql/react';
 *
 * export function HasDrugs() {
 *   const { data } = useSparqlJson('ASK { wd:Q35869 wdt:P2176 ?drug }');
 *   return <p>{data?.boolean ? 'treatable' : 'not known'}</p>;
 * }
 * ```
 */
export const useSparqlJson: QueryHook<SparqlInput, SparqlResultsJson> = (input, options) =>
  useAction(sparqlJsonOptions, input, options);

/**
 * {@link useSparqlJson} for Suspense: `data` is always there, errors go to the error boundary.
 *
 * @example
 * ```tsx
 * import { useSuspenseSparqlJson } from '@biographql/react';
 *
 * export function Labels() {
 *   const { data } = useSuspenseSparqlJson('SELECT ?label WHERE { wd:Q35869 rdfs:label ?label }');
 *   return <p>{data.results?.bindings.map(({ label }) => label?.value).join()}</p>;
 * }
 * ```
 */
export const useSuspenseSparqlJson: SuspenseHook<SparqlInput, SparqlResultsJson> = (
  input,
  options,
) => useSuspenseAction(sparqlJsonOptions, input, options);
