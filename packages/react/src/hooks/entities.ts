import {
  entitiesByNameOptions,
  entityPropertiesOptions,
  entityVectorsOptions,
  resolvedEntitiesOptions,
  verdictsOptions,
} from '@biographql/query';
import { createHook, createSuspenseHook } from './use-base.js';

/**
 * Finds entities by name with the strictness that is asked for, the best first. For typed text use `searchEntities`.
 * With `null` nothing is asked for, and `data` is undefined.
 * @example
 * ```tsx
 * import { useEntitiesByName } from '@biographql/react';
 *
 * export function Shown() {
 *   const { data, error, isPending } = useEntitiesByName({ text: 'asthma', strategy: 'EXACT' });
 *   if (isPending) return <p>…</p>;
 *   return <p>{error ? error.shortMessage : data[0]?.label}</p>;
 * }
 * ```
 */
export const useEntitiesByName = /* @__PURE__ */ createHook(entitiesByNameOptions);

/**
 * {@link useEntitiesByName} for Suspense: `data` is always there, errors go to the error boundary.
 * @example
 * ```tsx
 * import { useSuspenseEntitiesByName } from '@biographql/react';
 *
 * export function Shown() {
 *   const { data } = useSuspenseEntitiesByName({ text: 'asthma', strategy: 'EXACT' });
 *   return <p>{data[0]?.label}</p>;
 * }
 * ```
 */
export const useSuspenseEntitiesByName = /* @__PURE__ */ createSuspenseHook(entitiesByNameOptions);

/**
 * Resolves names and identifiers to entities, one entry per name in their order.
 * With `null` nothing is asked for, and `data` is undefined.
 * @example
 * ```tsx
 * import { useResolvedEntities } from '@biographql/react';
 *
 * export function Names() {
 *   const { data, error, isPending } = useResolvedEntities({ names: ['asthma', 'MESH:D001249'] });
 *   if (isPending) return <p>…</p>;
 *   if (error) return <p>{error.message}</p>;
 *   return (
 *     <ul>
 *       {data.map(({ name, candidates: [best], isAmbiguous }) => (
 *         <li key={name}>{name}: {best?.label ?? 'unknown'}{isAmbiguous && ' (ambiguous)'}</li>
 *       ))}
 *     </ul>
 *   );
 * }
 * ```
 */
export const useResolvedEntities = /* @__PURE__ */ createHook(resolvedEntitiesOptions);

/**
 * {@link useResolvedEntities} for Suspense: `data` is always there, errors go to the error boundary.
 * @example
 * ```tsx
 * import { useSuspenseResolvedEntities } from '@biographql/react';
 *
 * export function Count() {
 *   const { data } = useSuspenseResolvedEntities({ names: ['asthma', 'MESH:D001249'] });
 *   return <p>{data.filter(({ candidates }) => candidates.length > 0).length}</p>;
 * }
 * ```
 */
export const useSuspenseResolvedEntities =
  /* @__PURE__ */ createSuspenseHook(resolvedEntitiesOptions);

/**
 * Returns the other names of an entity, its description, and its direct claims.
 * With `null` nothing is asked for, and `data` is undefined.
 * @example
 * ```tsx
 * import { useEntityProperties } from '@biographql/react';
 *
 * export function Description() {
 *   const { data, error, isPending } = useEntityProperties({ entity: 'Q35869' });
 *   if (isPending) return <p>…</p>;
 *   return <p>{error ? error.shortMessage : data.description}</p>;
 * }
 * ```
 */
export const useEntityProperties = /* @__PURE__ */ createHook(entityPropertiesOptions);

/**
 * {@link useEntityProperties} for Suspense: `data` is always there, errors go to the error boundary.
 * @example
 * ```tsx
 * import { useSuspenseEntityProperties } from '@biographql/react';
 *
 * export function Description() {
 *   const { data } = useSuspenseEntityProperties({ entity: 'Q35869' });
 *   return <p>{data.description}</p>;
 * }
 * ```
 */
export const useSuspenseEntityProperties =
  /* @__PURE__ */ createSuspenseHook(entityPropertiesOptions);

/**
 * Returns the vectors of entities that were learned from the graph's edges: same length, same order, null for an entity
 * that was not learned.
 * With `null` nothing is asked for, and `data` is undefined.
 * @example
 * ```tsx
 * import { useEntityVectors } from '@biographql/react';
 *
 * export function Shown() {
 *   const { data, error, isPending } = useEntityVectors({ entities: ['Q35869', 'Q12078'] });
 *   if (isPending) return <p>…</p>;
 *   return <p>{error ? error.shortMessage : data[0]?.length}</p>;
 * }
 * ```
 */
export const useEntityVectors = /* @__PURE__ */ createHook(entityVectorsOptions);

/**
 * {@link useEntityVectors} for Suspense: `data` is always there, errors go to the error boundary.
 * @example
 * ```tsx
 * import { useSuspenseEntityVectors } from '@biographql/react';
 *
 * export function Shown() {
 *   const { data } = useSuspenseEntityVectors({ entities: ['Q35869', 'Q12078'] });
 *   return <p>{data[0]?.length}</p>;
 * }
 * ```
 */
export const useSuspenseEntityVectors = /* @__PURE__ */ createSuspenseHook(entityVectorsOptions);

/**
 * Checks citations, identifiers and claims against the records of the service: one verdict per item, in their order.
 * With `null` nothing is asked for, and `data` is undefined.
 * @example
 * ```tsx
 * import { useVerdicts } from '@biographql/react';
 *
 * export function Checked() {
 *   const { data, error, isPending } = useVerdicts({
 *     items: [{ identifier: 'DOID:2841', label: 'asthma' }],
 *   });
 *   if (isPending) return <p>…</p>;
 *   return <p>{error ? error.shortMessage : data[0]?.result}</p>;
 * }
 * ```
 */
export const useVerdicts = /* @__PURE__ */ createHook(verdictsOptions);

/**
 * {@link useVerdicts} for Suspense: `data` is always there, errors go to the error boundary.
 * @example
 * ```tsx
 * import { useSuspenseVerdicts } from '@biographql/react';
 *
 * export function Result() {
 *   const { data } = useSuspenseVerdicts({ items: [{ article: 'PMID:20198754' }] });
 *   return <p>{data[0]?.result}</p>;
 * }
 * ```
 */
export const useSuspenseVerdicts = /* @__PURE__ */ createSuspenseHook(verdictsOptions);
