export interface Period {
  readonly from: number;
  readonly to: number;
  /** `2012`, or `2012–2014`. */
  readonly label: string;
  readonly count: number;
}

/**
 * Returns counts by year as counts of at most `max` periods of equal length without a gap, the latest last.
 *
 * @param years - the earliest first; those that are missing count as 0.
 */
export function getPeriods(
  years: readonly { readonly year: number; readonly count: number }[],
  max: number,
): readonly Period[] {
  const [first] = years;
  const last = years.at(-1);
  if (first === undefined || last === undefined) return [];
  const span = last.year - first.year + 1;
  const length = Math.max(1, Math.ceil(span / max));
  const periods = Math.ceil(span / length);
  return Array.from({ length: periods }, (_, at) => {
    const to = last.year - (periods - 1 - at) * length;
    const from = to - length + 1;
    const within = years.filter(({ year }) => year >= from && year <= to);
    return {
      from,
      to,
      label: from === to ? String(from) : `${from}–${to}`,
      count: within.reduce((sum, { count }) => sum + count, 0),
    };
  });
}
