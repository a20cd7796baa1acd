import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';

/** Another engine's query endpoint, in a process that was started for the bench. */
export interface Endpoint extends AsyncDisposable {
  readonly name: string;
  readonly url: string;
  readonly pid: number;
  /** From the start of the process until it answered with the whole graph loaded. */
  readonly startMs: number;
}

/** How a program is waited for. */
export interface ProgramStart {
  readonly command: string;
  readonly args: readonly string[];
  /** Its working folder, where it may write. */
  readonly folder: string;
  readonly signal: AbortSignal;
}

const START_MS = 180_000;

/** Starts a program and waits until `isReady`. @throws Error when it ends or is not ready in time. */
export async function startProgram(
  { command, args, folder, signal }: ProgramStart,
  isReady: () => Promise<boolean>,
): Promise<ChildProcess> {
  const child = spawn(command, args, {
    cwd: folder,
    // Some programs end when their input does.
    stdio: ['pipe', 'ignore', 'ignore'],
    signal,
    killSignal: 'SIGKILL',
  });
  // An abort is told by the signal; a program that is absent ends at once.
  child.on('error', () => {});
  const until = performance.now() + START_MS;
  while (!(await isReady().catch(() => false))) {
    signal.throwIfAborted();
    if (child.exitCode !== null || child.pid === undefined || performance.now() > until) {
      await endProgram(child);
      throw new Error(`${command} did not start`);
    }
    await setTimeout(100);
  }
  return child;
}

/** Ends a program by force and waits for its end: its folder is thrown away. */
export async function endProgram(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  const exit = once(child, 'exit');
  child.kill('SIGKILL');
  await exit;
}

/**
 * Returns a port of this machine that nobody listens on.
 *
 * @param first - with `last`, the ports to choose from. Default: any.
 * @throws Error when all of them are taken.
 */
export async function freePort(first = 0, last = first): Promise<number> {
  for (let wanted = first; wanted <= last; wanted += 1) {
    const server = createServer().listen(wanted, '127.0.0.1');
    try {
      await once(server, 'listening');
    } catch {
      continue;
    }
    const { port } = server.address() as AddressInfo;
    server.close();
    await once(server, 'close');
    return port;
  }
  throw new Error(`All ports from ${first} to ${last} are taken.`);
}

/** Returns the number that a query with one solution of one variable answers. */
export async function askNumber(url: string, query: string): Promise<number> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { accept: 'application/sparql-results+json' },
    body: new URLSearchParams({ query }),
    signal: AbortSignal.timeout(60_000),
  });
  const { results } = (await response.json()) as {
    readonly results: { readonly bindings: readonly Readonly<Record<string, { value: string }>>[] };
  };
  return Number(Object.values(results.bindings[0] ?? {})[0]?.value);
}
