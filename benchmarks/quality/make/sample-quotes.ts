/**
 * Draws sentences that the service quotes for answers, out of one half of the articles, into a file, a JSON object a line:
 * asks the whole service by seed for the claims that `find-quote-candidates.ts` found, and keeps what it really quotes.
 * Counts of each lane are told on standard error, never a sentence, so that who must not read a sample can draw it.
 * `npx tsx --conditions=@biographql/source benchmarks/quality/make/sample-quotes.ts <data directory> <folder of candidates> <reading|fresh> <seed> <quotes> <file>`.
 * The sentences are other people's text: nothing of the file but ids and offsets is kept.
 */
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openBenchEngines } from '../../../packages/questions/bench/qa-engines.js';
import type { ClaimQuote } from '../../../packages/questions/src/claim.js';
import { createQuestionService } from '../../../packages/questions/src/create-question-service.js';
import { splitSentences } from '../../../packages/questions/src/text/sentences.js';
import type { QuoteCandidate } from './quote-candidates.js';
import { QUOTE_HALVES, quoteHalfOf } from './quote-halves.js';
import { PAIR_LANES, type PairLane } from './quote-lanes.js';
import { formerQuestions, type QuoteQuestion, quoteQuestions } from './quote-questions.js';
import { readQuoteVerdicts } from './quote-verdicts.js';
import { shuffled } from './random.js';

/** Share of a sample that one lane may have. */
const LARGEST_SHARE = 0.3;
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

const [dataDir = '', folder = '', half = '', seed = '', most = '', file = ''] =
  process.argv.slice(2);
if (!QUOTE_HALVES.some((one) => one === half)) throw new Error(`No half of the articles: ${half}`);
const quotes = Number(most);
await using engines = await openBenchEngines(dataDir);
const service = createQuestionService(engines, { timeMs: PATIENCE_MS });
const former = formerQuestions(seed);
const taken = new Set(
  readQuoteVerdicts()
    .filter((verdict) => verdict.seed !== seed)
    .map(({ article, start }) => `${article}:${start}`),
);
const turns = drawTurns(readCandidates());
const counts = new Map<PairLane, LaneCount>(
  PAIR_LANES.map((lane) => {
    const candidates = turns.get(lane)?.length ?? 0;
    return [lane, { candidates, asked: 0, answered: 0, quoted: 0 }];
  }),
);
tellCounts();
writeFileSync(file, '');
await drawSample();
tellCounts();

function readCandidates(): readonly QuoteCandidate[] {
  const lanes = new Map(PAIR_LANES.map((lane) => [lane.lane, lane]));
  const lines = readFileSync(join(folder, `${half}.jsonl`), 'utf8')
    .split('\n')
    .filter(Boolean);
  return lines.flatMap((line): QuoteCandidate[] => {
    const { lane: name, ...rest } = JSON.parse(line) as StoredCandidate;
    const lane = lanes.get(name);
    return lane === undefined || taken.has(placeOf(rest)) ? [] : [{ lane, ...rest }];
  });
}

/** The candidates of each lane in the order of the seed, one of each pair. */
function drawTurns(
  candidates: readonly QuoteCandidate[],
): ReadonlyMap<PairLane, readonly QuoteCandidate[]> {
  const pairOf = ({ subject, object }: QuoteCandidate) => `${subject.iri} ${object.iri}`;
  return new Map(
    PAIR_LANES.map((lane) => {
      const own = candidates.filter((one) => one.lane === lane);
      const drawn = shuffled(own, `quotes:${seed}`, (one) => `${placeOf(one)} ${pairOf(one)}`);
      return [lane, [...new Map(drawn.map((one) => [pairOf(one), one])).values()]];
    }),
  );
}

/** Lanes take turns; when all candidates of a lane were asked, they are asked once more in the next wording. */
async function drawSample(): Promise<void> {
  const asked = new Set(former);
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
      if (printed >= quotes || asked.has(question.text)) continue;
      asked.add(question.text);
      count.asked += 1;
      if (++done % PROGRESS === 0) tellCounts();
      const row = await quoteOf(lane, question);
      if (row === null) continue;
      count.answered += 1;
      if (row.quote === null) continue;
      count.quoted += 1;
      printed += 1;
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

/** One quote of the answer out of the half, by seed; null without an answer, without a quote where the answer has none there. */
async function quoteOf({ lane, relation }: PairLane, question: QuoteQuestion) {
  const [answer] = (await service.answer(question.text)).answers;
  if (answer === undefined || answer.text === '') return null;
  const own = answer.claims
    .flatMap((claim) => claim.quotes)
    .filter((one) => quoteHalfOf(one.documentId) === half && !taken.has(keyOf(one)));
  const [quote] = shuffled(own, seed, keyOf);
  if (quote === undefined) return { quote: null };
  taken.add(keyOf(quote));
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
