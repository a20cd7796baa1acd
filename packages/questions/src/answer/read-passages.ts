import type { Article } from '@biographql/engines';
import type { QuestionContext } from '../question-context.js';
import type { QuestionAnswerItem, QuotedAnswer } from '../question-service.js';
import type { Evidence, Passage } from '../reader/question-answerer.js';
import type { Digest } from './write-digests.js';

/** Articles read for one question, the best first. */
const MOST_ARTICLES = 12;
/** Characters shown before and after the marked sentence, up to the next blank. */
const MARGIN = 240;

/** Texts that may hold the answer. */
export interface Texts {
  readonly digests: readonly Digest[];
  readonly articles: readonly Article[];
}

/** Returns the answer that the reader finds in texts; null when it abstains, is too unsure, or there is no time. */
export async function readPassages(
  question: string,
  texts: Texts,
  { reader, budget, leastProbability }: QuestionContext,
): Promise<Omit<QuestionAnswerItem, 'documents'> | null> {
  const passages = toPassages(texts);
  const answer = await budget.attempt((signal) => reader.answer(question, passages, { signal }));
  if (answer === null || answer.confidence < leastProbability) return null;
  const [evidence] = answer.evidence;
  return {
    text: answer.text,
    context: evidence === undefined ? null : quoteFrom(passages, evidence),
    probability: answer.confidence,
  };
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
