/**
 * Draws quoted sentences that nobody has read, of articles alone, into a file, a JSON object a line: what the graph holds
 * is asked of the articles all the same, as a service over another graph would, so that the sentences of known pairs can
 * be read as well. Sentences of `gold/quote-verdicts.tsv` are left out; each sentence, article and pair gives one quote, a
 * name and a lane a share. `known` says whether the whole service answers the question from its graph.
 * `npx tsx --conditions=@biographql/source benchmarks/quality/make/sample-unread-quotes.ts <data directory> <file of candidates> <quarters, as 2,3,4> <seed> <quotes> <file>`.
 * Candidates are those of `find-quote-candidates.ts <data directory> all <file> wide`. Standard error tells counts alone.
 */
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { askLiterature } from '../../../packages/questions/bench/literature.js';
import { openBenchEngines } from '../../../packages/questions/bench/qa-engines.js';
import { createQuestionService } from '../../../packages/questions/src/create-question-service.js';
import { splitSentences } from '../../../packages/questions/src/text/sentences.js';
import type { QuoteCandidate } from './quote-candidates.js';
import { PAIR_LANES, type PairLane } from './quote-lanes.js';
import { quoteQuarterOf, toQuoteQuarter } from './quote-quarters.js';
import { type QuoteQuestion, quoteQuestions } from './quote-questions.js';
import { readQuoteVerdicts } from './quote-verdicts.js';
import { shuffled } from './random.js';

/** Share of a sample that one lane may have, and one name. */
const LARGEST_SHARE = 0.3;
const LARGEST_SHARE_OF_NAME = 0.04;
/** A busy machine must not change an answer. */
const PATIENCE_MS = 60_000;

const [dataDir = '', candidates = '', parts = '', seed = '', most = '', file = ''] =
  process.argv.slice(2);
const quarters = new Set(parts.split(',').map(toQuoteQuarter));
const quotes = Number(most);
await using engines = await openBenchEngines(dataDir);
const service = createQuestionService(engines, { timeMs: PATIENCE_MS });
const verdicts = readQuoteVerdicts();
const ownFrom = verdicts.findIndex((verdict) => verdict.seed === seed);
/** What stands before the sample in the list, so that it can be drawn again after later ones were read. */
const readBefore = ownFrom < 0 ? verdicts : verdicts.slice(0, ownFrom);
const sentencesTaken = new Set(readBefore.map(({ article, start }) => `${article}:${start}`));
const articlesTaken = new Set<string>();
const pairsTaken = new Set<string>();
const namesTaken = new Map<string, number>();
const drawn = new Map<PairLane, number>();
const texts = new Set<string>();
let [asked, answered, printed] = [0, 0, 0];
writeFileSync(file, '');
const cursors = new Map(PAIR_LANES.map((lane) => [lane, questionsOf(lane)]));
while (cursors.size > 0 && printed < quotes)
  for (const [lane, cursor] of cursors) {
    const { value: question } = cursor.next();
    if (question === undefined || (drawn.get(lane) ?? 0) >= quotes * LARGEST_SHARE) {
      cursors.delete(lane);
      continue;
    }
    if (printed < quotes && !isSpent(question)) await draw(lane, question);
  }
process.stderr.write(`${asked} asked, ${answered} answered, ${printed} quotes\n`);
for (const [{ lane }, count] of drawn) process.stderr.write(`${lane}: ${count}\n`);

/** The questions of a lane: every candidate of the quarters in its first wording by seed, then in its next. */
function* questionsOf(lane: PairLane): Generator<QuoteQuestion, undefined> {
  const found = readFileSync(candidates, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line): Omit<QuoteCandidate, 'lane'> & { readonly lane: string } => JSON.parse(line))
    .filter((one) => one.lane === lane.lane && isUnread(one.article, one.start));
  const inTurn = shuffled(found, `unread:${seed}`, (one) => JSON.stringify(one));
  const wordings = inTurn.map((one) => quoteQuestions({ ...one, lane }, seed));
  const longest = Math.max(0, ...wordings.map(({ length }) => length));
  for (let round = 0; round < longest; round += 1)
    for (const all of wordings) {
      const question = all[round];
      if (question !== undefined && !texts.has(question.text)) yield question;
    }
  return undefined;
}

function isUnread(article: string, start: number): boolean {
  return (
    quarters.has(quoteQuarterOf(article)) &&
    !articlesTaken.has(article) &&
    !sentencesTaken.has(`${article}:${start}`)
  );
}

function isSpent({ text, subject, object }: QuoteQuestion): boolean {
  const isFull = (name: string | null) =>
    name !== null && (namesTaken.get(name) ?? 0) >= Math.ceil(quotes * LARGEST_SHARE_OF_NAME);
  return (
    texts.has(text) || pairsTaken.has(`${subject} ${object}`) || [subject, object].some(isFull)
  );
}

async function draw(lane: PairLane, question: QuoteQuestion): Promise<void> {
  texts.add(question.text);
  asked += 1;
  const answer = await askLiterature(question.text, engines);
  if (answer === null) return;
  answered += 1;
  const own = answer.claims
    .flatMap((claim) => claim.quotes)
    .filter(({ documentId, start }) => isUnread(documentId, start));
  const [quote] = shuffled(own, seed, ({ documentId, start }) => `${documentId}:${start}`);
  if (quote === undefined) return;
  const { documentId, start, end, text } = quote;
  articlesTaken.add(documentId);
  pairsTaken.add(`${question.subject} ${question.object}`);
  for (const name of [question.subject, question.object])
    if (name !== null) namesTaken.set(name, (namesTaken.get(name) ?? 0) + 1);
  drawn.set(lane, (drawn.get(lane) ?? 0) + 1);
  printed += 1;
  const [article] = await engines.articles.get([documentId]);
  const sentences = splitSentences(`${article?.title ?? ''}\n${article?.abstract ?? ''}`);
  const at = sentences.findIndex((sentence) => sentence.start === start);
  const [whole] = (await service.answer(question.text)).answers;
  const row = {
    ...{ id: `${seed}-${printed}`, lane: lane.lane, question: question.text },
    ...{ answer: answer.text, probability: answer.probability },
    known: whole?.claims.some(({ statements }) => statements.length > 0) ?? false,
    ...{ subject: question.subject, relation: lane.relation ?? lane.lane, object: question.object },
    ...{ article: documentId, start, end, title: article?.title, sentence: text },
    ...{ before: sentences[at - 1]?.text ?? null, after: sentences[at + 1]?.text ?? null },
  };
  appendFileSync(file, `${JSON.stringify(row)}\n`);
}
