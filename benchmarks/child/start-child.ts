import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/** Marks the answers in a child's output; other lines are ignored. */
export const ANSWER_MARK = '@@';

/** A program in its own process, so that its CPU time and memory can be measured. */
export interface Child extends AsyncDisposable {
  /**
   * Calls an action of the program and waits for the answer. One call at a time.
   * @throws Error with the child's message when the action fails or the process exits.
   */
  call<T>(action: string, input?: unknown): Promise<T>;
}

/** How to start a child. */
export interface ChildOptions {
  readonly command: string;
  readonly args: readonly string[];
  readonly signal: AbortSignal;
  readonly env?: Readonly<Record<string, string>>;
}

/** CPU time and memory of a child since its start. */
export interface Usage {
  readonly cpuSeconds: number;
  readonly residentBytes: number;
  readonly peakBytes: number;
}

interface Answer {
  readonly value?: unknown;
  readonly failure?: string;
}

/** Characters of the error output that a failure quotes. */
const QUOTED = 600;
const EXIT_MS = 2_000;

/** Starts a program that answers lines of JSON with lines of JSON until its input ends. */
export function startChild({ command, args, signal, env }: ChildOptions): Child {
  const child = spawn(command, args, {
    stdio: ['pipe', 'pipe', 'pipe'],
    signal,
    killSignal: 'SIGKILL',
    env: { ...process.env, ...env },
  });
  let errors = '';
  let settle: ((answer: Answer) => void) | null = null;
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors = `${errors}${text}`.slice(-QUOTED);
  });
  child.stdin.on('error', () => {});
  createInterface({ input: child.stdout }).on('line', (line) => {
    if (line.startsWith(ANSWER_MARK)) settle?.(JSON.parse(line.slice(ANSWER_MARK.length)));
  });
  child.on('error', (error) => settle?.({ failure: error.message }));
  child.on('exit', (code) => settle?.({ failure: `exited with ${code}: ${errors.trim()}` }));
  return {
    async call<T>(action: string, input: unknown = null): Promise<T> {
      const answer = await new Promise<Answer>((resolve) => {
        settle = resolve;
        if (hasExited(child)) resolve({ failure: `has exited: ${errors.trim()}` });
        else child.stdin.write(`${JSON.stringify({ action, input })}\n`);
      });
      settle = null;
      signal.throwIfAborted();
      if (answer.failure !== undefined) throw new Error(answer.failure);
      return answer.value as T;
    },
    [Symbol.asyncDispose]: () => stop(child),
  };
}

/** Closes the input and waits for the exit; kills the process when that takes too long. */
async function stop(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || hasExited(child)) return;
  const exit = once(child, 'exit');
  child.stdin?.end();
  const timer = setTimeout(() => child.kill('SIGKILL'), EXIT_MS);
  await exit.catch(() => {});
  clearTimeout(timer);
}

function hasExited(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}
