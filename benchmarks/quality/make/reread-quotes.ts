/**
 * Prints the quotes that were read, with their sentences, from the dataset they were drawn from, and how many of each
 * seed support their claim; `ask` asks every question once more and prints those that are answered otherwise now.
 * `npx tsx --conditions=@biographql/source benchmarks/quality/make/reread-quotes.ts <data directory> [ask]`.
 */
import { openBenchEngines } from '../../../packages/questions/bench/qa-engines.js';
import { createQuestionService } from '../../../packages/questions/src/create-question-service.js';
import { publicQuestions } from './quote-questions.js';
import { type QuoteVerdict, readQuoteVerdicts } from './quote-verdicts.js';

const PATIENCE_MS = 60_000;

const [dataDir = '', mode] = process.argv.slice(2);
const rows = readQuoteVerdicts();
await using engines = await openBenchEngines(dataDir);
if (mode === 'ask') await askAgain(rows);
else await print(rows);
for (const seed of new Set(rows.map((row) => row.seed))) {
  const drawn = rows.filter((row) => row.seed === seed);
  const supported = drawn.filter(({ verdict }) => verdict === 'supports').length;
  process.stdout.write(`# ${seed}: ${supported} of ${drawn.length} support the claim\n`);
}

async function print(all: readonly QuoteVerdict[]): Promise<void> {
  const articles = await engines.articles.get(all.map(({ article }) => article));
  all.forEach(({ verdict, question, answer, article, start, end }, index) => {
    const found = articles[index];
    const sentence = `${found?.title ?? ''}\n${found?.abstract ?? ''}`.slice(start, end);
    process.stdout.write(`${[verdict, question, answer, article, sentence].join('\t')}\n`);
  });
}

async function askAgain(all: readonly QuoteVerdict[]): Promise<void> {
  const service = createQuestionService(engines, { timeMs: PATIENCE_MS });
  const texts = publicQuestions();
  for (const { verdict, question, answer, article, start } of all) {
    const [now] = (await service.answer(texts.get(question) ?? question)).answers;
    const quotes = now?.claims.flatMap((claim) => claim.quotes) ?? [];
    if (quotes.some((quote) => quote.documentId === article && quote.start === start)) continue;
    const [quote] = quotes;
    const cells = [verdict, question, answer, now?.text ?? '', quote?.documentId, quote?.text];
    process.stdout.write(`${cells.join('\t')}\n`);
  }
}
