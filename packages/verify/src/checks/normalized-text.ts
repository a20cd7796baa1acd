import { shareInCommon } from '@biographql/core/internal';

/** A text normalized for comparison, with a map to positions in the original. */
interface NormalizedText {
  readonly text: string;
  /** For each code unit of `text`, the code unit of the original that it came from; one more for the end. */
  readonly places: readonly number[];
}

const DROPPED = /[\u00ad\u200b-\u200d\u2060\ufeff]/;
const DASH = /[\u2010-\u2015\u2212\ufe58\ufe63\uff0d]/;
const SINGLE = /[\u2018-\u201b\u2032\u02bc\u00b4`]/;
const DOUBLE = /[\u201c-\u201f\u2033\u00ab\u00bb]/;
const MARKUP = /<\/?(?:i|b|u|em|strong|sub|sup|sc|italic|bold)>/giy;
const LETTERS = 'alpha beta gamma delta epsilon kappa lambda mu omega tau'.split(' ');
const GREEK = new Map([...'αβγδεκλμωτ'].map((letter, at) => [letter, LETTERS[at] ?? letter]));

/**
 * Lower case, one form of each letter, dash and quotation mark, single spaces, no inline markup, no invisible
 * characters.
 */
export function normalizeText(original: string): NormalizedText {
  let text = '';
  const places: number[] = [];
  let at = 0;
  while (at < original.length) {
    MARKUP.lastIndex = at;
    const markup = original[at] === '<' ? MARKUP.exec(original) : null;
    if (markup !== null) {
      at += markup[0].length;
      continue;
    }
    const character = String.fromCodePoint(original.codePointAt(at) ?? 0);
    for (const unit of fold(character)) {
      if (unit === ' ' && (text === '' || text.endsWith(' '))) continue;
      text += unit;
      for (let part = 0; part < unit.length; part += 1) places.push(at);
    }
    at += character.length;
  }
  places.push(original.length);
  return text.endsWith(' ') ? { text: text.slice(0, -1), places } : { text, places };
}

/** Drops the spaces next to punctuation and signs: `64 % ( n = 3 )` as `64%(n=3)`. */
export function tightenText({ text, places }: NormalizedText): NormalizedText {
  let tight = '';
  const remaining: number[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const isLoose = text[at] === ' ' && !(isWordUnit(text[at - 1]) && isWordUnit(text[at + 1]));
    if (isLoose) continue;
    tight += text[at];
    remaining.push(places[at] ?? 0);
  }
  return { text: tight, places: [...remaining, places.at(-1) ?? 0] };
}

export function isWordUnit(unit: string | undefined): boolean {
  return unit !== undefined && /[\p{L}\p{N}]/u.test(unit);
}

function fold(character: string): string {
  if (character < '\u0080') {
    if (character <= ' ') return ' ';
    return character === '`' ? "'" : character.toLowerCase();
  }
  if (DROPPED.test(character)) return '';
  if (/\s/.test(character)) return ' ';
  if (DASH.test(character)) return '-';
  if (SINGLE.test(character)) return "'";
  if (DOUBLE.test(character)) return '"';
  const folded = character.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return GREEK.get(folded) ?? folded;
}

const WORD = /[\p{L}\p{N}]+(?:[.,](?=\p{N})\p{N}+)*/gu;

export type PlacedWord = ReturnType<typeof toWords>[number];

/** The words of a normalized text; `1,200` and `0.5` are a word each. */
export function toWords(text: string) {
  return [...text.matchAll(WORD)].map(({ 0: word, index }) => ({
    word,
    start: index,
    end: index + word.length,
  }));
}

/** The words of a text, normalized: the same for texts that differ in punctuation only. */
export function wordsKey(text: string): string {
  return toWords(normalizeText(text).text)
    .map(({ word }) => word)
    .join(' ');
}

/** How many words two texts share, 0 to 1 (Dice's coefficient over words with repetition). */
export function wordOverlap(left: string, right: string): number {
  const toParts = (text: string) => wordsKey(text).split(' ').filter(Boolean);
  return shareInCommon(toParts(left), toParts(right));
}

/** `unit` is the unit or the word after the number, normalized; empty when there is none. */
type PlacedNumber = ReturnType<typeof readNumbers>[number];

const NUMBER =
  /(?<![\p{L}\p{N}.,])(?:(\d{1,3}(?:[, ]\d{3})+(?:\.\d+)?|\d+(?:[.·]\d+)?|\.\d+)|(one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve))(?![\p{N}]|[.,·]\d)\s*-?\s*(%|per ?cent\b|percent\b|[a-z°µ][\p{L}²³/°µ]*)?/giu;
const WORDS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
/** Units of measurement: the same number with another of these is another amount. */
const MEASURES =
  /^(?:%|[munk]?g|pg|[mud]?l|[mcknu]?m|h|hr|min|m?s|[mun]?mol|mmhg|k?da|[km]?hz|ppm|iu|u)$/;
const UNIT_FORMS = new Map(
  [
    ['%', 'percent', 'per cent'],
    ['ug', 'mcg'],
    ['h', 'hours', 'hour', 'hrs'],
    ['min', 'minutes', 'minute', 'mins'],
    ['s', 'seconds', 'second'],
    ['year', 'yr', 'yrs'],
  ].flatMap(([unit = '', ...forms]) => forms.map((form) => [form, unit] as const)),
);

export function readNumbers(original: string) {
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
  const form = UNIT_FORMS.get(unit) ?? unit;
  return form.length > 3 && form.endsWith('s') && !form.endsWith('ss') ? form.slice(0, -1) : form;
}

/** Compares a stated number with one of a record; `near`: transposed digits, a shifted point, or at most a tenth apart. */
export function compareNumbers(stated: PlacedNumber, found: PlacedNumber) {
  if (stated.value === found.value) {
    if (stated.unit === '' || stated.unit === found.unit) return 'same';
    return MEASURES.test(stated.unit) && MEASURES.test(found.unit) ? 'other-unit' : 'same-number';
  }
  if (stated.unit !== found.unit) return 'other';
  const isShifted = [0.001, 0.01, 0.1, 10, 100, 1000].some((factor) =>
    isClose(stated.value, found.value * factor),
  );
  const isTransposed =
    sortedDigits(stated.value) === sortedDigits(found.value) && String(found.value).length > 1;
  const isNext = Math.abs(stated.value - found.value) <= Math.abs(found.value) / 10;
  return isShifted || isTransposed || isNext ? 'near' : 'other';
}

function isClose(left: number, right: number): boolean {
  return Math.abs(left - right) <= Math.abs(right) * 1e-9;
}

function sortedDigits(value: number): string {
  return [...String(value)].sort().join('');
}
