export type { AssayCard, AssayComparison } from './assay-card.js';
export { type AssayModel, type LoadedAssay, readAssayModel } from './assay-model.js';
export type {
  AssayKind,
  AssayProblem,
  AssayProblemCode,
  AssayRow,
  AssayScale,
} from './assay-row.js';
export type { AssayFigures, ClassificationFigures, RegressionFigures } from './figures.js';
export { type AssayCsvOptions, parseAssayCsv } from './parse-assay-csv.js';
export {
  type AssaySettings,
  LEAST_MOLECULES,
  LEAST_OF_CLASS,
  type TrainedAssay,
  type TrainingProgress,
  type TrainOptions,
} from './train-model.js';
