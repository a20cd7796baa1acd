import { setTimeout } from 'node:timers/promises';
import type { BenchRequest } from './requests.js';

/** A server that takes load. */
export interface Target {
  readonly url: string;
  readonly apiKey: string;
}

/** How much load. */
export interface Load {
  readonly requestsPerSecond: number;
  readonly seconds: number;
}

/**
 * Sends requests at a fixed rate, in turn, whether or not earlier ones were answered, and returns the latencies in
 * milliseconds by operation. A latency counts from the time at which the request was due.
 * @throws Error when an answer has errors.
 */
export async function runLoad(
  target: Target,
  requests: readonly BenchRequest[],
  { requestsPerSecond, seconds }: Load,
): Promise<ReadonlyMap<string, readonly number[]>> {
  const latencies = new Map<string, number[]>();
  const pending: Promise<void>[] = [];
  const failures: unknown[] = [];
  const begin = performance.now();
  for (let sent = 0; sent < requestsPerSecond * seconds; sent += 1) {
    const due = begin + (1_000 * sent) / requestsPerSecond;
    const wait = due - performance.now();
    if (wait > 0) await setTimeout(wait);
    const request = requests[sent % requests.length];
    if (request === undefined) break;
    const measure = async () => {
      await send(target, request);
      const operationLatencies = latencies.get(request.operation) ?? [];
      latencies.set(request.operation, operationLatencies);
      operationLatencies.push(performance.now() - due);
    };
    pending.push(measure().catch((error: unknown) => void failures.push(error)));
  }
  await Promise.all(pending);
  if (failures.length > 0)
    throw new Error(`${failures.length} requests failed. The first: ${failures[0]}`);
  return latencies;
}

/** Sends one request and returns `data`. @throws Error when the answer has errors. */
export async function send(
  { url, apiKey }: Target,
  { id, query, variables }: Omit<BenchRequest, 'operation'>,
): Promise<Readonly<Record<string, unknown>>> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': apiKey, 'x-request-id': id },
    body: JSON.stringify({ query, variables }),
  });
  const text = await response.text();
  const body = JSON.parse(text) as { readonly data?: Readonly<Record<string, unknown>> };
  if (!response.ok || body.data === undefined || 'errors' in body)
    throw new Error(`${id}: ${response.status} ${text.slice(0, 300)}`);
  return body.data;
}
