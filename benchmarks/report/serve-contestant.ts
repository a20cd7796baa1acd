import { createInterface } from 'node:readline';
import { ANSWER_MARK, type Usage } from './contestant.js';

/** What a contestant can be asked. */
export type Actions = Readonly<Record<string, (input: never) => unknown>>;

/** Answers the questions of the bench, one after the other, until the input ends; `usage` is answered for all. */
export async function serveContestant(actions: Actions): Promise<void> {
  const all: Actions = { ...actions, usage };
  for await (const line of createInterface({ input: process.stdin })) {
    const { action, input } = JSON.parse(line) as {
      readonly action: string;
      readonly input: never;
    };
    try {
      answer({ value: (await all[action]?.(input)) ?? null });
    } catch (error) {
      answer({ failure: error instanceof Error ? error.message : String(error) });
    }
  }
  process.exit(0);
}

function answer(value: object): void {
  process.stdout.write(`${ANSWER_MARK}${JSON.stringify(value)}\n`);
}

function usage(): Usage {
  const { user, system } = process.cpuUsage();
  return {
    cpuMicroseconds: user + system,
    residentBytes: process.memoryUsage.rss(),
    peakBytes: process.resourceUsage().maxRSS * 1_024,
  };
}
