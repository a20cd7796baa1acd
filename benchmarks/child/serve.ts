import { createInterface } from 'node:readline';
import { ANSWER_MARK, type Usage } from './start-child.js';

/** Actions of a child by name. */
export type Actions = Readonly<Record<string, (input: never) => unknown>>;

/** Runs the requested actions one after the other until the input ends. Adds the action `usage`. */
export async function serve(actions: Actions): Promise<void> {
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
    cpuSeconds: (user + system) / 1e6,
    residentBytes: process.memoryUsage.rss(),
    peakBytes: process.resourceUsage().maxRSS * 1_024,
  };
}
