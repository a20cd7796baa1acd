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

/** By how much values rise per minute, and between which slopes the true one lies with nine chances in ten. */
export interface Slope {
  readonly median: number;
  readonly low: number;
  readonly high: number;
}

/** Of a normal distribution: nine in ten lie so many deviations around its mean. */
const NINE_IN_TEN = 1.645;

/**
 * Returns by how much the values rise per minute: the median of the slopes between all pairs (Theil and Sen), which single
 * jumps do not move, and its confidence interval (Sen, J. Am. Stat. Assoc. 63 (1968) 1379). Zeros of fewer than two samples.
 */
export function slopePerMinute(samples: readonly Sample[]): Slope {
  const slopes = samples
    .flatMap((first, index) =>
      samples
        .slice(index + 1)
        .map((second) => (second.value - first.value) / (second.minute - first.minute)),
    )
    .sort((first, second) => first - second);
  if (slopes.length === 0) return { median: 0, low: 0, high: 0 };
  const count = samples.length;
  const spread = NINE_IN_TEN * Math.sqrt((count * (count - 1) * (2 * count + 5)) / 18);
  const at = (rank: number) =>
    slopes[Math.min(slopes.length - 1, Math.max(0, Math.round(rank)))] ?? 0;
  return {
    median: quantile(slopes, 0.5),
    low: at((slopes.length - spread) / 2 - 1),
    high: at((slopes.length + spread) / 2),
  };
}

/**
 * Returns the least value of each minute: what is left when garbage was collected, and what threads hold that are not being
 * replaced.
 */
export function floorsByMinute(samples: readonly Sample[]): readonly Sample[] {
  const floors = new Map<number, number>();
  for (const { minute, value } of samples) {
    const whole = Math.floor(minute);
    floors.set(whole, Math.min(value, floors.get(whole) ?? Number.POSITIVE_INFINITY));
  }
  return [...floors].map(([minute, value]) => ({ minute, value }));
}
