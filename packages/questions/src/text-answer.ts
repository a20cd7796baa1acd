import type { CallOptions } from '@biographql/core';
import type { Article, EntityRecord } from '@biographql/engines';
import type { Digest } from './digest.js';
import { emphasize } from './emphasis.js';
import type { EntityMention } from './entity-linker.js';
import { coverageOf, isParticular } from './interpretation.js';
import type { QuestionAnalysis } from './question-analysis.js';
import type { QuestionAnswerItem } from './question-service.js';
import type { Evidence, Passage, QuestionAnswerer } from './reader/question-answerer.js';

/** Articles read for one question, the best first. */
const MOST_ARTICLES = 12;
/** Characters shown before and after the marked sentence, up to the next blank. */
const MARGIN = 240;

/** Texts that may hold the answer. */
export interface Texts {
  readonly digests: readonly Digest[];
  readonly articles: readonly Article[];
}

/** Reads an answer from texts; null when the answerer abstains. */
export async function readTexts(
  question: string,
  texts: Texts,
  { answerer, signal }: CallOptions & { readonly answerer: QuestionAnswerer },
): Promise<Omit<QuestionAnswerItem, 'documents'> | null> {
  const passages = toPassages(texts);
  const answer = await answerer.answer(question, passages, { signal });
  const [evidence] = answer?.evidence ?? [];
  if (answer === null) return null;
  return {
    text: answer.text,
    context: evidence === undefined ? null : contextOf(evidence, passages),
    probability: answer.confidence,
  };
}

/** The entities that a question names, the longest names first, one per stretch of words. */
export function subjectsOf(
  analysis: QuestionAnalysis,
  mentions: readonly EntityMention[],
): readonly EntityRecord[] {
  const byCoverage = [...mentions].sort(
    (left, right) => coverageOf(analysis, right, []) - coverageOf(analysis, left, []),
  );
  const taken: EntityMention[] = [];
  for (const mention of byCoverage) {
    const overlaps = taken.some(
      ({ first, last }) => mention.first <= last && mention.last >= first,
    );
    if (!overlaps && isParticular(mention, analysis)) taken.push(mention);
  }
  return taken.flatMap(({ candidates }) => candidates.slice(0, 1));
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

function contextOf(
  { passageId, start, end }: Evidence,
  passages: readonly Passage[],
): string | null {
  const text = passages.find(({ id }) => id === passageId)?.text;
  if (text === undefined || start < 0 || end > text.length) return null;
  const from = start <= MARGIN ? 0 : text.indexOf(' ', start - MARGIN) + 1;
  const to = end + MARGIN >= text.length ? text.length : text.lastIndexOf(' ', end + MARGIN);
  const first = from === 0 || from > start ? Math.min(from, start) : from;
  const last = Math.max(to, end);
  const shown = emphasize(text.slice(first, last), start - first, end - first);
  return `${first > 0 ? '… ' : ''}${shown}${last < text.length ? ' …' : ''}`;
}
