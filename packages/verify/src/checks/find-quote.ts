import type { TextMatch } from '../verdict.js';
import { normalizeText, type PlacedWord, tightenText, toWords } from './normalized-text.js';

/** Where a quote is in a text; offsets of the original, half-open. */
export interface QuoteHit {
  readonly match: TextMatch;
  readonly start: number;
  readonly end: number;
}

export interface NearPassage {
  readonly start: number;
  readonly end: number;
  /** Share of the quote's words that are in the passage, 0 to 1. */
  readonly share: number;
}

const OMISSION = /\s*(?:\[\s*(?:…|\.{3}|\. \. \.)\s*\]|…|\.{3}|\. \. \.)\s*/;
const OUTER_MARKS = /^[\s"“”„«»'‘’]+|[\s"“”„«»'‘’]+$/g;
const LEAST_PART = 3;

/** Finds a quote in a text: exactly, or normalized, or part by part where it marks omissions. Null when it is not there. */
export function findQuote(text: string, quote: string): QuoteHit | null {
  const bare = quote.replace(OUTER_MARKS, '');
  if (bare === '') return null;
  for (const form of new Set([bare, bare.replace(/[.,;:]+$/, '')])) {
    const start = findWhole(text, form, 0);
    if (start >= 0) return { match: 'EXACT', start, end: start + form.length };
  }
  const normal = tightenText(normalizeText(text));
  const parts = bare
    .split(OMISSION)
    .map((part) => tightenText(normalizeText(part)).text.replace(/^[.,;:\s]+|[.,;:\s]+$/g, ''))
    .filter((part) => part !== '');
  if (parts.length === 0) return null;
  if (parts.length > 1 && parts.some((part) => toWords(part).length < LEAST_PART)) return null;
  let from = 0;
  let first = -1;
  for (const part of parts) {
    const at = findWhole(normal.text, part, from);
    if (at < 0) return null;
    if (first < 0) first = at;
    from = at + part.length;
  }
  return {
    match: 'NORMALIZED',
    start: normal.places[first] ?? 0,
    end: endOf(normal.places, from, text),
  };
}

function findWhole(text: string, part: string, from: number): number {
  for (let at = text.indexOf(part, from); at >= 0; at = text.indexOf(part, at + 1)) {
    if (isBoundary(text, at) && isBoundary(text, at + part.length)) return at;
  }
  return -1;
}

const WORD_UNIT = /[\p{L}\p{N}]/u;

function isBoundary(text: string, at: number): boolean {
  const before = text[at - 1] ?? '';
  const after = text[at] ?? '';
  if (!WORD_UNIT.test(before) || !WORD_UNIT.test(after)) return !isInNumber(text, at);
  return false;
}

/** Whether a place is between the digits and the point of a number: `1` does not end before `.5`. */
function isInNumber(text: string, at: number): boolean {
  return (
    (/\d[.,]$/.test(text.slice(Math.max(0, at - 2), at)) && /\d/.test(text[at] ?? '')) ||
    (/\d/.test(text[at - 1] ?? '') && /^[.,]\d/.test(text.slice(at, at + 2)))
  );
}

function endOf(places: readonly number[], at: number, text: string): number {
  const last = places[at - 1] ?? 0;
  return last + String.fromCodePoint(text.codePointAt(last) ?? 0).length;
}

/** Returns the passage with the most words of a quote, of about its length; null for a text without words. */
export function findNearPassage(text: string, quote: string): NearPassage | null {
  const normal = normalizeText(text);
  const words = toWords(normal.text);
  const wanted = toWords(normalizeText(quote).text).map(({ word }) => word);
  if (words.length === 0 || wanted.length === 0) return null;
  const size = Math.min(wanted.length, words.length);
  const need = new Map<string, number>();
  for (const word of wanted) need.set(word, (need.get(word) ?? 0) + 1);
  const have = new Map<string, number>();
  let shared = 0;
  const change = ({ word }: PlacedWord, by: 1 | -1) => {
    const limit = need.get(word) ?? 0;
    const before = have.get(word) ?? 0;
    have.set(word, before + by);
    shared += Math.min(before + by, limit) - Math.min(before, limit);
  };
  let best = { at: 0, shared: -1 };
  for (const [index, word] of words.entries()) {
    change(word, 1);
    const left = words[index - size];
    if (left !== undefined) change(left, -1);
    if (index >= size - 1 && shared > best.shared) best = { at: index - size + 1, shared };
  }
  const first = words[best.at];
  const last = words[best.at + size - 1];
  if (first === undefined || last === undefined) return null;
  return {
    start: normal.places[first.start] ?? 0,
    end: endOf(normal.places, last.end, text),
    share: best.shared / wanted.length,
  };
}
