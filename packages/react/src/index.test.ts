import * as client from '@biographql/client';
import * as options from '@biographql/query';
import * as query from '@biographql/query';
import { expect, it } from 'vitest';
import * as hooks from './index.js';

it('exports these names', () => {
  expect(Object.keys(hooks).sort()).toMatchInlineSnapshot(`
    [
      "BioGraphQLProvider",
      "ProviderMissingError",
      "ScopeCollisionError",
      "useAdmetExplanation",
      "useAdmetModels",
      "useAdmetPredictions",
      "useAnswer",
      "useAnswers",
      "useArticles",
      "useBioGraphQL",
      "useDocuments",
      "useDrugsWithSubstructure",
      "useEmergingConcepts",
      "useEntities",
      "useEntitiesByName",
      "useEntity",
      "useEntityList",
      "useEntityProperties",
      "useEntityVectors",
      "useInfiniteArticles",
      "useInsightRows",
      "useMolecules",
      "useNeighbors",
      "useOperation",
      "usePredicates",
      "usePredicatesByName",
      "useProvenance",
      "useQuestionEntities",
      "useQuestionSparql",
      "useResolvedEntities",
      "useSparql",
      "useSparqlJson",
      "useSupportedInsights",
      "useSuspenseAdmetExplanation",
      "useSuspenseAdmetModels",
      "useSuspenseAnswer",
      "useSuspenseAnswers",
      "useSuspenseArticles",
      "useSuspenseDocuments",
      "useSuspenseDrugsWithSubstructure",
      "useSuspenseEmergingConcepts",
      "useSuspenseEntitiesByName",
      "useSuspenseEntity",
      "useSuspenseEntityList",
      "useSuspenseEntityProperties",
      "useSuspenseEntityVectors",
      "useSuspenseInfiniteArticles",
      "useSuspenseInsightRows",
      "useSuspenseMolecules",
      "useSuspenseNeighbors",
      "useSuspenseOperation",
      "useSuspensePredicates",
      "useSuspensePredicatesByName",
      "useSuspenseProvenance",
      "useSuspenseQuestionEntities",
      "useSuspenseQuestionSparql",
      "useSuspenseResolvedEntities",
      "useSuspenseSparql",
      "useSuspenseSparqlJson",
      "useSuspenseSupportedInsights",
      "useSuspenseTopAffiliations",
      "useSuspenseTopAuthors",
      "useSuspenseTopEntities",
      "useSuspenseTriplePlausibilities",
      "useSuspenseVerdicts",
      "useTopAffiliations",
      "useTopAuthors",
      "useTopEntities",
      "useTriplePlausibilities",
      "useVerdicts",
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
