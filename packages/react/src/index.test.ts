import { expect, it } from 'vitest';
import * as hooks from './index.js';
import * as options from './options.js';

it('exports these names', () => {
  expect(Object.keys(hooks)).toMatchInlineSnapshot(`
    [
      "ProviderMissingError",
      "ScopeCollisionError",
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
      "useEntityProperties",
      "useSuspenseEntityProperties",
      "useInfiniteArticles",
      "useSuspenseInfiniteArticles",
      "useNeighbors",
      "useSuspenseNeighbors",
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
      "BioGraphQLProvider",
    ]
  `);
  expect(Object.keys(options)).toMatchInlineSnapshot(`
    [
      "keyOf",
      "ROOT_KEY",
      "admetOptions",
      "admetPredictionsOptions",
      "answerOptions",
      "articlesOptions",
      "documentsOptions",
      "emergingConceptsOptions",
      "entitiesOptions",
      "entityPropertiesOptions",
      "articleList",
      "infiniteArticlesOptions",
      "mergeNeighborhoods",
      "neighborsOptions",
      "sparqlOptions",
      "sparqlJsonOptions",
      "supportedInsightsOptions",
      "topAffiliationsOptions",
      "topAuthorsOptions",
      "topEntitiesOptions",
      "withScope",
    ]
  `);
});

it('has a hook and options for every operation of the client', () => {
  const uses = Object.keys(hooks).filter((name) => /^use(?!Suspense)/.test(name));
  expect(uses).toHaveLength(16);
});
