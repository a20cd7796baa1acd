export {
  describeAdmetExplanations,
  describeAdmetPredictor,
} from './admet-predictor/conformance.js';
export { describeArticleIndex } from './article-index/conformance.js';
export { describeArticleRanking } from './article-index/ranking-suite.js';
export { describeGraphStore } from './graph-store/conformance.js';
export { describeLabelIndex } from './label-index/conformance.js';
export { describeLabelRanking } from './label-index/ranking-suite.js';
