/** Some years in a row. */
export interface Period {
  readonly from: number;
  readonly to: number;
}

/** Splits the years from the first to the last into periods of equal length, the last of them whole, at most `most`. */
export function periodsOf(first: number, last: number, most: number): readonly Period[] {
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
