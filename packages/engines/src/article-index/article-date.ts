import type { DateRange } from './article-index.js';

const DATE = /^(\d{4})(?:-(\d{2}))?(?:-(\d{2}))?$/;

/** A day as a number, `YYYYMMDD`; 0 stands for no date. */
export type DayNumber = number;

/** From a day to the same day of the next year. */
export const DAYS_OF_YEAR = 10_000;

/** The day a date stands for: a year or month counts as its first day. 0 for null and for an unreadable text. */
export function firstDay(date: string | null): DayNumber {
  const [, year, month = '01', day = '01'] = DATE.exec(date ?? '') ?? [];
  return year === undefined ? 0 : Number(`${year}${month}${day}`);
}

/** The last day of a year, month or day, no calendar needed: the 31st ends every month. 0 as in {@link firstDay}. */
function lastDay(date: string | null): DayNumber {
  const [, year, month = '12', day = '31'] = DATE.exec(date ?? '') ?? [];
  return year === undefined ? 0 : Number(`${year}${month}${day}`);
}

/** The days from and to, both included. Null when the range restricts nothing; a blank or unreadable end is open. */
export function dayRange(range: DateRange | undefined): readonly [DayNumber, DayNumber] | null {
  const from = firstDay(range?.from ?? null);
  const to = lastDay(range?.to ?? null);
  if (from === 0 && to === 0) return null;
  return [from === 0 ? 1 : from, to === 0 ? 99_999_999 : to];
}

export function yearText(day: DayNumber): string | null {
  return day === 0 ? null : String(Math.floor(day / DAYS_OF_YEAR)).padStart(4, '0');
}

function dayText(day: DayNumber): string | null {
  if (day === 0) return null;
  const digits = String(day).padStart(8, '0');
  return `${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6)}`;
}

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
