import { nextTurn } from '@biographql/core/internal';
import { type Engines, forService } from '@biographql/engines';
import { type Vocabulary, WIKIDATA } from '@biographql/engines/vocabulary';
import type { QuestionAnswerer } from './answer/question-answerer.js';
import { answerQuestion, questionToQuery } from './answer-question.js';
import { createRelations } from './lexicon/relations.js';
import { openBudget } from './question-context.js';
import type { QuestionService } from './question-service.js';

/** The engines that answering questions stands on. They stay the caller's to close. */
export type QuestionEngines = Pick<Engines, 'graph' | 'labels' | 'articles'>;

/** The reader, limits and thresholds of the question service. */
export interface QuestionServiceOptions {
  /** Reads answers in texts, e.g. a language model. Default: none, so that articles give passages and no answer. */
  readonly reader?: QuestionAnswerer;
  /** What the properties and classes of the graph mean; default: Wikidata's. */
  readonly vocabulary?: Vocabulary;
  /** Milliseconds per question, after which it is answered from what is known; default 3,000. */
  readonly timeMs?: number;
  /** SPARQL queries per question; default 24. */
  readonly queries?: number;
  /** Below this probability the service abstains; default 0.35. */
  readonly leastProbability?: number;
}

/** Questions are cut here; a longer one is no question. */
const LONGEST_QUESTION = 1_000;

/**
 * Creates the service that answers questions: from the graph when it states the answer. Otherwise it
 * abstains, says why, and returns passages of articles that bear on the question.
 * An abort rejects with the caller's reason; a graph that is too slow or too busy is passed over.
 * @see {@link https://github.com/biographql/biographql/blob/main/docs/guides/questions.md}
 */
export function createQuestionService(
  { graph, labels, articles }: QuestionEngines,
  options: QuestionServiceOptions = {},
): QuestionService {
  const { reader = null, leastProbability = 0.35 } = options;
  const { timeMs = 3_000, queries = 24, vocabulary = WIKIDATA } = options;
  const relations = createRelations(vocabulary);
  const service = forService(graph);
  const engines = { graph: service, labels, articles };
  const parts = { ...engines, reader, vocabulary, relations, leastProbability };
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
      return questionToQuery(question.slice(0, LONGEST_QUESTION), context);
    },
  };
}

/** Returns a function that waits for a turn of the event loop of its own: many questions at once do not hold it for long. */
function createTurns(): () => Promise<void> {
  let last = Promise.resolve();
  return () => {
    last = last.then(nextTurn);
    return last;
  };
}
