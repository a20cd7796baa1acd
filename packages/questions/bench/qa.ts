/**
 * Measures question answering on the development sets. Without a data directory only the reading of given passages:
 * `nice npx tsx --conditions=@biographql/source packages/questions/bench/qa.ts [data directory]`.
 */
import { parseQuery } from '@biographql/sparql';
import { createQuestionService, type QuestionEngines } from '../src/create-question-service.js';
import type { QuestionAnswer, QuestionAnswerItem } from '../src/question-service.js';
import { VERDICT_WEIGHTS } from '../src/reader/calibration.js';
import { sentenceConfidence, verdictConfidence } from '../src/reader/confidence.js';
import { evidenceOf, verdictFeatures } from '../src/reader/polarity.js';
import { rankSentences } from '../src/reader/rank-sentences.js';
import { softmax } from '../src/weigh.js';
import { openBenchEngines } from './qa-engines.js';
import { holdsAnswer, sentenceOf, toPassages, verdictOf, withDistractors } from './qa-fit.js';
import { type Outcome, reliabilityOf } from './qa-reliability.js';
import {
  readBioAsqFactoids,
  readBioAsqVerdicts,
  readPubMedQa,
  readSimpleQuestions,
  readWikidataQuestions,
  type VerdictQuestion,
} from './qa-sets.js';

const VERDICTS = ['yes', 'no', 'maybe'];

function report(
  name: string,
  asked: number,
  outcomes: readonly Outcome[],
  more: object = {},
): void {
  const figures = {
    asked,
    coverage: round(outcomes.length / asked),
    ...reliabilityOf(outcomes),
    ...more,
  };
  process.stdout.write(`${name}: ${JSON.stringify(figures)}\n`);
}

/** What the wording of the passages leans to, with an answer to every question; no answer of the service. */
function measureLean(name: string, set: readonly VerdictQuestion[]): void {
  const outcomes = set.map(({ question, passages, gold }): Outcome => {
    const evidence = evidenceOf(rankSentences(question, toPassages(passages)));
    const probabilities = softmax(VERDICT_WEIGHTS, verdictFeatures(question, evidence));
    const probability = Math.max(...probabilities);
    return { probability, isRight: VERDICTS[probabilities.indexOf(probability)] === gold };
  });
  report(`${name}, a verdict forced (seen by the fit)`, set.length, outcomes);
}

/** Verdicts of sentences that qualify; the others are abstentions. */
function measureVerdicts(name: string, set: readonly VerdictQuestion[]): void {
  const outcomes = set.flatMap((question): Outcome[] => {
    const reading = verdictOf(question);
    if (reading === null) return [];
    const isRight = (reading.isYes ? 'yes' : 'no') === question.gold;
    return [{ probability: verdictConfidence(reading), isRight }];
  });
  report(`${name}, sentences that qualify`, set.length, outcomes);
}

async function measureSentences(): Promise<void> {
  const set = withDistractors(readBioAsqFactoids());
  const outcomes: Outcome[] = [];
  for (const question of set) {
    const sentence = await sentenceOf(question);
    if (sentence === null) continue;
    const isRight = holdsAnswer(sentence.sentence.text, question.gold);
    outcomes.push({ probability: sentenceConfidence(sentence), isRight });
  }
  report('BioASQ factoids, a sentence, half of them unanswerable', set.length, outcomes);
}

/** Gold answers of the questions whose gold query has any in this graph. */
async function goldNames(engines: QuestionEngines, sparql: string): Promise<readonly string[]> {
  const { variables, solutions } = await engines.graph.select(parseQuery(sparql));
  const item = variables.indexOf('item');
  const iris = [...new Set(solutions.flatMap((row) => row[item]?.value ?? []))];
  const records = await engines.labels.lookup(iris);
  return records.flatMap((record) => record?.label ?? []);
}

/** The first ten names of a list answer; `hereditary sensory and autonomic neuropathy` is one. */
function namesOf({ text }: QuestionAnswerItem, gold: ReadonlySet<string>): readonly string[] {
  if (gold.has(text.toLowerCase())) return [text];
  return text.replace(/ and [\d,]+ more$/, '').split(text.includes('; ') ? /; | and / : /, | and /);
}

async function measureWikidata(engines: QuestionEngines): Promise<void> {
  const service = createQuestionService(engines);
  const outcomes: Outcome[] = [];
  const f1: number[] = [];
  const took: number[] = [];
  let asked = 0;
  let exact = 0;
  for (const { question, sparql } of readWikidataQuestions()) {
    const gold = new Set((await goldNames(engines, sparql)).map((name) => name.toLowerCase()));
    if (gold.size === 0) continue;
    asked += 1;
    const result: QuestionAnswer = await service.answer(question);
    took.push(result.tookMs);
    const [item] = result.answers;
    if (item === undefined || item.text === '') continue;
    const names = namesOf(item, gold).map((name) => name.toLowerCase());
    const hits = names.filter((name) => gold.has(name)).length;
    const shown = Math.min(gold.size, 10);
    f1.push(hits === 0 ? 0 : (2 * hits) / (names.length + shown));
    exact += hits === shown && names.length === shown ? 1 : 0;
    outcomes.push({ probability: item.probability ?? 0, isRight: hits > 0 });
  }
  report('BioASQ on Wikidata, gold in the graph', asked, outcomes, {
    f1OfAnswered: round(mean(f1)),
    exactOfAsked: round(exact / asked),
    meanMs: round(mean(took)),
    slowestMs: round(Math.max(...took)),
  });
}

/** The graph has no persons: every answer here is wrong, and abstaining is right. */
async function measureAbstention(engines: QuestionEngines): Promise<void> {
  const service = createQuestionService(engines);
  const set = readSimpleQuestions();
  const outcomes: Outcome[] = [];
  for (const row of set) {
    const { answers } = await service.answer(row.at(-1) ?? '');
    const [item] = answers;
    if (item !== undefined && item.text !== '')
      outcomes.push({ probability: item.probability ?? 0, isRight: false });
  }
  report('Causes of death, absent from the graph', set.length, outcomes);
}

async function measureOpenQuestions(engines: QuestionEngines): Promise<void> {
  const service = createQuestionService(engines);
  const factoids = readBioAsqFactoids();
  const outcomes: Outcome[] = [];
  for (const { question, gold } of factoids) {
    const { answers } = await service.answer(question);
    const [item] = answers;
    if (item === undefined || item.text === '') continue;
    outcomes.push({ probability: item.probability ?? 0, isRight: holdsAnswer(item.text, gold) });
  }
  report('BioASQ factoids, own retrieval', factoids.length, outcomes);
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function round(value: number): number {
  return Math.round(value * 1_000) / 1_000;
}

const SETS: readonly (readonly [name: string, set: readonly VerdictQuestion[]])[] = [
  ['PubMedQA, given contexts', readPubMedQa()],
  ['PubMedQA, with conclusion', readPubMedQa({ withConclusion: true })],
  ['BioASQ yes/no, given snippets', readBioAsqVerdicts()],
];
for (const [name, set] of SETS) {
  measureLean(name, set);
  measureVerdicts(name, set);
}
await measureSentences();
const dataDir = process.argv[2];
if (dataDir !== undefined) {
  await using engines = await openBenchEngines(dataDir);
  await measureWikidata(engines);
  await measureAbstention(engines);
  await measureOpenQuestions(engines);
}
