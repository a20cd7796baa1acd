import type { Article, ArticleQuery } from '@biographql/engines';
import type { ArticlePlan } from '../plan-question.js';
import type {
  AnswerDocument,
  Claim,
  Evidence,
  Passage,
  QuestionContext,
  QuotedAnswer,
} from '../question-service.js';
import type { Finding } from '../say/finding.js';
import { splitWords } from '../text/lexicon.js';

const PAGE_SIZE = 20;
const FEW_NAMED = 3;

export async function searchArticles(
  { words, names }: ArticlePlan,
  { articles, budget }: Pick<QuestionContext, 'articles' | 'budget'>,
) {
  if (words === '') return { articles: [], total: 0 };
  const search = (query: ArticleQuery) =>
    budget.attempt((signal) => articles.search(query, { pageSize: PAGE_SIZE, signal }));
  const phrases = names.map((name) => `"${name.text.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()}"`);
  const [all, together] = await Promise.all([
    search({ text: words, match: 'any' }),
    phrases.length === 0 ? null : search({ text: phrases.join(' ') }),
  ]);
  const any = all?.items ?? [];
  const named = (together?.items ?? []).slice(0, PAGE_SIZE / 2);
  const first = names.length > 1 ? named : firstOfOneName(any, named, names[0]?.text ?? '');
  const known = new Set(first.map(({ id }) => id));
  const others = any.filter(({ id }) => !known.has(id));
  return { articles: [...first, ...others], total: all?.total ?? 0 };
}

/** Articles with the only name of a question: those among the best, and others only if these are few. */
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
  { names }: ArticlePlan,
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

const MAX_TEXTS = 19;
const MARGIN = 240;

export type ReadAnswer = Pick<
  Finding,
  'text' | 'probability' | 'claims' | 'total' | 'orderedBy'
> & {
  readonly context: QuotedAnswer | null;
};

/** Returns what the reader answers from records; null without a reader, and when it abstains or is too unsure. */
export async function readPassages(
  { question, isVerdict }: Pick<ArticlePlan, 'question' | 'isVerdict'>,
  records: readonly AnswerDocument[],
  names: readonly (readonly string[])[],
  { reader, budget, minProbability }: QuestionContext,
): Promise<ReadAnswer | null> {
  if (reader === null) return null;
  const passages = records.slice(0, MAX_TEXTS).map(toPassage);
  const answer = await budget.attempt((signal) =>
    reader.answer(question, passages, { signal, names, isVerdict }),
  );
  if (answer === null || answer.confidence < minProbability) return null;
  const { text, confidence: probability, evidence } = answer;
  const found = evidence.flatMap((place) => quoteFrom(passages, place));
  const context = found[0]?.context ?? null;
  const claims = found.map(({ quote }): Claim => {
    return { text: quote.text, probability, statements: [], quotes: [quote], sparql: null };
  });
  const quotes = claims.map((claim) => toStems(claim.text));
  const isNamed = (all: readonly string[]) =>
    all.some((name) => quotes.some((quote) => quote.includes(toStems(name))));
  // Drops a verdict whose quotes don't name every entity.
  if (isVerdict && !names.every(isNamed)) return null;
  return { text, context, probability, claims };
}

/** Word stems of a text, padded with spaces so that names only match whole words. */
function toStems(text: string): string {
  return ` ${splitWords(text)
    .map(({ stem }) => stem)
    .join(' ')} `;
}

function toPassage({ id, title, abstract, indexName }: AnswerDocument): Passage {
  const texts =
    indexName === 'graph' ? [abstract ?? title] : [title, ...(abstract ? [abstract] : [])];
  return { id, index: indexName, title, text: texts.join('\n') };
}

/** A quoted part of a passage, with and without its context; empty for positions outside the passage. */
function quoteFrom(passages: readonly Passage[], { passageId, start, end }: Evidence) {
  const text = passages.find(({ id }) => id === passageId)?.text ?? '';
  if (start < 0 || end > text.length || end <= start) return [];
  const quote = { documentId: passageId, text: text.slice(start, end), start, end };
  const from = start <= MARGIN ? 0 : text.indexOf(' ', start - MARGIN) + 1;
  const to = end + MARGIN >= text.length ? text.length : text.lastIndexOf(' ', end + MARGIN);
  const first = Math.min(from, start);
  const last = Math.max(to, end);
  const opening = first > 0 ? '… ' : '';
  const moved = opening.length - first;
  const around = `${opening}${text.slice(first, last)}${last < text.length ? ' …' : ''}`;
  return [{ quote, context: { text: around, start: start + moved, end: end + moved } }];
}
