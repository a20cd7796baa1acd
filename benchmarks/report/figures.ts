/** What some calls in a row took, as the contestant measured it in its own process. */
export interface Run {
  readonly calls: number;
  /** Processor time of all threads, user and system. */
  readonly cpuMicroseconds: number;
  /** Milliseconds of each call. */
  readonly timesMs: readonly number[];
}

/** The figures of a contestant over all rounds. */
export interface RunFigures {
  /** Processor time of one call, the median of the rounds. */
  readonly cpuMicroseconds: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
}

/** Returns the value in the middle; NaN of none. */
export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/**
 * Returns the value below which a part of the values lies, by the nearest rank; NaN of none.
 *
 * @param part - 0 to 1.
 */
export function quantile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((first, second) => first - second);
  return sorted[Math.max(0, Math.ceil(part * sorted.length) - 1)] ?? Number.NaN;
}

/** Returns the figures of a contestant's rounds. */
export function figuresOf(runs: readonly Run[]): RunFigures {
  const times = runs.flatMap((run) => run.timesMs);
  return {
    cpuMicroseconds: median(runs.map(cpuPerCall)),
    p50Ms: quantile(times, 0.5),
    p99Ms: quantile(times, 0.99),
  };
}

/** Returns how many times the processor time of ours the peer's is: the median over rounds that stood side by side. */
export function cpuRatio(ours: readonly Run[], peer: readonly Run[]): number {
  return median(
    ours.flatMap((run, round) => {
      const other = peer[round];
      return other === undefined ? [] : cpuPerCall(other) / cpuPerCall(run);
    }),
  );
}

/** Writes microseconds with a unit that people read easily. */
export function showMicroseconds(microseconds: number): string {
  if (!Number.isFinite(microseconds)) return '–';
  if (microseconds < 1_000) return `${showNumber(microseconds)} µs`;
  if (microseconds < 1_000_000) return `${showNumber(microseconds / 1_000)} ms`;
  return `${showNumber(microseconds / 1_000_000)} s`;
}

/** Writes milliseconds; – where there are none. */
export function showMs(milliseconds: number): string {
  return showMicroseconds(milliseconds * 1_000);
}

/** Writes a number with three digits that count, thousands parted. */
export function showNumber(value: number): string {
  if (!Number.isFinite(value)) return '–';
  const digits = Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2;
  return value.toLocaleString('en-US', { maximumFractionDigits: digits });
}

/** Writes bytes as megabytes; – where there are none. */
export function showMegabytes(bytes: number): string {
  return Number.isFinite(bytes) ? `${showNumber(bytes / 1_048_576)} MB` : '–';
}

function cpuPerCall(run: Run): number {
  return run.cpuMicroseconds / run.calls;
}
