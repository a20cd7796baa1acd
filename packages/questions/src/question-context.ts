import type { ArticleIndex, GraphStore, LabelIndex } from '@biographql/engines';
import type { Vocabulary } from '@biographql/engines/vocabulary';
import type { QuestionAnswerer } from './answer/question-answerer.js';
import type { Budget } from './budget.js';
import type { Relations } from './lexicon/relations.js';

/** What asking the graph stands on; it is asked through the budget alone. */
export interface GraphContext {
  readonly labels: LabelIndex;
  /** Asked directly for the records of statements alone; everything else goes through the budget. */
  readonly graph: GraphStore;
  readonly budget: Budget;
  readonly vocabulary: Vocabulary;
}

export interface QuestionContext extends GraphContext {
  readonly relations: Relations;
  readonly articles: ArticleIndex;
  /** Null: passages are shown, and no answer is read in them. */
  readonly reader: QuestionAnswerer | null;
  /** False: only the best documents, no answer. */
  readonly generate: boolean;
  readonly leastProbability: number;
}
