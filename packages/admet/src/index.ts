export type {
  AdmetCertainty,
  AdmetPrediction,
  AdmetPredictionSet,
  CustomAdmetModelName,
  MoleculeDescription,
  MoleculeProperties,
  OwnAdmetModelName,
  ServedAdmetModelName,
} from '@biographql/core';
export { type AdmetValueKind, describeCertainty } from './describe-certainty.js';
export {
  applyRules,
  getDrugLikeness,
  getDrugPercentile,
  PROPERTY_LABELS,
  PROPERTY_NAMES,
  type PropertyName,
  type RuleResult,
} from './drug-likeness.js';
export { ADMET_ALIASES } from './generated/catalog.js';
export { type AdmetInterpretation, InvalidAdmetValueError, interpret } from './interpret.js';
export {
  type AdmetConcern,
  type AdmetFinding,
  type JudgedPrediction,
  judgePrediction,
  listConcerns,
} from './judge-prediction.js';
export type {
  AdmetBand,
  AdmetClassificationModel,
  AdmetDirection,
  AdmetModel,
  AdmetPublished,
  AdmetRegressionModel,
  AdmetThresholds,
  AdmetVerdict,
} from './model.js';
export {
  ADMET_CATEGORIES,
  ADMET_MODEL_NAMES,
  ADMET_SOURCES,
  type AdmetCategory,
  type AdmetModelName,
  type AdmetSource,
  type AdmetSourceKey,
} from './model.js';
export {
  ADMET_MODELS,
  admetScale,
  getAdmetModel,
  isAdmetModelName,
  nearestAdmetModelName,
  resolveAdmetModel,
} from './models.js';
export {
  type AdmetCategoryGroup,
  type AdmetSummary,
  type AdmetVerdictCounts,
  groupByCategory,
  type SummarizedPrediction,
  summarize,
} from './summarize.js';
