import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type MemoryParts, memoryParts } from './memory-parts.js';
import { type Traffic, traffic } from './requests.js';
import { floorsByMinute, quantile, type Slope, slopePerMinute } from './statistics.js';
import { Tally, type TallyRow } from './tally.js';

/** What a soak may choose. */
export interface SoakOptions {
  readonly minutes: number;
  readonly connections: number;
  /** Total requests per second; the service must not be saturated, or its queues are what is measured. */
  readonly rate: number;
  /** Part of the requests that is hostile, 0 to 1. */
  readonly hostile: number;
  readonly dataDir: string;
  readonly seed: number;
  readonly onProgress?: (line: string) => void;
}

/** What was seen. */
export interface SoakReport {
  readonly requests: number;
  readonly rows: readonly TallyRow[];
  /** Lines of the service's log with a status of 500, or an error of its own; none is the aim. */
  readonly failures: readonly string[];
  /** What held memory, and by how much each part rose in the second half of the run; the first is what is judged. */
  readonly memoryParts: readonly MemoryPart[];
  /** Megabytes. */
  readonly memory: { readonly first: number; readonly last: number; readonly greatest: number };
  /** Milliseconds by which the event loop was late, over windows of 5 s. */
  readonly loopDelay: { readonly p99: number; readonly greatest: number };
  /** Exit code of the service after the stop. */
  readonly exitCode: number | null;
}

/** A part of the memory. */
export interface MemoryPart {
  readonly name: string;
  /** Megabytes: the least of the first minute of the second half. */
  readonly half: number;
  /** Megabytes: the least of the last minute. */
  readonly last: number;
  /** Megabytes per minute in the second half, of the least of each minute. */
  readonly slope: Slope;
}

interface Look {
  readonly minute: number;
  readonly rss: number;
  readonly heapUsed: number;
  readonly external: number;
  /** Null but on Linux. */
  readonly parts: MemoryParts | null;
  readonly delayMs: readonly [p50: number, p99: number, greatest: number];
}

const PROGRAM = fileURLToPath(new URL('../../packages/server/bin/biographql.js', import.meta.url));
const MONITOR = new URL('monitor.mjs', import.meta.url).href;
const KEY = 'soak';
const MEGABYTE = 1024 * 1024;
const NO_PARTS: MemoryParts = { files: 0, wasm: 0, malloc: 0, other: 0 };

/** Starts a built service, sends it traffic, and stops it. */
export async function runSoak(options: SoakOptions): Promise<SoakReport> {
  const { minutes, connections, onProgress = () => {} } = options;
  const service = await start(options.dataDir, onProgress);
  const tally = new Tally();
  const looks: Look[] = [];
  const begin = Date.now();
  const minute = () => (Date.now() - begin) / 60_000;
  // The first look reaches back into the start, which may have built a dataset.
  service.child.once('message', () => {
    service.child.on('message', (look: Omit<Look, 'minute' | 'parts'>) => {
      looks.push({ minute: minute(), parts: getParts(service.child), ...look });
    });
  });
  const reporting = setInterval(() => {
    const rss = Math.round((looks.at(-1)?.rss ?? 0) / MEGABYTE);
    onProgress(`${minute().toFixed(1)} of ${minutes} min, ${tally.total()} requests, ${rss} MB`);
  }, 15_000);
  const next = traffic(options.seed, options.hostile);
  const send = async (index: number) => {
    const gap = (connections / options.rate) * 1_000;
    await sleep((gap * index) / connections);
    for (let due = Date.now(); minute() < minutes && service.child.exitCode === null; due += gap) {
      await sleep(Math.max(0, due - Date.now()));
      await ask(service.url, next(), tally);
      // A sender that fell behind doesn't send a burst.
      due = Math.max(due, Date.now() - gap);
    }
  };
  await Promise.all(Array.from({ length: connections }, (_, index) => send(index)));
  clearInterval(reporting);
  const exitCode = await service.stop();
  return report(tally, looks, service.failures(), exitCode);
}

async function ask(url: string, request: Traffic, tally: Tally): Promise<void> {
  const begin = performance.now();
  const status = await getStatus(url, request);
  tally.add(request.name, status, performance.now() - begin);
}

async function getStatus(
  url: string,
  { body, headers = {}, leaveAfterMs }: Traffic,
): Promise<string> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-api-key': KEY, ...headers },
      body,
      signal: AbortSignal.timeout(leaveAfterMs ?? 60_000),
    });
    await response.arrayBuffer();
    return String(response.status);
  } catch {
    return 'left';
  }
}

async function start(dataDir: string, onProgress: (line: string) => void) {
  const { PATH = '', HOME = '' } = process.env;
  const child: ChildProcess = spawn(
    process.execPath,
    ['--import', MONITOR, PROGRAM, 'serve', '--json', '--data-dir', dataDir],
    {
      env: {
        PATH,
        HOME,
        PORT: '0',
        BIOGRAPHQL_API_KEY: KEY,
        BIOGRAPHQL_RATE_LIMIT: '0',
        BIOGRAPHQL_LOG_FORMAT: 'json',
        BIOGRAPHQL_LOG_LEVEL: 'info',
      },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    },
  );
  const failures: string[] = [];
  let url: string | undefined;
  let rest = '';
  const read = (text: string) => {
    const lines = `${rest}${text}`.split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      if (line.startsWith('{"url"')) url = JSON.parse(line).url;
      else if (isFailure(line)) failures.push(line);
    }
  };
  child.stdout?.setEncoding('utf8').on('data', read);
  child.stderr?.setEncoding('utf8').on('data', (text: string) => onProgress(text.trim()));
  const ended = once(child, 'exit');
  while (url === undefined) {
    if (child.exitCode !== null) throw new Error(`The service ended with ${child.exitCode}.`);
    await sleep(100);
  }
  return {
    url,
    child,
    failures: () => failures,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      return child.exitCode;
    },
  };
}

/** A failed valid request, or an error outside of requests. 503 counts as a response: overload. */
function isFailure(line: string): boolean {
  try {
    const { level, status } = JSON.parse(line);
    return (
      (typeof status === 'number' && status >= 500 && status !== 503) ||
      level === 'error' ||
      level >= 50
    );
  } catch {
    return false;
  }
}

function report(
  tally: Tally,
  looks: readonly Look[],
  failures: readonly string[],
  exitCode: number | null,
): SoakReport {
  const resident = looks.map((look) => look.rss / MEGABYTE);
  return {
    requests: tally.total(),
    rows: tally.rows(),
    failures,
    memoryParts: getMemoryParts(looks),
    memory: {
      first: resident[0] ?? 0,
      last: resident.at(-1) ?? 0,
      greatest: Math.max(0, ...resident),
    },
    loopDelay: {
      p99: quantile(
        looks.map((look) => look.delayMs[1]),
        0.99,
      ),
      greatest: Math.max(0, ...looks.map((look) => look.delayMs[2])),
    },
    exitCode,
  };
}

function getParts({ pid }: ChildProcess): MemoryParts | null {
  try {
    return memoryParts(readFileSync(`/proc/${pid}/smaps`, 'utf8'));
  } catch {
    return null;
  }
}

function getMemoryParts(looks: readonly Look[]): readonly MemoryPart[] {
  const half = (looks.at(-1)?.minute ?? 0) / 2;
  const part = (name: string, toBytes: (look: Look, parts: MemoryParts) => number): MemoryPart => {
    const floors = floorsByMinute(
      looks
        .filter(({ minute }) => minute >= half)
        .map((look) => ({
          minute: look.minute,
          value: toBytes(look, look.parts ?? NO_PARTS) / MEGABYTE,
        })),
    );
    return {
      name,
      half: floors[0]?.value ?? 0,
      last: floors.at(-1)?.value ?? 0,
      slope: slopePerMinute(floors),
    };
  };
  return [
    part('resident but files', ({ rss }, { files }) => rss - files),
    part('mapped files', (_, { files }) => files),
    part('WebAssembly', (_, { wasm }) => wasm),
    part('malloc', (_, { malloc }) => malloc),
    part('other', (_, { other }) => other),
    part('of it the main heap', ({ heapUsed, external }) => heapUsed + external),
  ];
}
