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
 * @example
 * ```tsx
 * const { data } = useArticles({ text: 'asthma', order: 'newest' });
 * return <p>{data?.items.map(({ title }) => title).join()}</p>;
 * ```
 */
export const useArticles = /* @__PURE__ */ createHook(articlesOptions);

/**
 * {@link useArticles} for Suspense.
 * @example `const { data } = useSuspenseArticles({ text: 'asthma', order: 'newest' });`
 */
export const useSuspenseArticles = /* @__PURE__ */ createSuspenseHook(articlesOptions);

/**
 * Returns the authors with the most articles that match, at most 10.
 * @example
 * ```tsx
 * const { data } = useTopAuthors({ text: 'asthma' });
 * return <p>{data?.map(({ family }) => family).join()}</p>;
 * ```
 */
export const useTopAuthors = /* @__PURE__ */ createHook(topAuthorsOptions);

/**
 * {@link useTopAuthors} for Suspense.
 * @example `const { data } = useSuspenseTopAuthors({ text: 'asthma' });`
 */
export const useSuspenseTopAuthors = /* @__PURE__ */ createSuspenseHook(topAuthorsOptions);

/**
 * Returns the affiliations with the most articles that match, at most 10.
 * @example
 * ```tsx
 * const { data } = useTopAffiliations({ text: 'asthma' });
 * return <p>{data?.map(({ name }) => name).join()}</p>;
 * ```
 */
export const useTopAffiliations = /* @__PURE__ */ createHook(topAffiliationsOptions);

/**
 * {@link useTopAffiliations} for Suspense.
 * @example `const { data } = useSuspenseTopAffiliations({ text: 'asthma' });`
 */
export const useSuspenseTopAffiliations =
  /* @__PURE__ */ createSuspenseHook(topAffiliationsOptions);

/**
 * Returns the entities that the most matching articles name, at most 20, the most frequent first.
 * @example
 * ```tsx
 * const { data } = useTopEntities({ text: 'asthma' });
 * return <p>{data?.map(({ label, count }) => `${label} ${count}`).join()}</p>;
 * ```
 */
export const useTopEntities = /* @__PURE__ */ createHook(topEntitiesOptions);

/**
 * {@link useTopEntities} for Suspense.
 * @example `const { data } = useSuspenseTopEntities({ text: 'asthma' });`
 */
export const useSuspenseTopEntities = /* @__PURE__ */ createSuspenseHook(topEntitiesOptions);

/**
 * Returns the topics whose share among the matching articles grows the most, placed on a map, and the top entities.
 * @example
 * ```tsx
 * const { data } = useEmergingConcepts({ text: 'diabetes' });
 * return <p>{data?.description}</p>;
 * ```
 */
export const useEmergingConcepts = /* @__PURE__ */ createHook(emergingConceptsOptions);

/**
 * {@link useEmergingConcepts} for Suspense.
 * @example `const { data } = useSuspenseEmergingConcepts({ text: 'diabetes' });`
 */
export const useSuspenseEmergingConcepts =
  /* @__PURE__ */ createSuspenseHook(emergingConceptsOptions);
