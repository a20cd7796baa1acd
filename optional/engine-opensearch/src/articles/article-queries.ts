import type { ArticleFilter, ArticleOrder, ArticleQuery, ArticleTerms } from '@biographql/engines';
import { dayRange, foldType, type Phrase, parseQueryText } from '@biographql/engines/internal';
import type { Json } from '../cluster/search-cluster.js';
import { chunks } from '../cluster/search-index.js';

export interface LookedUp {
  /** Name forms of the query's authors; null when it has none. */
  readonly forms: readonly number[] | null;
  /** Identifier of the article with the query's DOI, null if not found; undefined without a DOI. */
  readonly withDoi: string | null | undefined;
  /** Name forms of the authors in combined terms, by author name. */
  readonly formsOf?: ReadonlyMap<string, readonly number[]>;
}

const NOTHING: Json = { match_none: {} };
const IS_ARTICLE: Json = { exists: { field: 'seq' } };

/**
 * Writes a query. Phrases come from `parseQueryText`, hold letters and digits only, and are values of `term`,
 * `prefix` and `match_phrase`: no text of a user is ever syntax.
 */
export function articleQuery(
  query: ArticleQuery,
  match: 'all' | 'any',
  { forms, withDoi, formsOf = new Map() }: LookedUp,
): Json {
  const { text = '', terms, hasFullText } = query;
  const { quoted, words, excluded } = parseQueryText(text);
  if (text.trim() !== '' && quoted.length + words.length + excluded.length === 0) return NOTHING;
  if (withDoi === null || forms?.length === 0) return NOTHING;
  const filter: Json[] = [
    IS_ARTICLE,
    ...filterClauses(query, forms),
    ...(hasFullText === undefined ? [] : [term('hasFullText', hasFullText)]),
    ...(withDoi === undefined ? [] : [{ ids: { values: [withDoi] } }]),
  ];
  const wanted = words.map(phraseClause);
  const must = [
    ...quoted.map(phraseClause),
    ...(terms === undefined ? [] : [termsClause(terms, formsOf)]),
    ...(match === 'all' || wanted.length === 0 ? wanted : [anyOf(wanted)]),
  ];
  return { bool: { must, filter, must_not: excluded.map(phraseClause) } };
}

function filterClauses(
  { entity, publicationType, issued }: ArticleFilter,
  forms: readonly number[] | null,
): readonly Json[] {
  const days = dayRange(issued);
  return [
    ...(entity === undefined ? [] : [term('entityOrEquivalent', entity)]),
    ...(publicationType === undefined ? [] : [term('types', foldType(publicationType))]),
    ...(days === null ? [] : [{ range: { day: { gte: days[0], lte: days[1] } } }]),
    ...(forms === null ? [] : [anyOf(formClauses(forms))]),
  ];
}

function termsClause(terms: ArticleTerms, formsOf: ReadonlyMap<string, readonly number[]>): Json {
  if ('filter' in terms) {
    const { authors } = terms.filter;
    const forms = authors?.flatMap((name) => formsOf.get(name) ?? []) ?? null;
    return forms?.length === 0 ? NOTHING : { bool: { filter: filterClauses(terms.filter, forms) } };
  }
  if ('text' in terms) {
    const { quoted, words } = parseQueryText(terms.text);
    return { bool: { must: [...quoted, ...words].map(phraseClause) } };
  }
  const [left, right] = [termsClause(terms.left, formsOf), termsClause(terms.right, formsOf)];
  if (terms.operator === 'or') return anyOf([left, right]);
  if (terms.operator === 'and') return { bool: { must: [left, right] } };
  return { bool: { must: [left], must_not: [right] } };
}

/** Returns the authors that combined terms name. */
export function authorsIn(terms: ArticleTerms | undefined): readonly string[] {
  if (terms === undefined || 'text' in terms) return [];
  if ('filter' in terms) return terms.filter.authors ?? [];
  return [...authorsIn(terms.left), ...authorsIn(terms.right)];
}

export function isRanked({ text = '', terms }: ArticleQuery): boolean {
  if (terms !== undefined) return true;
  const { quoted, words } = parseQueryText(text);
  return quoted.length + words.length > 0;
}

/** How the words of a query combine first, and whether any word will do if no article has all. */
export function firstMatch({ text = '', match = 'relaxed' }: ArticleQuery): {
  readonly match: 'all' | 'any';
  readonly isRelaxed: boolean;
} {
  if (match !== 'relaxed') return { match, isRelaxed: false };
  return { match: 'all', isRelaxed: parseQueryText(text).words.length > 1 };
}

/** By relevance, ties newest first; undated ones last by date; on the same day by id. No two articles are equal. */
export function getSort(order: ArticleOrder): readonly Json[] {
  const byDay = { day: { order: order === 'oldest' ? 'asc' : 'desc', missing: '_last' } };
  const byDate = [byDay, { id: 'asc' }];
  return order === 'relevance' ? [{ _score: 'desc' }, ...byDate] : byDate;
}

function term(field: string, value: string | boolean): Json {
  return { term: { [field]: value } };
}

function anyOf(should: readonly Json[]): Json {
  return { bool: { should, minimum_should_match: 1 } };
}

function formClauses(forms: readonly number[]): readonly Json[] {
  return Array.from(chunks(forms), (some) => ({ terms: { forms: some } }));
}

function phraseClause(phrase: Phrase): Json {
  const [only = ''] = phrase;
  if (phrase.length === 1 && only.endsWith('*')) return { prefix: { words: only.slice(0, -1) } };
  if (phrase.length === 1) return term('words', only);
  return { match_phrase: { words: { query: phrase.join(' '), analyzer: 'whitespace' } } };
}
