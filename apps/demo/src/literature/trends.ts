export interface Years {
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

type Concept = { readonly label: string; readonly count: number };

type CountedYears = readonly { readonly year: number; readonly count: number }[];

function countWithin(years: CountedYears, from: number, to: number): number {
  const within = years.filter(({ year }) => year >= from && year <= to);
  return within.reduce((sum, { count }) => sum + count, 0);
}

const MOST_YEARS = 15;
/** Fewer articles in a period say nothing about a trend. */
const MIN_ARTICLES = 15;

/** Returns the latest two periods of equal length with enough articles each; null without. */
export function getEqualPeriods(
  years: CountedYears,
): readonly [earlier: Years, recent: Years] | null {
  const last = years.at(-1)?.year ?? 0;
  const count = (from: number, to: number) => ({ from, to, count: countWithin(years, from, to) });
  for (let length = 1; length <= MOST_YEARS; length += 1) {
    const recent = count(last - length + 1, last);
    const earlier = count(last - 2 * length + 1, last - length);
    if (recent.count >= MIN_ARTICLES && earlier.count >= MIN_ARTICLES) return [earlier, recent];
  }
  return null;
}

/** Returns the concepts whose share grew, the largest gain first. `listed` is the number of concepts that a list has at most. */
export function getTrends(
  [earlier, recent]: readonly [Years, Years],
  before: readonly Concept[],
  now: readonly Concept[],
  listed: number,
) {
  const counts = new Map(before.map(({ label, count }) => [label, count]));
  const bound = before.length < listed ? 0 : (before.at(-1)?.count ?? 0);
  return now
    .map(({ label, count }) => ({
      label,
      count,
      earlier: (counts.get(label) ?? bound) / earlier.count,
      recent: count / recent.count,
      isBound: !counts.has(label) && bound > 0,
    }))
    .filter((trend) => trend.recent > trend.earlier)
    .toSorted((one, other) => other.recent - other.earlier - (one.recent - one.earlier));
}

/**
 * Returns counts by year as counts of at most `max` periods of equal length without a gap, the latest last.
 *
 * @param years - the earliest first; those that are missing count as 0.
 */
export function getPeriods(years: CountedYears, max: number) {
  const [first] = years;
  const last = years.at(-1);
  if (first === undefined || last === undefined) return [];
  const span = last.year - first.year + 1;
  const length = Math.max(1, Math.ceil(span / max));
  const periods = Math.ceil(span / length);
  return Array.from({ length: periods }, (_, at) => {
    const to = last.year - (periods - 1 - at) * length;
    const from = to - length + 1;
    const label = from === to ? String(from) : `${from}–${to}`;
    return { from, to, label, count: countWithin(years, from, to) };
  });
}
