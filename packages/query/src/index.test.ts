import * as client from '@biographql/client';
import { expect, it } from 'vitest';
import * as query from './index.js';

it('exports these names', () => {
  expect(Object.keys(query).sort()).toMatchInlineSnapshot(`
    [
      "EMPTY_KEY",
      "IDLE_KEY",
      "ProviderMissingError",
      "ROOT_KEY",
      "ScopeCollisionError",
      "admetExplanationOptions",
      "admetModelsOptions",
      "admetOptions",
      "admetPredictionsOptions",
      "answerOptions",
      "answersOptions",
      "articleList",
      "articlesOptions",
      "claimScope",
      "documentsOptions",
      "drugsWithSubstructureOptions",
      "emergingConceptsOptions",
      "entitiesByNameOptions",
      "entitiesOf",
      "entitiesOptions",
      "entityListOptions",
      "entityOptions",
      "entityPropertiesOptions",
      "entityVectorsOptions",
      "infiniteArticlesOptions",
      "insightRowsOptions",
      "keyOf",
      "mergeNeighborhoods",
      "moleculesOptions",
      "neighborsOptions",
      "operationOptions",
      "pagedOperationOptions",
      "pagedOptions",
      "predicatesByNameOptions",
      "predicatesOptions",
      "provenanceOptions",
      "questionEntitiesOptions",
      "questionSparqlOptions",
      "resolvedEntitiesOptions",
      "sparqlJsonOptions",
      "sparqlOptions",
      "supportedInsightsOptions",
      "topAffiliationsOptions",
      "topAuthorsOptions",
      "topEntitiesOptions",
      "triplePlausibilitiesOptions",
      "typedEntitiesOptions",
      "verdictsOptions",
      "withScope",
    ]
  `);
});

it('has options for every operation of the client', () => {
  const others: Readonly<Record<string, string>> = {
    iterateArticles: 'infiniteArticlesOptions',
    iterateItems: 'pagedOptions',
    iteratePages: 'pagedOptions',
    iterateNeighbors: 'neighborsOptions',
    predictAdmetTable: 'admetPredictionsOptions',
    selectSparql: 'sparqlOptions',
    verifyItems: 'verdictsOptions',
  };
  const actions = Object.keys(client).filter((name) =>
    /^(find|get|iterate|predict|resolve|search|select|verify)[A-Z]/.test(name),
  );
  expect(actions.length).toBeGreaterThan(20);
  const missing = actions.filter((action) => {
    const bare = action.replace(/^[a-z]+/, '');
    const name = others[action] ?? `${bare.charAt(0).toLowerCase()}${bare.slice(1)}Options`;
    return !(name in query);
  });
  expect(missing).toEqual([]);
});
