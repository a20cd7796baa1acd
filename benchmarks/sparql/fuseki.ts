import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { findFuseki } from '../../packages/engines/src/graph-store/sparql-endpoint/fuseki.fixture.js';
import {
  endProgram,
  freePort,
  startProgram,
} from '../../packages/engines/src/graph-store/sparql-endpoint/program.fixture.js';
import { askNumber, type Endpoint } from './endpoint.js';
import type { PeerStart } from './virtuoso.js';

const HEAP_MB_PER_MILLION = 1_500;
const LEAST_HEAP_MB = 1_024;

/** Starts Fuseki with the graph in memory; null where its jar or Java is absent. */
export async function startFuseki({ graph, folder, signal }: PeerStart): Promise<Endpoint | null> {
  const jar = findFuseki();
  if (jar === null) return null;
  const port = await freePort();
  const own = join(folder, 'fuseki');
  await mkdir(own, { recursive: true });
  const heap = Math.max(LEAST_HEAP_MB, Math.ceil((graph.triples / 1e6) * HEAP_MB_PER_MILLION));
  const url = `http://127.0.0.1:${port}/ds/sparql`;
  const begin = performance.now();
  const child = await startProgram(
    {
      command: 'java',
      args: [
        `-Xmx${heap}m`,
        '-jar',
        jar,
        '--localhost',
        `--port=${port}`,
        `--file=${graph.path}`,
        '/ds',
      ],
      folder: own,
      signal,
    },
    async () => (await askNumber(url, 'SELECT (COUNT(*) AS ?n) { ?s ?p ?o }')) > 0,
  );
  return {
    name: 'Fuseki',
    url,
    pid: child.pid ?? 0,
    startMs: performance.now() - begin,
    [Symbol.asyncDispose]: () => endProgram(child),
  };
}
