import type { Article, ArticleQuery } from '@biographql/engines';
import type { LiteraturePlan, PlannedName } from '../plan/plan-question.js';
import type { QuestionContext } from '../question-context.js';

interface Literature {
  readonly articles: readonly Article[];
  readonly total: number;
}

const PAGE_SIZE = 20;
const FEW_NAMED = 3;

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
  const any = all?.items ?? [];
  const named = (together?.items ?? []).slice(0, PAGE_SIZE / 2);
  const first = names.length > 1 ? named : firstOfOneName(any, named, names[0]?.text ?? '');
  const known = new Set(first.map(({ id }) => id));
  const others = any.filter(({ id }) => !known.has(id));
  return { articles: [...first, ...others], total: all?.total ?? 0 };
}

/** Articles that have the one name of a question: those among the best, and others only if these are few. */
function firstOfOneName(
  best: readonly Article[],
  named: readonly Article[],
  name: string,
): readonly Article[] {
  const wanted = name.toLowerCase();
  const found = best.filter(({ title, abstract }) =>
    `${title} ${abstract ?? ''}`.toLowerCase().includes(wanted),
  );
  if (found.length >= FEW_NAMED) return found;
  const others = named.filter(({ id }) => !found.some((article) => article.id === id));
  return [...found, ...others.slice(0, FEW_NAMED)];
}

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
