import { InvalidArgumentError } from '@biographql/core';
import type { DateRange } from '@biographql/engines';

const FORM = 'must be `[from, to]`, each YYYY, YYYY-MM or YYYY-MM-DD, or null for an open end';
const DATE = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?$/;

/** One end alone is refused, since it could mean *from* as well as *during*. */
export function parseDateRange(
  range: readonly (string | null | undefined)[] | null | undefined,
): DateRange | undefined {
  if (range === null || range === undefined || range.length === 0) return undefined;
  if (range.length !== 2) throw new InvalidArgumentError('dateRange', FORM, range.join(', '));
  const from = parseEnd(range[0]);
  const to = parseEnd(range[1]);
  if (from === null && to === null) return undefined;
  // A shorter date covers its whole year or month: 2020-05 to 2020 is no contradiction, 2021 to 2020-05 is one.
  if (from !== null && to !== null && from > to && !from.startsWith(to)) {
    throw new InvalidArgumentError('dateRange', 'must not end before it begins', `${from}, ${to}`);
  }
  return { from, to };
}

function parseEnd(end: string | null | undefined): string | null {
  const text = end?.trim() ?? '';
  if (text === '') return null;
  const parts = DATE.exec(text);
  if (parts === null || !isInCalendar(parts))
    throw new InvalidArgumentError('dateRange', FORM, text);
  return text;
}

function isInCalendar([, year = '', month = '01', day = '01']: readonly string[]): boolean {
  const date = new Date(`${year}-${month}-${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(`${year}-${month}-${day}`);
}
