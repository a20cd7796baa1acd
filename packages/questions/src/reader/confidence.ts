import { logistic, weigh } from '../weigh.js';
import { SENTENCE_WEIGHTS, WORDING_CONFIDENCE, YES_NO_WEIGHTS } from './calibration.js';
import type { JudgedSentence, VerdictReading } from './judged-sentence.js';

/** What the confidence of a verdict from words rests on; each 0 to 1. */
export function verdictSupport({ sentence, lean }: VerdictReading) {
  const { overlap, pairs, standing } = sentence.features;
  return { intercept: 1, overlap, pairs, standing, lean };
}

/** Returns the calibrated probability that a verdict is right. */
export function verdictConfidence(reading: VerdictReading): number {
  if (reading.sentence.judgment.ground === 'wording') return WORDING_CONFIDENCE;
  return logistic(weigh(YES_NO_WEIGHTS, verdictSupport(reading)));
}

/** What the confidence of a quoted sentence rests on; each 0 to 1. */
export function sentenceSupport({ features }: JudgedSentence) {
  const { overlap, pairs } = features;
  return { intercept: 1, overlap, pairs };
}

/** Returns the calibrated probability that a sentence holds the answer. */
export function sentenceConfidence(sentence: JudgedSentence): number {
  if (sentence.judgment.ground === 'wording') return WORDING_CONFIDENCE;
  return logistic(weigh(SENTENCE_WEIGHTS, sentenceSupport(sentence)));
}
