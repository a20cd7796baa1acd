import type { Run } from './figures.js';

/** How long calls are repeated. */
export interface CallLimits {
  /** Calls go on from the beginning until so many milliseconds are over. */
  readonly leastMs: number;
  /** No call begins after so many milliseconds, even when some had no turn; three are made in any case. */
  readonly mostMs: number;
}

const LEAST_CALLS = 3;

/** Makes calls one after the other, in this process, and measures them. */
export async function measureCalls<T>(
  inputs: readonly T[],
  call: (input: T) => unknown,
  { leastMs, mostMs }: CallLimits,
): Promise<Run> {
  const timesMs: number[] = [];
  const cpu = process.cpuUsage();
  const begin = performance.now();
  for (let at = 0; ; at += 1) {
    const elapsed = performance.now() - begin;
    if (at >= LEAST_CALLS && elapsed >= mostMs) break;
    if (at >= Math.max(LEAST_CALLS, inputs.length) && elapsed >= leastMs) break;
    const input = inputs[at % inputs.length];
    if (input === undefined) break;
    const startedAt = performance.now();
    const answer = call(input);
    if (answer instanceof Promise) await answer;
    timesMs.push(rounded(performance.now() - startedAt));
  }
  const { user, system } = process.cpuUsage(cpu);
  return { calls: timesMs.length, cpuMicroseconds: user + system, timesMs };
}

function rounded(ms: number): number {
  return Math.round(ms * 10_000) / 10_000;
}
