import { normalizeText } from './normalized-text.js';

export interface PlacedNumber {
  readonly value: number;
  /** The unit or the word after it, normalized; empty when there is none. */
  readonly unit: string;
  readonly start: number;
  readonly end: number;
  /** As written, with its unit. */
  readonly text: string;
}

const NUMBER =
  /(?<![\p{L}\p{N}.,])(?:(\d{1,3}(?:[, ]\d{3})+(?:\.\d+)?|\d+(?:[.·]\d+)?|\.\d+)|(one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve))(?![\p{N}]|[.,·]\d)\s*-?\s*(%|per ?cent\b|percent\b|[a-z°µ][\p{L}²³/°µ]*)?/giu;
const WORDS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
/** Units of measurement: another one of these after the same number is another amount. */
const MEASURES = new Set(
  '% mg g kg ug ng pg l ml ul dl mm cm m km um nm h hr min s ms mmol umol nmol mol mmhg kda da hz khz mhz ppm iu u'.split(
    ' ',
  ),
);
const UNIT_FORMS: Readonly<Record<string, string>> = {
  percent: '%',
  'per cent': '%',
  mcg: 'ug',
  hours: 'h',
  hour: 'h',
  hrs: 'h',
  minutes: 'min',
  minute: 'min',
  mins: 'min',
  seconds: 's',
  second: 's',
  years: 'year',
  yr: 'year',
  yrs: 'year',
  months: 'month',
  weeks: 'week',
  days: 'day',
};

export function readNumbers(original: string): readonly PlacedNumber[] {
  const { text, places } = normalizeText(original);
  return [...text.matchAll(NUMBER)].map((found) => {
    const [all, digits, word = '', unit = ''] = found;
    const written = digits === undefined ? word : all;
    const start = places[found.index] ?? 0;
    const end = places[found.index + all.trimEnd().length] ?? original.length;
    const value =
      digits === undefined
        ? WORDS.indexOf(word.toLowerCase())
        : Number(digits.replace(/[, ]/g, '').replace('·', '.'));
    return {
      value,
      unit: toUnit(unit),
      start,
      end,
      text: written === '' ? all : original.slice(start, end),
    };
  });
}

function toUnit(written: string): string {
  const unit = written.toLowerCase().replace(/[/-]+$/, '');
  const form = UNIT_FORMS[unit] ?? unit;
  return form.length > 3 && form.endsWith('s') && !form.endsWith('ss') ? form.slice(0, -1) : form;
}

/** How a number of a record compares with one that an item states. */
export type NumberFit = 'same' | 'same-number' | 'other-unit' | 'near' | 'other';

/** Compares a stated number with one of a record; `near`: transposed digits, a shifted point, or at most a tenth apart. */
export function compareNumbers(stated: PlacedNumber, own: PlacedNumber): NumberFit {
  if (stated.value === own.value) {
    if (stated.unit === '' || stated.unit === own.unit) return 'same';
    return MEASURES.has(stated.unit) && MEASURES.has(own.unit) ? 'other-unit' : 'same-number';
  }
  if (stated.unit !== own.unit) return 'other';
  const isShifted = [10, 100, 1000].some(
    (factor) =>
      isClose(stated.value, own.value * factor) || isClose(own.value, stated.value * factor),
  );
  const isTransposed =
    sortedDigits(stated.value) === sortedDigits(own.value) && String(own.value).length > 1;
  const isNext = Math.abs(stated.value - own.value) <= Math.abs(own.value) / 10;
  return isShifted || isTransposed || isNext ? 'near' : 'other';
}

function isClose(left: number, right: number): boolean {
  return Math.abs(left - right) <= Math.abs(right) * 1e-9;
}

function sortedDigits(value: number): string {
  return [...String(value)].sort().join('');
}
