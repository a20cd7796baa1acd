/**
 * Asks questions about what articles name together, and prints each sentence that the service quotes for an answer,
 * a JSON object a line, until there are so many; how many questions of each lane were asked and answered last.
 * `npx tsx --conditions=@biographql/source benchmarks/quality/make/sample-quotes.ts <data directory> <seed> [quotes] [lanes to leave out]`.
 * The sentences are other people's text: nothing of what it prints but ids and offsets is kept.
 */
import { openBenchEngines } from '../../../packages/questions/bench/qa-engines.js';
import { createQuestionService } from '../../../packages/questions/src/create-question-service.js';
import { readCoMentions } from './co-mentions.js';
import { readGraphFacts } from './graph-facts.js';
import { type QuoteQuestion, quoteQuestions } from './quote-questions.js';
import { shuffled } from './random.js';

/** Share of a sample that one lane may have. */
const LARGEST_SHARE = 0.2;
/** Questions of one lane that are asked, at most. */
const MOST_ASKED = 2_000;
/** A busy machine must not change an answer. */
const PATIENCE_MS = 60_000;

const SHARED = process.env.BIOGRAPHQL_BENCH_DATA ?? '../shared/data';
const [dataDir = '', seed = '', most = '100', without = ''] = process.argv.slice(2);
const facts = await readGraphFacts(`${SHARED}/graph/graph.nt.gz`);
const mentions = await readCoMentions(`${SHARED}/articles/articles.jsonl.gz`, facts);
const leftOut = new Set(without.split(','));
const lanes = quoteQuestions(mentions, seed).filter(([first]) => !leftOut.has(first?.lane ?? ''));
await using engines = await openBenchEngines(dataDir);
const service = createQuestionService(engines, { timeMs: PATIENCE_MS });
await printSample(Number(most));

async function printSample(quotes: number): Promise<void> {
  const counts = new Map<number, { asked: number; answered: number; quoted: number }>();
  let printed = 0;
  for (let turn = 0; turn < MOST_ASKED && printed < quotes; turn += 1)
    for (const [index, lane] of lanes.entries()) {
      const count = counts.get(index) ?? { asked: 0, answered: 0, quoted: 0 };
      counts.set(index, count);
      const question = lane[turn];
      if (question === undefined || printed >= quotes) continue;
      if (count.quoted >= quotes * LARGEST_SHARE) continue;
      const row = await quoteOf(question);
      count.asked += 1;
      if (row === null) continue;
      count.answered += 1;
      if (row.claim === null) continue;
      count.quoted += 1;
      printed += 1;
      process.stdout.write(`${JSON.stringify(row)}\n`);
    }
  for (const [index, count] of counts)
    process.stderr.write(`${lanes[index]?.[0]?.lane}: ${JSON.stringify(count)}\n`);
}

/** One quote of the answer, by seed; null without an answer, without a claim where the graph answers. */
async function quoteOf(question: QuoteQuestion) {
  const { answers } = await service.answer(question.text);
  const [answer] = answers;
  if (answer === undefined || answer.text === '') return null;
  const quotes = answer.claims.flatMap(({ quotes }) => quotes);
  const [quote] = shuffled(quotes, seed, ({ documentId, start }) => `${documentId}:${start}`);
  if (quote === undefined) return { claim: null };
  const { documentId, start, end, text } = quote;
  return {
    lane: question.lane,
    claim: [question.subject, question.relation, question.object],
    question: question.id,
    asked: question.text,
    answer: answer.text,
    probability: answer.probability,
    ...{ article: documentId, start, end },
    title: answer.documents.find(({ id }) => id === documentId)?.title,
    sentence: text,
  };
}
