import type { Article, ArticleQuery } from '@biographql/engines';
import type { LiteraturePlan } from '../plan/plan-literature.js';
import type { QuestionContext } from '../question-context.js';

/** The articles that a question is answered from. */
export interface Literature {
  /** The best first, each once. */
  readonly articles: readonly Article[];
  /** All articles that have any of the question's words. */
  readonly total: number;
}

const PAGE_SIZE = 20;

/**
 * Returns the best articles of a plan, in the order of their match with the words; where an answer is to be read, those
 * that have all names come first. None when it has no words, or there was no time.
 */
export async function searchLiterature(
  { text, names }: LiteraturePlan,
  { articles, budget, generate }: Pick<QuestionContext, 'articles' | 'budget' | 'generate'>,
): Promise<Literature> {
  if (text === '') return { articles: [], total: 0 };
  const search = (query: ArticleQuery) =>
    budget.attempt((signal) => articles.search(query, { pageSize: PAGE_SIZE, signal }));
  const [all, together] = await Promise.all([
    search({ text, match: 'any' }),
    names === '' || !generate ? null : search({ text: names }),
  ]);
  return { articles: first(together?.items ?? [], all?.items ?? []), total: all?.total ?? 0 };
}

/** The best articles that have all names, half a page of them, before the others. */
function first(together: readonly Article[], others: readonly Article[]): readonly Article[] {
  const named = together.slice(0, PAGE_SIZE / 2);
  const known = new Set(named.map(({ id }) => id));
  return [...named, ...others.filter(({ id }) => !known.has(id))];
}
