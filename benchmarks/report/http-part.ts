import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { HttpRow } from '../http/measure-http.js';
import { showMicroseconds, showMs, showNumber } from './figures.js';
import type { Comparison, Part, PartContext } from './part.js';

/** Requests over HTTP beside a server of Mercurius and jit, as their documentation sets them up. */
export const httpPart: Part = {
  name: 'http',
  title: 'HTTP',
  async run(context) {
    const rows = await readRows(context);
    return {
      notes: [
        '20 connections; keys, limits and request log of ours are on, the others have none. Ratios are of processor time.',
      ],
      comparisons: comparisonsOf(rows),
      tables: [{ title: 'Requests', columns: COLUMNS, rows: rows.map(cellsOf) }],
    };
  },
};

const PEER = 'mercurius';
const PEER_NAME = 'Mercurius + jit';
/** What has to be reached with typed texts: those that were asked before, and new ones. */
const BARS: Readonly<Record<string, number>> = { warm: 0.9, cold: 0.4 };
const NEXT_IDEA =
  'what is left of a request is in [0083](decisions/0083-answers-kept-as-they-were-sent.md) and [0091](decisions/0091-the-best-names-are-known-when-an-index-opens.md); next are one write in place of a vector, and an abort signal that is made where a call waits.';
const COLUMNS = ['contestant', 'payload', 'requests/s', 'p50', 'p99', 'CPU/request', 'ratio'];

function comparisonsOf(rows: readonly HttpRow[]): readonly Comparison[] {
  return rows.flatMap((row) => {
    const peer = rows.find(
      ({ contestant, payload }) => contestant === PEER && payload === row.payload,
    );
    if (peer === undefined || row.contestant === PEER) return [];
    const least = row.payload === 'typed' ? BARS[row.contestant] : undefined;
    return [
      {
        id: `http/${row.payload}/${row.contestant}/cpu`,
        what: `HTTP, ${row.payload}, ${row.contestant}: processor time of a request`,
        ours: showMicroseconds(row.cpuMicroseconds),
        peer: `${PEER_NAME} ${showMicroseconds(peer.cpuMicroseconds)}`,
        ratio: row.ratio,
        ...(least === undefined ? {} : { bar: { least, nextIdea: NEXT_IDEA } }),
      },
    ];
  });
}

function cellsOf(row: HttpRow): readonly string[] {
  return [
    row.contestant,
    row.payload,
    showNumber(row.requestsPerSecond),
    showMs(row.p50Ms),
    showMs(row.p99Ms),
    showMicroseconds(row.cpuMicroseconds),
    showNumber(row.ratio),
  ];
}

/** Runs the benchmark of the HTTP layer in a process of its own and reads its rows. */
async function readRows({ isQuick, signal }: PartContext): Promise<readonly HttpRow[]> {
  const script = fileURLToPath(new URL('../http/http.bench.ts', import.meta.url));
  const folder = await mkdtemp(join(tmpdir(), 'biographql-http-'));
  const file = join(folder, 'rows.json');
  const load = isQuick ? ['--rounds', '2', '--seconds', '2'] : ['--rounds', '5', '--seconds', '3'];
  const loader = ['--import', 'tsx', '--conditions=@biographql/source'];
  // A group of its own, since it starts servers that must end with it.
  const child = spawn(process.execPath, [...loader, script, ...load, '--json', file], {
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: true,
  });
  const end = () => endGroup(child.pid);
  signal.addEventListener('abort', end, { once: true });
  try {
    const [failure, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
    if (code !== 0) throw new Error(`the benchmark of HTTP failed: ${failure.slice(-300)}`);
    return JSON.parse(await readFile(file, 'utf8')) as readonly HttpRow[];
  } finally {
    signal.removeEventListener('abort', end);
    end();
    await rm(folder, { recursive: true, force: true });
  }
}

function endGroup(pid: number | undefined): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}
