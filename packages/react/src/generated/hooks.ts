import {
  admetExplanationOptions,
  admetModelsOptions,
  answerOptions,
  answersOptions,
  articlesOptions,
  documentsOptions,
  drugsWithSubstructureOptions,
  emergingConceptsOptions,
  entitiesByNameOptions,
  entityListOptions,
  entityOptions,
  entityPropertiesOptions,
  entityVectorsOptions,
  insightRowsOptions,
  moleculesOptions,
  predicatesByNameOptions,
  predicatesOptions,
  provenanceOptions,
  questionEntitiesOptions,
  questionSparqlOptions,
  resolvedEntitiesOptions,
  supportedInsightsOptions,
  topAffiliationsOptions,
  topAuthorsOptions,
  topEntitiesOptions,
  triplePlausibilitiesOptions,
  verdictsOptions,
} from '@biographql/query';

import { createHook, createSuspenseHook } from '../hooks/use-base.js';

/**
 * Finds the best documents for a question, without an answer. Up to five have a passage, the sentence that fits best.
 * @example `const { data } = useDocuments({ question: 'What treats asthma?' });`
 */
export const useDocuments = /* @__PURE__ */ createHook(documentsOptions);

/**
 * {@link useDocuments} for Suspense: `data` is always there, errors go to the error boundary.
 * @example `const { data } = useSuspenseDocuments({ question: 'What treats asthma?' });`
 */
export const useSuspenseDocuments = /* @__PURE__ */ createSuspenseHook(documentsOptions);

/**
 * Explains the prediction of one ADMET model: what each atom adds to the score, what belongs to no atom, and the most
 * similar molecules that were measured. A molecule that cannot be predicted is `rejected`.
 * @example `const { data } = useAdmetExplanation({ model: 'hERG', smiles: 'CCO' });`
 */
export const useAdmetExplanation = /* @__PURE__ */ createHook(admetExplanationOptions);

/**
 * {@link useAdmetExplanation} for Suspense: `data` is always there, errors go to the error boundary.
 * @example `const { data } = useSuspenseAdmetExplanation({ model: 'hERG', smiles: 'CCO' });`
 */
export const useSuspenseAdmetExplanation = /* @__PURE__ */ createSuspenseHook(admetExplanationOptions);

/**
 * Lists the ADMET models of a service: the installed ones of the 28, then its custom models, with unit and cross-validated figure. Their names are what `useAdmetPredictions` takes.
 * @example `const { data } = useAdmetModels({});`
 */
export const useAdmetModels = /* @__PURE__ */ createHook(admetModelsOptions);

/**
 * {@link useAdmetModels} for Suspense: `data` is always there, errors go to the error boundary.
 * @example `const { data } = useSuspenseAdmetModels({});`
 */
export const useSuspenseAdmetModels = /* @__PURE__ */ createSuspenseHook(admetModelsOptions);

/**
 * Returns the answers to a question in words, with the documents that the answer rests on. The service abstains rather than guess.
 * @example `const { data } = useAnswer({ question: 'What treats asthma?' });`
 */
export const useAnswer = /* @__PURE__ */ createHook(answerOptions);

/**
 * {@link useAnswer} for Suspense: `data` is always there, errors go to the error boundary.
 * @example `const { data } = useSuspenseAnswer({ question: 'What treats asthma?' });`
 */
export const useSuspenseAnswer = /* @__PURE__ */ createSuspenseHook(answerOptions);

/**
 * Answers up to 100 questions, one entry each, in the order of the request. An entry has an `error` if its question can't be answered in time. The other entries are unaffected.
 * @example `const { data } = useAnswers({ questions: ['What treats asthma?'] });`
 */
export const useAnswers = /* @__PURE__ */ createHook(answersOptions);

/**
 * {@link useAnswers} for Suspense: `data` is always there, errors go to the error boundary.
 * @example `const { data } = useSuspenseAnswers({ questions: ['What treats asthma?'] });`
 */
export const useSuspenseAnswers = /* @__PURE__ */ createSuspenseHook(answersOptions);

/**
 * Finds the drugs in the graph that contain a substructure, smallest molecules first. A pattern that can't be read is rejected with the reason.
 * @example `const { data } = useDrugsWithSubstructure({ pattern: 'c1ccc2[nH]ccc2c1' });`
 */
export const useDrugsWithSubstructure = /* @__PURE__ */ createHook(drugsWithSubstructureOptions);

/**
 * {@link useDrugsWithSubstructure} for Suspense: `data` is always there, errors go to the error boundary.
 * @example `const { data } = useSuspenseDrugsWithSubstructure({ pattern: 'c1ccc2[nH]ccc2c1' });`
 */
export const useSuspenseDrugsWithSubstructure = /* @__PURE__ */ createSuspenseHook(drugsWithSubstructureOptions);

/**
 * Returns the topics whose share among the matching articles grows the most, placed on a map, and the top entities.
 * @example `const { data } = useEmergingConcepts({ text: 'asthma' });`
 */
export const useEmergingConcepts = /* @__PURE__ */ createHook(emergingConceptsOptions);

/**
 * {@link useEmergingConcepts} for Suspense: `data` is always there, errors go to the error boundary.
 * @example `const { data } = useSuspenseEmergingConcepts({ text: 'asthma' });`
 */
export const useSuspenseEmergingConcepts = /* @__PURE__ */ createSuspenseHook(emergingConceptsOptions);

/**
 * Finds entities by name with the given strategy, best first. While a user types, use `useEntities`.
 * @example `const { data } = useEntitiesByName({ text: 'asthma', strategy: 'EXACT' });`
 */
export const useEntitiesByName = /* @__PURE__ */ createHook(entitiesByNameOptions);

/**
 * {@link useEntitiesByName} for Suspense: `data` is always there, errors go to the error boundary.
 * @example `const { data } = useSuspenseEntitiesByName({ text: 'asthma', strategy: 'EXACT' });`
 */
export const useSuspenseEntitiesByName = /* @__PURE__ */ createSuspenseHook(entitiesByNameOptions);

/**
 * Returns an entity with its neighbors, the statements and references behind them, its articles and its insights, in one request.
 * @example `const { data } = useEntity({ name: 'asthma', neighborTypes: ['GENE'] });`
 */
export const useEntity = /* @__PURE__ */ createHook(entityOptions);

/**
 * {@link useEntity} for Suspense: `data` is always there, errors go to the error boundary.
 * @example `const { data } = useSuspenseEntity({ name: 'asthma', neighborTypes: ['GENE'] });`
 */
export const useSuspenseEntity = /* @__PURE__ */ createSuspenseHook(entityOptions);

/**
 * Returns up to 100 entities, one entry each, in the order of the request. An entry has an `error` if its entity isn't found. The other entries are unaffected. Fields are read for all entities at once.
 * @example `const { data } = useEntityList({ entities: [{ iri: 'Q35869' }, { name: 'melanoma' }] });`
 */
export const useEntityList = /* @__PURE__ */ createHook(entityListOptions);

/**
 * {@link useEntityList} for Suspense: `data` is always there, errors go to the error boundary.
 * @example `const { data } = useSuspenseEntityList({ entities: [{ iri: 'Q35869' }, { name: 'melanoma' }] });`
 */
export const useSuspenseEntityList = /* @__PURE__ */ createSuspenseHook(entityListOptions);

/**
 * Returns the other names of an entity, its description, and its direct claims.
 * @example `const { data } = useEntityProperties({ entity: 'Q35869' });`
 */
export const useEntityProperties = /* @__PURE__ */ createHook(entityPropertiesOptions);

/**
 * {@link useEntityProperties} for Suspense: `data` is always there, errors go to the error boundary.
 * @example `const { data } = useSuspenseEntityProperties({ entity: 'Q35869' });`
 */
export const useSuspenseEntityProperties = /* @__PURE__ */ createSuspenseHook(entityPropertiesOptions);

/**
 * Returns the vectors of entities that were learned from the graph's edges: same length, same order, null for an entity that was not learned.
 * @example `const { data } = useEntityVectors({ entities: ['Q35869', 'Q12078'] });`
 */
export const useEntityVectors = /* @__PURE__ */ createHook(entityVectorsOptions);

/**
 * {@link useEntityVectors} for Suspense: `data` is always there, errors go to the error boundary.
 * @example `const { data } = useSuspenseEntityVectors({ entities: ['Q35869', 'Q12078'] });`
 */
export const useSuspenseEntityVectors = /* @__PURE__ */ createSuspenseHook(entityVectorsOptions);

/**
 * Lists the items of an insight about a disease, one page at a time. `total` is the `count` of the same insight in `useSupportedInsights`.
 * @example `const { data } = useInsightRows({ entity: 'Q35869', type: 'GENETIC_ASSOCIATION' });`
 */
export const useInsightRows = /* @__PURE__ */ createHook(insightRowsOptions);

/**
 * {@link useInsightRows} for Suspense: `data` is always there, errors go to the error boundary.
 * @example `const { data } = useSuspenseInsightRows({ entity: 'Q35869', type: 'GENETIC_ASSOCIATION' });`
 */
export const useSuspenseInsightRows = /* @__PURE__ */ createSuspenseHook(insightRowsOptions);

/**
 * Profiles molecules in one request. Returns one entry per text, in the order of the request: physicochemical properties with their percentiles among drugs, rules for oral drugs, structural alerts, predictions of several ADMET models in plain words, the main concerns, and similar drugs of the graph. A text that can't be read has an `error`. The other texts are unaffected.
 * @example `const { data } = useMolecules({ texts: ['terfenadine'], models: ['hERG', 'logS'] });`
 */
export const useMolecules = /* @__PURE__ */ createHook(moleculesOptions);

/**
 * {@link useMolecules} for Suspense: `data` is always there, errors go to the error boundary.
 * @example `const { data } = useSuspenseMolecules({ texts: ['terfenadine'], models: ['hERG', 'logS'] });`
 */
export const useSuspenseMolecules = /* @__PURE__ */ createSuspenseHook(moleculesOptions);

/**
 * Returns the properties of the graph whose label or alias holds a text: exact names first, then the most used, at most 100.
 * @example `const { data } = usePredicates({ label: 'genetic association' });`
 */
export const usePredicates = /* @__PURE__ */ createHook(predicatesOptions);

/**
 * {@link usePredicates} for Suspense: `data` is always there, errors go to the error boundary.
 * @example `const { data } = useSuspensePredicates({ label: 'genetic association' });`
 */
export const useSuspensePredicates = /* @__PURE__ */ createSuspenseHook(predicatesOptions);

/**
 * Finds properties of the graph by name, with the number of triples that use each: exact names first, then the most used.
 * @example `const { data } = usePredicatesByName({ text: 'treatment', strategy: 'CONTAINS' });`
 */
export const usePredicatesByName = /* @__PURE__ */ createHook(predicatesByNameOptions);

/**
 * {@link usePredicatesByName} for Suspense: `data` is always there, errors go to the error boundary.
 * @example `const { data } = useSuspensePredicatesByName({ text: 'treatment', strategy: 'CONTAINS' });`
 */
export const useSuspensePredicatesByName = /* @__PURE__ */ createSuspenseHook(predicatesByNameOptions);

/**
 * Returns the dataset that the service answers from and, for each fact, its rank and references; null in the place of a fact that the graph does not hold.
 * @example `const { data } = useProvenance({ facts: [{ subject: 'Q35869', property: 'P2176', object: 'Q410358' }] });`
 */
export const useProvenance = /* @__PURE__ */ createHook(provenanceOptions);

/**
 * {@link useProvenance} for Suspense: `data` is always there, errors go to the error boundary.
 * @example `const { data } = useSuspenseProvenance({ facts: [{ subject: 'Q35869', property: 'P2176', object: 'Q410358' }] });`
 */
export const useSuspenseProvenance = /* @__PURE__ */ createSuspenseHook(provenanceOptions);

/**
 * Returns the entities that a question names, in its order.
 * @example `const { data } = useQuestionEntities({ question: 'Does salbutamol treat asthma?' });`
 */
export const useQuestionEntities = /* @__PURE__ */ createHook(questionEntitiesOptions);

/**
 * {@link useQuestionEntities} for Suspense: `data` is always there, errors go to the error boundary.
 * @example `const { data } = useSuspenseQuestionEntities({ question: 'Does salbutamol treat asthma?' });`
 */
export const useSuspenseQuestionEntities = /* @__PURE__ */ createSuspenseHook(questionEntitiesOptions);

/**
 * Writes a question as the SPARQL query that answers it. The service abstains rather than guesses: `sparql` is then null.
 * @example `const { data } = useQuestionSparql({ question: 'What treats asthma?' });`
 */
export const useQuestionSparql = /* @__PURE__ */ createHook(questionSparqlOptions);

/**
 * {@link useQuestionSparql} for Suspense: `data` is always there, errors go to the error boundary.
 * @example `const { data } = useSuspenseQuestionSparql({ question: 'What treats asthma?' });`
 */
export const useSuspenseQuestionSparql = /* @__PURE__ */ createSuspenseHook(questionSparqlOptions);

/**
 * Lists the insights for which a disease has data.
 * @example `const { data } = useSupportedInsights({ entity: 'Q35869' });`
 */
export const useSupportedInsights = /* @__PURE__ */ createHook(supportedInsightsOptions);

/**
 * {@link useSupportedInsights} for Suspense: `data` is always there, errors go to the error boundary.
 * @example `const { data } = useSuspenseSupportedInsights({ entity: 'Q35869' });`
 */
export const useSuspenseSupportedInsights = /* @__PURE__ */ createSuspenseHook(supportedInsightsOptions);

/**
 * Returns the affiliations with the most articles that match, at most 10.
 * @example `const { data } = useTopAffiliations({ text: 'asthma' });`
 */
export const useTopAffiliations = /* @__PURE__ */ createHook(topAffiliationsOptions);

/**
 * {@link useTopAffiliations} for Suspense: `data` is always there, errors go to the error boundary.
 * @example `const { data } = useSuspenseTopAffiliations({ text: 'asthma' });`
 */
export const useSuspenseTopAffiliations = /* @__PURE__ */ createSuspenseHook(topAffiliationsOptions);

/**
 * Returns the authors with the most articles that match, at most 10.
 * @example `const { data } = useTopAuthors({ text: 'asthma' });`
 */
export const useTopAuthors = /* @__PURE__ */ createHook(topAuthorsOptions);

/**
 * {@link useTopAuthors} for Suspense: `data` is always there, errors go to the error boundary.
 * @example `const { data } = useSuspenseTopAuthors({ text: 'asthma' });`
 */
export const useSuspenseTopAuthors = /* @__PURE__ */ createSuspenseHook(topAuthorsOptions);

/**
 * Returns the entities that the most matching articles name, at most 20, the most frequent first.
 * @example `const { data } = useTopEntities({ text: 'asthma' });`
 */
export const useTopEntities = /* @__PURE__ */ createHook(topEntitiesOptions);

/**
 * {@link useTopEntities} for Suspense: `data` is always there, errors go to the error boundary.
 * @example `const { data } = useSuspenseTopEntities({ text: 'asthma' });`
 */
export const useSuspenseTopEntities = /* @__PURE__ */ createSuspenseHook(topEntitiesOptions);

/**
 * Says how plausible triples are, 0 to 1, by vectors that were learned from the graph's edges: same length, same order, null where an entity or the property was not learned. A score, not a fact.
 * @example `const { data } = useTriplePlausibilities({ triples: [['Q35869', 'P2176', 'Q410358']] });`
 */
export const useTriplePlausibilities = /* @__PURE__ */ createHook(triplePlausibilitiesOptions);

/**
 * {@link useTriplePlausibilities} for Suspense: `data` is always there, errors go to the error boundary.
 * @example `const { data } = useSuspenseTriplePlausibilities({ triples: [['Q35869', 'P2176', 'Q410358']] });`
 */
export const useSuspenseTriplePlausibilities = /* @__PURE__ */ createSuspenseHook(triplePlausibilitiesOptions);

/**
 * Resolves names and identifiers to the entities that they may mean. A name is a label, alias, brand name or abbreviation. An identifier looks like `MESH:D001249`, `uniprot:P04637` or `https://identifiers.org/DOID:2841`. Returns one entry per name, in the order of the request. The entry of a name that can't be read has an `error`. The other entries are unaffected.
 * @example `const { data } = useResolvedEntities({ names: ['asthma', 'MESH:D003924'], schemes: ['doid'] });`
 */
export const useResolvedEntities = /* @__PURE__ */ createHook(resolvedEntitiesOptions);

/**
 * {@link useResolvedEntities} for Suspense: `data` is always there, errors go to the error boundary.
 * @example `const { data } = useSuspenseResolvedEntities({ names: ['asthma', 'MESH:D003924'], schemes: ['doid'] });`
 */
export const useSuspenseResolvedEntities = /* @__PURE__ */ createSuspenseHook(resolvedEntitiesOptions);

/**
 * Searches articles and returns one page; `useInfiniteArticles` walks over all pages.
 * @example `const { data } = useArticles({ text: 'asthma', issued: { from: '2015' }, order: 'newest' });`
 */
export const useArticles = /* @__PURE__ */ createHook(articlesOptions);

/**
 * {@link useArticles} for Suspense: `data` is always there, errors go to the error boundary.
 * @example `const { data } = useSuspenseArticles({ text: 'asthma', issued: { from: '2015' }, order: 'newest' });`
 */
export const useSuspenseArticles = /* @__PURE__ */ createSuspenseHook(articlesOptions);

/**
 * Checks citations, quotes, numbers, identifiers and statements against the records of this dataset. Returns one verdict per item, in the order of the request. A check that can't be made never passes: its verdict is `NOT_FOUND_HERE`. An item that can't be read has an `error`. The other items are unaffected.
 * @example `const { data } = useVerdicts({ items: [ { article: 'PMID:20198754', title: 'Asthma in childhood' }, { identifier: 'MONDO:0004979', label: 'asthma' } ] });`
 */
export const useVerdicts = /* @__PURE__ */ createHook(verdictsOptions);

/**
 * {@link useVerdicts} for Suspense: `data` is always there, errors go to the error boundary.
 * @example `const { data } = useSuspenseVerdicts({ items: [ { article: 'PMID:20198754', title: 'Asthma in childhood' }, { identifier: 'MONDO:0004979', label: 'asthma' } ] });`
 */
export const useSuspenseVerdicts = /* @__PURE__ */ createSuspenseHook(verdictsOptions);