import {
  articlesOptions,
  emergingConceptsOptions,
  topAffiliationsOptions,
  topAuthorsOptions,
  topEntitiesOptions,
} from '@biographql/query';
import { createHook, createSuspenseHook } from './use-base.js';

/**
 * Searches articles and returns one page; `useInfiniteArticles` returns page after page. For paging without a gap pass
 * `placeholderData: keepPreviousData`; `isPlaceholderData` then says that a page is the previous one.
 * With `null` nothing is asked for, and `data` is undefined.
 * @example
 * ```tsx
 * import { useArticles } from '@biographql/react';
 *
 * export function Articles() {
 *   const { data, error, isPending } = useArticles({ text: 'asthma', order: 'newest' });
 *   if (isPending) return <p>…</p>;
 *   return <p>{error ? error.message : data.items.map(({ title }) => title).join()}</p>;
 * }
 * ```
 */
export const useArticles = /* @__PURE__ */ createHook(articlesOptions);

/**
 * {@link useArticles} for Suspense: `data` is always there, errors go to the error boundary.
 * @example
 * ```tsx
 * import { useSuspenseArticles } from '@biographql/react';
 *
 * export function Articles() {
 *   const { data } = useSuspenseArticles({ text: 'asthma', order: 'newest' });
 *   return <p>{data.total}</p>;
 * }
 * ```
 */
export const useSuspenseArticles = /* @__PURE__ */ createSuspenseHook(articlesOptions);

/**
 * Returns the authors with the most articles that match, at most 10.
 * With `null` nothing is asked for, and `data` is undefined.
 * @example
 * ```tsx
 * import { useTopAuthors } from '@biographql/react';
 *
 * export function Authors() {
 *   const { data, error, isPending } = useTopAuthors({ text: 'asthma' });
 *   if (isPending) return <p>…</p>;
 *   return <p>{error ? error.shortMessage : data.map(({ family }) => family).join()}</p>;
 * }
 * ```
 */
export const useTopAuthors = /* @__PURE__ */ createHook(topAuthorsOptions);

/**
 * {@link useTopAuthors} for Suspense: `data` is always there, errors go to the error boundary.
 * @example
 * ```tsx
 * import { useSuspenseTopAuthors } from '@biographql/react';
 *
 * export function Authors() {
 *   const { data } = useSuspenseTopAuthors({ text: 'asthma' });
 *   return <p>{data.length}</p>;
 * }
 * ```
 */
export const useSuspenseTopAuthors = /* @__PURE__ */ createSuspenseHook(topAuthorsOptions);

/**
 * Returns the affiliations with the most articles that match, at most 10.
 * With `null` nothing is asked for, and `data` is undefined.
 * @example
 * ```tsx
 * import { useTopAffiliations } from '@biographql/react';
 *
 * export function Affiliations() {
 *   const { data, error, isPending } = useTopAffiliations({ text: 'asthma' });
 *   if (isPending) return <p>…</p>;
 *   return <p>{error ? error.shortMessage : data.map(({ name }) => name).join()}</p>;
 * }
 * ```
 */
export const useTopAffiliations = /* @__PURE__ */ createHook(topAffiliationsOptions);

/**
 * {@link useTopAffiliations} for Suspense: `data` is always there, errors go to the error boundary.
 * @example
 * ```tsx
 * import { useSuspenseTopAffiliations } from '@biographql/react';
 *
 * export function Affiliations() {
 *   const { data } = useSuspenseTopAffiliations({ text: 'asthma' });
 *   return <p>{data.length}</p>;
 * }
 * ```
 */
export const useSuspenseTopAffiliations =
  /* @__PURE__ */ createSuspenseHook(topAffiliationsOptions);

/**
 * Returns the entities that the most matching articles name, at most 20, the most frequent first.
 * With `null` nothing is asked for, and `data` is undefined.
 * @example
 * ```tsx
 * import { useTopEntities } from '@biographql/react';
 *
 * export function Entities() {
 *   const { data, error, isPending } = useTopEntities({ text: 'asthma' });
 *   if (isPending) return <p>…</p>;
 *   return <p>{error ? error.shortMessage : data.map(({ label, count }) => `${label} ${count}`).join()}</p>;
 * }
 * ```
 */
export const useTopEntities = /* @__PURE__ */ createHook(topEntitiesOptions);

/**
 * {@link useTopEntities} for Suspense: `data` is always there, errors go to the error boundary.
 * @example
 * ```tsx
 * import { useSuspenseTopEntities } from '@biographql/react';
 *
 * export function Entities() {
 *   const { data } = useSuspenseTopEntities({ text: 'asthma' });
 *   return <p>{data.length}</p>;
 * }
 * ```
 */
export const useSuspenseTopEntities = /* @__PURE__ */ createSuspenseHook(topEntitiesOptions);

/**
 * Returns the topics whose share among the matching articles grows the most, placed on a map, and the top entities.
 * With `null` nothing is asked for, and `data` is undefined.
 * @example
 * ```tsx
 * import { useEmergingConcepts } from '@biographql/react';
 *
 * export function Topics() {
 *   const { data, error, isPending } = useEmergingConcepts({ text: 'diabetes' });
 *   if (isPending) return <p>…</p>;
 *   return <p>{error ? error.shortMessage : data.description}</p>;
 * }
 * ```
 */
export const useEmergingConcepts = /* @__PURE__ */ createHook(emergingConceptsOptions);

/**
 * {@link useEmergingConcepts} for Suspense: `data` is always there, errors go to the error boundary.
 * @example
 * ```tsx
 * import { useSuspenseEmergingConcepts } from '@biographql/react';
 *
 * export function Topics() {
 *   const { data } = useSuspenseEmergingConcepts({ text: 'diabetes' });
 *   return <p>{data.entities.length}</p>;
 * }
 * ```
 */
export const useSuspenseEmergingConcepts =
  /* @__PURE__ */ createSuspenseHook(emergingConceptsOptions);
