import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { showMicroseconds, showMs, showNumber } from './figures.js';
import type { Comparison, Part, PartContext } from './part.js';

/** A server under load. */
export interface HttpRow {
  readonly contestant: string;
  readonly payload: string;
  readonly requestsPerSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  /** Of the server, per answered request. */
  readonly cpuMicroseconds: number;
  /** Requests per second beside Mercurius with jit. */
  readonly ratio: number;
}

/** Requests over HTTP beside a server of Mercurius and jit, as their documentation sets them up. */
export const httpPart: Part = {
  name: 'http',
  title: 'HTTP',
  async run(context) {
    const rows = await readRows(context);
    return {
      notes: ['Typed texts over HTTP, 20 connections; keys, limits and request log on.'],
      comparisons: comparisonsOf(rows),
      tables: [{ title: 'Requests', columns: COLUMNS, rows: rows.map(cellsOf) }],
    };
  },
};

const PEER = 'bare';
/** What has to be reached: of texts that were asked before, and of new ones. */
const BARS: Readonly<Record<string, number>> = { warm: 0.9, cold: 0.4 };
const NEXT_IDEA =
  'the fixed cost of a request (key, rate, limits, log, the executor) is what a profile of `stack` beside `bare` shows; take it apart there first.';
const COLUMNS = ['contestant', 'payload', 'requests/s', 'p50', 'p99', 'CPU/request', 'ratio'];

function comparisonsOf(rows: readonly HttpRow[]): readonly Comparison[] {
  return rows.flatMap((row) => {
    const peer = rows.find(
      ({ contestant, payload }) => contestant === PEER && payload === row.payload,
    );
    if (peer === undefined || row.contestant === PEER) return [];
    const least = BARS[row.contestant];
    return [
      {
        id: `http/${row.payload}/${row.contestant}/requests`,
        what: `HTTP, ${row.payload}, ${row.contestant}: requests per second`,
        ours: `${showNumber(row.requestsPerSecond)}/s`,
        peer: `Mercurius + jit ${showNumber(peer.requestsPerSecond)}/s`,
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

/** Runs the benchmark of the HTTP layer in a process of its own and reads its table. */
async function readRows({ isQuick, signal }: PartContext): Promise<readonly HttpRow[]> {
  const script = fileURLToPath(new URL('../http/typeahead.bench.ts', import.meta.url));
  const load = isQuick ? ['--rounds', '2', '--seconds', '2'] : ['--rounds', '5', '--seconds', '3'];
  const loader = ['--import', 'tsx', '--conditions=@biographql/source'];
  // A group of its own, since it starts servers that must end with it.
  const child = spawn(process.execPath, [...loader, script, ...load], {
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const end = () => endGroup(child.pid);
  signal.addEventListener('abort', end, { once: true });
  try {
    const [out, failure] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      once(child, 'exit'),
    ]);
    const rows = out.split('\n').flatMap(rowOf);
    if (rows.length === 0)
      throw new Error(`the benchmark of HTTP gave no rows: ${failure.slice(-300)}`);
    return rows;
  } finally {
    signal.removeEventListener('abort', end);
    end();
  }
}

function endGroup(pid: number | undefined): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}

const ROW = /^(\w+) +([\d.]+) +([\d.]+) +([\d.]+) +([\d.]+) +([\d.]+) +[\d.]+$/;

function rowOf(line: string): readonly HttpRow[] {
  const [, contestant = '', ...cells] = ROW.exec(line.trim()) ?? [];
  const [requestsPerSecond, p50Ms, p99Ms, cpuMicroseconds, ratio] = cells.map(Number);
  if (
    requestsPerSecond === undefined ||
    p50Ms === undefined ||
    p99Ms === undefined ||
    cpuMicroseconds === undefined ||
    ratio === undefined
  )
    return [];
  const payload = 'typed texts';
  return [{ contestant, payload, requestsPerSecond, p50Ms, p99Ms, cpuMicroseconds, ratio }];
}
