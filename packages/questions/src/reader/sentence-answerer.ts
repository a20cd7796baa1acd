import { asksVerdict } from '../text/question-kind.js';
import { logistic, softmax, weigh } from '../weigh.js';
import {
  LEAST_SENTENCE_CONFIDENCE,
  LEAST_VERDICT_CONFIDENCE,
  LEAST_VERDICT_OVERLAP,
  SENTENCE_WEIGHTS,
  VERDICT_WEIGHTS,
} from './calibration.js';
import { evidenceOf, type Verdict, verdictFeatures } from './polarity.js';
import type { Answer, Passage, QuestionAnswerer } from './question-answerer.js';
import { asksPerson, type RankedSentence, rankSentences } from './rank-sentences.js';

const VERDICTS: readonly Verdict[] = ['yes', 'no', 'maybe'];
const WORDINGS: Readonly<Record<Verdict, string>> = { yes: 'Yes', no: 'No', maybe: 'Maybe' };
/** Characters read of all passages together; more makes no better sentence and takes time. */
const MOST_CHARACTERS = 200_000;

/**
 * Creates the reader that answers with the sentence that fits the question best, or with `Yes`, `No` or `Maybe` when the
 * question asks for a verdict. Words, their rarity and sentence position decide; nothing is learned from the passages beyond the call.
 * A question that names nothing, and passages that fit too little, get null.
 */
export function sentenceAnswerer(): QuestionAnswerer {
  return {
    name: 'sentence-answerer',
    async ready(options) {
      options?.signal?.throwIfAborted();
    },
    async answer(question, passages, options) {
      options?.signal?.throwIfAborted();
      const ranked = rankSentences(question, withinLimit(passages));
      const [best] = ranked;
      if (best === undefined || best.features.overlap === 0) return null;
      if (asksPerson(question) && best.features.answerType === 0) return null;
      return asksVerdict(question) ? answerVerdict(question, ranked) : answerSentence(best);
    },
    async [Symbol.asyncDispose]() {},
  };
}

/** The passages up to {@link MOST_CHARACTERS}; at least the first, cut. */
function withinLimit(passages: readonly Passage[]): readonly Passage[] {
  let left = MOST_CHARACTERS;
  return passages.flatMap((passage): Passage[] => {
    if (left <= 0) return [];
    const text = passage.text.slice(0, left);
    left -= text.length;
    return [text === passage.text ? passage : { ...passage, text }];
  });
}

function answerSentence(best: RankedSentence): Answer | null {
  const confidence = sentenceConfidence(best);
  if (confidence < LEAST_SENTENCE_CONFIDENCE) return null;
  return { text: best.sentence.text, confidence, evidence: [toEvidence(best)] };
}

/** Returns the calibrated probability that the best ranked sentence holds the answer. */
export function sentenceConfidence({ features }: RankedSentence): number {
  return logistic(weigh(SENTENCE_WEIGHTS, { intercept: 1, ...features }));
}

function answerVerdict(question: string, ranked: readonly RankedSentence[]): Answer | null {
  const evidence = evidenceOf(ranked);
  const [best] = evidence;
  if (best === undefined || best.features.passageOverlap < LEAST_VERDICT_OVERLAP) return null;
  const probabilities = softmax(VERDICT_WEIGHTS, verdictFeatures(question, evidence));
  const confidence = Math.max(...probabilities);
  const verdict = VERDICTS[probabilities.indexOf(confidence)];
  if (verdict === undefined || confidence < LEAST_VERDICT_CONFIDENCE) return null;
  const conclusion = evidence.find(({ features }) => features.standing === 1) ?? best;
  return {
    text: WORDINGS[verdict],
    confidence,
    evidence: [toEvidence(conclusion)],
  };
}

function toEvidence({ passage, sentence }: RankedSentence) {
  return { passageId: passage.id, start: sentence.start, end: sentence.end };
}
