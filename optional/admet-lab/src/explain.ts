export type {
  AdmetAtom,
  AdmetExplanation,
  AdmetRest,
  ExplanationScale,
  MeasuredMolecule,
} from '@biographql/core';
export type { ExplainOutcome, Explanation } from './explain/explained-model.js';
export {
  createExplainer,
  type Explainer,
  type ExplainerOptions,
  type Explaining,
  type ExplainOptions,
  withExplanations,
} from './explain/explainer.js';
export { type Highlights, toHighlights } from './explain/highlights.js';
export { type MeasuredFile, readMeasured } from './explain/measured.js';
export { measuredFolder } from './measured-folder.js';
