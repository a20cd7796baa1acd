import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { ask } from '@biographql/sparql';
import { expect, it } from 'vitest';
import { CONFORMANCE_GRAPH } from '../../../test/suites/graph-store/conformance-graph.js';
import { temporaryPlace } from '../../../test/testing/temporary-place.js';
import { oxigraph } from './oxigraph.js';

it.skipIf(process.platform === 'win32')(
  'a store that is opened early answers though its folder is moved',
  async () => {
    await using place = await temporaryPlace();
    const folder = join(place.directory, 'build');
    await mkdir(folder);
    const path = join(folder, 'graph.nt.gz');
    await writeFile(path, gzipSync(CONFORMANCE_GRAPH));
    const settings = { sparqlWorkers: 3 };
    const opened = await oxigraph.openEarly?.({ path, triples: 9 }, { settings });
    if (opened == null) throw new Error('No store was opened');
    await using store = opened;
    await rename(folder, join(place.directory, 'version'));
    await store.ready();
    expect(await store.ask(ask('ASK { ?s ?p ?o }'), { priority: 'service' })).toBe(true);
    await expect.poll(() => store.load?.().workers, { timeout: 20_000 }).toEqual({ idle: 3 });
  },
);
