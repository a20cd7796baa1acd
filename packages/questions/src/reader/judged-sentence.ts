import type { Inquiry } from './inquiry.js';
import { type Judgment, judgeSentence } from './judge-sentence.js';
import type { Evidence } from './question-answerer.js';
import type { RankedSentence } from './rank-sentences.js';

/** A sentence that says something to the question. */
export interface JudgedSentence extends RankedSentence {
  readonly judgment: Judgment;
}

/** A yes/no answer before it is judged sure enough. */
export interface VerdictReading {
  readonly isYes: boolean;
  /** The sentence that decides. */
  readonly sentence: JudgedSentence;
  /** What the passages' wording leans to, 0 to 1: the share of the verdict. */
  readonly lean: number;
}

/** Returns the sentences that say something to a question, in their order. */
export function judgeSentences(
  ranked: readonly RankedSentence[],
  inquiry: Inquiry,
): readonly JudgedSentence[] {
  return ranked.flatMap((sentence): JudgedSentence[] => {
    const judgment = judgeSentence(sentence, inquiry);
    return judgment === null ? [] : [{ ...sentence, judgment }];
  });
}

/** Returns where a sentence stands. */
export function placeOf({ passage, sentence }: RankedSentence): Evidence {
  return { passageId: passage.id, start: sentence.start, end: sentence.end };
}
