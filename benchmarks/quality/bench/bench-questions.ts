import { createQuestionService } from '@biographql/questions';
import type { GraphQuestion } from '../gold/gold-question.js';
import { type ClaimCounts, checkClaims, NO_CLAIMS } from './check-claims.js';
import { type Identify, type Judgment, judgeAnswer } from './judge-answer.js';
import { readGold } from './read-gold.js';
import { mean, say, share } from './say.js';
import type { BenchContext, Table } from './sections.js';

/** A busy machine must not cost an answer here: how fast answers are is not measured. */
const TIME_MS = 60_000;

interface Outcome extends Judgment {
  readonly question: GraphQuestion;
  readonly text: string;
  readonly probability: number | null;
  readonly isFromArticles: boolean;
}

/** Asks the graph questions and judges the answers, by form and in total; checks every claim that comes with them. */
export async function benchQuestions(context: BenchContext): Promise<readonly Table[]> {
  const { engines } = context.service;
  const service = createQuestionService(engines, { timeMs: TIME_MS });
  const identify: Identify = async (text) => {
    const [hits = []] = await engines.labels.exact([text]);
    const byLabel = hits.filter(({ match }) => match === 'exact-label');
    return (byLabel.length > 0 ? byLabel : hits).flatMap(({ iri, equivalents }) => [
      iri,
      ...equivalents,
    ]);
  };
  const outcomes: Outcome[] = [];
  const claims: ClaimCounts[] = [];
  const questions = readGold<GraphQuestion>(`graph-questions.${context.half}.jsonl`);
  for (const [at, question] of questions.entries()) {
    if (at % 50 === 0) say(`questions: ${at} of ${questions.length}`);
    const { answers } = await service.answer(question.question);
    const [item] = answers;
    const text = item?.text ?? '';
    const documents = item?.documents ?? [];
    const isFromArticles =
      documents.length > 0 && documents.every(({ indexName }) => indexName === 'articles');
    const inherited = new Set(
      (item?.claims ?? [])
        .filter((claim) => / \(a kind of /.test(claim.text))
        .flatMap(({ statements }) =>
          statements.flatMap(({ subject, object }) => [subject, object]),
        ),
    );
    const answer = { text, isFromArticles, inherited };
    const judgment = await judgeAnswer(question, answer, identify);
    outcomes.push({
      ...judgment,
      question,
      text,
      isFromArticles,
      probability: item?.probability ?? null,
    });
    if (item !== undefined && text !== '') claims.push(await checkClaims(item, engines));
  }
  return [getTable(context, outcomes), claimTable(claims)];
}

function getTable({ half, lists }: BenchContext, outcomes: readonly Outcome[]): Table {
  const rows: Record<string, Readonly<Record<string, number | null>>> = {};
  for (const form of new Set(outcomes.map(({ question }) => question.form)))
    rows[form] = toFigures(outcomes.filter(({ question }) => question.form === form));
  rows['all answerable'] = toFigures(outcomes.filter(({ question }) => question.answerable));
  rows['all false or unanswerable'] = toFigures(
    outcomes.filter(({ question }) => !question.answerable),
  );
  rows.all = toFigures(outcomes);
  const wrong = outcomes
    .filter(({ isRight, isUnjudged }) => !isRight && !isUnjudged)
    .filter(({ question, isAnswered }) => isAnswered || question.answerable)
    .map(
      ({ question, text, isFromArticles, probability, isAffirmedFalse }) =>
        `${isAffirmedFalse ? 'AFFIRMED FALSE ' : ''}[${question.form}] ${question.question} → ${text === '' ? '(abstains)' : text.slice(0, 160)}${probability === null ? '' : ` (${probability.toFixed(2)}${isFromArticles ? ', articles' : ''})`}`,
    );
  return {
    title: `Graph questions, ${half} ${half === 'development' || half === 'held-out' ? 'half' : 'set'}`,
    rows,
    ...(lists ? { wrong } : {}),
    notes: [
      'answered: not abstained; right: of all questions; precision: right of the answered ones (abstaining rightly is not an answer);',
      'affirmed: false or unanswerable, and answered with yes; unjudged: a quoted sentence where the graph has no such relation.',
    ],
  };
}

function toFigures(outcomes: readonly Outcome[]): Readonly<Record<string, number | null>> {
  const answered = outcomes.filter(({ isAnswered, isUnjudged }) => isAnswered && !isUnjudged);
  return {
    requested: outcomes.length,
    answered: answered.length,
    right: outcomes.filter(({ isRight }) => isRight).length,
    coverage: share(answered.length, outcomes.length),
    precision: share(answered.filter(({ isRight }) => isRight).length, answered.length),
    affirmed: outcomes.filter(({ isAffirmedFalse }) => isAffirmedFalse).length,
    unjudged: outcomes.filter(({ isUnjudged }) => isUnjudged).length,
    named: mean(
      answered
        .filter(({ isRight }) => isRight)
        .flatMap(({ completeness }) => (completeness === null ? [] : [completeness])),
    ),
  };
}

function claimTable(counts: readonly ClaimCounts[]): Table {
  const sum = (key: keyof ClaimCounts) => counts.reduce((total, one) => total + one[key], 0);
  const keys = Object.keys(NO_CLAIMS) as readonly (keyof ClaimCounts)[];
  const totals = Object.fromEntries(keys.map((key) => [key, sum(key)]));
  const withClaims = counts.filter(({ claims }) => claims > 0).length;
  return {
    title: 'Claims of the answers',
    rows: {
      counted: { answers: counts.length, withClaims, ...totals },
      shares: {
        withClaims: share(withClaims, counts.length),
        statementsHeld: share(sum('statementsHeld'), sum('statements')),
        queriesWithRows: share(sum('queriesWithRows'), sum('queries')),
        quotesHeld: share(sum('quotesHeld'), sum('quotes')),
      },
    },
    notes: [
      'Each statement is looked up in the graph, each query is run, each quote is cut out of its article.',
    ],
  };
}
