const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const DAYS_OF_MONTH = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

export interface DateParts {
  readonly year: string;
  readonly month: string;
  readonly day: string;
}

/** `YYYY`, `YYYY-MM` or `YYYY-MM-DD`, as precise as the parts can be read; null without a year from 1000 to 2999. */
export function joinDate({ year, month, day }: DateParts): string | null {
  if (!/^[12]\d{3}$/.test(year.trim())) return null;
  const monthNumber = readMonth(month.trim());
  if (monthNumber === null) return year.trim();
  const yearAndMonth = `${year.trim()}-${String(monthNumber).padStart(2, '0')}`;
  const dayNumber = /^\d{1,2}$/.test(day.trim()) ? Number(day) : 0;
  if (dayNumber < 1 || dayNumber > (DAYS_OF_MONTH[monthNumber - 1] ?? 0)) return yearAndMonth;
  return `${yearAndMonth}-${String(dayNumber).padStart(2, '0')}`;
}

export function readDate(text: string): string | null {
  const [, year = '', month = '', day = ''] =
    /^\s*(\d{4})(?:[-/](\w{1,9}))?(?:[-/](\d{1,2}))?(?:[T\s].*)?$/.exec(text) ?? [];
  return joinDate({ year, month, day });
}

/** The year of a MedlineDate such as `1979 Nov-Dec` or `Winter 1998-1999`, which names a time and no day. */
export function readMedlineDate(text: string): string | null {
  return /\b([12]\d{3})\b/.exec(text)?.[1] ?? null;
}

function readMonth(text: string): number | null {
  if (/^\d{1,2}$/.test(text)) return Number(text) >= 1 && Number(text) <= 12 ? Number(text) : null;
  const place = MONTHS.indexOf(text.slice(0, 3).toLowerCase());
  return place < 0 ? null : place + 1;
}
