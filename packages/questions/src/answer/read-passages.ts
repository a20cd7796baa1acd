import type { Article, ArticleQuery } from '@biographql/engines';
import type { LiteraturePlan, PlannedName } from '../grammar/plan-question.js';
import type { QuestionContext } from '../question-context.js';
import type { Claim, ClaimQuote, QuotedAnswer } from '../question-service.js';
import type { Evidence, Passage, QuestionAnswerer } from './question-answerer.js';
import type { Digest } from './write-digests.js';

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

const MOST_ARTICLES = 16;
const MARGIN = 240;

interface Texts {
  readonly digests: readonly Digest[];
  readonly articles: readonly Article[];
}

export interface ReadAnswer {
  readonly text: string;
  readonly context: QuotedAnswer | null;
  readonly probability: number;
  readonly claims: readonly Claim[];
}

export async function readPassages(
  reader: QuestionAnswerer,
  question: string,
  { names, ...texts }: Texts & { readonly names: readonly (readonly string[])[] },
  { budget, leastProbability }: Pick<QuestionContext, 'budget' | 'leastProbability'>,
): Promise<ReadAnswer | null> {
  const passages = toPassages(texts);
  const answer = await budget.attempt((signal) =>
    reader.answer(question, passages, { signal, names }),
  );
  if (answer === null || answer.confidence < leastProbability) return null;
  const [evidence] = answer.evidence;
  return {
    text: answer.text,
    context: evidence === undefined ? null : quoteFrom(passages, evidence),
    probability: answer.confidence,
    claims: answer.evidence.flatMap((place) => toClaim(passages, place, answer.confidence)),
  };
}

function toClaim(
  passages: readonly Passage[],
  { passageId, start, end }: Evidence,
  probability: number,
): readonly Claim[] {
  const text = passages.find(({ id }) => id === passageId)?.text;
  if (text === undefined || start < 0 || end > text.length || end <= start) return [];
  const quote: ClaimQuote = { documentId: passageId, text: text.slice(start, end), start, end };
  return [{ text: quote.text, probability, statements: [], quotes: [quote], sparql: null }];
}

/** Digests first: of equal sentences the answerer keeps the earlier. */
function toPassages({ digests, articles }: Texts): readonly Passage[] {
  return [
    ...digests.map(({ entity, text }) => ({
      id: entity.iri,
      index: 'graph',
      title: entity.label,
      text,
    })),
    ...articles.slice(0, MOST_ARTICLES).map(({ id, title, abstract }) => ({
      id,
      index: 'articles',
      title,
      text: abstract === null ? title : `${title}\n${abstract}`,
    })),
  ];
}

function quoteFrom(
  passages: readonly Passage[],
  { passageId, start, end }: Evidence,
): QuotedAnswer | null {
  const text = passages.find(({ id }) => id === passageId)?.text;
  if (text === undefined || start < 0 || end > text.length) return null;
  const from = start <= MARGIN ? 0 : text.indexOf(' ', start - MARGIN) + 1;
  const to = end + MARGIN >= text.length ? text.length : text.lastIndexOf(' ', end + MARGIN);
  const first = Math.min(from, start);
  const last = Math.max(to, end);
  const opening = first > 0 ? '… ' : '';
  const moved = opening.length - first;
  return {
    text: `${opening}${text.slice(first, last)}${last < text.length ? ' …' : ''}`,
    start: start + moved,
    end: end + moved,
  };
}
