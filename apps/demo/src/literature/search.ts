import type { ArticleSearch, InsightSearch } from '@biographql/client';
import { fullIri, type Parameters } from '../place.ts';

const ORDERS = ['relevance', 'newest', 'oldest'] as const;

/** What is wrong with a range of years; null for a valid one, of which both ends may be open. */
export function getYearProblem({ from = '', to = '' }: Parameters): string | null {
  if (![from, to].every((year) => /^(?:\d{4})?$/.test(year))) return 'A year has four digits.';
  return from !== '' && to !== '' && from > to ? '“From” is later than “To”.' : null;
}

/** A range of years that is none restricts nothing: the form says what is wrong with it. */
export function getSearch(parameters: Parameters): ArticleSearch {
  const { text, entity, order, author, fulltext } = parameters;
  const { from, to } = getYearProblem(parameters) === null ? parameters : {};
  const issued = { ...(from && { from }), ...(to && { to }) };
  return {
    ...(text && { text }),
    ...(entity && { entity: fullIri(entity) }),
    ...((from || to) && { issued }),
    ...(author && { authors: [author] }),
    ...(fulltext && { hasFullText: true }),
    order: ORDERS.find((known) => known === order) ?? (text ? 'relevance' : 'newest'),
  };
}

export function getInsightSearch(parameters: Parameters): InsightSearch | null {
  const { order: _, ...search } = getSearch(parameters);
  return Object.keys(search).length === 0 ? null : search;
}

export function withPhrase(text: string, phrase: string): string {
  const quoted = `"${phrase.replaceAll('"', ' ')}"`;
  return text.includes(quoted) ? text : `${text} ${quoted}`.trim();
}

/** Whether the articles found have any of the words, since none has all. */
export function isRelaxed(reading: string | undefined): boolean {
  return /^any word of \S+ .*, since no article has all/.test(reading ?? '');
}

/** Words that say nothing of an article's subject, beyond those of one or two letters. */
const GENERAL = new Set(
  'and are for from has have into not that the their this was were with without within who how what when where which among between during after before based effect effects role study studies using use used analysis approach trial review report case cases patient patients new novel results clinical randomized controlled human humans'.split(
    ' ',
  ),
);
/** What the service combines at most, and what of it is headings. */
const MAX_TERMS = 31;
const MAX_HEADINGS = 12;
const MAX_TEXT = 1_000;
/** Words that a title must share with an article to be similar. */
const SHARED_WORDS = 2;

function getSubjectWords(text: string): readonly string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}-]*/gu) ?? [];
  return [...new Set(words)].filter((word) => word.length > 2 && !GENERAL.has(word));
}

/** A search for articles on the subject of another: any word of its title or any of its headings, the rarest of which rank first. Null without any. */
export function getSimilarSearch(title: string, headings: readonly string[]): string | null {
  const phrases = headings.slice(0, MAX_HEADINGS).map((heading) => withPhrase('', heading));
  const words = getSubjectWords(title).slice(0, MAX_TERMS - phrases.length);
  const terms: string[] = [];
  for (const term of [...words, ...phrases]) {
    if ([...terms, term].join(' OR ').length <= MAX_TEXT) terms.push(term);
  }
  return terms.length === 0 ? null : terms.join(' OR ');
}

/** Whether a title shares enough words with the title and the headings of another article. */
export function isSimilar(other: string, title: string, headings: readonly string[]): boolean {
  const toStems = (text: string) => getSubjectWords(text).map((word) => word.replace(/s$/, ''));
  const own = new Set(toStems([title, ...headings].join(' ')));
  return toStems(other).filter((word) => own.has(word)).length >= SHARED_WORDS;
}
