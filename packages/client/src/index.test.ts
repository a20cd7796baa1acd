import { expect, it } from 'vitest';
import * as client from './index.js';
import * as proxy from './proxy.js';
import * as testing from './testing.js';

it('exports these names', () => {
  expect(Object.keys(client)).toMatchInlineSnapshot(`
    [
      "createClient",
      "getAnswer",
      "iterateArticles",
      "getEmergingConcepts",
      "getEntityProperties",
      "findDocuments",
      "getNeighbors",
      "predictAdmet",
      "predictAdmetMatrix",
      "searchArticles",
      "searchEntities",
      "selectSparql",
      "getSparqlJson",
      "getSupportedInsights",
      "getTopAffiliations",
      "getTopAuthors",
      "getTopEntities",
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
      "retry",
      "route",
      "timeout",
    ]
  `);
  expect(Object.keys(proxy)).toEqual(['createProxy']);
  expect(Object.keys(testing)).toEqual(['answer', 'mockClient']);
});
