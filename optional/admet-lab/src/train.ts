export type {
  AssayKind,
  AssayProblem,
  AssayProblemCode,
  AssayRow,
  AssayScale,
} from './custom/assay-row.js';
export type {
  AssayCard,
  AssayCertainty,
  AssayCertaintyFigures,
  AssayComparison,
  AssayFileFacts,
} from './custom/card.js';
export type { AssayFigures, ClassificationFigures, RegressionFigures } from './custom/figures.js';
export { type AssayModel, readAssayModel } from './custom/model.js';
export {
  type AssaySettings,
  MIN_MOLECULES,
  MIN_PER_CLASS,
  type TrainedAssay,
  type TrainingProgress,
  type TrainOptions,
  trainModel,
} from './custom/train-model.js';
export type {
  AssayColumns,
  ImportProblem,
  ImportProblemCode,
} from './import/assay-record.js';
export type { RowCondition } from './import/choose-records.js';
export {
  type AssayImportOptions,
  type AssayImportSettings,
  type AssayImportSummary,
  type ImportedAssay,
  importAssay,
} from './import/import-assay.js';
export type { ImportedMolecule, ReplicateSpread } from './import/merge-replicates.js';
export { formatAssayCsv } from './import/merge-replicates.js';
export {
  ASSAY_PRESETS,
  type AssayPreset,
  type AssayPresetName,
} from './import/presets.js';
export { type AssayCsvOptions, type AssayTableText, parseAssayCsv } from './import/read-export.js';
