import { expect, it } from 'vitest';
import * as client from './index.js';
import * as proxy from './proxy.js';
import * as testing from './testing.js';

it('exports these names', () => {
  expect(Object.keys(client).sort()).toMatchInlineSnapshot(`
    [
      "BY_OFFSET",
      "BY_PAGE",
      "BadInputError",
      "HttpStatusError",
      "MalformedResponseError",
      "NetworkError",
      "OperationError",
      "RateLimitedError",
      "ServiceError",
      "TimeoutError",
      "UnauthenticatedError",
      "UnknownVariableError",
      "UnsafeKeyError",
      "checkAdmetTableOptions",
      "createClient",
      "dedupe",
      "fillAdmetTable",
      "findDocuments",
      "getAdmetExplanation",
      "getAdmetModels",
      "getAnswer",
      "getEmergingConcepts",
      "getEntitiesByName",
      "getEntityProperties",
      "getEntityVectors",
      "getInsightRows",
      "getNeighbors",
      "getPredicates",
      "getPredicatesByName",
      "getProvenance",
      "getQuestionEntities",
      "getQuestionSparql",
      "getSparqlJson",
      "getSupportedInsights",
      "getTopAffiliations",
      "getTopAuthors",
      "getTopEntities",
      "getTriplePlausibilities",
      "isClientError",
      "iterateArticles",
      "iterateItems",
      "iterateNeighbors",
      "iteratePages",
      "log",
      "ownAdmetModel",
      "predictAdmet",
      "predictAdmetTable",
      "receipts",
      "resolveEntities",
      "retry",
      "route",
      "searchArticles",
      "searchEntities",
      "selectSparql",
      "timeout",
      "verifyItems",
    ]
  `);
  expect(Object.keys(proxy)).toEqual(['createProxy']);
  expect(Object.keys(testing)).toEqual(['answer', 'mockClient']);
});
