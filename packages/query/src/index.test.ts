import * as client from '@biographql/client';
import { expect, it } from 'vitest';
import * as query from './index.js';

it('exports these names', () => {
  expect(Object.keys(query)).toMatchInlineSnapshot(`
    [
      "ProviderMissingError",
      "ScopeCollisionError",
      "EMPTY_KEY",
      "IDLE_KEY",
      "keyOf",
      "ROOT_KEY",
      "admetOptions",
      "admetExplanationOptions",
      "admetModelsOptions",
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
      "pagedOperationOptions",
      "pagedOptions",
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
      "entitiesOf",
      "typedEntitiesOptions",
      "claimScope",
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
  };
  const actions = Object.keys(client).filter((name) =>
    /^(find|get|iterate|predict|resolve|search|select)[A-Z]/.test(name),
  );
  expect(actions.length).toBeGreaterThan(20);
  const missing = actions.filter((action) => {
    const bare = action.replace(/^[a-z]+/, '');
    const name = others[action] ?? `${bare.charAt(0).toLowerCase()}${bare.slice(1)}Options`;
    return !(name in query);
  });
  expect(missing).toEqual([]);
});
