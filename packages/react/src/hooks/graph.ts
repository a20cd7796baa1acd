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
 * @example
 * ```tsx
 * const { data } = useSupportedInsights({ entity: 'Q35869' });
 * return <p>{data?.map(({ type }) => type).join()}</p>;
 * ```
 */
export const useSupportedInsights = /* @__PURE__ */ createHook(supportedInsightsOptions);

/**
 * {@link useSupportedInsights} for Suspense.
 * @example `const { data } = useSuspenseSupportedInsights({ entity: 'Q35869' });`
 */
export const useSuspenseSupportedInsights =
  /* @__PURE__ */ createSuspenseHook(supportedInsightsOptions);

/**
 * Lists what an insight on a disease counts, with the facts behind each row.
 * @example
 * ```tsx
 * const { data } = useInsightRows({ entity: 'Q35869', type: 'SYMPTOMS' });
 * return <p>{data?.rows.map(({ values }) => values[0]).join()}</p>;
 * ```
 */
export const useInsightRows = /* @__PURE__ */ createHook(insightRowsOptions);

/**
 * {@link useInsightRows} for Suspense.
 * @example `const { data } = useSuspenseInsightRows({ entity: 'Q35869', type: 'SYMPTOMS' });`
 */
export const useSuspenseInsightRows = /* @__PURE__ */ createSuspenseHook(insightRowsOptions);

/**
 * Returns the properties of the graph whose label or alias holds a text: exact names first, then the most used, at most 100.
 * @example
 * ```tsx
 * const { data } = usePredicates({ label: 'genetic association' });
 * return <p>{data?.map(({ label }) => label).join()}</p>;
 * ```
 */
export const usePredicates = /* @__PURE__ */ createHook(predicatesOptions);

/**
 * {@link usePredicates} for Suspense.
 * @example `const { data } = useSuspensePredicates({ label: 'genetic association' });`
 */
export const useSuspensePredicates = /* @__PURE__ */ createSuspenseHook(predicatesOptions);

/**
 * Finds properties of the graph by name, with the number of triples that use each: exact names first, then the most used.
 * @example
 * ```tsx
 * const { data } = usePredicatesByName({ text: 'treatment', strategy: 'CONTAINS' });
 * return <p>{data?.map(({ label }) => label).join()}</p>;
 * ```
 */
export const usePredicatesByName = /* @__PURE__ */ createHook(predicatesByNameOptions);

/**
 * {@link usePredicatesByName} for Suspense.
 * @example `const { data } = useSuspensePredicatesByName({ text: 'treatment', strategy: 'CONTAINS' });`
 */
export const useSuspensePredicatesByName =
  /* @__PURE__ */ createSuspenseHook(predicatesByNameOptions);

/**
 * Returns the dataset that the service answers from, and where facts come from.
 * @example
 * ```tsx
 * const { data } = useProvenance({});
 * return <p>{data?.dataset.release}</p>;
 * ```
 */
export const useProvenance = /* @__PURE__ */ createHook(provenanceOptions);

/**
 * {@link useProvenance} for Suspense.
 * @example `const { data } = useSuspenseProvenance({});`
 */
export const useSuspenseProvenance = /* @__PURE__ */ createSuspenseHook(provenanceOptions);

/**
 * Says how plausible triples are, 0 to 1, by vectors that were learned from the graph's edges: same length, same order,
 * null where an entity or the property was not learned. A score, not a fact.
 * @example
 * ```tsx
 * const { data } = useTriplePlausibilities({ triples: [['Q35869', 'P2176', 'Q410358']] });
 * return <p>{data?.[0]}</p>;
 * ```
 */
export const useTriplePlausibilities = /* @__PURE__ */ createHook(triplePlausibilitiesOptions);

/**
 * {@link useTriplePlausibilities} for Suspense.
 * @example `const { data } = useSuspenseTriplePlausibilities({ triples: [['Q35869', 'P2176', 'Q410358']] });`
 */
export const useSuspenseTriplePlausibilities = /* @__PURE__ */ createSuspenseHook(
  triplePlausibilitiesOptions,
);

/**
 * Reads an entity with its neighbors and their evidence, its articles and its insights, in one request.
 * @example
 * ```tsx
 * const { data } = useEntity({ name: 'asthma', neighborTypes: ['GENE'] });
 * return <p>{data?.neighbors?.edges.map(({ node }) => node.label).join()}</p>;
 * ```
 */
export const useEntity = /* @__PURE__ */ createHook(entityOptions);

/**
 * {@link useEntity} for Suspense.
 * @example `const { data } = useSuspenseEntity({ name: 'asthma' });`
 */
export const useSuspenseEntity = /* @__PURE__ */ createSuspenseHook(entityOptions);
