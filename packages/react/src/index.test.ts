import * as client from '@biographql/client';
import * as options from '@biographql/query';
import * as query from '@biographql/query';
import { expect, it } from 'vitest';
import * as hooks from './index.js';

it('exports these names', () => {
  expect(Object.keys(hooks)).toMatchInlineSnapshot(`
    [
      "ProviderMissingError",
      "ScopeCollisionError",
      "useAdmetExplanation",
      "useSuspenseAdmetExplanation",
      "useAdmetModels",
      "useSuspenseAdmetModels",
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
  expect(Object.keys(options).sort()).toEqual(Object.keys(query).sort());
});

it('has a hook and options for every operation of the client', () => {
  const others: Readonly<Record<string, string>> = {
    iterateArticles: 'useInfiniteArticles',
    predictAdmet: 'useAdmetPredictions',
    predictAdmetTable: 'useAdmetPredictions',
  };
  const actions = Object.keys(client).filter((name) =>
    /^(find|get|iterate(?!Pages|Items)|predict|search|select)[A-Z]/.test(name),
  );
  expect(actions.length).toBeGreaterThan(10);
  for (const action of actions) {
    const hook = others[action] ?? action.replace(/^[a-z]+/, 'use');
    expect(hooks).toHaveProperty(hook);
  }
});
