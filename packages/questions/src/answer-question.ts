import type { CallOptions } from '@biographql/core';
import { nextTurn } from '@biographql/core/internal';
import { type Engines, forService } from '@biographql/engines';
import { type Vocabulary, WIKIDATA } from '@biographql/engines/vocabulary';
import {
  analyzeQuestion,
  correctWordings,
  isFollowUp,
  nameByTarget,
  simplifyQuestion,
  splitQuestion,
  withTopic,
} from './analyze/analyze-question.js';
import { answerPlan, findInGraph } from './answer/answer-plan.js';
import { unreadWords } from './grammar/pieces.js';
import { createRelations } from './lexicon/relations.js';
import { type LinkedQuestion, linkQuestion } from './link/link-question.js';
import { byPlace, withoutOverlap } from './link/nearest-names.js';
import { planArticles, planQuestion } from './plan-question.js';
import {
  openBudget,
  type QuestionAnswer,
  type QuestionAnswerer,
  type QuestionContext,
  type QuestionService,
} from './question-service.js';
import { countStatements, MAX_UNSTATED } from './say/abstain.js';
import { translateQuestion } from './translate-question.js';

type Answered = Omit<QuestionAnswer, 'question' | 'tookMs'>;

/** Answers a text, which may hold two questions and refer to the previous one. */
async function answerQuestion(
  text: string,
  context: QuestionContext,
  previous = '',
): Promise<Answered> {
  const before = previous !== '' && isFollowUp(text) ? await getTopic(previous, context) : '';
  const whole = before === '' ? text : withTopic(text, before);
  const [first = whole, second] = splitQuestion(whole);
  const topic = second === undefined ? '' : await getTopic(first, context);
  if (second === undefined || topic === '') return answerPart(whole, context);
  const answered = await answerPart(first, context);
  const more = await answerPart(withTopic(second, topic), context);
  return {
    answers: [...answered.answers, ...more.answers],
    statistics: answered.statistics.map(({ indexName, totalHits }, index) => ({
      indexName,
      totalHits: Math.max(totalHits, more.statistics[index]?.totalHits ?? 0),
    })),
  };
}

/**
 * Answers one question in four steps, each on the value of the step before: analyze its words, link the entities that
 * they name, plan what to ask of the graph and the articles, and answer from what the plan finds.
 */
async function answerPart(text: string, context: QuestionContext): Promise<Answered> {
  const question = await understand(text, context);
  if (!context.generate) return answerPlan(planQuestion(question, []), context);
  const plan = planQuestion(question);
  const isPlanned = plan.graph.length > 0;
  const reworded = isPlanned
    ? await nameClass(text, context)
    : correctWordings(text, unreadWords(question), context.relations);
  if (reworded !== null)
    return answerPlan(planQuestion(await understand(reworded, context)), context);
  if (isPlanned || plan.rejection !== null) return answerPlan(plan, context);
  return answerPlan({ ...plan, graph: await translateQuestion(question, context) }, context);
}

function understand(text: string, context: QuestionContext): Promise<LinkedQuestion> {
  return linkQuestion(analyzeQuestion(text, context.relations), context);
}

/** Rewords a class of drugs by its target if the graph has no ATC codes; null without a class, or with codes. */
async function nameClass(text: string, context: QuestionContext): Promise<string | null> {
  const named = nameByTarget(text);
  const codes = context.relations.byId('literal-atc-code');
  const isMissing =
    named !== text &&
    (codes === undefined || (await countStatements(codes, context)) <= MAX_UNSTATED);
  return isMissing ? named : null;
}

async function getTopic(text: string, context: QuestionContext): Promise<string> {
  return planArticles(await understand(text, context)).names[0]?.text ?? '';
}

/** The engines that the question service needs. The caller closes them. */
export type QuestionEngines = Pick<Engines, 'graph' | 'labels' | 'articles'>;

/** The reader, limits and thresholds of the question service. */
export interface QuestionServiceOptions {
  /** Reads answers in texts, e.g. a language model. Default: none, so that articles give passages and no answer. */
  readonly reader?: QuestionAnswerer;
  /** Vocabulary of the graph. Default: Wikidata's. */
  readonly vocabulary?: Vocabulary;
  /** Milliseconds per question, after which it is answered from what is known; default 3,000. */
  readonly timeMs?: number;
  /** SPARQL queries per question, not counting those for statements and evidence; default 24. */
  readonly queries?: number;
  /** Below this probability the service abstains; default 0.35. */
  readonly minProbability?: number;
}

/** Longer questions are cut. */
const LONGEST_QUESTION = 1_000;

/**
 * Creates the service that answers questions: from the graph when it states the answer, else from texts if there is a
 * `reader`. Otherwise it abstains, says why, and returns passages of articles that bear on the question.
 * An abort rejects with the caller's reason; a graph that is too slow or too busy is passed over.
 * @see {@link https://github.com/biographql/biographql/blob/main/docs/guides/questions.md}
 */
export function createQuestionService(
  { graph, labels, articles }: QuestionEngines,
  options: QuestionServiceOptions = {},
): QuestionService {
  const { reader = null, minProbability = 0.35 } = options;
  const { timeMs = 3_000, queries = 24, vocabulary = WIKIDATA } = options;
  const relations = createRelations(vocabulary);
  // Compiles the phrases now, so that no question waits for it.
  simplifyQuestion('x');
  const service = forService(graph);
  const engines = { graph: service, labels, articles };
  const parts = { ...engines, reader, vocabulary, relations, minProbability };
  const turn = createTurns();
  const open = (signal: AbortSignal | undefined) => {
    signal?.throwIfAborted();
    return openBudget(service, { timeMs, queries }, signal);
  };
  return {
    async answer(question, { generate = true, previous, signal } = {}) {
      await turn();
      const startedAt = performance.now();
      const budget = open(signal);
      const text = question.slice(0, LONGEST_QUESTION);
      const before = previous?.slice(0, LONGEST_QUESTION);
      const answer = await answerQuestion(text, { ...parts, budget, generate }, before);
      return { question, ...answer, tookMs: Math.max(0, performance.now() - startedAt) };
    },
    async sparql(question, { signal } = {}) {
      await turn();
      const context = { ...parts, budget: open(signal), generate: true };
      const linked = await understand(question.slice(0, LONGEST_QUESTION), context);
      const { graph: plans, rejection } = planQuestion(linked);
      if (rejection !== null) return null;
      const { finding } = await findInGraph(plans, context);
      if (finding === null || finding.sparql === null) return null;
      return { sparql: finding.sparql.text, description: finding.context.text };
    },
  };
}

/** Returns a function that gives each caller its own event loop turn, so many questions don't block the loop. */
function createTurns(): () => Promise<void> {
  let last = Promise.resolve();
  return () => {
    last = last.then(nextTurn);
    return last;
  };
}

/** An entity that a question names. */
export interface QuestionEntity {
  readonly iri: string;
  readonly label: string;
  /** The words of the question that name it. */
  readonly text: string;
}

/** Returns the entities that a question names, in its order, each once; none when nothing is named. */
export type NameQuestionEntities = (
  question: string,
  options?: CallOptions,
) => Promise<readonly QuestionEntity[]>;

/** Below this, a stretch only resembles a name, e.g. by a typing error. */
const MIN_QUALITY = 0.6;

/** Creates a function that links the words of questions to entities, as the question service does. */
export function createQuestionEntities(
  { graph, labels }: Pick<Engines, 'graph' | 'labels'>,
  vocabulary: Vocabulary = WIKIDATA,
): NameQuestionEntities {
  const relations = createRelations(vocabulary);
  return async (question, { signal } = {}) => {
    const budget = openBudget(forService(graph), { timeMs: 3_000, queries: 1 }, signal);
    const { mentions } = await linkQuestion(analyzeQuestion(question, relations), {
      labels,
      budget,
    });
    const sure = mentions.filter(({ quality }) => quality >= MIN_QUALITY);
    const named = withoutOverlap(sure)
      .toSorted(byPlace)
      .flatMap(({ text, candidates: [best] }) =>
        best === undefined ? [] : [{ iri: best.iri, label: best.label, text }],
      );
    return named.filter(({ iri }, at) => named.findIndex((one) => one.iri === iri) === at);
  };
}
