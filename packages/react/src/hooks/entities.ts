import {
  entitiesByNameOptions,
  entityListOptions,
  entityPropertiesOptions,
  entityVectorsOptions,
  resolvedEntitiesOptions,
  verdictsOptions,
} from '@biographql/query';
import { createHook, createSuspenseHook } from './use-base.js';

/**
 * Finds entities by name with the strictness that is asked for, the best first. For typed text use `searchEntities`.
 * @example
 * ```tsx
 * const { data } = useEntitiesByName({ text: 'asthma', strategy: 'EXACT' });
 * return <p>{data?.[0]?.label}</p>;
 * ```
 */
export const useEntitiesByName = /* @__PURE__ */ createHook(entitiesByNameOptions);

/**
 * {@link useEntitiesByName} for Suspense.
 * @example `const { data } = useSuspenseEntitiesByName({ text: 'asthma', strategy: 'EXACT' });`
 */
export const useSuspenseEntitiesByName = /* @__PURE__ */ createSuspenseHook(entitiesByNameOptions);

/**
 * Resolves names and identifiers to entities, one entry per name in their order.
 * @example
 * ```tsx
 * const { data } = useResolvedEntities({ names: ['asthma', 'MESH:D001249'] });
 * return <p>{data?.map(({ name, candidates: [best] }) => `${name}: ${best?.label ?? 'unknown'}`).join()}</p>;
 * ```
 */
export const useResolvedEntities = /* @__PURE__ */ createHook(resolvedEntitiesOptions);

/**
 * {@link useResolvedEntities} for Suspense.
 * @example `const { data } = useSuspenseResolvedEntities({ names: ['asthma', 'MESH:D001249'] });`
 */
export const useSuspenseResolvedEntities =
  /* @__PURE__ */ createSuspenseHook(resolvedEntitiesOptions);

/**
 * Returns the other names of an entity, its description, and its direct claims.
 * @example
 * ```tsx
 * const { data } = useEntityProperties({ entity: 'Q35869' });
 * return <p>{data?.description}</p>;
 * ```
 */
export const useEntityProperties = /* @__PURE__ */ createHook(entityPropertiesOptions);

/**
 * {@link useEntityProperties} for Suspense.
 * @example `const { data } = useSuspenseEntityProperties({ entity: 'Q35869' });`
 */
export const useSuspenseEntityProperties =
  /* @__PURE__ */ createSuspenseHook(entityPropertiesOptions);

/**
 * Returns the vectors of entities that were learned from the graph's edges: same length, same order, null for an entity
 * that was not learned.
 * @example
 * ```tsx
 * const { data } = useEntityVectors({ entities: ['Q35869', 'Q12078'] });
 * return <p>{data?.[0]?.length}</p>;
 * ```
 */
export const useEntityVectors = /* @__PURE__ */ createHook(entityVectorsOptions);

/**
 * {@link useEntityVectors} for Suspense.
 * @example `const { data } = useSuspenseEntityVectors({ entities: ['Q35869', 'Q12078'] });`
 */
export const useSuspenseEntityVectors = /* @__PURE__ */ createSuspenseHook(entityVectorsOptions);

/**
 * Checks citations, identifiers and claims against the records of the service: one verdict per item, in their order.
 * @example
 * ```tsx
 * const { data } = useVerdicts({
 *   items: [{ identifier: 'DOID:2841', label: 'asthma' }],
 * });
 * return <p>{data?.[0]?.result}</p>;
 * ```
 */
export const useVerdicts = /* @__PURE__ */ createHook(verdictsOptions);

/**
 * {@link useVerdicts} for Suspense.
 * @example `const { data } = useSuspenseVerdicts({ items: [{ article: 'PMID:20198754' }] });`
 */
export const useSuspenseVerdicts = /* @__PURE__ */ createSuspenseHook(verdictsOptions);

/**
 * Reads up to 100 entities with their neighbors in one request, one entry each, in their order.
 * @example
 * ```tsx
 * const { data } = useEntityList({ entities: [{ iri: 'Q35869' }, { name: 'melanoma' }] });
 * return <p>{data?.map(({ key, entity }) => entity?.label ?? key).join()}</p>;
 * ```
 */
export const useEntityList = /* @__PURE__ */ createHook(entityListOptions);

/**
 * {@link useEntityList} for Suspense.
 * @example `const { data } = useSuspenseEntityList({ entities: [{ iri: 'Q35869' }] });`
 */
export const useSuspenseEntityList = /* @__PURE__ */ createSuspenseHook(entityListOptions);
