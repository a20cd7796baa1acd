import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { GraphStore } from '../../packages/engines/src/graph-store/graph-store.js';
import {
  findFuseki,
  startFuseki,
} from '../../packages/engines/src/graph-store/sparql-endpoint/fuseki.fixture.js';
import type { Endpoint } from '../../packages/engines/src/graph-store/sparql-endpoint/program.fixture.js';
import { sparqlEndpointStore } from '../../packages/engines/src/graph-store/sparql-endpoint/sparql-endpoint-store.js';
import { inProcessStore } from '../../packages/engines/test/testing/index.js';
import { SEEDS, writeSeed } from '../../packages/ingest/test/testing/index.js';
import { LITERATURE_GRAPH, parseQuery, wd } from '../../packages/sparql/src/index.js';
import { namedQuery } from '../../packages/sparql/src/queries.js';

const seed = SEEDS['three-diseases'];
const fuseki = findFuseki();
const FACTS = 'http://example.org/facts';
const QUERIES = {
  'drugs of what articles mention': parseQuery(
    `SELECT ?drug (COUNT(DISTINCT ?article) AS ?articles) WHERE {
      ?disease wdt:P2176 ?drug .
      GRAPH <${LITERATURE_GRAPH}> { ?article schema:mentions ?disease }
    } GROUP BY ?drug ORDER BY ?drug`,
  ),
  'journals of articles on genes': parseQuery(
    `SELECT ?name (COUNT(DISTINCT ?article) AS ?articles) WHERE {
      ?disease wdt:P2293 ?gene .
      GRAPH <${LITERATURE_GRAPH}> {
        ?article schema:mentions ?disease ; schema:isPartOf ?journal . ?journal schema:name ?name
      }
    } GROUP BY ?name ORDER BY ?name`,
  ),
  'articles since a year': namedQuery(
    'articlesMentioning',
    { entity: wd('Q35869'), other: wd('Q35869') },
    { since: '2015' },
  ),
  'facts alone': parseQuery('SELECT (COUNT(*) AS ?n) WHERE { ?s ?p ?o }'),
};

describe.skipIf(fuseki === null)('a graph and its articles in Fuseki', () => {
  let folder = '';
  let endpoint: Endpoint;
  let embedded: GraphStore;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'biographql-fuseki-'));
    endpoint = await startFuseki(fuseki ?? '');
    await using written = await writeSeed(seed);
    const [{ path = '' } = {}] = written.places.graph.graph.named ?? [];
    const articles = gunzipSync(await readFile(path)).toString();
    await put('default', seed.triples);
    await put(`graph=${FACTS}`, seed.triples);
    await put(`graph=${LITERATURE_GRAPH}`, articles);
    embedded = inProcessStore({
      text: seed.triples,
      named: [{ name: LITERATURE_GRAPH, text: articles }],
    });
  }, 180_000);
  afterAll(async () => {
    await endpoint?.[Symbol.asyncDispose]();
    await rm(folder, { recursive: true, force: true });
  });

  /** The Graph Store Protocol, as the guide has it. */
  async function put(graph: string, ntriples: string): Promise<void> {
    const response = await fetch(`${endpoint.url.replace('/sparql', '/data')}?${graph}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/n-triples' },
      body: ntriples,
    });
    expect(response.status).toBeLessThan(300);
  }

  const graphs = { defaultGraphs: [FACTS], namedGraphs: [LITERATURE_GRAPH] };
  for (const [way, options] of Object.entries({ 'its own graphs': {}, 'named ones': graphs })) {
    it.each(Object.entries(QUERIES))(`answers %s over ${way}`, async (_, query) => {
      await using store = sparqlEndpointStore({ url: endpoint.url, ...options });
      const [found, expected] = [await store.select(query), await embedded.select(query)];
      expect(found.solutions).toEqual(expected.solutions);
      expect(found.solutions.length).toBeGreaterThan(0);
    });
  }
});
