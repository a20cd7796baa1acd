import { expect, it } from 'vitest';
import { createServiceMetrics } from '../telemetry/service-metrics.js';
import { MetricTotals } from './metric-totals.js';

async function valuesOf(requests: number) {
  const metrics = createServiceMetrics();
  const facts = { operation: 'o', code: 'ok', status: 200, seconds: 0.1 };
  for (let each = 0; each < requests; each += 1) metrics.requestEnded(facts);
  return metrics.values();
}

async function toldBy(totals: MetricTotals, name: string): Promise<number> {
  const line = (await totals.text()).split('\n').find((each) => each.startsWith(`${name} `));
  return Number(line?.slice(name.length) ?? Number.NaN);
}

const COUNTER = 'biographql_requests_total{operation="o",code="ok",status="200"}';
const BUCKET = 'biographql_request_duration_seconds_bucket{le="0.25",operation="o"}';

it('adds up processes, and keeps what those counted that have ended', async () => {
  const totals = new MetricTotals();
  totals.note(1, await valuesOf(2));
  totals.note(2, await valuesOf(3));
  expect(await toldBy(totals, COUNTER)).toBe(5);
  expect(await toldBy(totals, BUCKET)).toBe(5);
  totals.note(2, await valuesOf(4));
  totals.end(2);
  expect(await toldBy(totals, COUNTER)).toBe(6);
  for (let id = 3; id < 30; id += 1) {
    totals.note(id, await valuesOf(1));
    totals.end(id);
  }
  expect(await toldBy(totals, COUNTER)).toBe(33);
  expect(await toldBy(totals, BUCKET)).toBe(33);
});

it('adds the memory of those alone that are there', async () => {
  const totals = new MetricTotals();
  totals.note(1, await valuesOf(0));
  totals.note(2, await valuesOf(0));
  const both = await toldBy(totals, 'process_resident_memory_bytes');
  totals.end(2);
  expect(await toldBy(totals, 'process_resident_memory_bytes')).toBeLessThan(both);
});
