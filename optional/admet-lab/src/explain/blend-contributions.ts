import {
  atFloat,
  featureCount,
  type ModelFile,
  type ModelHeader,
  memberOutput,
} from '@biographql/admet-predictor/internal';
import { coverTrees, treeContributions } from './tree-contributions.js';

export interface FeatureContributions {
  readonly base: number;
  readonly score: number;
  readonly contributions: Float64Array;
}

export type ExplainFeatures = (features: Float32Array) => FeatureContributions;

interface MemberParts {
  readonly base: number;
  readonly add: (features: Float32Array, out: Float64Array) => void;
}

/** Smaller changes are rounding errors; the slope is then the local derivative. */
const NO_CHANGE = 1e-11;
const STEP = 1e-6;

/**
 * Makes the explainer of a model. Members are blended after their links and calibrated after that, so contributions are
 * scaled by each function's secant: its change from base to score over the change of its input (the rescale rule
 * of Shrikumar et al., ICML 2017; Chen et al., Nat. Commun. 13 (2022) 4512). Sums stay exact at each step.
 */
export function blendContributions(
  { header, members }: Pick<ModelFile, 'header' | 'members'>,
  background: readonly Float32Array[],
): ExplainFeatures {
  const parts = members.map((member) =>
    member instanceof Float32Array
      ? linearParts(member, background)
      : treeParts(member, background),
  );
  const score = (probability: number) => getScore(header, probability);
  return (features) => {
    const contributions = new Float64Array(featureCount);
    const runs = parts.map(({ base, add }, i) => {
      const memberParts = new Float64Array(featureCount);
      add(features, memberParts);
      const member = header.members[i];
      const link = (sum: number) => (member ? memberOutput(member, sum) : sum);
      const sum = memberParts.reduce((total, part) => total + part, base);
      return { memberParts, slope: secant(link, base, sum), base: link(base), output: link(sum) };
    });
    const mean = (values: readonly number[]) => values.reduce((a, b) => a + b, 0) / values.length;
    const from = mean(runs.map(({ base }) => base));
    const to = mean(runs.map(({ output }) => output));
    const slope = secant(score, from, to) / runs.length;
    for (const run of runs)
      for (let slot = 0; slot < featureCount; slot += 1)
        contributions[slot] =
          atFloat(contributions, slot) + atFloat(run.memberParts, slot) * run.slope * slope;
    return { base: score(from), score: score(to), contributions };
  };
}

function getScore({ calibration }: ModelHeader, output: number): number {
  if (!calibration) return output;
  const { slope, intercept, epsilon } = calibration;
  const clipped = Math.min(1 - epsilon, Math.max(epsilon, output));
  return slope * Math.log(clipped / (1 - clipped)) + intercept;
}

export function secant(f: (x: number) => number, from: number, to: number): number {
  return Math.abs(to - from) > NO_CHANGE
    ? (f(to) - f(from)) / (to - from)
    : (f(to + STEP) - f(to - STEP)) / (2 * STEP);
}

export function treeParts(
  trees: Exclude<ModelFile['members'][number], Float32Array>,
  background: readonly Float32Array[],
): MemberParts {
  const covered = coverTrees(trees, background);
  return { base: covered.base, add: treeContributions(covered) };
}

/** A linear member's features are independent of each other: each adds its weight times its distance from the mean. */
export function linearParts(
  weights: Float32Array,
  background: readonly Float32Array[],
): MemberParts {
  const means = new Float64Array(featureCount);
  for (const molecule of background)
    for (let slot = 0; slot < featureCount; slot += 1)
      means[slot] = atFloat(means, slot) + logged(atFloat(molecule, slot)) / background.length;
  return {
    base: means.reduce((sum, value, slot) => sum + value * atFloat(weights, slot), 0),
    add(features, out) {
      for (let slot = 0; slot < featureCount; slot += 1)
        out[slot] =
          atFloat(weights, slot) * (logged(atFloat(features, slot)) - atFloat(means, slot));
    },
  };
}

/** The input scale of linear members, see `loggedValues`. */
function logged(x: number): number {
  return x < 0 ? -Math.log(1 - x) : Math.log(1 + x);
}
