import { quantile } from './statistics.js';

/** What the requests of one name met. */
export interface TallyRow {
  readonly name: string;
  readonly requests: number;
  readonly p50: number;
  readonly p99: number;
  /** Statuses with their counts, and `left` for callers that left or were cut off. */
  readonly statuses: Readonly<Record<string, number>>;
}

/** Durations stored for each name: enough for a p99, whatever the run's length. */
const MAX_DURATIONS = 20_000;

/** Counts what requests met, by name. */
export class Tally {
  private readonly durations = new Map<string, number[]>();
  private readonly statuses = new Map<string, Map<string, number>>();
  private readonly counts = new Map<string, number>();

  add(name: string, status: string, milliseconds: number): void {
    const count = (this.counts.get(name) ?? 0) + 1;
    this.counts.set(name, count);
    const durations = this.durations.get(name) ?? [];
    // Reservoir sampling would be fairer to the first minutes; the last ones are those that matter here.
    durations[(count - 1) % MAX_DURATIONS] = milliseconds;
    this.durations.set(name, durations);
    const statuses = this.statuses.get(name) ?? new Map<string, number>();
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    this.statuses.set(name, statuses);
  }

  total(): number {
    return [...this.counts.values()].reduce((sum, count) => sum + count, 0);
  }

  rows(): readonly TallyRow[] {
    return [...this.counts]
      .map(([name, requests]) => {
        const durations = this.durations.get(name) ?? [];
        return {
          name,
          requests,
          p50: quantile(durations, 0.5),
          p99: quantile(durations, 0.99),
          statuses: Object.fromEntries(this.statuses.get(name) ?? []),
        };
      })
      .sort((first, second) => second.p99 - first.p99);
  }
}
