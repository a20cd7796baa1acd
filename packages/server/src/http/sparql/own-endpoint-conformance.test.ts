import type { GraphStore } from '@biographql/engines';
import { describeGraphStore } from '@biographql/engines/conformance';
import { DRIVERS, defaultDrivers } from '@biographql/engines/drivers';
import { openOn } from '@biographql/engines/testing';
import type { Services } from '@biographql/services';
import { createSparqlService } from '@biographql/services';
import { fixedSource } from '../../../test/testing/fixed-source.js';
import { createTinyServer, TINY_KEY } from '../tiny-server.fixture.js';

const remote = DRIVERS.graph.find(({ isElsewhere }) => isElsewhere === true);

const GAPS = {
  interruption: 'the endpoint sees all callers as one, in the queue of user queries',
};

describeGraphStore('a store behind the service’s own SPARQL endpoint', behindOwnEndpoint, GAPS);

async function behindOwnEndpoint(ntriples: string): Promise<GraphStore> {
  const store = await openOn(defaultDrivers().graph, ntriples);
  await store.ready();
  const sparql = createSparqlService(store);
  const server = await createTinyServer({
    source: fixedSource({
      services: { sparql } as Partial<Services> as Services,
      engineId: 'biographql',
    }),
    limits: { requestTimeoutMs: 60_000, rateLimit: 0 },
  });
  const base = await server.listen({ host: '127.0.0.1', port: 0 });
  if (remote === undefined) throw new Error('No driver asks a SPARQL endpoint');
  const settings = {
    sparqlEndpoint: `${base}/biographql/sparql`,
    sparqlAuthorization: `Bearer ${TINY_KEY}`,
  };
  const graph: GraphStore = await remote.open(null as never, { settings });
  const dispose = graph[Symbol.asyncDispose].bind(graph);
  graph[Symbol.asyncDispose] = async () => {
    await dispose();
    await server[Symbol.asyncDispose]();
    await store[Symbol.asyncDispose]();
  };
  return graph;
}
