import * as client from '@biographql/client';
import { expect, it } from 'vitest';
import * as hooks from './index.js';
import * as options from './options.js';

it('exports these names', () => {
  expect(Object.keys(hooks)).toMatchInlineSnapshot(`
    [
      "ProviderMissingError",
      "ScopeCollisionError",
      "useAdmetExplanation",
      "useSuspenseAdmetExplanation",
      "useAdmetPredictions",
      "useAnswer",
      "useSuspenseAnswer",
      "useArticles",
      "useSuspenseArticles",
      "useBioGraphQL",
      "useDocuments",
      "useSuspenseDocuments",
      "useEmergingConcepts",
      "useSuspenseEmergingConcepts",
      "useEntities",
      "useEntitiesByName",
      "useSuspenseEntitiesByName",
      "useEntityProperties",
      "useSuspenseEntityProperties",
      "useEntityVectors",
      "useSuspenseEntityVectors",
      "useInfiniteArticles",
      "useSuspenseInfiniteArticles",
      "useInsightRows",
      "useSuspenseInsightRows",
      "useNeighbors",
      "useSuspenseNeighbors",
      "useOperation",
      "useSuspenseOperation",
      "usePredicates",
      "useSuspensePredicates",
      "usePredicatesByName",
      "useSuspensePredicatesByName",
      "useProvenance",
      "useSuspenseProvenance",
      "useQuestionEntities",
      "useSuspenseQuestionEntities",
      "useQuestionSparql",
      "useSuspenseQuestionSparql",
      "useResolvedEntities",
      "useSuspenseResolvedEntities",
      "useSparql",
      "useSuspenseSparql",
      "useSparqlJson",
      "useSuspenseSparqlJson",
      "useSupportedInsights",
      "useSuspenseSupportedInsights",
      "useSuspenseTopAffiliations",
      "useTopAffiliations",
      "useSuspenseTopAuthors",
      "useTopAuthors",
      "useSuspenseTopEntities",
      "useTopEntities",
      "useSuspenseTriplePlausibilities",
      "useTriplePlausibilities",
      "BioGraphQLProvider",
    ]
  `);
  expect(Object.keys(options)).toMatchInlineSnapshot(`
    [
      "keyOf",
      "ROOT_KEY",
      "admetOptions",
      "admetExplanationOptions",
      "admetPredictionsOptions",
      "answerOptions",
      "articlesOptions",
      "documentsOptions",
      "emergingConceptsOptions",
      "entitiesOptions",
      "entitiesByNameOptions",
      "entityPropertiesOptions",
      "entityVectorsOptions",
      "articleList",
      "infiniteArticlesOptions",
      "insightRowsOptions",
      "mergeNeighborhoods",
      "neighborsOptions",
      "operationOptions",
      "predicatesOptions",
      "predicatesByNameOptions",
      "provenanceOptions",
      "questionEntitiesOptions",
      "questionSparqlOptions",
      "resolvedEntitiesOptions",
      "sparqlOptions",
      "sparqlJsonOptions",
      "supportedInsightsOptions",
      "topAffiliationsOptions",
      "topAuthorsOptions",
      "topEntitiesOptions",
      "triplePlausibilitiesOptions",
      "withScope",
    ]
  `);
});

it('has a hook and options for every operation of the client', () => {
  const others: Readonly<Record<string, string>> = {
    iterateArticles: 'useInfiniteArticles',
    predictAdmet: 'useAdmetPredictions',
    predictAdmetTable: 'useAdmetPredictions',
  };
  const actions = Object.keys(client).filter((name) =>
    /^(find|get|iterate|predict|search|select)[A-Z]/.test(name),
  );
  expect(actions.length).toBeGreaterThan(10);
  for (const action of actions) {
    const hook = others[action] ?? action.replace(/^[a-z]+/, 'use');
    expect(hooks).toHaveProperty(hook);
  }
});
