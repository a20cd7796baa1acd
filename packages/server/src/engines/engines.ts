import type { AdmetPredictor } from './admet-predictor/admet-predictor.js';
import type { ArticleIndex } from './article-index/article-index.js';
import type { GraphStore } from './graph-store/graph-store.js';
import type { LabelIndex } from './label-index/label-index.js';
import type { QuestionAnswerer } from './question-answerer/question-answerer.js';

/** The engines that the services stand on. */
export interface Engines {
  readonly graph: GraphStore;
  readonly labels: LabelIndex;
  readonly articles: ArticleIndex;
  readonly admet: AdmetPredictor;
  readonly answerer: QuestionAnswerer;
}
