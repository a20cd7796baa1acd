export type { AdmetPrediction } from '@biographql/core';
export type {
  AdmetPredictor,
  Article,
  ArticleAuthor,
  ArticleFacet,
  ArticleIndex,
  ArticleOrder,
  ArticleQuery,
  ArticleSearchOptions,
  DateRange,
  Driver,
  Drivers,
  Engine,
  Engines,
  EntityRecord,
  FacetCount,
  FacetTrend,
  FacetTrends,
  GraphQueryOptions,
  GraphStore,
  LabelHit,
  LabelIndex,
  LabelSearchOptions,
  MeshDescriptor,
  SolutionSequence,
} from '@biographql/engines';
export type {
  ArticlesManifest,
  DatasetManifest,
  EngineManifest,
  GraphManifest,
  IngestPhase,
  IngestProgress,
  ManifestSource,
  PartOrigin,
  Reject,
} from '@biographql/ingest';
export {
  type BuildDatasetOptions,
  type BuildOptions,
  buildDataset,
  type Dataset,
  DatasetError,
  type DatasetProblem,
  openDataset,
} from '@biographql/ingest';
export type {
  Answer,
  Evidence,
  Passage,
  QuestionAnswerer,
} from '@biographql/questions';
export type { Services } from '@biographql/services';
export { createService, type Service, type ServiceOptions } from './compose.js';
export { ConfigError, type ConfigSources, loadConfig } from './config/load-config.js';
export type { Config } from './config/settings.js';
export type { HttpServer } from './http/create-http-server.js';
export { createPluginSet } from './plugins/load-plugins.js';
export type {
  AddCommand,
  BuiltDataset,
  CommandContext,
  GraphSchema,
  Plugin,
  PluginDrivers,
  PluginSet,
  QuestionReading,
  SchemaGraph,
} from './plugins/plugin.js';
export { createLogger, type LogTarget, type ServiceLogger } from './telemetry/logger.js';
