import {
  atFloat,
  featureCount,
  type ModelHeader,
  readModelFile,
} from '@biographql/admet-predictor/internal';
import type { AssayFile } from '../custom/file.js';
import { MAX_LOG_ODDS } from '../custom/model.js';
import {
  blendContributions,
  type ExplainFeatures,
  linearParts,
  secant,
  treeParts,
} from './blend-contributions.js';

/**
 * Creates the explainer of a custom model: contributions to its base's score, scaled by the line, and half of
 * those to each member, on the scale of the model's value. All steps are linear except the clipping of
 * the base's score, where contributions are scaled by the secant, so that sums stay exact.
 */
export function assayContributions(
  { header, trees, weights, base }: AssayFile,
  background: readonly Float32Array[],
): ExplainFeatures {
  const baseFile = readModelFile(base);
  const explainBase = blendContributions(baseFile, background);
  const held = (score: number) => holdBase(baseFile.header, score);
  const members = [treeParts(trees, background), linearParts(weights, background)];
  const [, { intercept: ofLinear }] = header.members;
  const { line } = header.base;
  const { slope, intercept } = header.calibration ?? { slope: 1, intercept: 0 };
  const share = slope / members.length;
  const withoutBase =
    intercept +
    slope * line.intercept +
    share * members.reduce((sum, member) => sum + member.base, ofLinear);
  return (features) => {
    const below = explainBase(features);
    const passed = slope * line.slope * secant(held, below.base, below.score);
    const contributions = below.contributions.map((part) => part * passed);
    for (const { add } of members) {
      const memberParts = new Float64Array(featureCount);
      add(features, memberParts);
      for (let slot = 0; slot < featureCount; slot += 1)
        contributions[slot] = atFloat(contributions, slot) + share * atFloat(memberParts, slot);
    }
    const start = withoutBase + slope * line.slope * held(below.base);
    return {
      base: start,
      score: contributions.reduce((sum, part) => sum + part, start),
      contributions,
    };
  };
}

function holdBase({ kind, clip, power10 }: ModelHeader, score: number): number {
  const max = kind === 'classification' ? MAX_LOG_ODDS : Number.POSITIVE_INFINITY;
  const [low, high] = kind === 'regression' && !power10 && clip ? clip : [-max, max];
  return Math.min(high, Math.max(low, score));
}
