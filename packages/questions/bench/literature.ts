/**
 * Asks the literature alone and prints what it answers, a line each: origin, question, answer, confidence, article,
 * offsets, quoted sentence. With `false`: only the false pairs; with another origin: only its questions; with a number: a
 * sample of so many answers.
 * `nice npx tsx --conditions=@biographql/source packages/questions/bench/literature.ts <data directory> [number|origin]`.
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
import { type BenchQuestion, falseQuestions, literatureQuestions } from './literature-questions.js';
import { openBenchEngines } from './qa-engines.js';

const relations = createRelations(WIKIDATA);

/** Returns what the articles alone answer to a question, or null. */
export async function askLiterature(text: string, { graph, labels, articles }: QuestionEngines) {
  const budget = openBudget(graph, { timeMs: 60_000, queries: 0 }, undefined);
  const context = {
    ...{ labels, articles, budget, relations, vocabulary: WIKIDATA },
    ...{ reader: sentenceAnswerer(), generate: true, leastProbability: 0 },
  };
  const linked = await linkQuestion(analyzeQuestion(text, relations), context);
  const planned = planQuestion(linked, []);
  const literature = await searchLiterature(planned.literaturePlan, context);
  return readPassages(planned, { digests: [], articles: literature.articles }, context);
}

/** Returns a number from 0 to 1 for a text; the same text gives the same number, so a sample does not move with the set. */
export function drawOf(text: string): number {
  let hash = 2_166_136_261;
  for (const letter of text)
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619) >>> 0;
  hash = Math.imul(hash ^ (hash >>> 15), 2_246_822_519) >>> 0;
  return ((hash ^ (hash >>> 13)) >>> 0) / 2 ** 32;
}

async function main(dataDir: string, mode: string | undefined): Promise<void> {
  await using engines = await openBenchEngines(dataDir);
  const isNumber = /^\d+$/.test(mode ?? '');
  const questions: readonly BenchQuestion[] =
    mode === 'false' ? falseQuestions() : await literatureQuestions(engines, mode);
  const all = questions.filter(({ origin }) => mode === undefined || isNumber || origin === mode);
  const most = isNumber ? Number(mode) : all.length;
  const drawn = [...all].sort((left, right) => drawOf(left.text) - drawOf(right.text));
  const counts = new Map<string, { asked: number; answered: number; affirmed: number }>();
  let answers = 0;
  for (const { origin, text } of drawn) {
    if (answers >= most) break;
    const count = counts.get(origin) ?? { asked: 0, answered: 0, affirmed: 0 };
    const answer = await askLiterature(text, engines);
    count.asked += 1;
    counts.set(origin, count);
    if (answer === null) continue;
    answers += 1;
    count.answered += 1;
    if (answer.text !== 'No') count.affirmed += 1;
    const [quote] = answer.claims.flatMap(({ quotes }) => quotes);
    const cells = [
      ...[origin, text, answer.text.slice(0, 60), answer.probability.toFixed(2)],
      ...[quote?.documentId, quote?.start, quote?.end, quote?.text],
    ];
    process.stdout.write(`${cells.join('\t')}\n`);
  }
  for (const [origin, count] of counts)
    process.stdout.write(`# ${origin}: ${JSON.stringify(count)}\n`);
}

if (process.argv[1]?.endsWith('literature.ts') === true)
  await main(process.argv[2] ?? '', process.argv[3]);
