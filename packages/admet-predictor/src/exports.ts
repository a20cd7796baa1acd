export {
  DEFAULT_MAX_HEAVY_ATOMS,
  isModelName,
  type ModelName,
  modelNames,
  modelUnits,
  PredictorError,
  type PredictorErrorCode,
} from './contract.js';
export { FEATURE_VERSION } from './features/layout.js';
export type { ModelOutput } from './model/model.js';
export { fetchSource, type ModelSource } from './model/model-store.js';
export type { CertaintyFigures, Figures, ModelCard } from './model-card.js';
export type { CustomModel, MoleculeFacts, TrainedPrediction } from './prediction.js';
export type {
  DescribeOptions,
  PredictAllOptions,
  PredictOptions,
  Predictor,
  PredictorOptions,
} from './predictor.js';
export type { Toolkit, ToolkitLoader, ToolkitLog, ToolkitMolecule } from './toolkit/toolkit.js';
