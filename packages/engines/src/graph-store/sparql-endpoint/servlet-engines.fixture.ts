import { type Endpoint, freePort, sendTo, startInFolder } from './program.fixture.js';

const TURTLE = { 'content-type': 'text/turtle' };
const N_TRIPLES = { 'content-type': 'text/plain;charset=utf-8' };

/** A repository in memory, as RDF4J's own configuration says it. */
const REPOSITORY = `
@prefix rep: <http://www.openrdf.org/config/repository#> .
@prefix sr: <http://www.openrdf.org/config/repository/sail#> .
@prefix sail: <http://www.openrdf.org/config/sail#> .
@prefix ms: <http://www.openrdf.org/config/sail/memory#> .
[] a rep:Repository ; rep:repositoryID "graph" ; rep:repositoryImpl [
  rep:repositoryType "openrdf:SailRepository" ;
  sr:sailImpl [ sail:sailType "openrdf:MemoryStore" ; ms:persist false ] ] .`;

/** Files that an engine made of servlets needs. */
export interface ServletFiles {
  readonly jetty: string;
  readonly war: string;
}

/** Returns the paths of Jetty and an engine's WAR from the environment; null if either is unset. */
export function findServlets(variable: 'RDF4J_WAR' | 'BLAZEGRAPH_WAR'): ServletFiles | null {
  const { JETTY_RUNNER_JAR: jetty, [variable]: war } = process.env;
  return jetty === undefined || war === undefined ? null : { jetty, war };
}

/** Starts RDF4J with a graph in memory. */
export async function startRdf4j(files: ServletFiles, ntriples: string): Promise<Endpoint> {
  const port = await freePort();
  const base = `http://127.0.0.1:${port}`;
  const program = await startServlets(files, {
    port,
    ping: `${base}/protocol`,
    flags: (folder) => [`-Dorg.eclipse.rdf4j.appdata.basedir=${folder}`],
  });
  const url = `${base}/repositories/graph`;
  await sendTo(url, { method: 'PUT', headers: TURTLE, body: REPOSITORY });
  await sendTo(`${url}/statements`, { method: 'POST', headers: N_TRIPLES, body: ntriples });
  return { ...program, url };
}

/** Starts Blazegraph with a graph in its journal. */
export async function startBlazegraph(files: ServletFiles, ntriples: string): Promise<Endpoint> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}/sparql`;
  const program = await startServlets(files, {
    port,
    ping: url,
    // Blazegraph uses internals of Java that newer versions close.
    flags: () => ['--add-opens', 'java.base/java.lang=ALL-UNNAMED'],
  });
  await sendTo(url, { method: 'POST', headers: N_TRIPLES, body: ntriples });
  return { ...program, url };
}

interface Servlets {
  readonly port: number;
  readonly ping: string;
  readonly flags: (folder: string) => readonly string[];
}

function startServlets(
  { jetty, war }: ServletFiles,
  { port, ping, flags }: Servlets,
): Promise<AsyncDisposable> {
  return startInFolder({
    command: 'java',
    ping,
    args: (folder) => [
      ...['-Xmx512m', ...flags(folder), '-jar', jetty],
      ...['--host', '127.0.0.1', '--port', String(port), war],
    ],
  });
}
