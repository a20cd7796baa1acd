import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/** Marks the lines of a child that are answers; whatever else it or its libraries print is passed over. */
export const ANSWER_MARK = '@@';

/** A program in a process of its own, so that its processor time and memory are its own. */
export interface Contestant extends AsyncDisposable {
  readonly pid: number;
  /**
   * Asks for one thing and waits for the answer; one at a time.
   * @throws Error with the child's own words when it refuses or ends.
   */
  call<T>(action: string, input?: unknown): Promise<T>;
}

/** How to start a contestant. */
export interface ContestantStart {
  readonly command: string;
  readonly args: readonly string[];
  readonly signal: AbortSignal;
  readonly env?: Readonly<Record<string, string>>;
}

/** Processor time and memory of a contestant since its start. */
export interface Usage {
  readonly cpuMicroseconds: number;
  readonly residentBytes: number;
  /** The most that it has had. */
  readonly peakBytes: number;
}

interface Answer {
  readonly value?: unknown;
  readonly failure?: string;
}

const TOLD_BYTES = 600;

/** Starts a program that answers lines of JSON with lines of JSON; it ends when its input does. */
export function startContestant({ command, args, signal, env }: ContestantStart): Contestant {
  const child = spawn(command, args, {
    stdio: ['pipe', 'pipe', 'pipe'],
    signal,
    killSignal: 'SIGKILL',
    env: { ...process.env, ...env },
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said = `${said}${text}`.slice(-TOLD_BYTES);
  });
  child.stdin.on('error', () => {});
  let settle: ((answer: Answer) => void) | null = null;
  createInterface({ input: child.stdout }).on('line', (line) => {
    if (line.startsWith(ANSWER_MARK)) settle?.(JSON.parse(line.slice(ANSWER_MARK.length)));
  });
  child.on('error', (error) => settle?.({ failure: error.message }));
  child.on('exit', (code) => settle?.({ failure: `it ended with ${code}: ${said.trim()}` }));
  return {
    pid: child.pid ?? 0,
    async call<T>(action: string, input: unknown = null): Promise<T> {
      const answer = await new Promise<Answer>((resolve) => {
        settle = resolve;
        if (hasEnded(child)) resolve({ failure: `it has ended: ${said.trim()}` });
        else child.stdin.write(`${JSON.stringify({ action, input })}\n`);
      });
      settle = null;
      signal.throwIfAborted();
      if (answer.failure !== undefined) throw new Error(answer.failure);
      return answer.value as T;
    },
    [Symbol.asyncDispose]: () => endProcess(child),
  };
}

/** Ends a child, by its input first and by force after two seconds, and waits for its end. */
async function endProcess(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || hasEnded(child)) return;
  const exit = once(child, 'exit');
  child.stdin?.end();
  const timer = setTimeout(() => child.kill('SIGKILL'), 2_000);
  await exit.catch(() => {});
  clearTimeout(timer);
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}
