import { articleCompounds, articleWords } from '../text/article-words.js';
import type { Article, ArticleSearchOptions, DateRange } from './article-index.js';

/** Words that stand next to each other, in order; one word is a phrase of one. Never empty. */
export type Phrase = readonly string[];

export interface QueryText {
  /** Quoted phrases: all must occur, however the other words combine. */
  readonly quoted: readonly Phrase[];
  readonly words: readonly Phrase[];
  readonly excluded: readonly Phrase[];
}

const QUERY_PHRASES = 32;

const CHUNK = /(-?)"([^"]+)"|(\S+)/g;
const COMMON = new Set(
  'a an and are as at be by do does for from has have how in is it of on or that the their this to was were what when where which who why with'.split(
    ' ',
  ),
);

/**
 * Reads a query: words, `"phrases"`, `-exclusions` and `-"excluded phrases"`; a hyphenated word is a phrase.
 * A `*` after three or more letters marks a prefix; every other sign, an unbalanced quote included, is a space. Common
 * words (`the`, `of`, `what` …) do not count unless they are in quotes, excluded, or all there is. At most 32 phrases,
 * quoted ones first, and 32 exclusions count.
 */
export function parseQueryText(text: string): QueryText {
  const quoted: Phrase[] = [];
  const plain: Phrase[] = [];
  const excluded: Phrase[] = [];
  for (const [, sign, inQuotes, chunk = ''] of text.matchAll(CHUNK)) {
    if (inQuotes !== undefined) {
      const words = articleWords(inQuotes);
      if (words.length > 0) (sign === '-' ? excluded : quoted).push(words);
      continue;
    }
    const isExcluded = chunk.startsWith('-');
    const [, beginning] = /^(\p{L}{3,})\*$/u.exec(chunk) ?? [];
    if (beginning !== undefined) plain.push([`${beginning.toLowerCase()}*`]);
    for (const compound of beginning === undefined ? articleCompounds(chunk) : []) {
      const words = articleWords(compound);
      if (words.length > 0) (isExcluded ? excluded : plain).push(words);
    }
  }
  const telling = plain.filter((phrase) => phrase.length > 1 || !COMMON.has(phrase[0] ?? ''));
  const words = quoted.length + telling.length === 0 ? plain : telling;
  const wanted = distinct([...quoted, ...words]).slice(0, QUERY_PHRASES);
  const isQuoted = new Set(quoted.map(join));
  return {
    quoted: wanted.filter((phrase) => isQuoted.has(join(phrase))),
    words: wanted.filter((phrase) => !isQuoted.has(join(phrase))),
    excluded: distinct(excluded).slice(0, QUERY_PHRASES),
  };
}

function distinct(phrases: readonly Phrase[]): readonly Phrase[] {
  return [...new Map(phrases.map((phrase) => [join(phrase), phrase])).values()];
}

function join(phrase: Phrase): string {
  return phrase.join(' ');
}

/** Page from 1, and page size from 1 to 100 (default 10); other numbers are clamped. */
export function clampPage({ page = 1, pageSize = 10 }: ArticleSearchOptions): {
  readonly page: number;
  readonly pageSize: number;
} {
  return { page: clamp(page, 1, 1_000_000_000), pageSize: clamp(pageSize, 1, 100) };
}

/** The number of facet values wanted: 1 to 1,000, default 10. */
export function facetLimit(limit = 10): number {
  return clamp(limit, 1, 1_000);
}

function clamp(value: number, min: number, max: number): number {
  return Math.max(min, Math.min(max, Math.floor(value)));
}

/** Weights of words in title, MeSH descriptors and abstract. */
export const TEXT_WEIGHTS = [2, 1, 1] as const;

/** Separates descriptors so that no phrase spans two: a private-use letter. */
export const SEPARATOR = '\uE000';

export function articleTerms({
  mesh,
  keywords = [],
}: Pick<Article, 'mesh' | 'keywords'>): readonly string[] {
  return [...mesh.map(({ label }) => label), ...keywords];
}

export function articleIdentifiers({ id, pmid, doi, pmcid }: Article): readonly string[] {
  const all = [normalizeIdentifier(id)];
  for (const text of [pmid && `pmid:${pmid}`, doi && `doi:${doi}`, pmcid && `pmcid:${pmcid}`]) {
    const identifier = normalizeIdentifier(text);
    if (!all.includes(identifier)) all.push(identifier);
  }
  return all.filter((text) => text !== '');
}

export function normalizeIdentifier(text: string | null): string {
  return (text ?? '').trim().toLowerCase();
}

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
