import type { ArticleQuery } from '@biographql/engines';
import type { SummarySearchInput } from '../../../generated/resolvers.js';
import type { RequestCost } from '../context.js';
import { parseArticleFilters } from './article-search.js';
import type { SummaryType } from './insight-types.js';
import { questionText } from './question.js';
import { requiredText } from './required.js';

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
