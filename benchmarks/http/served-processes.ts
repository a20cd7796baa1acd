import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, openSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { childrenOf } from './processor-time.js';
import { BENCH_KEY } from './servers/contestant.js';

/** A service as it is released, with the numbers of its processes. */
export interface ServedProcesses extends AsyncDisposable {
  readonly url: string;
  /** The first one started the others, and is the only one of a service of one process. */
  readonly pids: readonly number[];
}

const PROGRAM = fileURLToPath(new URL('../../packages/server/bin/biographql.js', import.meta.url));
const GRAPH_THREADS = 2;
/** A first start builds the starter dataset. */
const START_MS = 600_000;

/** Starts `biographql serve --processes` as it was built, and waits until its graph is loaded; with the log that it writes by default. */
export async function startServed(processes: number, dataDir: string): Promise<ServedProcesses> {
  const log = join(mkdtempSync(join(tmpdir(), 'biographql-bench-')), 'log.jsonl');
  const args = ['serve', '--processes', String(processes), '--data-dir', dataDir, '--port', '0'];
  const child = spawn(process.execPath, [PROGRAM, ...args], {
    env: {
      PATH: process.env.PATH ?? '',
      BIOGRAPHQL_API_KEY: BENCH_KEY,
      BIOGRAPHQL_LOG_FORMAT: 'json',
      // Counted, and never spent.
      BIOGRAPHQL_RATE_LIMIT: '1000000000',
      BIOGRAPHQL_SPARQL_WORKERS: String(GRAPH_THREADS),
    },
    stdio: ['ignore', openSync(log, 'w'), 'inherit'],
  });
  const exit = once(child, 'exit');
  const pid = child.pid ?? 0;
  const url = await listening(log, () => child.exitCode);
  return {
    url,
    pids: [pid, ...childrenOf(pid)],
    async [Symbol.asyncDispose]() {
      child.kill('SIGTERM');
      await exit;
    },
  };
}

async function listening(log: string, exitCode: () => number | null): Promise<string> {
  const until = performance.now() + START_MS;
  while (performance.now() < until && exitCode() === null) {
    const lines = readFileSync(log, 'utf8').split('\n');
    const told = (msg: string) => lines.filter((line) => line.endsWith(`"msg":"${msg}"}`));
    const [line] = told('listening');
    const isLoaded = told('graph loaded').length >= GRAPH_THREADS;
    if (line !== undefined && isLoaded) return (JSON.parse(line) as { readonly url: string }).url;
    await sleep(100);
  }
  throw new Error(`The service did not start; its log is ${log}.`);
}
