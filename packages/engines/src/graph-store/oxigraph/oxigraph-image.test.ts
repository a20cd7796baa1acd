import { mkdtemp, open, readdir, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { ask, parseQuery } from '@biographql/sparql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CONFORMANCE_GRAPH } from '../conformance-graph.js';
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
    const image = `${path}.image`;
    await writeFile(path, triples);
    const events: GraphStoreEvent[] = [];
    await using loaded = oxigraphStore({ path, image, workers: 1 });
    await loaded.ready();
    const onEvent = (event: GraphStoreEvent) => events.push(event);
    await using read = oxigraphStore({ path, image, workers: 1, onEvent });
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

const SIMPLE = ask('ASK { ?s ?p ?o }');

describe('an image of the loaded store', () => {
  let folder = '';
  let files = 0;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'biographql-images-'));
  });
  afterAll(async () => {
    await rm(folder, { recursive: true });
  });
  const graphFile = async (text: string): Promise<string> => {
    files += 1;
    const path = join(folder, `graph-${files}.nt`);
    await writeFile(path, text);
    return path;
  };

  it('keeps an image of the loaded store and reads it in place of the triples', async () => {
    const images: string[] = [];
    const onEvent = (event: GraphStoreEvent) => {
      if (event.type === 'worker-loaded') images.push(event.image);
    };
    const path = await graphFile(CONFORMANCE_GRAPH);
    const openTwice = async () => {
      await using store = oxigraphStore({ path, image: `${path}.image`, workers: 2, onEvent });
      await store.ready();
      // With two workers a user query starts when both are loaded.
      expect(await store.ask(SIMPLE)).toBe(true);
    };
    await openTwice();
    expect(images.splice(0)).toEqual(['written', 'read']);
    await openTwice();
    expect(images.splice(0)).toEqual(['read', 'read']);

    await writeFile(path, `${CONFORMANCE_GRAPH}<http://a/s> <http://a/p> "a new graph" .\n`);
    await openTwice();
    expect(images.splice(0)).toEqual(['written', 'read']);

    await truncate(`${path}.image`, 100_000);
    await openTwice();
    expect(images.splice(0)).toEqual(['written', 'read']);
  });

  it('does without an image that was damaged inside', async () => {
    const path = await graphFile(CONFORMANCE_GRAPH);
    {
      await using store = oxigraphStore({ path, image: `${path}.image`, workers: 1 });
      await store.ready();
    }
    await using image = await open(`${path}.image`, 'r+');
    await image.write('changed', 1_000_000);
    const events: GraphStoreEvent[] = [];
    await using store = oxigraphStore({
      path,
      image: `${path}.image`,
      workers: 1,
      onEvent: (event) => events.push(event),
    });
    await store.ready();
    expect(await store.ask(SIMPLE)).toBe(true);
    expect(events).toMatchObject([
      { type: 'worker-ended', reason: 'load-failed', willRestart: true },
      { type: 'worker-loaded', image: 'written', triples: 13 },
    ]);
  });

  it('is of the named graphs as well', async () => {
    const path = await graphFile(CONFORMANCE_GRAPH);
    const named = { name: 'urn:articles', path: await graphFile('<urn:a> <urn:b> "one" .\n') };
    const image = `${path}.image`;
    const images: unknown[] = [];
    const counts = async (options: { readonly named?: readonly (typeof named)[] }) => {
      await using store = oxigraphStore({
        ...{ path, image, workers: 1, ...options },
        onEvent: (event) => images.push('image' in event ? event.image : event),
      });
      const query = parseQuery(
        'SELECT ?facts ?articles { { SELECT (COUNT(*) AS ?facts) { ?s ?p ?o } } { SELECT (COUNT(*) AS ?articles) { GRAPH <urn:articles> { ?s ?p ?o } } } }',
      );
      const { solutions } = await store.select(query);
      return solutions[0]?.map((term) => term?.value);
    };
    expect(await counts({ named: [named] })).toEqual(['13', '1']);
    expect(await counts({ named: [named] })).toEqual(['13', '1']);
    await writeFile(named.path, '<urn:a> <urn:b> "one" .\n<urn:a> <urn:b> "two" .\n');
    expect(await counts({ named: [named] })).toEqual(['13', '2']);
    expect(await counts({})).toEqual(['13', '0']);
    expect(images).toEqual(['written', 'read', 'written', 'written']);
  });

  it('keeps no image unless asked to', async () => {
    const path = await graphFile(CONFORMANCE_GRAPH);
    await using store = oxigraphStore({ path });
    expect(await store.ask(SIMPLE)).toBe(true);
    expect(await readdir(folder)).not.toContain(`${basename(path)}.image`);
  });
});
