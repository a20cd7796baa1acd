export type {
  AdmetAtom,
  AdmetExplanation,
  AdmetRest,
  ExplanationScale,
  MeasuredMolecule,
} from '@biographql/core';
export {
  createExplainer,
  type Explainer,
  type ExplainerOptions,
  type ExplainOptions,
} from './explain/explainer.js';
export type { ExplainOutcome, Explanation } from './explain/explanation.js';
export { type HighlightOptions, type Highlights, toHighlights } from './explain/highlights.js';
export { type Explaining, withExplanations } from './explain/with-explanations.js';
