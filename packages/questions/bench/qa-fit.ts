/**
 * Refits the constants of question answering and prints them, with the reliability of models that did not see the question:
 * `npx tsx --conditions=@biographql/source packages/questions/bench/qa-fit.ts [lean|verdict|sentence]`.
 */
import { readOpen } from '../src/reader/answer-open.js';
import { readVerdict } from '../src/reader/answer-verdict.js';
import { sentenceSupport, verdictSupport } from '../src/reader/confidence.js';
import { toInquiry } from '../src/reader/inquiry.js';
import { judgeSentences, type VerdictReading } from '../src/reader/judged-sentence.js';
import { evidenceOf, verdictFeatures } from '../src/reader/polarity.js';
import { rankSentences } from '../src/reader/rank-sentences.js';
import { crossValidate, type Example, fitLogistic } from './qa-logistic.js';
import { reliabilityOf } from './qa-reliability.js';
import {
  type FactoidQuestion,
  readBioAsqFactoids,
  readBioAsqVerdicts,
  readPubMedQa,
  type VerdictQuestion,
} from './qa-sets.js';

const VERDICTS = ['yes', 'no', 'maybe'];
const PENALTY = 0.02;
/** Few examples: close to the share of right answers. */
const SUPPORT_PENALTY = 0.2;
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

/** Returns the verdict that the passages of a question give, confidence aside; null when none does. */
export function verdictOf({ question, passages }: VerdictQuestion): VerdictReading | null {
  const inquiry = toInquiry(question, undefined);
  const ranked = rankSentences(question, toPassages(passages));
  return readVerdict(inquiry, ranked, judgeSentences(ranked, inquiry));
}

/** Returns the sentence that the passages of a question answer with, confidence aside; null when none qualifies. */
export async function sentenceOf({ question, passages }: FactoidQuestion) {
  const inquiry = toInquiry(question, undefined);
  const ranked = rankSentences(question, toPassages(passages));
  const reading = await readOpen(inquiry, ranked, judgeSentences(ranked, inquiry));
  return reading?.sentences[0] ?? null;
}

/** Every yes/no question of the sets with its passages. */
export function verdictQuestions(): readonly VerdictQuestion[] {
  return [...readPubMedQa(), ...readPubMedQa({ withConclusion: true }), ...readBioAsqVerdicts()];
}

function fitLean(): void {
  const examples = verdictQuestions().map(verdictExample);
  const weights = fitLogistic(examples, VERDICTS.length, { penalty: PENALTY });
  print(
    'VERDICT_WEIGHTS',
    weights.map((row) => row.map(round)),
  );
}

function fitVerdicts(): void {
  const examples = verdictQuestions().flatMap((question): Example[] => {
    const reading = verdictOf(question);
    if (reading === null) return [];
    const isRight = (reading.isYes ? 'yes' : 'no') === question.gold;
    return [{ features: Object.values(verdictSupport(reading)), label: isRight ? 1 : 0 }];
  });
  fitSupport('YES_NO_WEIGHTS', examples);
}

async function fitSentences(): Promise<void> {
  const examples: Example[] = [];
  for (const question of withDistractors(readBioAsqFactoids())) {
    const sentence = await sentenceOf(question);
    if (sentence === null) continue;
    const isRight = holdsAnswer(sentence.sentence.text, question.gold);
    examples.push({ features: Object.values(sentenceSupport(sentence)), label: isRight ? 1 : 0 });
  }
  fitSupport('SENTENCE_WEIGHTS', examples);
}

function fitSupport(name: string, examples: readonly Example[]): void {
  const [without = [], held = []] = fitLogistic(examples, 2, { penalty: SUPPORT_PENALTY });
  print(
    name,
    held.map((weight, index) => round(weight - (without[index] ?? 0))),
  );
  const probabilities = crossValidate(examples, 2, { penalty: SUPPORT_PENALTY });
  const outcomes = examples.map(({ label }, index) => {
    return { probability: probabilities[index]?.[1] ?? 0, isRight: label === 1 };
  });
  print(`${name}, cross-validated`, reliabilityOf(outcomes));
}

function print(name: string, value: unknown): void {
  process.stdout.write(`${name} ${JSON.stringify(value)}\n`);
}

function round(value: number): number {
  return Math.round(value * 1_000) / 1_000;
}

if (process.argv[1]?.endsWith('qa-fit.ts') === true) {
  const part = process.argv[2];
  if (part === undefined || part === 'lean') fitLean();
  if (part === undefined || part === 'verdict') fitVerdicts();
  if (part === undefined || part === 'sentence') await fitSentences();
}
