import {
  entitiesByNameOptions,
  predicatesByNameOptions,
  predicatesOptions,
  resolvedEntitiesOptions,
} from '@biographql/query';
import { createHook, createSuspenseHook } from './use-base.js';

/**
 * Finds entities by name with the strictness that is asked for, the best first. For typed text use `searchEntities`.
 * With `null` nothing is asked for, and `data` is undefined.
 *
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
 *
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
 *
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
 *
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
 * Returns the properties of the graph whose label or alias holds a text: exact names first, then the most used, at most 100.
 * With `null` nothing is asked for, and `data` is undefined.
 *
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
 *
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
 *
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
 *
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
