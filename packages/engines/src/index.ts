export type { AdmetDriver } from './admet-predictor/admet-driver.js';
export type * from './admet-predictor/admet-predictor.js';
export type * from './article-index/article-build.js';
export type * from './article-index/article-index.js';
export * from './choose-drivers.js';
export * from './driver.js';
export type { Engine, EngineLoad } from './engine.js';
export type { Engines } from './engines.js';
export {
  decodeEmbeddings,
  type EmbeddingModel,
  type Embeddings,
  encodeEmbeddings,
} from './graph-embeddings/embedding-file.js';
export {
  createGraphEmbeddings,
  type GraphEmbeddings,
} from './graph-embeddings/graph-embeddings.js';
export type { EarlyOptions, GraphDriver } from './graph-store/graph-driver.js';
export type {
  GraphQueryOptions,
  GraphStore,
  Lane,
  SolutionSequence,
} from './graph-store/graph-store.js';
export { forService } from './graph-store/lanes.js';
export {
  type GraphStatement,
  readStatements,
  type StatementReference,
  type StatementSource,
  type Triple,
  tripleKey,
} from './graph-store/statements.js';
export type {
  LabelBuildCounts,
  LabelBuildOptions,
  LabelDriver,
} from './label-index/label-build.js';
export type {
  EntityRecord,
  LabelHit,
  LabelIndex,
  LabelMatch,
  LabelRow,
  LabelSearchOptions,
} from './label-index/label-index.js';
export { closeEngines, openEngines, type Places } from './open-engines.js';
export { allRows, inBatches } from './row-batches.js';
export type { Link } from './standing/links.js';
export { readStanding } from './standing/read-standing.js';
export {
  compareStanding,
  NO_COUNTS,
  ORDERED_BY,
  type Standing,
  type StandingCounts,
  type StandingFacts,
  standingOf,
} from './standing/standing.js';
export type { StandingReaders, StandingStart } from './standing/standing-readers.js';
