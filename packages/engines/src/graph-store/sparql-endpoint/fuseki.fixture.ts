import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { type Endpoint, freePort, startInFolder } from './program.fixture.js';

/** A server that counts its calls. */
export interface Listener extends AsyncDisposable {
  readonly url: string;
  readonly calls: () => number;
}

/** Where `mvn dependency:get -Dartifact=org.apache.jena:jena-fuseki-server:5.3.0` puts it. */
const MAVEN_FOLDER = join(homedir(), '.m2/repository/org/apache/jena/jena-fuseki-server');

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
export async function startFuseki(jar: string, ntriples = ''): Promise<Endpoint> {
  const port = await freePort();
  const program = await startInFolder({
    command: 'java',
    ping: `http://127.0.0.1:${port}/$/ping`,
    async args(folder) {
      const graph = join(folder, 'graph.nt');
      await writeFile(graph, ntriples);
      const dataset = ntriples === '' ? '--mem' : `--file=${graph}`;
      const place = ['--localhost', `--port=${port}`, '--ping', '/ds'];
      return ['-Xmx256m', '-jar', jar, dataset, ...place];
    },
  });
  return { ...program, url: `http://127.0.0.1:${port}/ds/sparql` };
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
