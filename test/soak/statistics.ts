/** A value at a time. */
export interface Sample {
  /** Minutes since the start. */
  readonly minute: number;
  readonly value: number;
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

/**
 * Returns by how much the values rise per minute: the median of the slopes between all pairs (Theil and Sen), which single
 * jumps, as a collection of garbage makes them, do not move. 0 of fewer than two samples.
 */
export function slopePerMinute(samples: readonly Sample[]): number {
  const slopes = samples.flatMap((first, index) =>
    samples
      .slice(index + 1)
      .map((second) => (second.value - first.value) / (second.minute - first.minute)),
  );
  return slopes.length === 0 ? 0 : quantile(slopes, 0.5);
}
