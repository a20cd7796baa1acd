import type { Article, ArticleOrder, ArticlePage, ArticleQuery } from '@biographql/engines';
import { counted } from '@biographql/engines/text';
import { identifierIn, type NotedPage, type YearCount } from '@biographql/services';
import type { ArticleInsight, Article as WireArticle } from '../../generated/resolvers.js';
import { required } from './arguments.js';
import { parseArticleSearch } from './article-arguments.js';
import { cacheable, type RootFields } from './context.js';

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

/** Returns one page of articles in its wire form. */
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

/** Whether the article was found by its identifier: words find others, or it among others. */
function isNamed({ query, page }: ArticleSearchResult): boolean {
  const id = identifierIn(query);
  const [article] = page.items;
  if (id === null || article === undefined || page.total > 1) return false;
  const own = [`pmid:${article.pmid}`, `pmcid:${article.pmcid}`, `doi:${article.doi}`];
  return own.includes(id);
}

/** Returns how a search was read, in words: `all words of asthma; published from 2010; newest first`. */
export function describeSearch(
  query: ArticleQuery,
  order: ArticleOrder | undefined,
  match: ArticlePage['match'] = 'all',
): string {
  const { text } = query;
  const parts = [
    text === undefined ? 'all articles' : describeText(text, match),
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
    hasFullText === undefined ? '' : `${hasFullText ? 'with' : 'without'} open full text`,
    publicationType === undefined ? '' : `of type ${publicationType}`,
    authors === undefined ? '' : `by ${authors.join(' or ')}`,
    doi === undefined ? '' : `with the DOI ${doi}`,
  ];
  return parts.filter((part) => part !== '');
}

function describeText(text: string, match: ArticlePage['match']): string {
  return match === 'all' ? `all words of ${text}` : `any word of ${text}, since no article has all`;
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
    source: articleSource(article),
  };
}

/** Returns the address of the original record: at PubMed, else behind its DOI, else in PubMed Central; null when it has no identifier. */
export function articleSource({
  pmid,
  doi,
  pmcid,
}: Pick<Article, 'pmid' | 'doi' | 'pmcid'>): string | null {
  if (pmid !== null) return `https://pubmed.ncbi.nlm.nih.gov/${encodeURIComponent(pmid)}/`;
  if (doi !== null) return `https://doi.org/${doi.split('/').map(encodeURIComponent).join('/')}`;
  if (pmcid !== null) return `https://pmc.ncbi.nlm.nih.gov/articles/${encodeURIComponent(pmcid)}/`;
  return null;
}
