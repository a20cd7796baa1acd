import { toInquiry } from '../reader/inquiry.js';
import type { AskedTerms, Evidence, Passage } from '../reader/question-answerer.js';
import { splitSentences } from '../text/sentences.js';

/** Quotes with the passages that they stand in. */
export interface Quotes {
  readonly evidence: readonly Evidence[];
  readonly passages: readonly Passage[];
  /** Without it nothing is known to be named. */
  readonly asked: AskedTerms | undefined;
}

/** Returns whether the quoted sentences together name every entity that a question names. */
export function namesEverything(question: string, { evidence, passages, asked }: Quotes): boolean {
  const { entities, finderFor } = toInquiry(question, asked);
  const named = new Set<number>();
  for (const { passageId, start, end } of evidence) {
    const text = passages.find(({ id }) => id === passageId)?.text ?? '';
    const find = finderFor(text);
    for (const sentence of splitSentences(text)) {
      if (sentence.end <= start || sentence.start >= end) continue;
      for (const { entity } of find(sentence.text)) named.add(entity);
    }
  }
  return named.size === entities.length;
}
