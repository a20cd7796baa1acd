import { parseQuery } from '@biographql/sparql';
import { describe, expect, it } from 'vitest';
import type { GraphImages, TakenImage } from './graph-images.js';
import { pageGraphStore } from './page-graph-store.js';
import type { LoadedGraph } from './page-messages.js';
import { threadlessWorker } from './page-worker.fixture.js';

const TRIPLES = Array.from({ length: 500 }, (_, at) => `<http://e/s${at}> <http://e/p> "${at}" .`);
const QUERY = parseQuery('SELECT ?o { <http://e/s7> ?p ?o }');

/** It is kept when nobody has asked for a while. */
const PATIENTLY = { timeout: 25_000 };

/** Images in memory. */
class KeptImages implements GraphImages {
  taken: TakenImage | null = null;
  async open() {
    const { taken } = this;
    if (taken === null) return null;
    return { facts: taken.facts, fill: (memory: Uint8Array) => memory.set(taken.memory) };
  }
  async write(take: () => TakenImage) {
    const { memory, facts } = take();
    this.taken = { memory: memory.slice(), facts };
  }
  async remove() {
    this.taken = null;
  }
}

describe('images of a loaded graph', () => {
  // The engine's code has one instance a thread, which a worker of a page is and a test is not.
  it('are kept once the graph is loaded, without holding answers up', async () => {
    const images = new KeptImages();
    const loads: LoadedGraph[] = [];
    await using store = pageGraphStore({
      worker: () => threadlessWorker(TRIPLES.join('\n'), images),
      source: null,
      onLoaded: (loaded) => loads.push(loaded),
    });
    const { solutions } = await store.select(QUERY);
    expect(solutions.map(([object]) => object?.value)).toEqual(['7']);
    await expect.poll(() => images.taken?.facts.triples, PATIENTLY).toBe(500);
    expect(images.taken?.memory.length).toBe(images.taken?.facts.bytes);

    await using again = pageGraphStore({
      worker: () => threadlessWorker('', images),
      source: null,
      onLoaded: (loaded) => loads.push(loaded),
    });
    const same = await again.select(QUERY);
    expect(same.solutions.map(([object]) => object?.value)).toEqual(['7']);
    expect(loads.map(({ isFromImage }) => isFromImage)).toEqual([false, true]);
  });

  it('are removed when they hold another store, and the triples are loaded', async () => {
    const images = new KeptImages();
    const worker = () => threadlessWorker(TRIPLES.join('\n'), images);
    const first = pageGraphStore({ worker, source: null });
    await first.ready();
    await expect.poll(() => images.taken !== null, PATIENTLY).toBe(true);
    if (images.taken !== null) {
      const { memory, facts } = images.taken;
      images.taken = { memory, facts: { ...facts, triples: 1 } };
    }
    await using store = pageGraphStore({ worker, source: null });
    const { solutions } = await store.select(QUERY);
    expect(solutions).toHaveLength(1);
    await expect.poll(() => images.taken?.facts.triples, PATIENTLY).toBe(500);
  });
});
