/** Some years in a row. */
export interface Period {
  readonly from: number;
  readonly to: number;
}

/** A period with the number of what came out in it. */
export interface PeriodCount extends Period {
  readonly count: number;
}

/**
 * Counts of years as counts of at most `most` periods without a gap, from the first year to the last; empty without years.
 *
 * @param years - the earliest first; those that are missing count as 0.
 */
export function countsByPeriod(
  years: readonly { readonly year: number; readonly count: number }[],
  most: number,
): readonly PeriodCount[] {
  const [first] = years;
  const last = years.at(-1);
  if (first === undefined || last === undefined) return [];
  return periodsOf(first.year, last.year, most).map(({ from, to }) => {
    const within = years.filter(({ year }) => year >= from && year <= to);
    return { from, to, count: within.reduce((sum, { count }) => sum + count, 0) };
  });
}

/** Splits the years from the first to the last into periods of equal length, the last of them whole, at most `most`. */
function periodsOf(first: number, last: number, most: number): readonly Period[] {
  const length = Math.max(1, Math.ceil((last - first + 1) / most));
  const count = Math.ceil((last - first + 1) / length);
  return Array.from({ length: count }, (_, at) => {
    const to = last - (count - 1 - at) * length;
    return { from: to - length + 1, to };
  });
}

/** A period as it stands under a column: `2012`, or `2012–14`. */
export function wordsOfPeriod({ from, to }: Period): string {
  if (from === to) return String(from);
  const isOneCentury = Math.floor(from / 100) === Math.floor(to / 100);
  return `${from}–${isOneCentury ? String(to).slice(2) : to}`;
}
