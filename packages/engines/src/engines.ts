import type { AdmetPredictor } from './admet-predictor/admet-predictor.js';
import type { ArticleIndex } from './article-index/article-index.js';
import type { GraphStore } from './graph-store/graph-store.js';
import type { LabelIndex } from './label-index/label-index.js';

/** The engines that the services stand on. */
export interface Engines {
  /** Answers SPARQL. */
  readonly graph: GraphStore;
  /** Finds entities by name. */
  readonly labels: LabelIndex;
  /** Searches and counts articles. */
  readonly articles: ArticleIndex;
  /** Predicts ADMET models. */
  readonly admet: AdmetPredictor;
}
