export { ARTICLE_FORMATS, type ArticleFormat, articleFilesAt } from './articles/article-files.js';
export {
  type BuildDatasetOptions,
  buildDataset,
  ensureDataset,
  type RemoveSourcesOptions,
  removeSources,
} from './dataset/build-dataset.js';
export type { BuildOptions } from './dataset/build-plan.js';
export {
  type BuildReport,
  type CountChange,
  type DatasetCheck,
  type DatasetDifferences,
  readReport,
  verifyReport,
} from './dataset/build-report.js';
export {
  currentVersion,
  type DatasetVersion,
  datasetDirectory,
  listVersions,
} from './dataset/dataset-versions.js';
export { type DryRun, type DryRunOptions, dryRun, type SourceCounts } from './dataset/dry-run.js';
export {
  type CheckedDataset,
  type VerifyOptions,
  verifyDataDirectory,
  verifyDataset,
} from './dataset/file-hashes.js';
export {
  DatasetError,
  type DatasetProblem,
  damaged,
  MERGES_FILE,
  /** @deprecated Use `MERGES_FILE`. */
  MERGES_FILE as JOINS_FILE,
} from './dataset/files.js';
export {
  type ArticlesManifest,
  type DatasetManifest,
  type EngineManifest,
  type FileHash,
  type FileHashes,
  type GraphManifest,
  getRelease,
  getVocabulary,
  type ManifestSource,
  type PartOrigin,
} from './dataset/manifest.js';
export {
  readMerges,
  /** @deprecated Use `readMerges`. */
  readMerges as readJoins,
} from './dataset/merge-entities.js';
export {
  type Dataset,
  openDataset,
  type RollBackOptions,
  readDatasetManifest,
  rollBack,
} from './dataset/open-dataset.js';
export type { IngestPhase, IngestProgress, Reject } from './dataset/progress.js';
export { type DatasetCredit, getCredits } from './dataset/sources.js';
export {
  type ImportedVectors,
  type ImportVectorsOptions,
  importVectors,
  openEmbeddings,
} from './embeddings/import-vectors.js';
export type {
  LeftOutMerge,
  /** @deprecated Use `LeftOutMerge`. */
  LeftOutMerge as LeftOutJoin,
  MergeGroup,
  /** @deprecated Use `MergeGroup`. */
  MergeGroup as JoinGroup,
  MergePlan,
  /** @deprecated Use `MergePlan`. */
  MergePlan as JoinPlan,
} from './entities/group-equivalents.js';
export { LEFT_OUT_REASONS, type LeftOutReason } from './entities/group-equivalents.js';
export { GRAPH_FORMATS } from './formats/built-in-formats.js';
export {
  type FormatOfFile,
  type GraphFile,
  type GraphFiles,
  type GraphFormatOptions,
  graphFilesAt,
} from './formats/graph-files.js';
export type { FileHead, GraphFormat, GraphReaderOptions } from './formats/graph-format.js';
export { parseMapping, readMapping } from './formats/table/parse-mapping.js';
export type {
  EntityMapping,
  MappingPresets,
  RelationMapping,
  RowCondition,
  TableMapping,
  ValueMapping,
  ValueTransform,
} from './formats/table/table-mapping.js';
export type { Count, GraphInspection, InspectedPredicate } from './inspect/inspect-graph.js';
export { type InspectOptions, inspectGraph } from './inspect/inspect-graph.js';
export { type TakeLockOptions, takeLock } from './lock/dataset-lock.js';
