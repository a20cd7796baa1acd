import { InvalidArgumentError } from '@biographql/core';
import type { ArticleOrder, ArticleQuery, ArticleSearchOptions } from '@biographql/engines';
import type { ArticleSearchInput } from '../../../generated/resolvers.js';
import { parseDateRange } from './date-range.js';
import { parseArticleDoi, parseEntity } from './parse-id.js';
import { optionalNumber, optionalText } from './required.js';

export interface ArticleSearch {
  readonly query: ArticleQuery;
  readonly options: Pick<ArticleSearchOptions, 'page' | 'pageSize' | 'order'>;
}

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
export type ArticleFilters = Pick<
  ArticleSearchInput,
  'query' | 'entityFilter' | 'dateRange' | 'hasFullText' | 'publicationType' | 'authorNames' | 'doi'
>;

export function parseArticleSearch(input: ArticleSearchInput): ArticleSearch {
  const query = parseArticleFilters(input);
  const order = parseOrder(input.order ?? input.sortOrder);
  const page = optionalNumber('pageNumber', input.pageNumber, { min: 1 });
  const pageSize = optionalNumber('pageSize', input.pageSize, { min: 1, max: MOST_ITEMS });
  return {
    query,
    options: {
      ...(order === undefined ? {} : { order }),
      ...(page === undefined ? {} : { page }),
      ...(pageSize === undefined ? {} : { pageSize }),
    },
  };
}

export function parseArticleFilters(input: ArticleFilters): ArticleQuery {
  const text = optionalText('query', input.query, QUERY);
  const entity = optionalText('entityFilter', input.entityFilter, FILTER);
  const issued = parseDateRange(input.dateRange);
  const publicationType = optionalText('publicationType', input.publicationType, NAME);
  const authors = parseAuthors(input.authorNames);
  const doi = optionalText('doi', input.doi, FILTER);
  const { hasFullText } = input;
  return {
    ...(text === undefined ? {} : { text }),
    ...(entity === undefined ? {} : { entity: parseEntity('entityFilter', entity) }),
    ...(issued === undefined ? {} : { issued }),
    ...(typeof hasFullText === 'boolean' ? { hasFullText } : {}),
    ...(publicationType === undefined ? {} : { publicationType }),
    ...(authors.length === 0 ? {} : { authors }),
    ...(doi === undefined ? {} : { doi: parseArticleDoi('doi', doi) }),
  };
}

function parseAuthors(names: ArticleSearchInput['authorNames']): readonly string[] {
  const authors = (names ?? []).flatMap((name) => optionalText('authorNames', name, NAME) ?? []);
  if (authors.length <= MOST_AUTHORS) return authors;
  throw new InvalidArgumentError(
    'authorNames',
    `must have at most ${MOST_AUTHORS} names`,
    authors.length,
  );
}

function parseOrder(sortOrder: string | null | undefined): ArticleOrder | undefined {
  const name = optionalText('sortOrder', sortOrder, NAME);
  if (name === undefined) return undefined;
  const order = ORDERS[name.toUpperCase()];
  if (order !== undefined) return order;
  throw new InvalidArgumentError('sortOrder', 'must be RELEVANCE, NEWEST or OLDEST', name);
}
