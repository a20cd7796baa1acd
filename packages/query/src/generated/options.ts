import {
  findDocuments,
  getAdmetExplanation,
  getAdmetModels,
  getAnswer,
  getAnswers,
  getDrugsWithSubstructure,
  getEmergingConcepts,
  getEntitiesByName,
  getEntity,
  getEntityList,
  getEntityProperties,
  getEntityVectors,
  getInsightRows,
  getMolecules,
  getNeighbors,
  getPredicates,
  getPredicatesByName,
  getProvenance,
  getQuestionEntities,
  getQuestionSparql,
  getSupportedInsights,
  getTopAffiliations,
  getTopAuthors,
  getTopEntities,
  getTriplePlausibilities,
  resolveEntities,
  searchArticles,
  searchEntities,
  verifyItems,
} from '@biographql/client';

import type { ServedAdmetModelName } from '@biographql/core';

import { optionsFor } from '../options/action-options.js';

/**
 * The options behind `useDocuments`. Fresh for 5 minutes.
 * @example
 * ```ts
 * await new QueryClient().prefetchQuery(documentsOptions(client, { question: 'What treats asthma?' }));
 * ```
 */
export const documentsOptions = /* @__PURE__ */ optionsFor('findDocuments', findDocuments);

/**
 * The options behind `useAdmetExplanation`. Never old: a model does not change its mind.
 * @example
 * ```ts
 * await new QueryClient().prefetchQuery(admetExplanationOptions(client, { model: 'hERG', smiles: 'CCO' }));
 * ```
 */
export const admetExplanationOptions = /* @__PURE__ */ optionsFor('getAdmetExplanation', getAdmetExplanation<ServedAdmetModelName>, Infinity);

/**
 * The options behind `useAdmetModels`. Fresh for 5 minutes.
 * @example
 * ```ts
 * await new QueryClient().prefetchQuery(admetModelsOptions(client, {}));
 * ```
 */
export const admetModelsOptions = /* @__PURE__ */ optionsFor('getAdmetModels', getAdmetModels);

/**
 * The options behind `useAnswer`. Fresh for 5 minutes.
 * @example
 * ```ts
 * await new QueryClient().prefetchQuery(answerOptions(client, { question: 'What treats asthma?' }));
 * ```
 */
export const answerOptions = /* @__PURE__ */ optionsFor('getAnswer', getAnswer);

/**
 * The options behind `useAnswers`. Fresh for 5 minutes.
 * @example
 * ```ts
 * await new QueryClient().prefetchQuery(answersOptions(client, { questions: ['What treats asthma?'] }));
 * ```
 */
export const answersOptions = /* @__PURE__ */ optionsFor('getAnswers', getAnswers);

/**
 * The options behind `useDrugsWithSubstructure`. Fresh for 5 minutes.
 * @example
 * ```ts
 * await new QueryClient().prefetchQuery(drugsWithSubstructureOptions(client, { pattern: 'c1ccc2[nH]ccc2c1' }));
 * ```
 */
export const drugsWithSubstructureOptions = /* @__PURE__ */ optionsFor('getDrugsWithSubstructure', getDrugsWithSubstructure);

/**
 * The options behind `useEmergingConcepts`. Fresh for 5 minutes.
 * @example
 * ```ts
 * await new QueryClient().prefetchQuery(emergingConceptsOptions(client, { text: 'asthma' }));
 * ```
 */
export const emergingConceptsOptions = /* @__PURE__ */ optionsFor('getEmergingConcepts', getEmergingConcepts);

/**
 * The options behind `useEntitiesByName`. Fresh for 5 minutes.
 * @example
 * ```ts
 * await new QueryClient().prefetchQuery(entitiesByNameOptions(client, { text: 'asthma', strategy: 'EXACT' }));
 * ```
 */
export const entitiesByNameOptions = /* @__PURE__ */ optionsFor('getEntitiesByName', getEntitiesByName);

/**
 * The options behind `useEntity`. Fresh for 5 minutes.
 * @example
 * ```ts
 * await new QueryClient().prefetchQuery(entityOptions(client, { name: 'asthma', neighborTypes: ['GENE'] }));
 * ```
 */
export const entityOptions = /* @__PURE__ */ optionsFor('getEntity', getEntity);

/**
 * The options behind `useEntityList`. Fresh for 5 minutes.
 * @example
 * ```ts
 * await new QueryClient().prefetchQuery(entityListOptions(client, { entities: [{ iri: 'Q35869' }, { name: 'melanoma' }] }));
 * ```
 */
export const entityListOptions = /* @__PURE__ */ optionsFor('getEntityList', getEntityList);

/**
 * The options behind `useEntityProperties`. Fresh for 5 minutes.
 * @example
 * ```ts
 * await new QueryClient().prefetchQuery(entityPropertiesOptions(client, { entity: 'Q35869' }));
 * ```
 */
export const entityPropertiesOptions = /* @__PURE__ */ optionsFor('getEntityProperties', getEntityProperties);

/**
 * The options behind `useEntityVectors`. Fresh for 5 minutes.
 * @example
 * ```ts
 * await new QueryClient().prefetchQuery(entityVectorsOptions(client, { entities: ['Q35869', 'Q12078'] }));
 * ```
 */
export const entityVectorsOptions = /* @__PURE__ */ optionsFor('getEntityVectors', getEntityVectors);

/**
 * The options behind `useInsightRows`. Fresh for 5 minutes.
 * @example
 * ```ts
 * await new QueryClient().prefetchQuery(insightRowsOptions(client, { entity: 'Q35869', type: 'GENETIC_ASSOCIATION' }));
 * ```
 */
export const insightRowsOptions = /* @__PURE__ */ optionsFor('getInsightRows', getInsightRows);

/**
 * The options behind `useMolecules`. Never old: a model does not change its mind.
 * @example
 * ```ts
 * await new QueryClient().prefetchQuery(moleculesOptions(client, { texts: ['terfenadine'], models: ['hERG', 'logS'] }));
 * ```
 */
export const moleculesOptions = /* @__PURE__ */ optionsFor('getMolecules', getMolecules, Infinity);

/**
 * The options behind `useNeighbors`. Fresh for 5 minutes.
 * @example
 * ```ts
 * await new QueryClient().prefetchQuery(neighborsOptions(client, { entity: 'Q35869', types: ['MEDICATION'], limit: 5 }));
 * ```
 */
export const neighborsOptions = /* @__PURE__ */ optionsFor('getNeighbors', getNeighbors);

/**
 * The options behind `usePredicates`. Fresh for 5 minutes.
 * @example
 * ```ts
 * await new QueryClient().prefetchQuery(predicatesOptions(client, { label: 'genetic association' }));
 * ```
 */
export const predicatesOptions = /* @__PURE__ */ optionsFor('getPredicates', getPredicates);

/**
 * The options behind `usePredicatesByName`. Fresh for 5 minutes.
 * @example
 * ```ts
 * await new QueryClient().prefetchQuery(predicatesByNameOptions(client, { text: 'treatment', strategy: 'CONTAINS' }));
 * ```
 */
export const predicatesByNameOptions = /* @__PURE__ */ optionsFor('getPredicatesByName', getPredicatesByName);

/**
 * The options behind `useProvenance`. Fresh for 5 minutes.
 * @example
 * ```ts
 * await new QueryClient().prefetchQuery(provenanceOptions(client, { facts: [{ subject: 'Q35869', property: 'P2176', object: 'Q410358' }] }));
 * ```
 */
export const provenanceOptions = /* @__PURE__ */ optionsFor('getProvenance', getProvenance);

/**
 * The options behind `useQuestionEntities`. Fresh for 5 minutes.
 * @example
 * ```ts
 * await new QueryClient().prefetchQuery(questionEntitiesOptions(client, { question: 'Does salbutamol treat asthma?' }));
 * ```
 */
export const questionEntitiesOptions = /* @__PURE__ */ optionsFor('getQuestionEntities', getQuestionEntities);

/**
 * The options behind `useQuestionSparql`. Fresh for 5 minutes.
 * @example
 * ```ts
 * await new QueryClient().prefetchQuery(questionSparqlOptions(client, { question: 'What treats asthma?' }));
 * ```
 */
export const questionSparqlOptions = /* @__PURE__ */ optionsFor('getQuestionSparql', getQuestionSparql);

/**
 * The options behind `useSupportedInsights`. Fresh for 5 minutes.
 * @example
 * ```ts
 * await new QueryClient().prefetchQuery(supportedInsightsOptions(client, { entity: 'Q35869' }));
 * ```
 */
export const supportedInsightsOptions = /* @__PURE__ */ optionsFor('getSupportedInsights', getSupportedInsights);

/**
 * The options behind `useTopAffiliations`. Fresh for 5 minutes.
 * @example
 * ```ts
 * await new QueryClient().prefetchQuery(topAffiliationsOptions(client, { text: 'asthma' }));
 * ```
 */
export const topAffiliationsOptions = /* @__PURE__ */ optionsFor('getTopAffiliations', getTopAffiliations);

/**
 * The options behind `useTopAuthors`. Fresh for 5 minutes.
 * @example
 * ```ts
 * await new QueryClient().prefetchQuery(topAuthorsOptions(client, { text: 'asthma' }));
 * ```
 */
export const topAuthorsOptions = /* @__PURE__ */ optionsFor('getTopAuthors', getTopAuthors);

/**
 * The options behind `useTopEntities`. Fresh for 5 minutes.
 * @example
 * ```ts
 * await new QueryClient().prefetchQuery(topEntitiesOptions(client, { text: 'asthma' }));
 * ```
 */
export const topEntitiesOptions = /* @__PURE__ */ optionsFor('getTopEntities', getTopEntities);

/**
 * The options behind `useTriplePlausibilities`. Fresh for 5 minutes.
 * @example
 * ```ts
 * await new QueryClient().prefetchQuery(triplePlausibilitiesOptions(client, { triples: [['Q35869', 'P2176', 'Q410358']] }));
 * ```
 */
export const triplePlausibilitiesOptions = /* @__PURE__ */ optionsFor('getTriplePlausibilities', getTriplePlausibilities);

/**
 * The options behind `useResolvedEntities`. Fresh for 5 minutes.
 * @example
 * ```ts
 * await new QueryClient().prefetchQuery(resolvedEntitiesOptions(client, { names: ['asthma', 'MESH:D003924'], schemes: ['doid'] }));
 * ```
 */
export const resolvedEntitiesOptions = /* @__PURE__ */ optionsFor('resolveEntities', resolveEntities);

/**
 * The options behind `useArticles`. Fresh for 5 minutes.
 * @example
 * ```ts
 * await new QueryClient().prefetchQuery(articlesOptions(client, { text: 'asthma', issued: { from: '2015' }, order: 'newest' }));
 * ```
 */
export const articlesOptions = /* @__PURE__ */ optionsFor('searchArticles', searchArticles);

/**
 * The options behind `useEntities`. Fresh for 5 minutes.
 * @example
 * ```ts
 * await new QueryClient().prefetchQuery(entitiesOptions(client, { text: 'asth' }));
 * ```
 */
export const entitiesOptions = /* @__PURE__ */ optionsFor('searchEntities', searchEntities);

/**
 * The options behind `useVerdicts`. Fresh for 5 minutes.
 * @example
 * ```ts
 * await new QueryClient().prefetchQuery(verdictsOptions(client, { items: [ { article: 'PMID:20198754', title: 'Asthma in childhood' }, { identifier: 'MONDO:0004979', label: 'asthma' } ] }));
 * ```
 */
export const verdictsOptions = /* @__PURE__ */ optionsFor('verifyItems', verifyItems);