import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';

/** A contestant in a process of its own, so that its processor time is its own. */
export interface ContestantProcess {
  readonly name: string;
  readonly url: string;
  /** Processor time since the start, user and system, in microseconds. */
  cpuMicroseconds(): Promise<number>;
  close(): Promise<void>;
}

/** How to start a contestant. */
export interface StartOptions {
  /** The bundle of `buildContestants`. */
  readonly entry: string;
  /** What to answer; empty for a contestant that searches. */
  readonly answersFile?: string;
  /** Empty for a contestant without engines. */
  readonly dataDir?: string;
  /** Folder for profiles of its processor time, one per thread, written when it closes. */
  readonly profileDir?: string | undefined;
}

/** Starts a contestant and waits until it listens. */
export async function startContestant(
  name: string,
  { entry, answersFile = '', dataDir = '', profileDir }: StartOptions,
): Promise<ContestantProcess> {
  const profile =
    profileDir === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${profileDir}/${name}`];
  const child = fork(entry, [name, answersFile, dataDir], {
    execArgv: ['--import', 'tsx', '--conditions=@biographql/source', ...profile],
    env: { ...process.env, NODE_ENV: 'production' },
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
