export {
  buildAnswer,
  buildArticle,
  buildArticleAuthor,
  buildAuthor,
  buildClaim,
  buildDocument,
  buildEntity,
  buildInsight,
  buildInsightRow,
  buildNeighborhood,
  buildNode,
  buildPrediction,
  buildProperty,
  buildQuestionAnswer,
  type PredictionOverrides,
} from './build.js';
export { buildData, type PartsOf } from './build-data.js';
export type { FailureCode } from './failures.js';
export {
  delayed,
  type FailureOptions,
  failNetwork,
  failPartly,
  failStatus,
  failWith,
  inTurn,
} from './failures.js';
export type { Reply } from './override.js';
export { type Outcome, type Override, override, overrideAll } from './override.js';
export { RECORDINGS, type Recording } from './recorded-data.js';
export { recordedFetch } from './recorded-fetch.js';
export type { RecordedOptions } from './respond.js';
