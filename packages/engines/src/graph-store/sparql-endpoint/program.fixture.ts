import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

/** A running engine with a graph of its own. */
export interface Endpoint extends AsyncDisposable {
  /** Address of its query endpoint. */
  readonly url: string;
}

/** How an engine is started. */
export interface Program {
  readonly command: string;
  /** Its arguments, with a folder of its own, which is removed at its end. */
  readonly args: (folder: string) => readonly string[] | Promise<readonly string[]>;
  /** Answers once the engine works. */
  readonly ping: string;
}

/** Starts a program in a folder of its own, and waits until it answers. @throws Error when it does not in three minutes. */
export async function startInFolder({ command, args, ping }: Program): Promise<AsyncDisposable> {
  const folder = await mkdtemp(join(tmpdir(), 'biographql-engine-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    const start = { command, args: await args(folder), folder };
    const child = await startProgram(start, async () => (await fetch(ping)).ok);
    return {
      async [Symbol.asyncDispose]() {
        await endProgram(child);
        await remove();
      },
    };
  } catch (error) {
    await remove();
    throw error;
  }
}

/** Sends a request that must succeed. @throws Error with the response otherwise. */
export async function sendTo(url: string, init: RequestInit): Promise<void> {
  const response = await fetch(url, init);
  const text = await response.text();
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${text.slice(0, 300)}`);
}

/** How to start a program. */
export interface ProgramStart {
  readonly command: string;
  readonly args: readonly string[];
  /** Its working folder, where it may write. */
  readonly folder: string;
  readonly signal?: AbortSignal;
}

const START_MS = 180_000;

/** Starts a program and waits until `isReady`. @throws Error when it ends or is not ready in time. */
async function startProgram(
  { command, args, folder, signal }: ProgramStart,
  isReady: () => Promise<boolean>,
): Promise<ChildProcess> {
  const child = spawn(command, args, {
    cwd: folder,
    // Some programs end when their input does.
    stdio: ['pipe', 'ignore', 'ignore'],
    ...(signal && { signal }),
    killSignal: 'SIGKILL',
  });
  // The signal reports an abort; a missing program ends at once.
  child.on('error', () => {});
  const until = performance.now() + START_MS;
  while (!(await isReady().catch(() => false))) {
    signal?.throwIfAborted();
    if (child.exitCode !== null || child.pid === undefined || performance.now() > until) {
      await endProgram(child);
      throw new Error(`${command} did not start`);
    }
    await setTimeout(100);
  }
  return child;
}

/** Kills a program and waits for its exit; its folder is deleted anyway. */
async function endProgram(child: ChildProcess): Promise<void> {
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
