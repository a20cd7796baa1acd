import type { ClientError, SparqlInput, SparqlResultsJson } from '@biographql/client';
import type { UseQueryResult, UseSuspenseQueryResult } from '@tanstack/react-query';
import { sparqlJsonOptions } from '../options.js';
import {
  type HookOptions,
  type SuspenseHookOptions,
  useAction,
  useSuspenseAction,
} from './use-base.js';

/**
 * Runs a SELECT or an ASK and answers standard SPARQL JSON, which keeps languages and datatypes. With `null` nothing is
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
export function useSparqlJson<Selected = SparqlResultsJson>(
  sparql: SparqlInput | null,
  options?: HookOptions<SparqlResultsJson, Selected>,
): UseQueryResult<Selected, ClientError> {
  return useAction(sparqlJsonOptions, sparql, options);
}

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
export function useSuspenseSparqlJson<Selected = SparqlResultsJson>(
  sparql: SparqlInput,
  options?: SuspenseHookOptions<SparqlResultsJson, Selected>,
): UseSuspenseQueryResult<Selected, ClientError> {
  return useSuspenseAction(sparqlJsonOptions, sparql, options);
}
