import { EngineUnavailableError } from '@biographql/core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CONFORMANCE_GRAPH } from '../../../test/suites/graph-store/conformance-graph.js';
import { inProcessStore } from '../../../test/testing/in-process-store.js';
import { type SparqlServer, send, startSparqlServer } from '../../../test/testing/sparql-server.js';
import { sparqlEndpointStore } from './sparql-endpoint-store.js';

let server: SparqlServer;
beforeAll(async () => {
  server = await startSparqlServer(inProcessStore({ text: CONFORMANCE_GRAPH }));
});
afterAll(() => server[Symbol.asyncDispose]());

it.each([
  '{}',
  '[]',
  'null',
  'true',
  '{"boolean":"yes"}',
  '{"head":{},"results":{"bindings":[]}}',
  '{"boolean":tr',
  '<html>It works!</html>',
  '',
])('an endpoint is never ready while it answers %j', async (body) => {
  await using junk = sparqlEndpointStore({ url: server.url });
  for (const type of ['application/sparql-results+json', 'text/html']) {
    server.interference = (response) => {
      send(response, 200, type, body);
      return true;
    };
    await expect(junk.ready()).rejects.toThrow(EngineUnavailableError);
    await expect(junk.ready()).rejects.toThrow(EngineUnavailableError);
  }
  server.interference = null;
  await junk.ready();
});
