import { AggregatorRegistry } from 'prom-client';
import type { MetricValues } from '../telemetry/service-metrics.js';

/** Lists of figures of processes that have ended, before they are put together. */
const MOST_ENDED = 8;

/**
 * Adds up the figures of processes. What a process that has ended counted stays in the sums, as far as it was noted: a
 * counter never falls while others count on.
 */
export class MetricTotals {
  private readonly last = new Map<number, MetricValues>();
  private readonly ended: MetricValues[] = [];

  /** Takes the present figures of a process, in place of its earlier ones. */
  note(processId: number, values: MetricValues): void {
    this.last.set(processId, values);
  }

  /** Keeps what a process counted, and forgets how it was. */
  end(processId: number): void {
    const values = this.last.get(processId) ?? [];
    this.last.delete(processId);
    this.ended.push(values.filter(isCounted));
  }

  /** Returns all figures as Prometheus reads them. */
  async text(): Promise<string> {
    if (this.ended.length > MOST_ENDED) await this.putTogether();
    const all = [...this.last.values(), ...this.ended];
    return await AggregatorRegistry.aggregate(all.map((values) => [...values])).metrics();
  }

  private async putTogether(): Promise<void> {
    const some = [...this.ended];
    const registry = AggregatorRegistry.aggregate(some.map((values) => [...values]));
    const sums = await registry.getMetricsAsJSON();
    this.ended.splice(0, some.length, sums);
  }
}

function isCounted({ type }: MetricValues[number]): boolean {
  return ['counter', 'histogram', 'summary'].includes(String(type));
}
