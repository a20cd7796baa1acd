import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describeGraphStore } from '../../../test/suites/graph-store/conformance.js';
import { openTemporary } from '../../../test/testing/temporary-place.js';
import type { GraphDriver } from '../graph-store.js';
import { oxigraph } from './oxigraph.js';

const fileIn = (directory: string) => join(directory, 'graph.nt.gz');

/** The driver on a compressed file. */
const compressed: GraphDriver = {
  ...oxigraph,
  open: ({ directory }) => {
    const place = { directory, graph: { path: fileIn(directory), triples: 0 } };
    return oxigraph.open(place, { settings: { sparqlWorkers: 3 } });
  },
};

describeGraphStore('oxigraph with compressed graph and three workers', (ntriples) =>
  openTemporary(compressed, ({ directory }) => writeFile(fileIn(directory), gzipSync(ntriples))),
);
