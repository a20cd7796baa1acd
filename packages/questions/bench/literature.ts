/**
 * Asks the literature alone and prints what it answers, a line each: origin, question, answer, confidence, article,
 * offsets, quoted sentence. `sample` draws so many answers with a seed, `false` asks pairs that nothing joins.
 * `nice npx tsx --conditions=@biographql/source packages/questions/bench/literature.ts <data directory> sample|false <seed> [number]`.
 */
import { WIKIDATA } from '@biographql/vocabulary';
import { analyzeQuestion } from '../src/analyze/analyze-question.js';
import { readPassages } from '../src/answer/read-passages.js';
import { searchLiterature } from '../src/answer/search-literature.js';
import { openBudget } from '../src/budget.js';
import type { QuestionEngines } from '../src/create-question-service.js';
import { linkQuestion } from '../src/link/link-question.js';
import { planQuestion } from '../src/plan/plan-question.js';
import { sentenceAnswerer } from '../src/reader/sentence-answerer.js';
import { createRelations } from '../src/relations/index.js';
import { falseQuestions } from './false-questions.js';
import { openBenchEngines } from './qa-engines.js';
import { type SampleQuestion, sampleQuestions } from './sample-questions.js';

const relations = createRelations(WIKIDATA);
/** Share of a sample that one origin may have. */
const LARGEST_SHARE = 0.35;

/** Returns what the articles alone answer to a question, or null. */
export async function askLiterature(text: string, { graph, labels, articles }: QuestionEngines) {
  const budget = openBudget(graph, { timeMs: 60_000, queries: 0 }, undefined);
  const context = {
    ...{ graph, labels, articles, budget, relations, vocabulary: WIKIDATA },
    ...{ reader: sentenceAnswerer(), generate: true, leastProbability: 0 },
  };
  const linked = await linkQuestion(analyzeQuestion(text, relations), context);
  const planned = planQuestion(linked, []);
  const literature = await searchLiterature(planned.literaturePlan, context);
  return readPassages(planned, { digests: [], articles: literature.articles }, context);
}

async function main(
  dataDir: string,
  mode: string | undefined,
  seed: string,
  most: number,
): Promise<void> {
  await using engines = await openBenchEngines(dataDir);
  const questions = await questionsOf(engines, mode, seed);
  const counts = new Map<string, { asked: number; answered: number; affirmed: number }>();
  let answers = 0;
  for (const { origin, text } of questions) {
    if (answers >= most) break;
    const count = counts.get(origin) ?? { asked: 0, answered: 0, affirmed: 0 };
    const isFull = mode === 'sample' && count.answered >= most * LARGEST_SHARE;
    if (isFull) continue;
    const answer = await askLiterature(text, engines);
    count.asked += 1;
    counts.set(origin, count);
    if (answer === null) continue;
    answers += 1;
    count.answered += 1;
    if (answer.text !== 'No') count.affirmed += 1;
    const [quote] = answer.claims.flatMap(({ quotes }) => quotes);
    const cells = [
      ...[origin, text, answer.text.slice(0, 80), answer.probability.toFixed(2)],
      ...[quote?.documentId, quote?.start, quote?.end, quote?.text],
    ];
    process.stdout.write(`${cells.join('\t')}\n`);
  }
  for (const [origin, count] of counts)
    process.stdout.write(`# ${origin}: ${JSON.stringify(count)}\n`);
}

async function questionsOf(
  engines: QuestionEngines,
  mode: string | undefined,
  seed: string,
): Promise<readonly SampleQuestion[]> {
  if (mode === 'false') return falseQuestions(seed);
  return sampleQuestions(engines, seed);
}

const [dataDir = '', mode, seed = '', most = '100'] = process.argv.slice(2);
if (process.argv[1]?.endsWith('literature.ts') === true)
  await main(dataDir, mode, seed, mode === 'false' ? Infinity : Number(most));
