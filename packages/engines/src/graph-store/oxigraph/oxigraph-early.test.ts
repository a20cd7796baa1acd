import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { ask } from '@biographql/sparql';
import { describe, expect, it } from 'vitest';
import { CONFORMANCE_GRAPH } from '../../../test/suites/graph-store/conformance-graph.js';
import { temporaryPlace } from '../../temporary-place.js';
import { oxigraph } from './oxigraph.js';
import { oxigraphStore } from './oxigraph-store.js';

const loaded = (store: { load?(): { readonly workers?: object | undefined } | undefined }) =>
  store.load?.()?.workers;

it('answers user queries while only one of two threads is loaded', async () => {
  await using place = await temporaryPlace();
  const path = join(place.directory, 'graph.nt');
  await writeFile(path, CONFORMANCE_GRAPH);
  await using store = oxigraphStore({ path, workers: 2, othersAfter: new Promise(() => {}) });
  await store.ready();
  expect(await store.ask(ask('ASK { ?s ?p ?o }'), { client: 'a' })).toBe(true);
  expect(loaded(store)).toEqual({ idle: 1, loading: 1 });
});

describe.skipIf(process.platform === 'win32')('a store that is opened early', () => {
  it('loads in one thread, though its folder is moved, and in the others when the rest is built', async () => {
    await using place = await temporaryPlace();
    const folder = join(place.directory, 'build');
    await mkdir(folder);
    const path = join(folder, 'graph.nt.gz');
    await writeFile(path, gzipSync(CONFORMANCE_GRAPH));
    let end = () => {};
    const built = new Promise<void>((resolve) => {
      end = resolve;
    });
    const settings = { sparqlWorkers: 3 };
    const opened = await oxigraph.openEarly?.({ path, triples: 9 }, { built, settings });
    if (opened == null) throw new Error('No store was opened');
    await using store = opened;
    await rename(folder, join(place.directory, 'version'));
    await store.ready();
    expect(await store.ask(ask('ASK { ?s ?p ?o }'), { priority: 'service' })).toBe(true);
    expect(loaded(store)).toEqual({ idle: 1, loading: 2 });
    end();
    await expect.poll(() => loaded(store), { timeout: 20_000 }).toEqual({ idle: 3 });
  });
});
