import {
  findDocuments,
  getAnswer,
  getEmergingConcepts,
  getQuestionEntities,
  getQuestionSparql,
  getTopAffiliations,
  getTopAuthors,
  getTopEntities,
  searchArticles,
} from '@biographql/client';
import { optionsFor } from './action-options.js';

/**
 * The options behind `useArticles`: one page of articles. Fresh for 5 minutes.
 *
 * @example
 * ```ts
 * import { createClient } from '@biographql/client';
 * import { articlesOptions } from '@biographql/query';
 * import { QueryClient } from '@tanstack/query-core';
 *
 * const client = createClient({ url: 'http://127.0.0.1:4000/biographql/graphql' });
 * await new QueryClient().prefetchQuery(articlesOptions(client, { text: 'asthma' }));
 * ```
 */
export const articlesOptions = /* @__PURE__ */ optionsFor('searchArticles', searchArticles);

/**
 * The options behind `useTopAuthors`: at most 10. Fresh for 5 minutes.
 *
 * @example
 * ```ts
 * import { createClient } from '@biographql/client';
 * import { topAuthorsOptions } from '@biographql/query';
 * import { QueryClient } from '@tanstack/query-core';
 *
 * const client = createClient({ url: 'http://127.0.0.1:4000/biographql/graphql' });
 * await new QueryClient().prefetchQuery(topAuthorsOptions(client, { text: 'asthma' }));
 * ```
 */
export const topAuthorsOptions = /* @__PURE__ */ optionsFor('getTopAuthors', getTopAuthors);

/**
 * The options behind `useTopAffiliations`: at most 10. Fresh for 5 minutes.
 *
 * @example
 * ```ts
 * import { createClient } from '@biographql/client';
 * import { topAffiliationsOptions } from '@biographql/query';
 * import { QueryClient } from '@tanstack/query-core';
 *
 * const client = createClient({ url: 'http://127.0.0.1:4000/biographql/graphql' });
 * await new QueryClient().prefetchQuery(topAffiliationsOptions(client, { text: 'asthma' }));
 * ```
 */
export const topAffiliationsOptions = /* @__PURE__ */ optionsFor(
  'getTopAffiliations',
  getTopAffiliations,
);

/**
 * The options behind `useTopEntities`: at most 20. Fresh for 5 minutes.
 *
 * @example
 * ```ts
 * import { createClient } from '@biographql/client';
 * import { topEntitiesOptions } from '@biographql/query';
 * import { QueryClient } from '@tanstack/query-core';
 *
 * const client = createClient({ url: 'http://127.0.0.1:4000/biographql/graphql' });
 * await new QueryClient().prefetchQuery(topEntitiesOptions(client, { text: 'asthma' }));
 * ```
 */
export const topEntitiesOptions = /* @__PURE__ */ optionsFor('getTopEntities', getTopEntities);

/**
 * The options behind `useEmergingConcepts`: growing topics and top entities. Fresh for 5 minutes.
 *
 * @example
 * ```ts
 * import { createClient } from '@biographql/client';
 * import { emergingConceptsOptions } from '@biographql/query';
 * import { QueryClient } from '@tanstack/query-core';
 *
 * const client = createClient({ url: 'http://127.0.0.1:4000/biographql/graphql' });
 * await new QueryClient().prefetchQuery(emergingConceptsOptions(client, { text: 'asthma' }));
 * ```
 */
export const emergingConceptsOptions = /* @__PURE__ */ optionsFor(
  'getEmergingConcepts',
  getEmergingConcepts,
);

/**
 * The options behind `useAnswer`: answers with their documents. Fresh for 5 minutes.
 *
 * @example
 * ```ts
 * import { createClient } from '@biographql/client';
 * import { answerOptions } from '@biographql/query';
 * import { QueryClient } from '@tanstack/query-core';
 *
 * const client = createClient({ url: 'http://127.0.0.1:4000/biographql/graphql' });
 * await new QueryClient().prefetchQuery(answerOptions(client, { question: 'What treats asthma?' }));
 * ```
 */
export const answerOptions = /* @__PURE__ */ optionsFor('getAnswer', getAnswer);

/**
 * The options behind `useDocuments`: the best documents for a question. Fresh for 5 minutes.
 *
 * @example
 * ```ts
 * import { createClient } from '@biographql/client';
 * import { documentsOptions } from '@biographql/query';
 * import { QueryClient } from '@tanstack/query-core';
 *
 * const client = createClient({ url: 'http://127.0.0.1:4000/biographql/graphql' });
 * await new QueryClient().prefetchQuery(documentsOptions(client, { question: 'What treats asthma?' }));
 * ```
 */
export const documentsOptions = /* @__PURE__ */ optionsFor('findDocuments', findDocuments);

/**
 * The options behind `useQuestionEntities`. Fresh for 5 minutes.
 *
 * @example
 * ```ts
 * import { createClient } from '@biographql/client';
 * import { questionEntitiesOptions } from '@biographql/query';
 * import { QueryClient } from '@tanstack/query-core';
 *
 * const client = createClient({ url: 'http://127.0.0.1:4000/biographql/graphql' });
 * await new QueryClient().prefetchQuery(questionEntitiesOptions(client, { question: 'Does salbutamol treat asthma?' }));
 * ```
 */
export const questionEntitiesOptions = /* @__PURE__ */ optionsFor(
  'getQuestionEntities',
  getQuestionEntities,
);

/**
 * The options behind `useQuestionSparql`. Fresh for 5 minutes.
 *
 * @example
 * ```ts
 * import { createClient } from '@biographql/client';
 * import { questionSparqlOptions } from '@biographql/query';
 * import { QueryClient } from '@tanstack/query-core';
 *
 * const client = createClient({ url: 'http://127.0.0.1:4000/biographql/graphql' });
 * await new QueryClient().prefetchQuery(questionSparqlOptions(client, { question: 'What treats asthma?' }));
 * ```
 */
export const questionSparqlOptions = /* @__PURE__ */ optionsFor(
  'getQuestionSparql',
  getQuestionSparql,
);
