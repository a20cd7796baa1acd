import type { Article } from '@biographql/engines';
import type { Claim, ClaimQuote } from '../claim.js';
import type { QuestionContext } from '../question-context.js';
import type { QuotedAnswer } from '../question-service.js';
import type { Evidence, Passage, QuestionAnswerer } from './question-answerer.js';
import type { Digest } from './write-digests.js';

const MOST_ARTICLES = 16;
const MARGIN = 240;

export interface Texts {
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
