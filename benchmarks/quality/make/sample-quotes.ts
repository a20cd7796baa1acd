/**
 * Draws sentences that the service quotes for answers, out of quarters of the articles, into a file, a JSON object a line:
 * asks the whole service by seed for the claims that `find-quote-candidates.ts` found, and keeps what it really quotes.
 * Counts of each lane are told on standard error, never a sentence, so that who must not read a sample can draw it.
 * `npx tsx --conditions=@biographql/source benchmarks/quality/make/sample-quotes.ts <data directory> <file of candidates> <quarters, as 1,2> <seed> <quotes> <file> [file of articles that were read, an id a line]`.
 * The sentences are other people's text: nothing of the file but ids and offsets is kept.
 */
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { openBenchEngines } from '../../../packages/questions/bench/qa-engines.js';
import type { ClaimQuote } from '../../../packages/questions/src/claim.js';
import { createQuestionService } from '../../../packages/questions/src/create-question-service.js';
import { splitSentences } from '../../../packages/questions/src/text/sentences.js';
import type { QuoteCandidate } from './quote-candidates.js';
import { PAIR_LANES, type PairLane } from './quote-lanes.js';
import { quoteQuarterOf, toQuoteQuarter } from './quote-quarters.js';
import { formerQuestions, type QuoteQuestion, quoteQuestions } from './quote-questions.js';
import { readQuoteVerdicts } from './quote-verdicts.js';
import { shuffled } from './random.js';

/** Share of a sample that one lane may have, and one name. */
const LARGEST_SHARE = 0.3;
const LARGEST_SHARE_OF_NAME = 0.04;
/** A busy machine must not change an answer. */
const PATIENCE_MS = 60_000;
/** Questions between two lines of progress. */
const PROGRESS = 100;

/** A candidate as it is written, its lane by name. */
type StoredCandidate = Omit<QuoteCandidate, 'lane'> & { readonly lane: string };

interface LaneCount {
  candidates: number;
  asked: number;
  answered: number;
  quoted: number;
}

const [dataDir = '', candidates = '', parts = '', seed = '', most = '', file = '', readBefore] =
  process.argv.slice(2);
const quarters = new Set(parts.split(',').map(toQuoteQuarter));
const quotes = Number(most);
await using engines = await openBenchEngines(dataDir);
const service = createQuestionService(engines, { timeMs: PATIENCE_MS });
const former = readQuoteVerdicts().filter((verdict) => verdict.seed !== seed);
const asked = new Set(formerQuestions(seed));
/** Articles of which a quote was read, or has been drawn, and pairs likewise. */
const takenArticles = new Set([
  ...former.map(({ article }) => article),
  ...(readBefore === undefined ? [] : linesOf(readBefore)),
]);
const takenPairs = new Set(former.map(({ subject, object }) => `${subject} ${object}`));
const namesTaken = new Map<string, number>();
const turns = drawTurns(readCandidates());
const counts = new Map<PairLane, LaneCount>(
  PAIR_LANES.map((lane) => {
    const found = turns.get(lane)?.length ?? 0;
    return [lane, { candidates: found, asked: 0, answered: 0, quoted: 0 }];
  }),
);
tellCounts();
writeFileSync(file, '');
await drawSample();
tellCounts();

function readCandidates(): readonly QuoteCandidate[] {
  const lanes = new Map(PAIR_LANES.map((lane) => [lane.lane, lane]));
  return linesOf(candidates).flatMap((line): QuoteCandidate[] => {
    const { lane: name, ...rest } = JSON.parse(line) as StoredCandidate;
    const lane = lanes.get(name);
    const isNew = isUnread(rest.article) && !takenPairs.has(pairOf(rest));
    return lane === undefined || !isNew ? [] : [{ lane, ...rest }];
  });
}

function linesOf(path: string): readonly string[] {
  return readFileSync(path, 'utf8').split('\n').filter(Boolean);
}

function isUnread(article: string): boolean {
  return quarters.has(quoteQuarterOf(article)) && !takenArticles.has(article);
}

function pairOf({ subject, object }: Pick<QuoteCandidate, 'subject' | 'object'>): string {
  return `${subject.iri} ${object.iri}`;
}

/** The candidates of each lane in the order of the seed, one of each pair. */
function drawTurns(
  found: readonly QuoteCandidate[],
): ReadonlyMap<PairLane, readonly QuoteCandidate[]> {
  return new Map(
    PAIR_LANES.map((lane) => {
      const own = found.filter((one) => one.lane === lane);
      const drawn = shuffled(own, `quotes:${seed}`, (one) => `${placeOf(one)} ${pairOf(one)}`);
      return [lane, [...new Map(drawn.map((one) => [pairOf(one), one])).values()]];
    }),
  );
}

/** Lanes take turns; when all candidates of a lane were asked, they are asked once more in the next wording. */
async function drawSample(): Promise<void> {
  const mostRounds = Math.max(...PAIR_LANES.map(({ ask }) => ask.length));
  const cursors = new Map(PAIR_LANES.map((lane) => [lane, questionsOf(lane, mostRounds)]));
  let [printed, done] = [0, 0];
  while (cursors.size > 0 && printed < quotes)
    for (const [lane, cursor] of cursors) {
      const count = counts.get(lane);
      const { value: question } = cursor.next();
      if (count === undefined || question === undefined || count.quoted >= quotes * LARGEST_SHARE) {
        cursors.delete(lane);
        continue;
      }
      if (printed >= quotes || asked.has(question.text) || isSpent(question)) continue;
      asked.add(question.text);
      count.asked += 1;
      if (++done % PROGRESS === 0) tellCounts();
      const row = await quoteOf(lane, question);
      if (row === null) continue;
      count.answered += 1;
      if (row.quote === null) continue;
      count.quoted += 1;
      printed += 1;
      spend(question);
      appendFileSync(file, `${JSON.stringify({ id: `${seed}-${printed}`, ...row.quote })}\n`);
    }
}

/** The questions of a lane: every candidate in its first wording, then in its second. */
function* questionsOf(lane: PairLane, rounds: number): Generator<QuoteQuestion, undefined> {
  for (let round = 0; round < rounds; round += 1)
    for (const candidate of turns.get(lane) ?? []) {
      const question = quoteQuestions(candidate, seed)[round];
      if (question !== undefined) yield question;
    }
  return undefined;
}

/** Whether the graph holds the pair, a quote was drawn for it, or enough of them for one of its names. */
function isSpent({ subject, object }: QuoteQuestion): boolean {
  const isFull = (name: string | null) =>
    name !== null && (namesTaken.get(name) ?? 0) >= Math.ceil(quotes * LARGEST_SHARE_OF_NAME);
  return takenPairs.has(`${subject} ${object}`) || isFull(subject) || isFull(object);
}

function spend({ subject, object }: QuoteQuestion): void {
  takenPairs.add(`${subject} ${object}`);
  for (const name of [subject, object])
    if (name !== null) namesTaken.set(name, (namesTaken.get(name) ?? 0) + 1);
}

/** One quote of the answer out of the quarters, by seed; null without an answer, without a quote where the answer has none there. */
async function quoteOf({ lane, relation }: PairLane, question: QuoteQuestion) {
  const [answer] = (await service.answer(question.text)).answers;
  if (answer === undefined || answer.text === '') return null;
  // What the graph holds it answers in every wording.
  if (answer.claims.some(({ statements }) => statements.length > 0))
    takenPairs.add(`${question.subject} ${question.object}`);
  const own = answer.claims
    .flatMap((claim) => claim.quotes)
    .filter(({ documentId }) => isUnread(documentId));
  const [quote] = shuffled(own, seed, keyOf);
  if (quote === undefined) return { quote: null };
  takenArticles.add(quote.documentId);
  const { documentId, start, end, text } = quote;
  const [article] = await engines.articles.get([documentId]);
  const sentences = splitSentences(`${article?.title ?? ''}\n${article?.abstract ?? ''}`);
  const at = sentences.findIndex((sentence) => sentence.start === start);
  return {
    quote: {
      ...{
        lane,
        claim: [question.subject, relation ?? lane, question.object],
        asked: question.text,
      },
      ...{ answer: answer.text, probability: answer.probability },
      ...{ article: documentId, start, end, title: article?.title, sentence: text },
      ...{ before: sentences[at - 1]?.text ?? null, after: sentences[at + 1]?.text ?? null },
    },
  };
}

function keyOf({ documentId, start }: ClaimQuote): string {
  return `${documentId}:${start}`;
}

function placeOf({ article, start }: Pick<QuoteCandidate, 'article' | 'start'>): string {
  return `${article}:${start}`;
}

function tellCounts(): void {
  for (const [{ lane }, count] of counts)
    process.stderr.write(`${lane}: ${JSON.stringify(count)}\n`);
}
