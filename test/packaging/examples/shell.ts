import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { stripVTControlCharacters } from 'node:util';

/** Where a line is typed. */
export interface Shell {
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
}

/** A line that goes on serving. */
export interface StartedLine {
  /** The address that it printed, without a path. */
  readonly origin: string;
  /** What it printed so far. */
  printed(): string;
  /** Ends it and what it started. */
  stop(): Promise<void>;
}

const LONGEST_MS = 280_000;

/** Runs a line to its end and returns what it printed. @throws Error with the line and its output when it fails or takes too long. */
export async function runLine(line: string, shell: Shell): Promise<string> {
  const { child, printed, stop } = start(line, shell, {});
  const tooLong = delay(LONGEST_MS, 'too long', { ref: false });
  const ended = await Promise.race([once(child, 'close'), tooLong]);
  if (ended === 'too long') await stop();
  if (child.exitCode !== 0) throw new Error(`${line}\n${printed()}`);
  return printed();
}

/** Runs a line until it prints where it serves: `PORT` names a free port to those that take one. @throws as {@link runLine}. */
export async function startLine(line: string, shell: Shell): Promise<StartedLine> {
  const { child, printed, stop } = start(line, shell, { PORT: `${await freePort()}` });
  const tooLong = AbortSignal.timeout(LONGEST_MS);
  while (child.exitCode === null && !tooLong.aborted) {
    const origin = /https?:\/\/(?:localhost|127\.0\.0\.1):\d+/.exec(printed())?.[0];
    if (origin !== undefined) return { origin, printed, stop };
    await delay(100);
  }
  await stop();
  throw new Error(`${line}\n${printed()}`);
}

function start(line: string, { cwd, env }: Shell, more: Shell['env']) {
  const child = spawn('bash', ['-euo', 'pipefail', '-c', line], {
    cwd,
    // A group of its own, so that what the line started ends with it.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...bareEnvironment(), ...env, ...more },
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (part: string) => {
      text += part;
    });
  }
  // Colors stand within addresses.
  const printed = () => stripVTControlCharacters(text);
  return { child, printed, stop: () => stopGroup(child) };
}

async function stopGroup(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null) return;
  const closed = once(child, 'close');
  process.kill(-child.pid, 'SIGTERM');
  if ((await Promise.race([closed, delay(10_000, 'stays', { ref: false })])) === 'stays') {
    process.kill(-child.pid, 'SIGKILL');
    await closed;
  }
}

/** What a shell of one's own has: nothing of the package manager or test runner that started this program. */
function bareEnvironment(): Readonly<Record<string, string | undefined>> {
  const parentVariables =
    /^(?:npm_(?!config_(?:registry|cache|noproxy|https?_proxy)$)|VITEST|TURBO)|^(?:INIT_CWD|PORT|NODE_ENV|NODE_OPTIONS|NODE_PATH)$/i;
  const cached = Object.entries(process.env).filter(([name]) => !parentVariables.test(name));
  const path = (process.env.PATH ?? '')
    .split(':')
    .filter((folder) => !folder.includes('node_modules'))
    .join(':');
  return {
    ...Object.fromEntries(cached),
    PATH: path,
    NEXT_TELEMETRY_DISABLED: '1',
    npm_config_prefer_offline: 'true',
    npm_config_audit: 'false',
    npm_config_fund: 'false',
  };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
