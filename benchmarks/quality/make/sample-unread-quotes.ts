/**
 * Draws quoted sentences that nobody has read, of articles alone, into a file, a JSON object a line: what the graph holds
 * is asked of the articles all the same, as a service over another graph would, so that the sentences of known pairs can
 * be read as well. Sentences and questions of `gold/quote-verdicts.tsv` are left out; each sentence, article and
 * pair gives one quote, a name and a lane a share; articles of which a sentence was read are
 * left out, but for the one that the question was made of.
 * `npx tsx --conditions=@biographql/source benchmarks/quality/make/sample-unread-quotes.ts <data directory> <file of candidates> <quarters, as 2,3,4> <seed> <quotes> <file>`.
 * Candidates are those of `find-quote-candidates.ts <data directory> all <file> wide`. Standard error tells counts alone.
 */
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { type ArticleIndex, closeEngines, openEngines } from '@biographql/engines';
import { defaultDrivers } from '@biographql/engines/drivers';
import { openDataset } from '@biographql/ingest';
import { askLiterature } from '../../../packages/questions/bench/literature.js';
import { splitSentences } from '../../../packages/questions/src/text/sentences.js';
import type { QuoteCandidate } from './quote-candidates.js';
import { DEFINITION_LANE, PAIR_LANES, type PairLane } from './quote-lanes.js';
import { quoteQuarterOf, toQuoteQuarter } from './quote-quarters.js';
import { formerQuestions, type QuoteQuestion, quoteQuestions } from './quote-questions.js';
import { readQuoteVerdicts } from './quote-verdicts.js';
import { shuffled } from './random.js';

/** Share of a sample that one lane may have, and one name. */
const LARGEST_SHARE = 0.45;
const LARGEST_SHARE_OF_NAME = 0.04;
/** What a thing is stands in many articles, and is seldom wrong. */
const LARGEST_SHARE_OF_DEFINITIONS = 0.4;
/** Articles of a page before those are left out of which a sentence was read. */
const WIDE_PAGE = 80;

const [dataDir = '', candidates = '', parts = '', seed = '', most = '', file = ''] =
  process.argv.slice(2);
const quarters = new Set(parts.split(',').map(toQuoteQuarter));
const quotes = Number(most);
const { places } = await openDataset(dataDir);
const engines = await openEngines(defaultDrivers(), places);
const verdicts = readQuoteVerdicts();
const ownFrom = verdicts.findIndex((verdict) => verdict.seed === seed);
/** What stands before the sample in the list, so that it can be drawn again after later ones were read. */
const readBefore = ownFrom < 0 ? verdicts : verdicts.slice(0, ownFrom);
const sentencesTaken = new Set(readBefore.map(({ article, start }) => `${article}:${start}`));
const articlesRead = new Set(readBefore.map(({ article }) => article));
const articlesTaken = new Set<string>();
const pairsTaken = new Set<string>();
const formerTexts = formerQuestions(seed);
const namesTaken = new Map<string, number>();
const drawn = new Map<PairLane, number>();
const texts = new Set<string>();
let [asked, answered, printed] = [0, 0, 0];
writeFileSync(file, '');
const cursors = new Map([...PAIR_LANES, DEFINITION_LANE].map((lane) => [lane, questionsOf(lane)]));
while (cursors.size > 0 && printed < quotes)
  for (const [lane, cursor] of cursors) {
    const { value: question } = cursor.next();
    if (question === undefined || isFull(lane)) {
      cursors.delete(lane);
      continue;
    }
    if (printed < quotes && !isSpent(question)) await draw(lane, question);
  }
process.stderr.write(`${asked} asked, ${answered} answered, ${printed} quotes\n`);
for (const [{ lane }, count] of drawn) process.stderr.write(`${lane}: ${count}\n`);
const { graph, labels, articles, admet } = engines;
await closeEngines([graph, labels, articles, admet]);

/** The questions of a lane: every candidate of the quarters in its first wording by seed, then in its next. */
function* questionsOf(lane: PairLane): Generator<DrawnQuestion, undefined> {
  const found = readFileSync(candidates, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line): Omit<QuoteCandidate, 'lane'> & { readonly lane: string } => JSON.parse(line))
    .filter((one) => one.lane === lane.lane && isUnread(one.article, one.start));
  const inTurn = shuffled(found, `unread:${seed}`, (one) => JSON.stringify(one));
  const wordings = inTurn.map((one) => {
    const { article } = one;
    return quoteQuestions({ ...one, lane }, seed).map((question) => ({ ...question, article }));
  });
  const longest = Math.max(0, ...wordings.map(({ length }) => length));
  for (let round = 0; round < longest; round += 1)
    for (const all of wordings) {
      const question = all[round];
      if (question !== undefined && !texts.has(question.text)) yield question;
    }
  return undefined;
}

function isFull(lane: PairLane): boolean {
  const share = lane === DEFINITION_LANE ? LARGEST_SHARE_OF_DEFINITIONS : LARGEST_SHARE;
  return (drawn.get(lane) ?? 0) >= quotes * share;
}

/** A question, and the article of the sentence that it was made of. */
type DrawnQuestion = QuoteQuestion & { readonly article: string };

function isUnread(article: string, start: number): boolean {
  return (
    quarters.has(quoteQuarterOf(article)) &&
    !articlesTaken.has(article) &&
    !sentencesTaken.has(`${article}:${start}`)
  );
}

function isSpent({ text, subject, object }: QuoteQuestion): boolean {
  const isOften = (name: string | null) =>
    name !== null && (namesTaken.get(name) ?? 0) >= Math.ceil(quotes * LARGEST_SHARE_OF_NAME);
  return (
    texts.has(text) ||
    formerTexts.has(text) ||
    pairsTaken.has(`${subject} ${object}`) ||
    [subject, object].some(isOften)
  );
}

/** What articles of which nothing was read answer, the one that the question was made of among them, with one of its quotes. */
async function quoteFor({ text, article }: DrawnQuestion) {
  const hidden = new Set(articlesRead);
  hidden.delete(article);
  const answer = await askLiterature(text, { ...engines, articles: without(hidden) });
  if (answer === null) return null;
  answered += 1;
  const own = answer.claims
    .flatMap((claim) => claim.quotes)
    .filter(({ documentId, start }) => isUnread(documentId, start));
  const [quote] = shuffled(own, seed, ({ documentId, start }) => `${documentId}:${start}`);
  return quote === undefined ? null : { answer, quote };
}

/** The articles but for some. */
function without(hidden: ReadonlySet<string>): ArticleIndex {
  const { articles } = engines;
  const search: ArticleIndex['search'] = async (query, options) => {
    const page = await articles.search(query, { ...options, pageSize: WIDE_PAGE });
    const items = page.items.filter(({ id }) => !hidden.has(id));
    return { ...page, items: items.slice(0, options?.pageSize) };
  };
  return new Proxy(articles, {
    get: (index, name) => {
      if (name === 'search') return search;
      const member: unknown = Reflect.get(index, name, index);
      return typeof member === 'function' ? member.bind(index) : member;
    },
  });
}

async function draw(lane: PairLane, question: DrawnQuestion): Promise<void> {
  texts.add(question.text);
  asked += 1;
  const found = await quoteFor(question);
  if (found === null) return;
  const { answer, quote } = found;
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
  const row = {
    ...{ id: `${seed}-${printed}`, lane: lane.lane, question: question.text },
    ...{ answer: answer.text, probability: answer.probability },
    ...{ subject: question.subject, relation: lane.relation ?? lane.lane, object: question.object },
    ...{ article: documentId, start, end, title: article?.title, sentence: text },
    ...{ before: sentences[at - 1]?.text ?? null, after: sentences[at + 1]?.text ?? null },
  };
  appendFileSync(file, `${JSON.stringify(row)}\n`);
}
