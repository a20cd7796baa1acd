import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const PROGRAM = fileURLToPath(new URL('../../packages/server/bin/biographql.js', import.meta.url));

/** How a command ended. */
export interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** A started command line. */
export interface Started extends AsyncDisposable {
  readonly child: ChildProcess;
  /** Resolves with the first line of standard output that is a JSON object with a `url`, or rejects when it ends first. */
  listening(): Promise<{ readonly url: string; readonly keyFile?: string }>;
  /** Resolves when standard output holds the text; rejects when the program ends first. */
  printed(text: string): Promise<void>;
  /** What standard output holds by now. */
  stdout(): string;
  /** Resolves when the program has ended. */
  ended(): Promise<Ended>;
}

/** Environment variables of a test's program. */
export type Environment = Readonly<Record<string, string>>;

/** A data directory of its own. */
export function newDataDir(): string {
  return mkdtempSync(join(tmpdir(), 'biographql-process-'));
}

/** Runs `biographql …` as it was built, as a process of its own. */
export function startBiographql(
  args: readonly string[],
  env: Environment = {},
  nodeFlags: readonly string[] = [],
): Started {
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(process.execPath, [...nodeFlags, PROGRAM, ...args], {
    cwd: fileURLToPath(new URL('.', import.meta.url)),
    env: { PATH, HOME, ...env },
    stdio: 'pipe',
  });
  const texts = { stdout: '', stderr: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    texts.stdout += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    texts.stderr += text;
  });
  const closed = once(child, 'close');
  const ended = async () => {
    const [code] = await closed;
    return { code, ...texts };
  };
  const printed = async (text: string) => {
    while (!texts.stdout.includes(text)) {
      if (child.exitCode !== null) {
        throw new Error(`The program ended with ${child.exitCode}: ${texts.stderr}`);
      }
      await Promise.race([once(child.stdout, 'data'), closed]);
    }
  };
  return {
    child,
    ended,
    async listening() {
      await printed('{"url"');
      const line = texts.stdout.split('\n').find((each) => each.startsWith('{"url"'));
      return JSON.parse(line ?? '');
    },
    printed,
    stdout: () => texts.stdout,
    async [Symbol.asyncDispose]() {
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL');
      await closed;
    },
  };
}

/** Runs a command to its end. */
export async function runBiographql(
  args: readonly string[],
  env: Environment = {},
): Promise<Ended> {
  await using started = startBiographql(args, env);
  return await started.ended();
}

/** Starts a service on a free port. */
export function serve(dataDir: string, env: Environment = {}): Started {
  return startBiographql(['serve', '--json', '--data-dir', dataDir], {
    PORT: '0',
    BIOGRAPHQL_LOG_LEVEL: 'warn',
    BIOGRAPHQL_LOG_FORMAT: 'json',
    ...env,
  });
}

/** Sends a document. */
export function send(
  url: string,
  key: string,
  query: string,
  variables: Readonly<Record<string, unknown>> = {},
): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': key },
    body: JSON.stringify({ query, variables }),
  });
}
