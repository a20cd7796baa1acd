import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A store that was started for tests, on the loopback. */
export interface LiveStore extends AsyncDisposable {
  readonly url: string;
  /** Ends the program at once. */
  stop(): Promise<void>;
  /** Starts it again, empty, on the same port. */
  start(): Promise<void>;
}

/** The program of a store (`VALKEY_SERVER`, which `pnpm test:engines` finds); null where it is absent. */
export function findLiveStore(): string | null {
  const program = process.env.VALKEY_SERVER;
  if (program === undefined) return null;
  return spawnSync(program, ['--version'], { stdio: 'ignore' }).status === 0 ? program : null;
}

/** Starts a store that keeps nothing on disk. @param options - of the program. */
export async function startLiveStore(
  program: string,
  options: readonly string[] = [],
): Promise<LiveStore> {
  const folder = await mkdtemp(join(tmpdir(), 'biographql-limits-'));
  const port = await freePort();
  const launch = () => {
    const fixed = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', folder];
    const child = spawn(program, [...fixed, ...options], { stdio: ['ignore', 'pipe', 'inherit'] });
    return { child, exit: once(child, 'exit') };
  };
  let running = launch();
  const ready = async () => {
    const { child, exit } = running;
    let text = '';
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
    });
    while (!text.includes('Ready to accept connections')) {
      if (child.exitCode !== null) throw new Error(`The store did not start: ${text}`);
      await Promise.race([once(child.stdout, 'data'), exit]);
    }
  };
  const stop = async () => {
    running.child.kill('SIGKILL');
    await running.exit;
  };
  await ready();
  return {
    url: `valkey://127.0.0.1:${port}`,
    stop,
    async start() {
      running = launch();
      await ready();
    },
    async [Symbol.asyncDispose]() {
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
