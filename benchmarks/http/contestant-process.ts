import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** A contestant in a process of its own, so that its processor time is its own. */
export interface ContestantProcess {
  readonly name: string;
  readonly url: string;
  /** Processor time since the start, user and system, in microseconds. */
  cpuMicroseconds(): Promise<number>;
  close(): Promise<void>;
}

const ENTRY = fileURLToPath(new URL('./servers/child.ts', import.meta.url));

/** Starts a contestant and waits until it listens. */
export async function startContestant(
  name: string,
  payloadFile: string,
  dataDir: string,
): Promise<ContestantProcess> {
  const child = fork(ENTRY, [name, payloadFile, dataDir], {
    execArgv: ['--import', 'tsx', '--conditions=@biographql/source'],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const url = String(await answerOf(child, 'url'));
  return {
    name,
    url,
    async cpuMicroseconds() {
      child.send('cpu');
      return Number(await answerOf(child, 'cpuMicroseconds'));
    },
    async close() {
      const exit = once(child, 'exit');
      child.send('close');
      await exit;
    },
  };
}

/** The next message of a contestant; rejects when it ends instead. */
async function answerOf(child: ChildProcess, key: string): Promise<unknown> {
  const controller = new AbortController();
  const { signal } = controller;
  try {
    const exit = once(child, 'exit', { signal }).then(([code]) => {
      throw new Error(`A contestant ended with code ${code}.`);
    });
    const [message] = await Promise.race([once(child, 'message', { signal }), exit]);
    return (message as Record<string, unknown>)[key];
  } finally {
    controller.abort();
  }
}
