import { execFile } from 'node:child_process';
import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { GraphFile } from '@biographql/engines';
import {
  endProgram,
  freePort,
  startProgram,
} from '../../packages/engines/src/graph-store/sparql-endpoint/program.fixture.js';
import { virtuosoSettings } from '../../packages/engines/src/graph-store/sparql-endpoint/virtuoso.fixture.js';
import { askNumber, type Endpoint } from './endpoint.js';

/** What a peer gets to start with. */
export interface PeerStart {
  readonly graph: GraphFile;
  /** Where it may make a folder of its own. */
  readonly folder: string;
  readonly signal: AbortSignal;
}

const PROGRAM = process.env.VIRTUOSO_BIN ?? 'virtuoso-t';
const CLIENT = process.env.VIRTUOSO_ISQL ?? 'isql-vt';
const run = promisify(execFile);

/** Starts Virtuoso on a database of its own and loads the graph; null where it is absent. */
export async function startVirtuoso({
  graph,
  folder,
  signal,
}: PeerStart): Promise<Endpoint | null> {
  if (!(await isInstalled())) return null;
  const own = join(folder, 'virtuoso');
  const source = join(own, 'load');
  await mkdir(source, { recursive: true });
  await copyFile(graph.path, join(source, 'graph.nt.gz'));
  const [sqlPort, httpPort] = [await freePort(), await freePort()];
  const settings = join(own, 'virtuoso.ini');
  await writeFile(settings, virtuosoSettings({ folder: own, sqlPort, httpPort, buffers: 170_000 }));
  const url = `http://127.0.0.1:${httpPort}/sparql`;
  const begin = performance.now();
  const child = await startProgram(
    { command: PROGRAM, args: ['+configfile', settings, '+foreground'], folder: own, signal },
    async () => (await fetch(`${url}?query=ASK%7B%7D`)).ok,
  );
  try {
    const commands = [
      `ld_dir('${source}', 'graph.nt.gz', 'http://graph.local/');`,
      'rdf_loader_run();',
      'checkpoint;',
    ];
    for (const command of commands)
      await run(CLIENT, [`127.0.0.1:${sqlPort}`, 'dba', 'dba', 'VERBOSE=OFF', `exec=${command}`], {
        signal,
      });
    const loaded = await askNumber(
      url,
      'SELECT (COUNT(*) AS ?n) FROM <http://graph.local/> { ?s ?p ?o }',
    );
    if (!(loaded > graph.triples / 2)) throw new Error(`Virtuoso loaded ${loaded} triples`);
  } catch (error) {
    await endProgram(child);
    throw error;
  }
  return {
    name: 'Virtuoso',
    // Its own graphs stand beside ours: a query without this would see them, too.
    url: `${url}?default-graph-uri=${encodeURIComponent('http://graph.local/')}`,
    pid: child.pid ?? 0,
    startMs: performance.now() - begin,
    [Symbol.asyncDispose]: () => endProgram(child),
  };
}

async function isInstalled(): Promise<boolean> {
  try {
    await run(PROGRAM, ['-?']);
    return true;
  } catch (error) {
    // It ends with a status of its own after its help.
    return !(error instanceof Error && 'code' in error && error.code === 'ENOENT');
  }
}
