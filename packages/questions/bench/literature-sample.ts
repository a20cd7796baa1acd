/**
 * Reprints the answers that were read, with their sentences, from the dataset they were drawn from; `ask` asks every question
 * once more and tells where the answer is another one now.
 * `npx tsx --conditions=@biographql/source packages/questions/bench/literature-sample.ts <data directory> [ask]`.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { QuestionEngines } from '../src/create-question-service.js';
import { askLiterature } from './literature.js';
import { openBenchEngines } from './qa-engines.js';

/** An answer that was read. */
interface ReadRow {
  /** Whether the quoted sentence, with its article's title, supports the answer: `yes`, `partly` or `no`, by a reader's judgment. */
  readonly supports: string;
  /** `1` for answers before the rules were mended after them, `2` for a fresh draw afterwards. */
  readonly draw: string;
  readonly question: string;
  readonly articleId: string;
  /** Offsets in title, line feed, abstract. */
  readonly start: number;
  readonly end: number;
}

function readRows(): readonly ReadRow[] {
  return readFileSync(join(import.meta.dirname, 'literature-sample.tsv'), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [supports = '', draw = '', , question = '', articleId = '', start = '', end = ''] =
        line.split('\t');
      return { supports, draw, question, articleId, start: Number(start), end: Number(end) };
    });
}

async function reprint(rows: readonly ReadRow[], { articles }: QuestionEngines): Promise<void> {
  const found = await articles.get(rows.map(({ articleId }) => articleId));
  rows.forEach(({ supports, question, articleId, start, end }, index) => {
    const article = found[index];
    const text = `${article?.title ?? ''}\n${article?.abstract ?? ''}`;
    process.stdout.write(`${[supports, question, articleId, text.slice(start, end)].join('\t')}\n`);
  });
}

async function askAgain(rows: readonly ReadRow[], engines: QuestionEngines): Promise<void> {
  for (const { question, articleId, start } of rows) {
    const answer = await askLiterature(question, engines);
    const [quote] = answer?.claims.flatMap(({ quotes }) => quotes) ?? [];
    if (quote?.documentId === articleId && quote.start === start) continue;
    const now = [
      answer?.text ?? 'abstains',
      quote?.documentId,
      quote?.start,
      quote?.end,
      quote?.text,
    ];
    process.stdout.write(`another: ${[question, ...now].join('\t')}\n`);
  }
}

const rows = readRows();
await using engines = await openBenchEngines(process.argv[2] ?? '');
if (process.argv[3] === 'ask') await askAgain(rows, engines);
else await reprint(rows, engines);
for (const draw of new Set(rows.map((row) => row.draw))) {
  const drawn = rows.filter((row) => row.draw === draw);
  const supported = drawn.filter(({ supports }) => supports === 'yes').length;
  process.stdout.write(`# draw ${draw}: ${supported} of ${drawn.length} support the answer\n`);
}
