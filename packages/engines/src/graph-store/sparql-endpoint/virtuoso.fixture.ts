import { execFile, spawnSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Endpoint, freePort, startInFolder } from './program.fixture.js';

const PROGRAM = process.env.VIRTUOSO_BIN ?? 'virtuoso-t';
const CLIENT = process.env.VIRTUOSO_ISQL ?? 'isql-vt';
const GRAPH = 'http://graph.local/';
const run = promisify(execFile);

/** Whether Virtuoso and its client are on this machine, as Debian's `virtuoso-opensource` brings them. */
export function hasVirtuoso(): boolean {
  return [PROGRAM, CLIENT].every((name) => spawnSync(name, ['-?']).error === undefined);
}

/** Starts Virtuoso on a database of its own, and loads a graph. */
export async function startVirtuoso(ntriples: string): Promise<Endpoint> {
  const [sqlPort, httpPort] = [await freePort(), await freePort()];
  const url = `http://127.0.0.1:${httpPort}/sparql`;
  let source = '';
  const program = await startInFolder({
    command: PROGRAM,
    ping: `${url}?query=ASK%7B%7D`,
    async args(folder) {
      source = join(folder, 'load');
      await mkdir(source);
      await writeFile(join(source, 'graph.nt'), ntriples);
      const settings = join(folder, 'virtuoso.ini');
      await writeFile(settings, virtuosoSettings({ folder, sqlPort, httpPort, buffers: 10_000 }));
      return ['+configfile', settings, '+foreground'];
    },
  });
  const commands = [`ld_dir('${source}', 'graph.nt', '${GRAPH}');`, 'rdf_loader_run();'];
  for (const command of commands) {
    const login = [`127.0.0.1:${sqlPort}`, 'dba', 'dba', 'VERBOSE=OFF'];
    await run(CLIENT, [...login, `exec=${command}`]);
  }
  // Queries without this would also see Virtuoso's own graphs.
  return { ...program, url: `${url}?default-graph-uri=${encodeURIComponent(GRAPH)}` };
}

export interface VirtuosoSettings {
  /** Folder of its database, and the only one it may read. */
  readonly folder: string;
  readonly sqlPort: number;
  readonly httpPort: number;
  /** Pages of 8 KB that it keeps in memory. */
  readonly buffers: number;
}

/** Returns a configuration file of Virtuoso, with more connections than any test opens. */
function virtuosoSettings(settings: VirtuosoSettings): string {
  const { folder, sqlPort, httpPort, buffers } = settings;
  return `[Database]
DatabaseFile = ${folder}/virtuoso.db
ErrorLogFile = ${folder}/virtuoso.log
LockFile = ${folder}/virtuoso.lck
TransactionFile = ${folder}/virtuoso.trx
xa_persistent_file = ${folder}/virtuoso.pxa
[TempDatabase]
DatabaseFile = ${folder}/virtuoso-temp.db
TransactionFile = ${folder}/virtuoso-temp.trx
[Parameters]
ServerPort = 127.0.0.1:${sqlPort}
DirsAllowed = ${folder}
NumberOfBuffers = ${buffers}
MaxDirtyBuffers = ${Math.floor(0.75 * buffers)}
ServerThreads = 60
[HTTPServer]
ServerPort = 127.0.0.1:${httpPort}
ServerRoot = ${folder}
MaxClientConnections = 50
ServerThreads = 50
[SPARQL]
ResultSetMaxRows = 1000000
`;
}
