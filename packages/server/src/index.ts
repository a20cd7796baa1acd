export type { AdmetPrediction } from '@biographql/core';
export { createService, type Service, type ServiceOptions } from './compose.js';
export type { Config } from './config/config.js';
export { ConfigError } from './config/config-error.js';
export { type ConfigSources, loadConfig } from './config/load-config.js';
export type { AdmetPredictor } from './engines/admet-predictor/admet-predictor.js';
export type {
  Article,
  ArticleAuthor,
  ArticleFacet,
  ArticleIndex,
  ArticleOrder,
  ArticleQuery,
  ArticleSearchOptions,
  DateRange,
  FacetCount,
  FacetTrend,
  FacetTrends,
  MeshDescriptor,
} from './engines/article-index/article-index.js';
export type { Engine } from './engines/engine.js';
export type { Engines } from './engines/engines.js';
export type {
  GraphQueryOptions,
  GraphStore,
  SolutionSequence,
} from './engines/graph-store/graph-store.js';
export type {
  EntityRecord,
  LabelHit,
  LabelIndex,
  LabelSearchOptions,
} from './engines/label-index/label-index.js';
export type {
  Answer,
  Evidence,
  Passage,
  QuestionAnswerer,
} from './engines/question-answerer/question-answerer.js';
export type { HttpServer } from './http/create-http-server.js';
export {
  type BuildDatasetOptions,
  type BuildOptions,
  buildDataset,
} from './ingest/dataset/build-dataset.js';
export { DatasetError, type DatasetProblem } from './ingest/dataset/dataset-error.js';
export type {
  ArticlesManifest,
  DatasetManifest,
  GraphManifest,
  ManifestSource,
  PartOrigin,
} from './ingest/dataset/manifest.js';
export { type Dataset, type DatasetFiles, openDataset } from './ingest/dataset/open-dataset.js';
export type { IngestPhase, IngestProgress, Reject } from './ingest/dataset/progress.js';
export { createLogger, type LogTarget, type ServiceLogger } from './logger.js';
export type { Services } from './services/services.js';
