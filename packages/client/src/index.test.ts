import { expect, it } from 'vitest';
import * as client from './index.js';
import * as proxy from './proxy.js';
import * as testing from './testing.js';

it('exports these names', () => {
  expect(Object.keys(client)).toMatchInlineSnapshot(`
    [
      "createClient",
      "findDocuments",
      "getAnswer",
      "getEmergingConcepts",
      "getEntityProperties",
      "getInsightRows",
      "getNeighbors",
      "getProvenance",
      "getSparqlJson",
      "getSupportedInsights",
      "getTopAffiliations",
      "getTopAuthors",
      "getTopEntities",
      "iterateArticles",
      "iterateNeighbors",
      "predictAdmet",
      "predictAdmetTable",
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
