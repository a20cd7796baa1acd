import {
  entityOptions,
  insightRowsOptions,
  predicatesByNameOptions,
  predicatesOptions,
  provenanceOptions,
  supportedInsightsOptions,
  triplePlausibilitiesOptions,
} from '@biographql/query';
import { createHook, createSuspenseHook } from './use-base.js';

/**
 * Lists the insights for which a disease has data.
 * With `null` nothing is asked for, and `data` is undefined.
 * @example
 * ```tsx
 * import { useSupportedInsights } from '@biographql/react';
 *
 * export function Insights() {
 *   const { data, error, isPending } = useSupportedInsights({ entity: 'Q35869' });
 *   if (isPending) return <p>…</p>;
 *   return <p>{error ? error.shortMessage : data.map(({ type }) => type).join()}</p>;
 * }
 * ```
 */
export const useSupportedInsights = /* @__PURE__ */ createHook(supportedInsightsOptions);

/**
 * {@link useSupportedInsights} for Suspense: `data` is always there, errors go to the error boundary.
 * @example
 * ```tsx
 * import { useSuspenseSupportedInsights } from '@biographql/react';
 *
 * export function Insights() {
 *   const { data } = useSuspenseSupportedInsights({ entity: 'Q35869' });
 *   return <p>{data.length}</p>;
 * }
 * ```
 */
export const useSuspenseSupportedInsights =
  /* @__PURE__ */ createSuspenseHook(supportedInsightsOptions);

/**
 * Lists what an insight on a disease counts, with the facts behind each row.
 * With `null` nothing is asked for, and `data` is undefined.
 * @example
 * ```tsx
 * import { useInsightRows } from '@biographql/react';
 *
 * export function List() {
 *   const { data, error, isPending } = useInsightRows({ entity: 'Q35869', type: 'SYMPTOMS' });
 *   if (isPending) return <p>…</p>;
 *   return <p>{error ? error.message : data.rows.map(({ values }) => values[0]).join()}</p>;
 * }
 * ```
 */
export const useInsightRows = /* @__PURE__ */ createHook(insightRowsOptions);

/**
 * {@link useInsightRows} for Suspense: `data` is always there, errors go to the error boundary.
 * @example
 * ```tsx
 * import { useSuspenseInsightRows } from '@biographql/react';
 *
 * export function List() {
 *   const { data } = useSuspenseInsightRows({ entity: 'Q35869', type: 'SYMPTOMS' });
 *   return <p>{data.total}</p>;
 * }
 * ```
 */
export const useSuspenseInsightRows = /* @__PURE__ */ createSuspenseHook(insightRowsOptions);

/**
 * Returns the properties of the graph whose label or alias holds a text: exact names first, then the most used, at most 100.
 * With `null` nothing is asked for, and `data` is undefined.
 * @example
 * ```tsx
 * import { usePredicates } from '@biographql/react';
 *
 * export function Shown() {
 *   const { data, error, isPending } = usePredicates({ label: 'genetic association' });
 *   if (isPending) return <p>…</p>;
 *   return <p>{error ? error.shortMessage : data.map(({ label }) => label).join()}</p>;
 * }
 * ```
 */
export const usePredicates = /* @__PURE__ */ createHook(predicatesOptions);

/**
 * {@link usePredicates} for Suspense: `data` is always there, errors go to the error boundary.
 * @example
 * ```tsx
 * import { useSuspensePredicates } from '@biographql/react';
 *
 * export function Shown() {
 *   const { data } = useSuspensePredicates({ label: 'genetic association' });
 *   return <p>{data.map(({ label }) => label).join()}</p>;
 * }
 * ```
 */
export const useSuspensePredicates = /* @__PURE__ */ createSuspenseHook(predicatesOptions);

/**
 * Finds properties of the graph by name, with the number of triples that use each: exact names first, then the most used.
 * With `null` nothing is asked for, and `data` is undefined.
 * @example
 * ```tsx
 * import { usePredicatesByName } from '@biographql/react';
 *
 * export function Shown() {
 *   const { data, error, isPending } = usePredicatesByName({ text: 'treatment', strategy: 'CONTAINS' });
 *   if (isPending) return <p>…</p>;
 *   return <p>{error ? error.shortMessage : data.map(({ label }) => label).join()}</p>;
 * }
 * ```
 */
export const usePredicatesByName = /* @__PURE__ */ createHook(predicatesByNameOptions);

/**
 * {@link usePredicatesByName} for Suspense: `data` is always there, errors go to the error boundary.
 * @example
 * ```tsx
 * import { useSuspensePredicatesByName } from '@biographql/react';
 *
 * export function Shown() {
 *   const { data } = useSuspensePredicatesByName({ text: 'treatment', strategy: 'CONTAINS' });
 *   return <p>{data.map(({ label }) => label).join()}</p>;
 * }
 * ```
 */
export const useSuspensePredicatesByName =
  /* @__PURE__ */ createSuspenseHook(predicatesByNameOptions);

/**
 * Returns the dataset that the service answers from, and where facts come from.
 * With `null` nothing is asked for, and `data` is undefined.
 * @example
 * ```tsx
 * import { useProvenance } from '@biographql/react';
 *
 * export function Release() {
 *   const { data, error, isPending } = useProvenance({});
 *   if (isPending) return <p>…</p>;
 *   return <p>{error ? error.message : data.dataset.release}</p>;
 * }
 * ```
 */
export const useProvenance = /* @__PURE__ */ createHook(provenanceOptions);

/**
 * {@link useProvenance} for Suspense: `data` is always there, errors go to the error boundary.
 * @example
 * ```tsx
 * import { useSuspenseProvenance } from '@biographql/react';
 *
 * export function Release() {
 *   const { data } = useSuspenseProvenance({});
 *   return <p>{data.dataset.release}</p>;
 * }
 * ```
 */
export const useSuspenseProvenance = /* @__PURE__ */ createSuspenseHook(provenanceOptions);

/**
 * Says how plausible triples are, 0 to 1, by vectors that were learned from the graph's edges: same length, same order,
 * null where an entity or the property was not learned. A score, not a fact.
 * With `null` nothing is asked for, and `data` is undefined.
 * @example
 * ```tsx
 * import { useTriplePlausibilities } from '@biographql/react';
 *
 * export function Shown() {
 *   const { data, error, isPending } = useTriplePlausibilities({ triples: [['Q35869', 'P2176', 'Q410358']] });
 *   if (isPending) return <p>…</p>;
 *   return <p>{error ? error.shortMessage : data[0]}</p>;
 * }
 * ```
 */
export const useTriplePlausibilities = /* @__PURE__ */ createHook(triplePlausibilitiesOptions);

/**
 * {@link useTriplePlausibilities} for Suspense: `data` is always there, errors go to the error boundary.
 * @example
 * ```tsx
 * import { useSuspenseTriplePlausibilities } from '@biographql/react';
 *
 * export function Shown() {
 *   const { data } = useSuspenseTriplePlausibilities({ triples: [['Q35869', 'P2176', 'Q410358']] });
 *   return <p>{data[0]}</p>;
 * }
 * ```
 */
export const useSuspenseTriplePlausibilities = /* @__PURE__ */ createSuspenseHook(
  triplePlausibilitiesOptions,
);

/**
 * Reads an entity with its neighbors and their evidence, its articles and its insights, in one request.
 * With `null` nothing is requested, and `data` is undefined.
 *
 * @example
 * ```tsx
 * import { useEntity } from '@biographql/react';
 *
 * export function Genes() {
 *   const { data, error, isPending } = useEntity({ name: 'asthma', neighborTypes: ['GENE'] });
 *   if (isPending) return <p>…</p>;
 *   return <p>{error ? error.message : data.neighbors?.edges.map(({ node }) => node.label).join()}</p>;
 * }
 * ```
 */
export const useEntity = /* @__PURE__ */ createHook(entityOptions);

/**
 * {@link useEntity} for Suspense: `data` is always there, errors go to the error boundary.
 *
 * @example
 * ```tsx
 * import { useSuspenseEntity } from '@biographql/react';
 *
 * export function Label() {
 *   const { data } = useSuspenseEntity({ name: 'asthma' });
 *   return <h1>{data.label}</h1>;
 * }
 * ```
 */
export const useSuspenseEntity = /* @__PURE__ */ createSuspenseHook(entityOptions);
