import type { Article } from '@biographql/engines';
import type { Check } from '../verdict.js';
import {
  type CheckContext,
  compare,
  getCitationId,
  placeIn,
  quoted,
  suggest,
} from './make-check.js';
import {
  compareNumbers,
  isWordUnit,
  normalizeText,
  type PlacedWord,
  readNumbers,
  tightenText,
  toWords,
  wordsKey,
} from './normalized-text.js';

const OMISSION = /\s*(?:\[\s*(?:…|\.{3}|\. \. \.)\s*\]|…|\.{3}|\. \. \.)\s*/;
const OUTER_MARKS = /^[\s"“”„«»'‘’]+|[\s"“”„«»'‘’]+$/g;
const MIN_PART = 3;

/** Finds a quote in a text: exactly, or normalized, or part by part where it marks omissions. Null when it is not there. */
export function findQuote(text: string, quote: string) {
  const bare = quote.replace(OUTER_MARKS, '');
  if (bare === '') return null;
  for (const form of new Set([bare, bare.replace(/[.,;:]+$/, '')])) {
    const start = findWhole(text, form, 0);
    if (start >= 0) return { match: 'EXACT' as const, start, end: start + form.length };
  }
  const normal = tightenText(normalizeText(text));
  const parts = bare
    .split(OMISSION)
    .map((part) => tightenText(normalizeText(part)).text.replace(/^[.,;:\s]+|[.,;:\s]+$/g, ''))
    .filter((part) => part !== '');
  if (parts.length === 0) return null;
  if (parts.length > 1 && parts.some((part) => toWords(part).length < MIN_PART)) return null;
  let from = 0;
  let first = -1;
  for (const part of parts) {
    const at = findWhole(normal.text, part, from);
    if (at < 0) return null;
    if (first < 0) first = at;
    from = at + part.length;
  }
  return {
    match: 'NORMALIZED' as const,
    start: normal.places[first] ?? 0,
    end: endOf(normal.places, from, text),
  };
}

function findWhole(text: string, part: string, from: number): number {
  for (let at = text.indexOf(part, from); at >= 0; at = text.indexOf(part, at + 1))
    if (isBoundary(text, at) && isBoundary(text, at + part.length)) return at;
  return -1;
}

function isBoundary(text: string, at: number): boolean {
  const isInWord = isWordUnit(text[at - 1]) && isWordUnit(text[at]);
  return !isInWord && !isInNumber(text, at);
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

/** Returns the passage of a quote's length with the most of its words, and their share, 0 to 1; null without words. */
function findNearPassage(text: string, quote: string) {
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

/** With at least this share of common words, a passage is an altered quote. */
const ALTERED = 0.8;
/** Shorter quotes are found in many records by chance. */
const INFORMATIVE_QUOTE = 6;
const MAX_FOUND = 5;

/** Checks a quote: in the article's record, else for an altered form there, else in other records. */
export async function checkQuote(quote: string, article: Article | null, context: CheckContext) {
  const check = compare('QUOTE', { expected: quote });
  const recordMatch = article === null ? null : findIn(article, quote);
  if (recordMatch !== null) {
    const { match, text: found, place } = recordMatch;
    const less = 'except for marked omissions, or differences in case, white space or punctuation';
    const how = match === 'EXACT' ? 'word for word' : less;
    return check.confirmed(`The ${place.field} has this quote, ${how}.`, { found, match, place });
  }
  const altered = article === null ? null : checkAltered(quote, article);
  if (altered !== null) return altered;
  const elsewhere = await findElsewhere(quote, article, context);
  if (elsewhere !== null) {
    const { article: other, hit } = elsewhere;
    const id = getCitationId(other);
    const found = { found: hit.text, match: hit.match, place: hit.place };
    const suggestion = suggest('article', id, `The quote is in ${id}.`);
    const title = quoted(other.title);
    if (article === null) return check.confirmed(`The quote is in ${id}, ${title}.`, found);
    const message = `The quote is not in ${getCitationId(article)}. It is in ${id}, ${title}.`;
    return check.contradicted(message, { ...found, suggestion });
  }
  if (article === null) {
    const isShort = getQuoteWords(quote).length < INFORMATIVE_QUOTE;
    const less = isShort
      ? ` Quotes of fewer than ${INFORMATIVE_QUOTE} words are not searched.`
      : '';
    return check.notFound(`No article found with this quote.${less}`);
  }
  return check.notFound(getAbsence('quote', article));
}

function getAbsence(what: 'quote' | 'number', { abstract }: Article): string {
  const parts = abstract === null ? 'only the title' : 'the title and the abstract';
  return `The ${what} is not in the record, which has ${parts}. It may be in the full text.`;
}

function getFields(article: Article) {
  return (['abstract', 'title'] as const).flatMap((field) => {
    const text = article[field];
    return text === null ? [] : [{ field, text }];
  });
}

function findIn(article: Article, quote: string) {
  for (const { field, text } of getFields(article)) {
    const hit = findQuote(text, quote);
    if (hit === null) continue;
    const { match, start, end } = hit;
    return { match, text: text.slice(start, end), place: placeIn(article, field, start, end) };
  }
  return null;
}

/** A passage with most words of the quote contradicts it: a quote must be word for word. */
function checkAltered(quote: string, article: Article): Check | null {
  if (wordsKey(quote).split(' ').length < INFORMATIVE_QUOTE - 1) return null;
  for (const { field, text } of getFields(article)) {
    const near = findNearPassage(text, quote);
    if (near === null || near.share < ALTERED || near.share === 1) continue;
    const { start, end } = near;
    const found = text.slice(start, end);
    const message = `The ${field} says ${quoted(found, 300)}, not the quoted text.`;
    return compare('QUOTE', { expected: quote }).contradicted(message, {
      found,
      place: placeIn(article, field, start, end),
      suggestion: suggest('quote', found, `This is the wording in ${getCitationId(article)}.`),
    });
  }
  return null;
}

const getQuoteWords = (quote: string) => wordsKey(quote).split(' ').filter(Boolean);

async function findElsewhere(
  quote: string,
  article: Article | null,
  { articles, signal }: CheckContext,
) {
  const words = getQuoteWords(quote);
  if (words.length < INFORMATIVE_QUOTE) return null;
  const text = words.slice(0, 24).join(' ');
  const { items } = await articles.search({ text, match: 'all' }, { pageSize: MAX_FOUND, signal });
  for (const item of items) {
    if (item.id === article?.id) continue;
    const hit = findIn(item, quote);
    if (hit !== null) return { article: item, hit };
  }
  return null;
}

/** Kinds of number matches, best first. */
const ALIKE = ['same', 'same-number', 'other-unit'];

export function checkNumber(written: string, article: Article): Check {
  const check = compare('NUMBER', { expected: written });
  const [stated, ...more] = readNumbers(written);
  if (stated === undefined || more.length > 0) {
    const message =
      'The item must state one number, e.g. `12.5 mg`. Use a separate item for each number.';
    return check.notFound(message);
  }
  const numbers = getFields(article).flatMap(({ field, text }) =>
    readNumbers(text).map((number) => ({
      fit: compareNumbers(stated, number),
      field,
      found: number.text,
      place: placeIn(article, field, number.start, number.end),
    })),
  );
  const fits = stated.unit === '' ? ALIKE : [...ALIKE, 'near'];
  const [best] = fits.flatMap((fit) => numbers.find((each) => each.fit === fit) ?? []);
  if (best === undefined) return check.notFound(getAbsence('number', article));
  const { fit, field, found, place } = best;
  if (fit === 'same')
    return check.confirmed(`The ${field} has this number.`, { found, place, match: 'EXACT' });
  if (fit === 'same-number') {
    const message = `The ${field} has the number (“${found}”), but the units could not be compared.`;
    return check.notFound(message, { found, place });
  }
  if (fit === 'other-unit') {
    const message = `The ${field} has this number with another unit: “${found}”.`;
    return check.contradicted(message, { found, place });
  }
  const near = numbers.flatMap((each) => (each.fit === 'near' ? `“${each.found}”` : []));
  const message = `The record does not have this number. It has ${[...new Set(near)].slice(0, 3).join(', ')}.`;
  const suggestion = suggest(
    'number',
    found,
    `The suggested number is in the ${field} of ${getCitationId(article)}.`,
  );
  return check.contradicted(message, { found, place, suggestion });
}
