import { describe } from 'vitest';
import { describeGraphStore } from '../conformance.js';
import type { GraphStore } from '../graph-store.js';
import { findFuseki, startFuseki } from './fuseki.fixture.js';
import { sparqlEndpointStore } from './sparql-endpoint-store.js';

const JAR = findFuseki();
if (JAR === null) {
  process.stderr.write(
    'Java or Fuseki is absent (FUSEKI_JAR): the suite of graph stores over it is skipped.\n',
  );
}

describe.skipIf(JAR === null)('SPARQL endpoint store', () => {
  const open = async (ntriples: string): Promise<GraphStore> => {
    const fuseki = await startFuseki(JAR ?? '', ntriples);
    const store = sparqlEndpointStore({ url: fuseki.url, timeoutMs: 60_000 });
    const dispose = store[Symbol.asyncDispose].bind(store);
    store[Symbol.asyncDispose] = async () => {
      await dispose();
      await fuseki[Symbol.asyncDispose]();
    };
    return store;
  };
  describeGraphStore('Fuseki', open, {
    errorPlace: 'Fuseki tells no place of a variable that is not grouped',
  });
});
