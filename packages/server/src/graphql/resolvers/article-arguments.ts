import { InvalidArgumentError } from '@biographql/core';
import type { ArticleOrder, ArticleQuery, DateRange } from '@biographql/engines';
import type {
  ArticleSearchInput,
  SearchType,
  SummarySearchInput,
} from '../../generated/resolvers.js';
import {
  checkCount,
  defined,
  optionalNumber,
  optionalText,
  parseArticleDoi,
  parseEntity,
  questionText,
  required,
  requiredText,
} from './arguments.js';
import type { RequestCost } from './context.js';

const QUERY = { max: 1_000 };
const FILTER = { max: 2_000 };
const NAME = { max: 200 };
const MOST_AUTHORS = 50;
const MOST_ITEMS = 100;

const ORDERS: Readonly<Record<string, ArticleOrder>> = {
  RELEVANCE: 'relevance',
  NEWEST: 'newest',
  OLDEST: 'oldest',
};

/** The arguments that say which articles are meant: the same for a search and for what is counted over its articles. */
type ArticleFilters = Pick<
  ArticleSearchInput,
  'query' | 'entityFilter' | 'dateRange' | 'hasFullText' | 'publicationType' | 'authorNames' | 'doi'
>;

export function parseArticleSearch(input: ArticleSearchInput) {
  return {
    query: parseArticleFilters(input),
    options: defined({
      order: parseOrder(input.order ?? input.sortOrder),
      page: optionalNumber('pageNumber', input.pageNumber, { min: 1 }),
      pageSize: optionalNumber('pageSize', input.pageSize, { min: 1, max: MOST_ITEMS }),
    }),
  };
}

function parseArticleFilters(input: ArticleFilters): ArticleQuery {
  const text = optionalText('query', input.query, QUERY);
  const entity = optionalText('entityFilter', input.entityFilter, FILTER);
  const issued = parseDateRange(input.dateRange);
  const publicationType = optionalText('publicationType', input.publicationType, NAME);
  const names = input.authorNames ?? [];
  const authors = names.flatMap((name) => optionalText('authorNames', name, NAME) ?? []);
  checkCount('authorNames', authors, MOST_AUTHORS, 'names');
  const doi = optionalText('doi', input.doi, FILTER);
  return defined({
    text,
    entity: entity === undefined ? undefined : parseEntity('entityFilter', entity),
    issued,
    hasFullText: input.hasFullText ?? undefined,
    publicationType,
    authors: authors.length === 0 ? undefined : authors,
    doi: doi === undefined ? undefined : parseArticleDoi('doi', doi),
  });
}

function parseOrder(sortOrder: string | null | undefined): ArticleOrder | undefined {
  const name = optionalText('sortOrder', sortOrder, NAME);
  if (name === undefined) return undefined;
  const order = ORDERS[name.toUpperCase()];
  if (order !== undefined) return order;
  throw new InvalidArgumentError('sortOrder', 'must be RELEVANCE, NEWEST or OLDEST', name);
}

const FORM = 'must be `[from, to]`, each YYYY, YYYY-MM or YYYY-MM-DD, or null for an open end';
const DATE = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?$/;

/** A single end is rejected, since it could mean *from* or *during*. */
export function parseDateRange(
  range: readonly (string | null | undefined)[] | null | undefined,
): DateRange | undefined {
  if (range === null || range === undefined || range.length === 0) return undefined;
  if (range.length !== 2) throw new InvalidArgumentError('dateRange', FORM, range.join(', '));
  const from = parseEnd(range[0]);
  const to = parseEnd(range[1]);
  if (from === null && to === null) return undefined;
  // A shorter date covers its whole year or month: 2020-05 to 2020 is no contradiction, 2021 to 2020-05 is one.
  if (from !== null && to !== null && from > to && !from.startsWith(to)) {
    throw new InvalidArgumentError('dateRange', 'must not end before it begins', `${from}, ${to}`);
  }
  return { from, to };
}

function parseEnd(end: string | null | undefined): string | null {
  const text = end?.trim() ?? '';
  if (text === '') return null;
  const parts = DATE.exec(text);
  if (parts === null || !isInCalendar(parts))
    throw new InvalidArgumentError('dateRange', FORM, text);
  return text;
}

function isInCalendar([, year = '', month = '01', day = '01']: readonly string[]): boolean {
  const date = new Date(`${year}-${month}-${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(`${year}-${month}-${day}`);
}

export type SummaryType = Exclude<SearchType, 'SEARCH_LABEL'>;

const MOST_TYPES = 7;

export function parseInsightTypes(
  types: readonly (SearchType | null | undefined)[] | null | undefined,
): readonly SummaryType[] {
  const wanted = required('type', types);
  const refuse = (reason: string, value?: number) =>
    new InvalidArgumentError('type', reason, value);
  if (wanted.length === 0) throw refuse('must name at least one insight');
  if (wanted.length > MOST_TYPES)
    throw refuse(`must name at most ${MOST_TYPES} insights`, wanted.length);
  return wanted.map((type) => {
    if (type === null || type === undefined) throw refuse('must not contain null');
    if (type !== 'SEARCH_LABEL') return type;
    throw refuse('must not contain SEARCH_LABEL: use `searchAsYouType`');
  });
}

export interface InsightSearch {
  /** The question or search term as it was sent; empty where only filters are given. */
  readonly question: string;
  /** The question before, which `question` may refer to; empty for none. */
  readonly previous: string;
  readonly articles: ArticleQuery;
}

const ANSWERS: ReadonlySet<SummaryType> = new Set<SummaryType>(['QA', 'DOCUMENTS']);

/** Only lists and topics do without a question, and only with a filter. */
export async function parseInsightSearch(
  input: SummarySearchInput,
  types: readonly SummaryType[],
  cost: RequestCost,
): Promise<InsightSearch> {
  const articles = parseArticleFilters(input);
  const hasFilter = Object.keys(articles).some((name) => name !== 'text');
  if (types.some((type) => ANSWERS.has(type))) {
    const { query, previousQuery } = input;
    const question = await questionText('query', query, cost);
    const hasPrevious = (previousQuery ?? '').trim() !== '';
    const previous = hasPrevious ? await questionText('previousQuery', previousQuery, cost) : '';
    return { question, previous, articles };
  }
  const question = hasFilter
    ? (input.query ?? '')
    : requiredText('query', input.query, { max: 1_000 });
  return { question, previous: '', articles };
}
