export { type EntitiesResult, ProviderMissingError, ScopeCollisionError } from '@biographql/query';
export { useAdmetExplanation, useSuspenseAdmetExplanation } from './hooks/use-admet-explanation.js';
export { useAdmetModels, useSuspenseAdmetModels } from './hooks/use-admet-models.js';
export {
  type AdmetPredictionsHookOptions,
  useAdmetPredictions,
} from './hooks/use-admet-predictions.js';
export { useAnswer, useSuspenseAnswer } from './hooks/use-answer.js';
export { useArticles, useSuspenseArticles } from './hooks/use-articles.js';
export type {
  HookOptions,
  QueryHook,
  SuspenseHook,
  SuspenseHookOptions,
} from './hooks/use-base.js';
export { useBioGraphQL } from './hooks/use-biographql.js';
export { useDocuments, useSuspenseDocuments } from './hooks/use-documents.js';
export { useEmergingConcepts, useSuspenseEmergingConcepts } from './hooks/use-emerging-concepts.js';
export {
  type EntitiesOptions,
  useEntities,
} from './hooks/use-entities.js';
export { useEntitiesByName, useSuspenseEntitiesByName } from './hooks/use-entities-by-name.js';
export { useEntityProperties, useSuspenseEntityProperties } from './hooks/use-entity-properties.js';
export { useEntityVectors, useSuspenseEntityVectors } from './hooks/use-entity-vectors.js';
export {
  type InfiniteArticlesHookOptions,
  type SuspenseInfiniteArticlesHookOptions,
  useInfiniteArticles,
  useSuspenseInfiniteArticles,
} from './hooks/use-infinite-articles.js';
export { useInsightRows, useSuspenseInsightRows } from './hooks/use-insight-rows.js';
export {
  type Expansion,
  type NeighborsOptions,
  type NeighborsResult,
  useNeighbors,
  useSuspenseNeighbors,
} from './hooks/use-neighbors.js';
export { useOperation, useSuspenseOperation } from './hooks/use-operation.js';
export { usePredicates, useSuspensePredicates } from './hooks/use-predicates.js';
export {
  usePredicatesByName,
  useSuspensePredicatesByName,
} from './hooks/use-predicates-by-name.js';
export { useProvenance, useSuspenseProvenance } from './hooks/use-provenance.js';
export { useQuestionEntities, useSuspenseQuestionEntities } from './hooks/use-question-entities.js';
export { useQuestionSparql, useSuspenseQuestionSparql } from './hooks/use-question-sparql.js';
export { useResolvedEntities, useSuspenseResolvedEntities } from './hooks/use-resolved-entities.js';
export {
  type SparqlHookError,
  type SparqlHookOptions,
  type SuspenseSparqlHookOptions,
  useSparql,
  useSuspenseSparql,
} from './hooks/use-sparql.js';
export { useSparqlJson, useSuspenseSparqlJson } from './hooks/use-sparql-json.js';
export {
  useSupportedInsights,
  useSuspenseSupportedInsights,
} from './hooks/use-supported-insights.js';
export { useSuspenseTopAffiliations, useTopAffiliations } from './hooks/use-top-affiliations.js';
export { useSuspenseTopAuthors, useTopAuthors } from './hooks/use-top-authors.js';
export { useSuspenseTopEntities, useTopEntities } from './hooks/use-top-entities.js';
export {
  useSuspenseTriplePlausibilities,
  useTriplePlausibilities,
} from './hooks/use-triple-plausibilities.js';
export {
  BioGraphQLProvider,
  type BioGraphQLProviderProps,
} from './provider.js';
