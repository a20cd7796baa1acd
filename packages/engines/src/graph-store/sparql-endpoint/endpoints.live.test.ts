import { describe } from 'vitest';
import {
  describeGraphStore,
  type GraphStoreGaps,
} from '../../../test/suites/graph-store/conformance.js';
import type { GraphStore } from '../graph-store.js';
import { findFuseki, startFuseki } from './fuseki.fixture.js';
import type { Endpoint } from './program.fixture.js';
import { findServlets, startBlazegraph, startRdf4j } from './servlet-engines.fixture.js';
import { sparqlEndpointStore } from './sparql-endpoint-store.js';
import { hasVirtuoso, startVirtuoso } from './virtuoso.fixture.js';

/** An engine that speaks SPARQL, where it is on this machine. */
interface LiveEngine {
  readonly name: string;
  /** Starts it with a graph in N-Triples; null where it is absent. */
  readonly start: ((ntriples: string) => Promise<Endpoint>) | null;
  readonly gaps: GraphStoreGaps;
}

const fuseki = findFuseki();
const rdf4j = findServlets('RDF4J_WAR');
const blazegraph = findServlets('BLAZEGRAPH_WAR');

const ENGINES: readonly LiveEngine[] = [
  {
    name: 'Fuseki',
    start: fuseki === null ? null : (graph) => startFuseki(fuseki, graph),
    gaps: { errorPlace: 'Fuseki gives no position for an ungrouped variable' },
  },
  {
    name: 'RDF4J',
    start: rdf4j && ((graph) => startRdf4j(rdf4j, graph)),
    gaps: { errorPlace: 'RDF4J gives no position for an ungrouped variable' },
  },
  {
    name: 'Blazegraph',
    start: blazegraph && ((graph) => startBlazegraph(blazegraph, graph)),
    gaps: { errorPlace: 'Blazegraph gives no position for an ungrouped variable' },
  },
  {
    name: 'Virtuoso',
    start: hasVirtuoso() ? startVirtuoso : null,
    gaps: {
      groupCheck: 'Virtuoso answers a variable that is not grouped',
      otherRows: {
        reason: 'Virtuoso repeats rows of a path of alternatives between two known ends',
        queries: [47, 56, 99].map(
          (n) => `bioasq_wd/constrained_simple_questions_train_${String(n).padStart(3, '0')}`,
        ),
      },
    },
  },
];

for (const { name, start, gaps } of ENGINES) {
  const title = `SPARQL endpoint store over ${name}`;
  describe.skipIf(start === null)(start === null ? `${title} (absent)` : title, () => {
    const open = async (ntriples: string): Promise<GraphStore> => {
      if (start === null) throw new Error(`${name} is absent`);
      const endpoint = await start(ntriples);
      const store = sparqlEndpointStore({ url: endpoint.url, timeoutMs: 60_000 });
      const dispose = store[Symbol.asyncDispose].bind(store);
      store[Symbol.asyncDispose] = async () => {
        await dispose();
        await endpoint[Symbol.asyncDispose]();
      };
      return store;
    };
    describeGraphStore(name, open, gaps);
  });
}
