export type { AdmetPredictor } from './admet-predictor/admet-predictor.js';
export type * from './article-index/article-build.js';
export type * from './article-index/article-index.js';
export type { Engine } from './engine.js';
export type { Engines } from './engines.js';
export type {
  GraphQueryOptions,
  GraphStore,
  SolutionSequence,
} from './graph-store/graph-store.js';
export type {
  EntityNames,
  LabelBuildCounts,
  LabelBuildOptions,
  LabelRow,
} from './label-index/label-build.js';
export type {
  EntityRecord,
  LabelHit,
  LabelIndex,
  LabelSearchOptions,
} from './label-index/label-index.js';
