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

/** Returns the best articles of a plan; none when it has no words, or there was no time. */
export async function searchLiterature(
  { text, entity, names }: LiteraturePlan,
  { articles, budget }: Pick<QuestionContext, 'articles' | 'budget'>,
): Promise<Literature> {
  if (text === '') return { articles: [], total: 0 };
  const search = (query: ArticleQuery) =>
    budget.attempt((signal) => articles.search(query, { pageSize: PAGE_SIZE, signal }));
  const [all, annotated, together] = await Promise.all([
    search({ text, match: 'any' }),
    entity === null ? null : search({ text, match: 'any', entity }),
    names === '' ? null : search({ text: names }),
  ]);
  const fused = fuse(all?.items ?? [], annotated?.items ?? []);
  return { articles: first(together?.items ?? [], fused), total: all?.total ?? 0 };
}

/** The best articles that have all names, half a page of them, before the others. */
function first(together: readonly Article[], fused: readonly Article[]): readonly Article[] {
  const named = together.slice(0, PAGE_SIZE / 2);
  const known = new Set(named.map(({ id }) => id));
  return [...named, ...fused.filter(({ id }) => !known.has(id))];
}

/** Constant of reciprocal rank fusion (Cormack, Clarke and Büttcher, SIGIR 2009). */
const FUSION = 60;

function fuse(all: readonly Article[], annotated: readonly Article[]): readonly Article[] {
  const found = new Map<string, { readonly article: Article; weight: number }>();
  for (const list of [all, annotated]) {
    list.forEach((article, rank) => {
      const entry = found.get(article.id) ?? { article, weight: 0 };
      entry.weight += 1 / (FUSION + rank + 1);
      found.set(article.id, entry);
    });
  }
  return [...found.values()]
    .sort((left, right) => right.weight - left.weight)
    .map(({ article }) => article);
}
