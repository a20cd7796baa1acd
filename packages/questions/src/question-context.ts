import type { ArticleIndex, LabelIndex } from '@biographql/engines';
import type { Budget } from './budget.js';
import type { QuestionAnswerer } from './reader/question-answerer.js';

/** What the steps of one question stand on, and what they may spend; the graph is asked through the budget alone. */
export interface QuestionContext {
  readonly labels: LabelIndex;
  readonly articles: ArticleIndex;
  readonly reader: QuestionAnswerer;
  readonly budget: Budget;
  /** False: only the best documents, no answer. */
  readonly generate: boolean;
  /** Below this probability an answer is none. */
  readonly leastProbability: number;
}
