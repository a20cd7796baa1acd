export type {
  AdmetCertainty,
  AdmetPrediction,
  AdmetPredictionSet,
  MoleculeDescription,
  MoleculeProperties,
  OwnAdmetModelName,
  ServedAdmetModelName,
} from '@biographql/core';
export { admetScale } from './admet-scale.js';
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
export { InvalidAdmetValueError } from './errors.js';
export { ADMET_ALIASES } from './generated/catalog.js';
export { type AdmetCategoryGroup, groupByCategory } from './group-by-category.js';
export { type AdmetInterpretation, interpret } from './interpret.js';
export {
  type AdmetConcern,
  type AdmetFinding,
  type JudgedPrediction,
  judgePrediction,
  listConcerns,
} from './judge-prediction.js';
export { isAdmetModelName, nearestAdmetModelName, resolveAdmetModel } from './lookup.js';
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
export { ADMET_MODELS, getAdmetModel } from './models.js';
export {
  ADMET_CATEGORIES,
  ADMET_MODEL_NAMES,
  type AdmetCategory,
  type AdmetModelName,
} from './names.js';
export { ADMET_SOURCES, type AdmetSource, type AdmetSourceKey } from './sources.js';
export {
  type AdmetSummary,
  type AdmetVerdictCounts,
  type SummarizedPrediction,
  summarize,
} from './summarize.js';
