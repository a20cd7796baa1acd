import autocannon from 'autocannon';
import type { ContestantProcess } from './contestant-process.js';
import type { Question } from './payloads.js';
import { BENCH_KEY } from './servers/contestant.js';

/** One round of load on one contestant. */
export interface Round {
  readonly requestsPerSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  /** Processor time of the server per answered request: all threads, user and system. */
  readonly cpuMicroseconds: number;
}

/** How hard a round is. */
export interface Load {
  readonly questions: readonly Question[];
  readonly seconds: number;
  readonly connections: number;
}

/** What every contestant is sent with each request. */
export const REQUEST_HEADERS = { 'content-type': 'application/json', 'x-api-key': BENCH_KEY };

/** Sends requests over some connections for some seconds; every answer must be 200. */
export async function runRound(
  contestant: ContestantProcess,
  { questions, seconds, connections }: Load,
): Promise<Round> {
  const before = await contestant.cpuMicroseconds();
  const result = await autocannon({
    url: contestant.url,
    connections,
    duration: seconds,
    method: 'POST',
    headers: REQUEST_HEADERS,
    requests: questions.map((question) => ({ body: JSON.stringify(question) })),
  });
  const after = await contestant.cpuMicroseconds();
  const failed = result.non2xx + result.errors;
  if (failed > 0) throw new Error(`${contestant.name}: ${failed} requests failed.`);
  const answered = result['2xx'];
  return {
    requestsPerSecond: answered / result.duration,
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
    cpuMicroseconds: (after - before) / answered,
  };
}

/** The middle of some values. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((left, right) => left - right);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
