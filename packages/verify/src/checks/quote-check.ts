import type { Article, ArticleIndex } from '@biographql/engines';
import type { Check, CheckPlace } from '../verdict.js';
import { findNearPassage, findQuote } from './find-quote.js';
import { compare, getCitationId, placeIn, quoted } from './make-check.js';
import { wordsKey } from './normalized-text.js';
import { compareNumbers, readNumbers } from './numbers.js';

/** From this share of common words on, a passage is the quote with changes. */
const ALTERED = 0.8;
/** Shorter quotes are found in many records by chance. */
const TELLING_QUOTE = 6;
const MOST_FOUND = 5;

interface FoundQuote {
  readonly match: 'EXACT' | 'NORMALIZED';
  readonly text: string;
  readonly place: CheckPlace;
}

/** Checks a quote: in the record of the article, else whether the record says it otherwise, else in other records. */
export async function checkQuote(
  quote: string,
  article: Article | null,
  articles: ArticleIndex,
  signal: AbortSignal | undefined,
): Promise<Check> {
  const check = compare('QUOTE', { expected: quote });
  const own = article === null ? null : findIn(article, quote);
  if (own !== null) {
    const how =
      own.match === 'EXACT'
        ? 'word for word'
        : 'but for case, white space, punctuation or omissions';
    const message = `The ${own.place.field} has this quote, ${how}.`;
    const { match, text: found, place } = own;
    return check.confirmed(message, { found, match, place });
  }
  const altered = article === null ? null : checkAltered(quote, article);
  if (altered !== null) return altered;
  const elsewhere = await findElsewhere(quote, article, articles, signal);
  if (elsewhere !== null) {
    const { article: other, hit } = elsewhere;
    const id = getCitationId(other);
    const found = { found: hit.text, match: hit.match, place: hit.place };
    const suggestion = { part: 'article' as const, text: id, reason: `The quote is in ${id}.` };
    const title = quoted(other.title);
    if (article === null) return check.confirmed(`The quote is in ${id}, ${title}.`, found);
    const message = `The quote is not in ${getCitationId(article)}. It is in ${id}, ${title}.`;
    return check.contradicted(message, { ...found, suggestion });
  }
  return check.notFound(getAbsence(article));
}

function getAbsence(article: Article | null): string {
  if (article === null) return 'No record here has this quote.';
  const parts = article.abstract === null ? 'only the title' : 'the title and the abstract';
  return `The quote is not in the record, which has ${parts}. It may be in the full text.`;
}

function getFields({
  title,
  abstract,
}: Article): readonly (readonly ['title' | 'abstract', string])[] {
  return abstract === null
    ? [['title', title]]
    : [
        ['abstract', abstract],
        ['title', title],
      ];
}

function findIn(article: Article, quote: string): FoundQuote | null {
  for (const [field, text] of getFields(article)) {
    const hit = findQuote(text, quote);
    if (hit === null) continue;
    const { match, start, end } = hit;
    return { match, text: text.slice(start, end), place: placeIn(article, field, start, end) };
  }
  return null;
}

/** The record has a passage with most words of the quote: a quote must be word for word, so it was changed. */
function checkAltered(quote: string, article: Article): Check | null {
  if (wordsKey(quote).split(' ').length < TELLING_QUOTE - 1) return null;
  for (const [field, text] of getFields(article)) {
    const near = findNearPassage(text, quote);
    if (near === null || near.share < ALTERED || near.share === 1) continue;
    const { start, end } = near;
    const found = text.slice(start, end);
    const message = `The ${field} says ${quoted(found, 300)}, which is not what is quoted.`;
    return compare('QUOTE', { expected: quote }).contradicted(message, {
      found,
      place: placeIn(article, field, start, end),
      suggestion: { part: 'quote', text: found, reason: `${getCitationId(article)} says so.` },
    });
  }
  return null;
}

async function findElsewhere(
  quote: string,
  article: Article | null,
  articles: ArticleIndex,
  signal: AbortSignal | undefined,
): Promise<{ readonly article: Article; readonly hit: FoundQuote } | null> {
  const words = wordsKey(quote).split(' ').filter(Boolean);
  if (words.length < TELLING_QUOTE) return null;
  const text = words.slice(0, 24).join(' ');
  const { items } = await articles.search({ text, match: 'all' }, { pageSize: MOST_FOUND, signal });
  for (const item of items) {
    if (item.id === article?.id) continue;
    const hit = findIn(item, quote);
    if (hit !== null) return { article: item, hit };
  }
  return null;
}

export function checkNumber(written: string, article: Article): Check {
  const check = compare('NUMBER', { expected: written });
  const [stated, ...more] = readNumbers(written);
  if (stated === undefined || more.length > 0) {
    const message =
      'The item must state one number, e.g. `12.5 mg`. Check several numbers as several items.';
    return check.notFound(message);
  }
  const own = getFields(article).flatMap(([field, text]) =>
    readNumbers(text).map((number) => ({ number, field, fit: compareNumbers(stated, number) })),
  );
  const at = ({ number, field }: (typeof own)[number]) => ({
    found: number.text,
    place: placeIn(article, field, number.start, number.end),
  });
  const same =
    own.find(({ fit }) => fit === 'same') ?? own.find(({ fit }) => fit === 'same-number');
  if (same !== undefined) {
    const isUnit = same.fit === 'same';
    const message = isUnit
      ? `The ${same.field} has this number.`
      : `The ${same.field} has the number, as “${same.number.text}”.`;
    if (isUnit || stated.unit === '') {
      return check.confirmed(message, { ...at(same), match: isUnit ? 'EXACT' : 'NORMALIZED' });
    }
    return check.notFound(`${message} The unit is not compared.`, at(same));
  }
  const other = own.find(({ fit }) => fit === 'other-unit');
  if (other !== undefined) {
    const message = `The ${other.field} has this number with another unit: “${other.number.text}”.`;
    return check.contradicted(message, at(other));
  }
  const near = own.filter(({ fit }) => fit === 'near');
  const [first] = near;
  if (first !== undefined && stated.unit !== '') {
    const values = [...new Set(near.map(({ number }) => `“${number.text}”`))]
      .slice(0, 3)
      .join(', ');
    const message = `The record does not have this number. It has ${values}.`;
    const suggestion = {
      part: 'number' as const,
      text: first.number.text,
      reason: `${getCitationId(article)} has it in the ${first.field}.`,
    };
    return check.contradicted(message, { ...at(first), suggestion });
  }
  const parts = article.abstract === null ? 'only the title' : 'the title and the abstract';
  const message = `The number is not in the record, which has ${parts}. It may be in the full text.`;
  return check.notFound(message);
}
