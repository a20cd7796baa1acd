import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseQuery } from '@biographql/sparql';
import { expect, it } from 'vitest';
import { type GraphStoreEvent, oxigraphStore } from './oxigraph-store.js';

const COUNT = 20_000;
const triples = Array.from(
  { length: COUNT },
  (_, i) => `<http://example.org/${i % 997}> <http://example.org/p${i % 7}> "value ${i}"@en .\n`,
).join('');
const queries = Array.from({ length: 20 }, (_, i) =>
  parseQuery(
    `SELECT ?o (STRLEN(?o) AS ?n) { <http://example.org/${i}> ?p ?o FILTER(REGEX(?o, "${i % 10}")) } ORDER BY ?o`,
  ),
);
const EVERYTHING = parseQuery('SELECT ?s ?p ?o { ?s ?p ?o }');

it('answers the same from an image as from triples, over many queries', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'biographql-image-'));
  try {
    const path = join(folder, 'graph.nt');
    await writeFile(path, triples);
    const events: GraphStoreEvent[] = [];
    await using loaded = oxigraphStore({ path, workers: 1 });
    await loaded.ready();
    const onEvent = (event: GraphStoreEvent) => events.push(event);
    await using read = oxigraphStore({ path, workers: 1, onEvent });
    await read.ready();
    for (let round = 0; round < 3; round += 1) {
      for (const query of queries) {
        const [left, right] = await Promise.all([loaded.select(query), read.select(query)]);
        expect(right.solutions).toEqual(left.solutions);
      }
      // A long answer, so that the thread collects its garbage.
      expect((await read.select(EVERYTHING)).solutions).toHaveLength(COUNT);
    }
    expect(events).toMatchObject([{ type: 'worker-loaded', image: 'read' }]);
  } finally {
    await rm(folder, { recursive: true });
  }
}, 60_000);
