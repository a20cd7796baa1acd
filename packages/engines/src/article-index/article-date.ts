import type { DateRange } from './article-index.js';

const DATE = /^(\d{4})(?:-(\d{2}))?(?:-(\d{2}))?$/;

/** A day as a number, `YYYYMMDD`; 0 stands for no date. */
export type DayNumber = number;

/** From a day to the same day of the next year. */
export const DAYS_OF_YEAR = 10_000;

/**
 * The day a date stands for: a year or month counts as its first day.
 * 0 for null and for a text that is not `YYYY`, `YYYY-MM` or `YYYY-MM-DD`.
 */
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

/** The year of a day in four digits; null for 0. */
export function yearText(day: DayNumber): string | null {
  return day === 0 ? null : String(Math.floor(day / DAYS_OF_YEAR)).padStart(4, '0');
}

/** `YYYY-MM-DD`; null for 0. */
export function dayText(day: DayNumber): string | null {
  if (day === 0) return null;
  const digits = String(day).padStart(8, '0');
  return `${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6)}`;
}
