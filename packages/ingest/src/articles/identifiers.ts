import { type Doi, parseDoi } from '@biographql/core';

const ORCID = /(\d{4})[-\s]?(\d{4})[-\s]?(\d{4})[-\s]?(\d{3}[\dXx])\s*$/;

export function readPmid(text: string): string | null {
  const digits = text.trim().replace(/^(?:pmid:?\s*)?0*/i, '');
  return /^[1-9]\d{0,8}$/.test(digits) ? digits : null;
}

/** `PMC` and digits, also from bare digits or `pmcid:`; null for other texts. */
export function readPmcid(text: string): string | null {
  const digits = /^(?:pmcid:?\s*)?(?:PMC)?\s*(\d{1,9})(?:\.\d+)?$/i.exec(text.trim())?.[1];
  return digits === undefined ? null : `PMC${digits}`;
}

export function readDoi(text: string): Doi | null {
  if (!text.includes('10.')) return null;
  try {
    return parseDoi(text.replace(/[.\s]+$/, ''));
  } catch {
    return null;
  }
}

/**
 * An ORCID iD as `0000-0002-1825-0097`, from a URL, with or without hyphens; null when it is malformed or its check
 * digit (ISO 7064 MOD 11-2) is wrong.
 */
export function readOrcid(text: string): string | null {
  if (text === '') return null;
  const groups = ORCID.exec(text)?.slice(1);
  if (groups === undefined) return null;
  const digits = groups.join('').toUpperCase();
  let total = 0;
  for (const digit of digits.slice(0, 15)) total = (total + Number(digit)) * 2;
  const check = (12 - (total % 11)) % 11;
  if (digits.at(-1) !== (check === 10 ? 'X' : String(check))) return null;
  return groups.join('-').toUpperCase();
}

export function articleId(record: {
  readonly pmid: string | null;
  readonly doi: string | null;
  readonly pmcid: string | null;
}): string | null {
  if (record.pmid !== null) return `pmid:${record.pmid}`;
  if (record.doi !== null) return `doi:${record.doi}`;
  return record.pmcid === null ? null : `pmcid:${record.pmcid}`;
}

/** Separates initials: `JA` as `J A`, `J.-P.` as `J P`. */
export function spaceInitials(initials: string): string {
  return initials.match(/\p{L}\p{M}*/gu)?.join(' ') ?? '';
}

/** The first ISSN in a text, unchanged; empty if there is none. */
export function readIssn(text: string): string {
  return /\d{4}-?\d{3}[\dXx]/.exec(text)?.[0] ?? '';
}

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

/** The year of a MedlineDate such as `1979 Nov-Dec` or `Winter 1998-1999`, which is a period, not a day. */
export function readMedlineDate(text: string): string | null {
  return /\b([12]\d{3})\b/.exec(text)?.[1] ?? null;
}

function readMonth(text: string): number | null {
  if (/^\d{1,2}$/.test(text)) return Number(text) >= 1 && Number(text) <= 12 ? Number(text) : null;
  const place = MONTHS.indexOf(text.slice(0, 3).toLowerCase());
  return place < 0 ? null : place + 1;
}
