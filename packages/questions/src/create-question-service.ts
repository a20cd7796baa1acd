import {
  type ArticleIndex,
  type EntityRecord,
  forService,
  type GraphStore,
  type LabelIndex,
} from '@biographql/engines';
import { type Budget, type BudgetLimits, openBudget } from './budget.js';
import { answerDefinition } from './definition-answer.js';
import { type Digest, writeDigests } from './digest.js';
import { articleDocument, digestDocument } from './documents.js';
import { type EntityMention, linkEntities } from './entity-linker.js';
import { answerFromGraph, type GraphAnswer } from './graph-answer.js';
import { answerByIdentifier } from './identifier-answer.js';
import { type Literature, searchLiterature } from './literature.js';
import { analyzeQuestion, type QuestionAnalysis } from './question-analysis.js';
import type { QuestionAnswerItem, QuestionService } from './question-service.js';
import type { QuestionAnswerer } from './reader/question-answerer.js';
import { readTexts, subjectsOf } from './text-answer.js';
import { answerYesNo } from './yes-no-answer.js';

/** What answering questions stands on. */
export interface QuestionEngines {
  readonly graph: GraphStore;
  readonly labels: LabelIndex;
  readonly articles: ArticleIndex;
  readonly answerer: QuestionAnswerer;
}

/** Limits and thresholds of the question service. */
export interface QuestionServiceOptions {
  /** Milliseconds per question, after which it is answered from what is known; default 3,000. */
  readonly timeMs?: number;
  /** SPARQL queries per question; default 6. */
  readonly queries?: number;
  /** Below this probability the service abstains; default 0.35. */
  readonly leastProbability?: number;
}

const DEFAULTS = { timeMs: 3_000, queries: 6, leastProbability: 0.35 };
/** Questions are cut here; a longer one is no question. */
const LONGEST_QUESTION = 1_000;
const MOST_DOCUMENTS = 10;
const MOST_DIGESTS = 3;

/**
 * Makes the service that answers questions: from the graph when a reading of the question finds facts, otherwise with
 * the best sentence of the best articles and of the digests of the entities that the question names.
 * An abort rejects with the caller's reason; a graph that is too slow or too busy is passed over.
 */
export function createQuestionService(
  engines: QuestionEngines,
  options: QuestionServiceOptions = {},
): QuestionService {
  const { timeMs, queries, leastProbability } = { ...DEFAULTS, ...options };
  const graph = forService(engines.graph);
  return {
    async answer(question, { generate, signal }) {
      const startedAt = performance.now();
      signal?.throwIfAborted();
      const limits: BudgetLimits = { timeMs, queries };
      const found = await look(question.slice(0, LONGEST_QUESTION), {
        engines,
        generate,
        leastProbability,
        budget: openBudget(graph, limits, signal),
      });
      return {
        question,
        answers: [found.item],
        statistics: [
          { indexName: 'graph', totalHits: found.graphHits },
          { indexName: 'articles', totalHits: found.articleHits },
        ],
        tookMs: Math.max(0, performance.now() - startedAt),
      };
    },
  };
}

interface LookOptions {
  readonly engines: QuestionEngines;
  readonly budget: Budget;
  readonly generate: boolean;
  readonly leastProbability: number;
}

interface Found {
  readonly item: QuestionAnswerItem;
  readonly graphHits: number;
  readonly articleHits: number;
}

async function look(question: string, options: LookOptions): Promise<Found> {
  const { engines, budget, generate } = options;
  const { labels } = engines;
  const analysis = analyzeQuestion(question);
  const mentions =
    (await budget.attempt((signal) => linkEntities(analysis, labels, { signal }))) ?? [];
  const [fromGraph, literature] = await Promise.all([
    generate ? answerByFacts(analysis, mentions, options) : null,
    searchLiterature(analysis, mentions, { articles: engines.articles, budget }),
  ]);
  const subjects = fromGraph?.entities ?? subjectsOf(analysis, mentions);
  const digests = await writeDigests(subjects.slice(0, MOST_DIGESTS), { labels, budget });
  const item = fromGraph
    ? { text: fromGraph.text, context: fromGraph.context, probability: fromGraph.probability }
    : await answerByTexts(question, digests, literature, options);
  return {
    item: { ...item, documents: documentsOf(digests, literature) },
    graphHits: new Set(subjects.map(({ iri }: EntityRecord) => iri)).size,
    articleHits: literature.total,
  };
}

/** Readings of the question as facts, the most particular first. */
async function answerByFacts(
  analysis: QuestionAnalysis,
  mentions: readonly EntityMention[],
  { engines, budget, leastProbability }: LookOptions,
): Promise<GraphAnswer | null> {
  const tools = { labels: engines.labels, budget };
  const answer =
    analysis.form === 'yes-no'
      ? await answerYesNo(analysis, mentions, tools)
      : (answerDefinition(analysis, mentions) ??
        (await answerByIdentifier(analysis, mentions, tools)) ??
        (await answerFromGraph(analysis, mentions, tools)));
  return answer !== null && answer.probability >= leastProbability ? answer : null;
}

const ABSTAINED = { text: '', context: null, probability: null } as const;

async function answerByTexts(
  question: string,
  digests: readonly Digest[],
  literature: Literature,
  { engines, budget, generate, leastProbability }: LookOptions,
): Promise<Omit<QuestionAnswerItem, 'documents'>> {
  if (!generate) return ABSTAINED;
  const answer = await budget.attempt((signal) =>
    readTexts(
      question,
      { digests, articles: literature.articles },
      { answerer: engines.answerer, signal },
    ),
  );
  return answer?.probability != null && answer.probability >= leastProbability ? answer : ABSTAINED;
}

function documentsOf(digests: readonly Digest[], { articles }: Literature) {
  return [...digests.map(digestDocument), ...articles.map(articleDocument)].slice(
    0,
    MOST_DOCUMENTS,
  );
}
