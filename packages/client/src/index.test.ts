import { expect, it } from 'vitest';
import * as client from './index.js';
import * as proxy from './proxy.js';
import * as testing from './testing.js';

it('exports these names', () => {
  expect(Object.keys(client)).toMatchInlineSnapshot(`
    [
      "createClient",
      "ownAdmetModel",
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
      "iterateArticles",
      "iterateNeighbors",
      "predictAdmet",
      "predictAdmetTable",
      "resolveEntities",
      "searchArticles",
      "searchEntities",
      "selectSparql",
      "checkAdmetTableOptions",
      "fillAdmetTable",
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
      "isClientError",
      "BY_OFFSET",
      "BY_PAGE",
      "iterateItems",
      "iteratePages",
      "dedupe",
      "log",
      "receipts",
      "retry",
      "route",
      "timeout",
    ]
  `);
  expect(Object.keys(proxy)).toEqual(['createProxy']);
  expect(Object.keys(testing)).toEqual(['answer', 'mockClient']);
});
