import autocannon from 'autocannon';
import type { ContestantProcess } from './contestant-process.js';
import { TYPED_TEXTS } from './payloads.js';
import { BENCH_KEY } from './servers/contestant.js';

/** One round of load on one contestant. */
export interface Round {
  readonly requestsPerSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  /** Processor time of the server per answered request. */
  readonly cpuMicrosecondsPerRequest: number;
}

/** Sends requests over some connections for some seconds; every answer must be 200. */
export async function runRound(
  contestant: ContestantProcess,
  {
    query,
    seconds,
    connections,
  }: { readonly query: string; readonly seconds: number; readonly connections: number },
): Promise<Round> {
  const before = await contestant.cpuMicroseconds();
  const result = await autocannon({
    url: contestant.url,
    connections,
    duration: seconds,
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': BENCH_KEY },
    requests: TYPED_TEXTS.map((searchText) => ({
      body: JSON.stringify({ query, variables: { searchText } }),
    })),
  });
  const after = await contestant.cpuMicroseconds();
  const failed = result.non2xx + result.errors;
  if (failed > 0) throw new Error(`${contestant.name}: ${failed} requests failed.`);
  const answered = result['2xx'];
  return {
    requestsPerSecond: answered / result.duration,
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
    cpuMicrosecondsPerRequest: (after - before) / answered,
  };
}

/** The middle of some values. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((left, right) => left - right);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
