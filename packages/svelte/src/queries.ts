import type {
  AdmetExplanationLookup,
  AdmetModelsLookup,
  ArticlePage,
  ArticleSearch,
  EmergingConcepts,
  EntityCount,
  EntityLookup,
  EntityProperties,
  EntityResolution,
  EntityVectorLookup,
  InsightLookup,
  InsightRows,
  InsightRowsLookup,
  InsightSearch,
  NameSearch,
  Neighborhood,
  NeighborSearch,
  PredicateLookup,
  Provenance,
  ProvenanceLookup,
  Question,
  QuestionAnswer,
  QuestionText,
  QuestionTranslation,
  RelatedDocument,
  ResolvedName,
  SparqlInput,
  SparqlResultsJson,
  SupportedInsight,
  TopAffiliation,
  TopAuthor,
  TripleList,
} from '@biographql/client';
import type {
  AdmetExplanation,
  EntityMatch,
  PredicateMatch,
  QuestionQid,
  ServedAdmetModel,
  ServedAdmetModelName,
} from '@biographql/core';
import {
  admetExplanationOptions,
  admetModelsOptions,
  answerOptions,
  articlesOptions,
  documentsOptions,
  emergingConceptsOptions,
  entitiesByNameOptions,
  entityPropertiesOptions,
  entityVectorsOptions,
  insightRowsOptions,
  neighborsOptions,
  predicatesByNameOptions,
  predicatesOptions,
  provenanceOptions,
  questionEntitiesOptions,
  questionSparqlOptions,
  resolvedEntitiesOptions,
  sparqlJsonOptions,
  supportedInsightsOptions,
  topAffiliationsOptions,
  topAuthorsOptions,
  topEntitiesOptions,
  triplePlausibilitiesOptions,
} from '@biographql/query';
import { ask, type QueryMaker } from './ask.js';

/** Explains what one ADMET model says of one molecule: what each atom adds, what is of no atom, and the most similar molecules that were measured. */
export const createAdmetExplanation: QueryMaker<
  AdmetExplanationLookup,
  AdmetExplanation<ServedAdmetModelName>
> = (input, options) => ask(admetExplanationOptions, input, options);

/**
 * Returns the answers to a question in words, with its documents. The service abstains rather than guess: `answers` is
 * then empty.
 */
export const createAnswer: QueryMaker<Question, QuestionAnswer> = (input, options) =>
  ask(answerOptions, input, options);

/** Searches articles and returns one page; `createInfiniteArticles` returns page after page. */
export const createArticles: QueryMaker<ArticleSearch, ArticlePage> = (input, options) =>
  ask(articlesOptions, input, options);

/** Finds the best documents for a question, without an answer. */
export const createDocuments: QueryMaker<Question, readonly RelatedDocument[]> = (input, options) =>
  ask(documentsOptions, input, options);

/** Returns the topics whose share among the matching articles grows the most, placed on a map, and the top entities. */
export const createEmergingConcepts: QueryMaker<InsightSearch, EmergingConcepts> = (
  input,
  options,
) => ask(emergingConceptsOptions, input, options);

/** Finds entities by name with the strictness that is asked for, the best first. For typed text use `createEntities`. */
export const createEntitiesByName: QueryMaker<NameSearch, readonly EntityMatch[]> = (
  input,
  options,
) => ask(entitiesByNameOptions, input, options);

/** Returns the other names of an entity, its description, and its direct claims. */
export const createEntityProperties: QueryMaker<EntityLookup, EntityProperties> = (
  input,
  options,
) => ask(entityPropertiesOptions, input, options);

/**
 * Returns the vectors of entities that were learned from the graph's edges: same length, same order, null for an entity
 * that was not learned.
 */
export const createEntityVectors: QueryMaker<
  EntityVectorLookup,
  readonly (readonly number[] | null)[]
> = (input, options) => ask(entityVectorsOptions, input, options);

/** Lists what an insight on a disease counts, with the facts behind each row. */
export const createInsightRows: QueryMaker<InsightRowsLookup, InsightRows> = (input, options) =>
  ask(insightRowsOptions, input, options);

/**
 * Returns the neighbors of an entity, the most relevant first; `mergeNeighborhoods` of `@biographql/query` joins
 * several.
 */
export const createNeighbors: QueryMaker<NeighborSearch, Neighborhood> = (input, options) =>
  ask(neighborsOptions, input, options);

/**
 * Returns the properties of the graph whose label or alias holds a text: exact names first, then the most used, at most
 * 100.
 */
export const createPredicates: QueryMaker<PredicateLookup, readonly PredicateMatch[]> = (
  input,
  options,
) => ask(predicatesOptions, input, options);

/**
 * Finds properties of the graph by name, with the number of triples that use each: exact names first, then the most
 * used.
 */
export const createPredicatesByName: QueryMaker<NameSearch, readonly PredicateMatch[]> = (
  input,
  options,
) => ask(predicatesByNameOptions, input, options);

/** Returns the dataset that the service answers from, and where facts come from. */
export const createProvenance: QueryMaker<ProvenanceLookup, Provenance> = (input, options) =>
  ask(provenanceOptions, input, options);

/** Returns the entities that a question names, in its order. */
export const createQuestionEntities: QueryMaker<QuestionText, readonly QuestionQid[]> = (
  input,
  options,
) => ask(questionEntitiesOptions, input, options);

/**
 * Writes a question as the SPARQL query that answers it. The service abstains rather than guesses: `sparql` is then
 * null.
 */
export const createQuestionSparql: QueryMaker<QuestionText, QuestionTranslation> = (
  input,
  options,
) => ask(questionSparqlOptions, input, options);

/** Resolves names and identifiers to entities, one entry per name in their order. */
export const createResolvedEntities: QueryMaker<EntityResolution, readonly ResolvedName[]> = (
  input,
  options,
) => ask(resolvedEntitiesOptions, input, options);

/** Sends a SELECT or an ASK and returns its answer as standard SPARQL JSON. */
export const createSparqlJson: QueryMaker<SparqlInput, SparqlResultsJson> = (input, options) =>
  ask(sparqlJsonOptions, input, options);

/** Lists the insights for which a disease has data. */
export const createSupportedInsights: QueryMaker<InsightLookup, readonly SupportedInsight[]> = (
  input,
  options,
) => ask(supportedInsightsOptions, input, options);

/** Returns the affiliations with the most articles that match, at most 10. */
export const createTopAffiliations: QueryMaker<InsightSearch, readonly TopAffiliation[]> = (
  input,
  options,
) => ask(topAffiliationsOptions, input, options);

/** Returns the authors with the most articles that match, at most 10. */
export const createTopAuthors: QueryMaker<InsightSearch, readonly TopAuthor[]> = (input, options) =>
  ask(topAuthorsOptions, input, options);

/** Returns the entities that the most matching articles name, at most 20, the most frequent first. */
export const createTopEntities: QueryMaker<InsightSearch, readonly EntityCount[]> = (
  input,
  options,
) => ask(topEntitiesOptions, input, options);

/**
 * Says how plausible triples are, 0 to 1, by vectors that were learned from the graph's edges: same length, same order,
 * null where an entity or the property was not learned. A score, not a fact.
 */
export const createTriplePlausibilities: QueryMaker<TripleList, readonly (number | null)[]> = (
  input,
  options,
) => ask(triplePlausibilitiesOptions, input, options);

/** Lists the ADMET models that the service predicts, its own after those of the 28. */
export const createAdmetModels: QueryMaker<AdmetModelsLookup, readonly ServedAdmetModel[]> = (
  input,
  options,
) => ask(admetModelsOptions, input, options);
