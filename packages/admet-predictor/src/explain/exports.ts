export type { Explainer, ExplainerOptions } from './explainer.js';
export type {
  AtomContribution,
  ExplainOutcome,
  Explanation,
  ExplanationScale,
  RestContribution,
} from './explanation.js';
export { type HighlightOptions, type Highlights, toHighlights } from './highlights.js';
