import { dayText, firstDay } from '../article-date.js';

/** Where the recent group begins, as a day and as text. */
export interface TrendSplit {
  /** Greater than every day when nothing is dated. */
  readonly day: number;
  readonly text: string | null;
}

/**
 * Splits dated articles in two. A given date counts as its first day. Otherwise it is the day that puts the newest
 * quarter into the recent group; when that is the earliest day of all, the next day that occurs.
 * @param days - the days of the matching articles, ascending, 0 without a date.
 */
export function splitTrends(days: Uint32Array, splitAt: string | undefined): TrendSplit {
  const given = firstDay(splitAt ?? null);
  if (given > 0) return { day: given, text: dayText(given) };
  const dated = days.subarray(days.findIndex((day) => day > 0));
  const earliest = dated[0];
  if (earliest === undefined || earliest === 0) return { day: 99_999_999, text: null };
  const quarter = dated[Math.floor(dated.length * 0.75)] ?? earliest;
  const day = quarter > earliest ? quarter : (dated.find((other) => other > earliest) ?? earliest);
  return { day, text: dayText(day) };
}
