import type { Article, ArticleQuery } from '@biographql/engines';
import type { LiteraturePlan, PlannedName } from '../plan/plan-literature.js';
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
 * Returns the best articles of a plan, in the order of their match with the words; some that have all names come first.
 * None when it has no words, or there was no time.
 */
export async function searchLiterature(
  { text, names }: LiteraturePlan,
  { articles, budget }: Pick<QuestionContext, 'articles' | 'budget'>,
): Promise<Literature> {
  if (text === '') return { articles: [], total: 0 };
  const search = (query: ArticleQuery) =>
    budget.attempt((signal) => articles.search(query, { pageSize: PAGE_SIZE, signal }));
  const phrases = names.map((name) => `"${name.text.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()}"`);
  const [all, together] = await Promise.all([
    search({ text, match: 'any' }),
    phrases.length === 0 ? null : search({ text: phrases.join(' ') }),
  ]);
  const first = (together?.items ?? []).slice(0, PAGE_SIZE / 2);
  const known = new Set(first.map(({ id }) => id));
  const others = (all?.items ?? []).filter(({ id }) => !known.has(id));
  return { articles: [...first, ...others], total: all?.total ?? 0 };
}

/** Returns everything that the entities of a question are called, the question's wording first. */
export async function lookUpNames(
  names: readonly PlannedName[],
  { labels, budget }: Pick<QuestionContext, 'labels' | 'budget'>,
): Promise<readonly (readonly string[])[]> {
  return Promise.all(
    names.map(async ({ text, iris }) => {
      const found = await budget.attempt((signal) =>
        Promise.all([
          labels.lookup(iris, { signal }),
          ...iris.map((iri) => labels.aliases(iri, { signal })),
        ]),
      );
      const [records = [], ...aliases] = found ?? [];
      const known = records.flatMap((record) => record?.label ?? []);
      return [...new Set([text, ...known, ...aliases.flat()])];
    }),
  );
}
