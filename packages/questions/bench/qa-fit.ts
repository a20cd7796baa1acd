/**
 * Refits the constants of question answering and prints them:
 * `npx tsx --conditions=@biographql/source packages/questions/bench/qa-fit.ts [verdict|sentence]`.
 */

import { evidenceOf, verdictFeatures } from '../src/reader/polarity.js';
import { rankSentences } from '../src/reader/rank-sentences.js';
import { crossValidate, type Example, fitLogistic } from './qa-logistic.js';
import {
  type FactoidQuestion,
  readBioAsqFactoids,
  readBioAsqVerdicts,
  readPubMedQa,
  type VerdictQuestion,
} from './qa-sets.js';

const VERDICTS = ['yes', 'no', 'maybe'];
const PENALTY = 0.02;
/** Other questions' snippets mixed into each question's own, so that the best sentence may be off the subject. */
const DISTRACTORS = 15;

/** Whether a text holds one of the accepted answers, letter case and punctuation aside. */
export function holdsAnswer(text: string, gold: readonly string[]): boolean {
  const fold = (value: string) =>
    ` ${value
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()} `;
  return gold.some((answer) => fold(text).includes(fold(answer)));
}

/** Passages of one question as the answerer takes them. */
export function toPassages(texts: readonly string[]) {
  return texts.map((text, index) => ({ id: String(index), index: 'articles', title: '', text }));
}

/** Each question with its own snippets among distractors, and once more with distractors only. */
export function withDistractors(set: readonly FactoidQuestion[]): readonly FactoidQuestion[] {
  const all = set.map(({ passages }) => passages);
  return set.flatMap(({ question, passages, gold }, index) => {
    const others = Array.from({ length: DISTRACTORS }, (_, step) => {
      const from = all[(index + 1 + step * 7) % all.length] ?? [];
      return from === passages ? '' : (from[step % Math.max(1, from.length)] ?? '');
    }).filter((text) => text !== '');
    return [
      { question, passages: [...passages.slice(0, 5), ...others], gold },
      { question, passages: others, gold },
    ];
  });
}

/** A yes/no question as an example of the verdict model. */
export function verdictExample({ question, passages, gold }: VerdictQuestion): Example {
  const evidence = evidenceOf(rankSentences(question, toPassages(passages)));
  return { features: verdictFeatures(question, evidence), label: VERDICTS.indexOf(gold) };
}

/** A factoid question as an example of the sentence model: does the best sentence hold the answer? */
export function sentenceExample({ question, passages, gold }: FactoidQuestion): Example {
  const [best] = rankSentences(question, toPassages(passages));
  if (best === undefined) return { features: [], label: 0 };
  const { overlap, passageOverlap, pairs, standing } = best.features;
  const features = [1, overlap, passageOverlap, pairs, standing];
  return { features, label: holdsAnswer(best.sentence.text, gold) ? 1 : 0 };
}

function fitVerdicts(): void {
  const examples = [
    ...readPubMedQa(),
    ...readPubMedQa({ withConclusion: true }),
    ...readBioAsqVerdicts(),
  ].map(verdictExample);
  const weights = fitLogistic(examples, VERDICTS.length, { penalty: PENALTY });
  print(
    'VERDICT_WEIGHTS',
    weights.map((row) => row.map(round)),
  );
}

function fitSentences(): void {
  const examples = withDistractors(readBioAsqFactoids())
    .map(sentenceExample)
    .filter(({ features }) => features.length > 0);
  const [without = [], held = []] = fitLogistic(examples, 2, { penalty: 0.005 });
  print(
    'SENTENCE_WEIGHTS',
    held.map((weight, index) => round(weight - (without[index] ?? 0))),
  );
  const probabilities = crossValidate(examples, 2, { penalty: 0.005 });
  const brier = examples.reduce(
    (sum, { label }, index) => sum + ((probabilities[index]?.[1] ?? 0) - label) ** 2,
    0,
  );
  print('SENTENCE_FIT', {
    examples: examples.length,
    held: examples.filter(({ label }) => label === 1).length,
    crossValidatedBrier: round(brier / examples.length),
  });
}

function print(name: string, value: unknown): void {
  process.stdout.write(`${name} ${JSON.stringify(value)}\n`);
}

function round(value: number): number {
  return Math.round(value * 1_000) / 1_000;
}

if (process.argv[1]?.endsWith('qa-fit.ts') === true) {
  const part = process.argv[2];
  if (part !== 'verdict') fitSentences();
  if (part !== 'sentence') fitVerdicts();
}
