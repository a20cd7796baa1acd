import {
  type AdmetRequest,
  type BioGraphQLClient,
  findDocuments,
  getAdmetExplanation,
  getAdmetModels,
  getAnswer,
  getAnswers,
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
  predictAdmet,
  resolveEntities,
  searchArticles,
  searchEntities,
  verifyItems,
} from '@biographql/client';
import type { AdmetPrediction, ServedAdmetModelName } from '@biographql/core';
import { type ActionOptions, actionOptions, optionsFor } from './action-options.js';

// Fresh for 5 minutes, but for what models predict. README.md has a call of each.

/** The options behind `useEntities`, without its pause: entities by label, at most 10. */
export const entitiesOptions = /* @__PURE__ */ optionsFor('searchEntities', searchEntities);

/** The options behind `useEntitiesByName`. */
export const entitiesByNameOptions = /* @__PURE__ */ optionsFor(
  'getEntitiesByName',
  getEntitiesByName,
);

/** The options behind `useResolvedEntities`. */
export const resolvedEntitiesOptions = /* @__PURE__ */ optionsFor(
  'resolveEntities',
  resolveEntities,
);

/**
 * The options behind `useVerdicts`: what the records say of citations, identifiers and claims.
 * @example
 * ```ts
 * const items = [{ identifier: 'DOID:2841', label: 'asthma' }];
 * const [verdict] = await new QueryClient().fetchQuery(verdictsOptions(client, { items }));
 * console.log(verdict?.result);
 * ```
 */
export const verdictsOptions = /* @__PURE__ */ optionsFor('verifyItems', verifyItems);

/** The options behind `useEntityProperties`: names, description and direct claims. */
export const entityPropertiesOptions = /* @__PURE__ */ optionsFor(
  'getEntityProperties',
  getEntityProperties,
);

/** The options behind `useNeighbors`: an entity with its neighbors. */
export const neighborsOptions = /* @__PURE__ */ optionsFor('getNeighbors', getNeighbors);

/** The options behind `useEntity`: an entity with neighbors, evidence, articles and insights. */
export const entityOptions = /* @__PURE__ */ optionsFor('getEntity', getEntity);

/** The options behind `useSupportedInsights`. */
export const supportedInsightsOptions = /* @__PURE__ */ optionsFor(
  'getSupportedInsights',
  getSupportedInsights,
);

/** The options behind `useInsightRows`. */
export const insightRowsOptions = /* @__PURE__ */ optionsFor('getInsightRows', getInsightRows);

/** The options behind `usePredicates`. */
export const predicatesOptions = /* @__PURE__ */ optionsFor('getPredicates', getPredicates);

/** The options behind `usePredicatesByName`. */
export const predicatesByNameOptions = /* @__PURE__ */ optionsFor(
  'getPredicatesByName',
  getPredicatesByName,
);

/** The options behind `useProvenance`. */
export const provenanceOptions = /* @__PURE__ */ optionsFor('getProvenance', getProvenance);

/** The options behind `useEntityVectors`. */
export const entityVectorsOptions = /* @__PURE__ */ optionsFor(
  'getEntityVectors',
  getEntityVectors,
);

/** The options behind `useTriplePlausibilities`. */
export const triplePlausibilitiesOptions = /* @__PURE__ */ optionsFor(
  'getTriplePlausibilities',
  getTriplePlausibilities,
);

/** The options behind `useArticles`: one page of articles. */
export const articlesOptions = /* @__PURE__ */ optionsFor('searchArticles', searchArticles);

/** The options behind `useTopAuthors`: at most 10. */
export const topAuthorsOptions = /* @__PURE__ */ optionsFor('getTopAuthors', getTopAuthors);

/** The options behind `useTopAffiliations`: at most 10. */
export const topAffiliationsOptions = /* @__PURE__ */ optionsFor(
  'getTopAffiliations',
  getTopAffiliations,
);

/** The options behind `useTopEntities`: at most 20. */
export const topEntitiesOptions = /* @__PURE__ */ optionsFor('getTopEntities', getTopEntities);

/** The options behind `useEmergingConcepts`: growing topics and top entities. */
export const emergingConceptsOptions = /* @__PURE__ */ optionsFor(
  'getEmergingConcepts',
  getEmergingConcepts,
);

/** The options behind `useAnswer`: answers with their documents. */
export const answerOptions = /* @__PURE__ */ optionsFor('getAnswer', getAnswer);

/** The options behind `useDocuments`: the best documents for a question. */
export const documentsOptions = /* @__PURE__ */ optionsFor('findDocuments', findDocuments);

/** The options behind `useQuestionEntities`. */
export const questionEntitiesOptions = /* @__PURE__ */ optionsFor(
  'getQuestionEntities',
  getQuestionEntities,
);

/** The options behind `useQuestionSparql`. */
export const questionSparqlOptions = /* @__PURE__ */ optionsFor(
  'getQuestionSparql',
  getQuestionSparql,
);

/** One model's word on a few molecules. Never old: a model does not change its mind. */
export function admetOptions<const Model extends ServedAdmetModelName>(
  client: BioGraphQLClient,
  input: AdmetRequest<Model>,
): ActionOptions<readonly AdmetPrediction<Model>[]> {
  return actionOptions(client, 'predictAdmet', predictAdmet<Model>, input, Infinity);
}

/** The options behind `useAdmetModels`. */
export const admetModelsOptions = /* @__PURE__ */ optionsFor('getAdmetModels', getAdmetModels);

/** The options behind `useAdmetExplanation`. Never old: a model does not change its mind. */
export const admetExplanationOptions = /* @__PURE__ */ optionsFor(
  'getAdmetExplanation',
  getAdmetExplanation<ServedAdmetModelName>,
  Infinity,
);

/**
 * The options behind `useMolecules`. Never old: a model does not change its mind.
 * @example
 * ```ts
 * const texts = ['CC(=O)Oc1ccccc1C(=O)O'];
 * const [molecule] = await new QueryClient().fetchQuery(moleculesOptions(client, { texts }));
 * console.log(molecule?.formula);
 * ```
 */
export const moleculesOptions = /* @__PURE__ */ optionsFor('getMolecules', getMolecules, Infinity);

/**
 * The options behind `useEntityList`: up to 100 entities with their neighbors.
 * @example
 * ```ts
 * const entities = [{ iri: 'Q35869' }, { name: 'melanoma' }];
 * const [asthma] = await new QueryClient().fetchQuery(entityListOptions(client, { entities }));
 * console.log(asthma?.entity?.label);
 * ```
 */
export const entityListOptions = /* @__PURE__ */ optionsFor('getEntityList', getEntityList);

/**
 * The options behind `useAnswers`: up to 100 questions with their answers.
 * @example
 * ```ts
 * const questions = ['What treats asthma?'];
 * const [first] = await new QueryClient().fetchQuery(answersOptions(client, { questions }));
 * console.log(first?.answer?.answer);
 * ```
 */
export const answersOptions = /* @__PURE__ */ optionsFor('getAnswers', getAnswers);
