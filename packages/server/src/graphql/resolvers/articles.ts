import { InvalidArgumentError } from '@biographql/core';
import type {
  Article,
  ArticleOrder,
  ArticlePage,
  ArticleQuery,
  DateRange,
} from '@biographql/engines';
import { counted } from '@biographql/engines/text';
import { identifierIn, type NotedPage, type YearCount } from '@biographql/services';
import { getArticleUrl } from '@biographql/verify';
import type {
  ArticleInsight,
  ArticleSearchInput,
  SearchType,
  SummarySearchInput,
  Article as WireArticle,
} from '../../generated/resolvers.js';
import {
  checkCount,
  defined,
  type Maybe,
  optionalNumber,
  optionalText,
  parseArticleDoi,
  parseEntity,
  questionText,
  required,
  requiredText,
} from './arguments.js';
import { cacheable, type RequestCost, type RootFields } from './context.js';

export const articleFields = {
  searchInsights: cacheable('articles', async (_, { searchInput }, { services, signal }) => {
    const input = required('searchInput', searchInput);
    const { query, options } = parseArticleSearch(input);
    const [page, years] = await Promise.all([
      services.articles.search(query, { ...options, signal }),
      input.countYears === true ? services.articles.years(query, { signal }) : null,
    ]);
    const questionText = input.query ?? '';
    return toArticleInsight({ query, order: options.order, questionText, page, years });
  }),
} satisfies RootFields;

interface ArticleSearchResult {
  readonly query: ArticleQuery;
  readonly order: ArticleOrder | undefined;
  readonly questionText: string;
  readonly page: NotedPage;
  readonly years: readonly YearCount[] | null;
}

export function toArticleInsight(result: ArticleSearchResult): ArticleInsight {
  const { items, total, page, pageSize, match, notes = [] } = result.page;
  const found = counted(total, 'article');
  const { text } = result.query;
  return {
    id: '1',
    description: text === undefined ? found : `${found} on ${text}`,
    data: {
      __typename: 'TextResults',
      totalItems: total,
      totalPages: Math.ceil(total / pageSize),
      pageNumber: page,
      pageSize,
      questionText: result.questionText,
      infoText: isNamed(result)
        ? `the article ${identifierIn(result.query)}`
        : [describeSearch(result.query, result.order, match), ...notes].join('; '),
      documents: items.map(toWireArticle),
      years: result.years,
    },
  };
}

/** Whether the article was found by its identifier, and not by words. */
function isNamed({ query, page }: ArticleSearchResult): boolean {
  const id = identifierIn(query);
  const [article] = page.items;
  if (id === null || article === undefined || page.total > 1) return false;
  const identifiers = [`pmid:${article.pmid}`, `pmcid:${article.pmcid}`, `doi:${article.doi}`];
  return identifiers.includes(id);
}

/** Returns how a search was read, in words: `all of the words “asthma”; published from 2010; newest first`. */
export function describeSearch(
  query: ArticleQuery,
  order: ArticleOrder | undefined,
  match: ArticlePage['match'] = 'all',
): string {
  const { text } = query;
  const words =
    match === 'all'
      ? `all of the words “${text}”`
      : `any of the words “${text}”, because no article has all of them`;
  const parts = [
    text === undefined ? 'all articles' : words,
    ...describeFilters(query),
    describeOrder(order, text !== undefined),
  ];
  return parts.join('; ');
}

/** Returns which articles are counted, in words: `on asthma; published from 2010`. */
export function describeArticles(query: ArticleQuery): string {
  const { text } = query;
  const filters = describeFilters(query);
  return [...(text === undefined ? [] : [`on ${text}`]), ...filters].join('; ');
}

function describeFilters(query: ArticleQuery): readonly string[] {
  const { entity, issued, hasFullText, publicationType, authors, doi } = query;
  const parts = [
    entity === undefined ? '' : `annotated with ${entity}`,
    issued === undefined ? '' : `published ${describeDates(issued)}`,
    hasFullText === undefined ? '' : `${hasFullText ? 'with' : 'without'} open-access full text`,
    publicationType === undefined ? '' : `of type ${publicationType}`,
    authors === undefined ? '' : `by ${authors.join(' or ')}`,
    doi === undefined ? '' : `with the DOI ${doi}`,
  ];
  return parts.filter((part) => part !== '');
}

function describeDates({ from, to }: NonNullable<ArticleQuery['issued']>): string {
  if (from === null) return `until ${to}`;
  return to === null ? `from ${from}` : `from ${from} to ${to}`;
}

function describeOrder(order: ArticleOrder | undefined, hasText: boolean): string {
  if (order === 'oldest') return 'oldest first';
  return order === 'newest' || !hasText ? 'newest first' : 'most relevant first';
}

export function toWireArticle(article: Article): WireArticle {
  return {
    ...article,
    authors: article.authors.map(({ family, given }) => ({ lastName: family, firstName: given })),
    publishDate: article.issued,
    documentID: article.pmid ?? article.doi ?? article.pmcid ?? article.id,
    summaryText: article.abstract,
    source: getArticleUrl(article),
  };
}

const QUERY = { max: 1_000 };
const FILTER = { max: 2_000 };
const NAME = { max: 200 };
const MAX_AUTHORS = 50;
const MAX_ITEMS = 100;

const ORDERS: readonly ArticleOrder[] = ['relevance', 'newest', 'oldest'];

/** Article filters, shared by searches and counts over their articles. */
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
      pageSize: optionalNumber('pageSize', input.pageSize, { min: 1, max: MAX_ITEMS }),
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
  checkCount('authorNames', authors, MAX_AUTHORS, 'names');
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
  const order = ORDERS.find((each) => each === name.toLowerCase());
  if (order !== undefined) return order;
  throw new InvalidArgumentError('sortOrder', 'must be RELEVANCE, NEWEST or OLDEST', name);
}

const FORM = 'must be `[from, to]`, each YYYY, YYYY-MM or YYYY-MM-DD, or null for an open end';
const DATE = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?$/;

/** A single end is rejected, since it could mean *from* or *during*. */
export function parseDateRange(range: Maybe<readonly Maybe<string>[]>): DateRange | undefined {
  if (range === null || range === undefined || range.length === 0) return undefined;
  if (range.length !== 2) throw new InvalidArgumentError('dateRange', FORM, range.join(', '));
  const from = parseEnd(range[0]);
  const to = parseEnd(range[1]);
  if (from === null && to === null) return undefined;
  // A shorter date covers its whole year or month: 2020-05 to 2020 is no contradiction, 2021 to 2020-05 is one.
  if (from !== null && to !== null && from > to && !from.startsWith(to))
    throw new InvalidArgumentError('dateRange', 'must not end before it begins', `${from}, ${to}`);
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

const MAX_TYPES = 7;

export function parseInsightTypes(types: Maybe<readonly Maybe<SearchType>[]>) {
  const wanted = required('type', types);
  const reject = (reason: string, value?: number) =>
    new InvalidArgumentError('type', reason, value);
  if (wanted.length === 0) throw reject('must name at least one insight');
  if (wanted.length > MAX_TYPES)
    throw reject(`must name at most ${MAX_TYPES} insights`, wanted.length);
  return wanted.map((type) => {
    if (type === null || type === undefined) throw reject('must not contain null');
    if (type !== 'SEARCH_LABEL') return type;
    throw reject('must not contain SEARCH_LABEL: use `searchAsYouType`');
  });
}

export interface InsightSearch {
  /** The question or search term as it was sent; empty where only filters are given. */
  readonly question: string;
  /** The previous question, which `question` may refer to; empty for none. */
  readonly previous: string;
  readonly articles: ArticleQuery;
}

export const ANSWERS: ReadonlySet<SummaryType> = new Set<SummaryType>(['QA', 'DOCUMENTS']);

/** Only lists and topics can omit the question, and only if there is a filter. */
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
