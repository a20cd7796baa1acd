import { softmax } from '../weigh.js';
import { VERDICT_WEIGHTS } from './calibration.js';
import { verdictConfidence } from './confidence.js';
import type { Inquiry } from './inquiry.js';
import { type JudgedSentence, placeOf, type VerdictReading } from './judged-sentence.js';
import { evidenceOf, verdictFeatures } from './polarity.js';
import type { Answer } from './question-answerer.js';
import type { RankedSentence } from './rank-sentences.js';

/**
 * Returns the verdict that sentences give; without a wording of the asked relation only conclusions decide. It is
 * yes when one states what is asked, no when one denies it; null when none does either, or when they contradict each other.
 */
export function readVerdict(
  { question }: Inquiry,
  ranked: readonly RankedSentence[],
  judged: readonly JudgedSentence[],
): VerdictReading | null {
  const [sentence] = judged.filter(({ judgment, features }) => {
    return judgment.ground === 'wording' || features.standing === 1;
  });
  if (sentence === undefined) return null;
  const { polarity } = sentence.judgment;
  if (judged.some(({ judgment }) => judgment.polarity !== polarity)) return null;
  const [yes = 0, no = 0] = softmax(VERDICT_WEIGHTS, verdictFeatures(question, evidenceOf(ranked)));
  const isYes = polarity === 'states';
  return { isYes, sentence, lean: isYes ? yes : no };
}

/** Returns the answer to a yes/no question; null when no sentence decides it. */
export function answerVerdict(
  inquiry: Inquiry,
  ranked: readonly RankedSentence[],
  judged: readonly JudgedSentence[],
): Answer | null {
  const reading = readVerdict(inquiry, ranked, judged);
  if (reading === null) return null;
  return {
    text: reading.isYes ? 'Yes' : 'No',
    confidence: verdictConfidence(reading),
    evidence: [placeOf(reading.sentence)],
  };
}
