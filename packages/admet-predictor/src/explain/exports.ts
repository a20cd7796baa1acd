export type {
  AdmetAtom,
  AdmetExplanation,
  AdmetRest,
  ExplanationScale,
  MeasuredMolecule,
} from '@biographql/core';
export type { Explainer, ExplainerOptions, ExplainOptions } from './explainer.js';
export type { ExplainOutcome, Explanation } from './explanation.js';
export { type HighlightOptions, type Highlights, toHighlights } from './highlights.js';
