import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

/** A running Fuseki with a dataset in memory. */
export interface Fuseki extends AsyncDisposable {
  /** Address of its query endpoint. */
  readonly url: string;
}

/** A server that counts who calls it. */
export interface Listener extends AsyncDisposable {
  readonly url: string;
  readonly calls: () => number;
}

/** Where `mvn dependency:get -Dartifact=org.apache.jena:jena-fuseki-server:5.3.0` puts it. */
const MAVEN_FOLDER = join(homedir(), '.m2/repository/org/apache/jena/jena-fuseki-server');
const START_MS = 90_000;

/** Path of the server's jar, of `FUSEKI_JAR` or of Maven's folder; null where it or Java is absent. */
export function findFuseki(): string | null {
  if (spawnSync('java', ['-version']).error !== undefined) return null;
  const named = process.env.FUSEKI_JAR;
  if (named !== undefined) return existsSync(named) ? named : null;
  if (!existsSync(MAVEN_FOLDER)) return null;
  const jars = readdirSync(MAVEN_FOLDER, { recursive: true, encoding: 'utf8' });
  const found = jars.sort().findLast((path) => /jena-fuseki-server-[\d.]+\.jar$/.test(path));
  return found === undefined ? null : join(MAVEN_FOLDER, found);
}

/**
 * Starts it on a free port of this machine.
 * @param ntriples - what its dataset holds; default: nothing. @throws Error when it does not answer in time.
 */
export async function startFuseki(jar: string, ntriples = ''): Promise<Fuseki> {
  const port = await freePort();
  // It writes a folder of its own settings where it is started.
  const folder = await mkdtemp(join(tmpdir(), 'biographql-fuseki-'));
  const graph = join(folder, 'graph.nt');
  await writeFile(graph, ntriples);
  const dataset = ntriples === '' ? '--mem' : `--file=${graph}`;
  const server = spawn(
    'java',
    ['-Xmx256m', '-jar', jar, dataset, '--localhost', `--port=${port}`, '--ping', '/ds'],
    { cwd: folder, stdio: 'ignore' },
  );
  const stop = async () => {
    await stopServer(server);
    await rm(folder, { recursive: true, force: true });
  };
  const until = performance.now() + START_MS;
  while (!(await answers(`http://127.0.0.1:${port}/$/ping`))) {
    if (performance.now() > until || server.exitCode !== null) {
      await stop();
      throw new Error('Fuseki did not start');
    }
    await setTimeout(200);
  }
  return { url: `http://127.0.0.1:${port}/ds/sparql`, [Symbol.asyncDispose]: stop };
}

/** Starts a server that answers every call with an empty result and counts it. */
export async function startListener(): Promise<Listener> {
  let calls = 0;
  const http = createServer((_, response) => {
    calls += 1;
    response.writeHead(200, { 'content-type': 'application/sparql-results+json' });
    response.end('{"head":{"vars":[]},"results":{"bindings":[]}}');
  });
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  const { port } = http.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/sparql`,
    calls: () => calls,
    async [Symbol.asyncDispose]() {
      http.close();
      http.closeAllConnections();
    },
  };
}

async function freePort(): Promise<number> {
  const http = createServer().listen(0, '127.0.0.1');
  await once(http, 'listening');
  const { port } = http.address() as AddressInfo;
  http.close();
  await once(http, 'close');
  return port;
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}

async function stopServer(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return;
  server.kill('SIGKILL');
  await once(server, 'exit');
}
