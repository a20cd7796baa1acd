import {
  atFloat,
  atInt,
  featureCount,
  getFeature,
  rightStep,
} from '@biographql/admet-predictor/internal';
import { type CoveredTrees, pathLimits } from './covered-trees.js';

/**
 * Adds each feature's Shapley value to `out`, which together are the sum of the leaves that the molecule reaches minus
 * the trees' `base`: path-dependent TreeSHAP (Lundberg et al., Nat. Mach. Intell. 2 (2020) 56), in which a feature that
 * is not known sends the molecule down both branches by their shares.
 *
 * Instead of sums over subsets, each value is the integral of its marginal effect over the chance `q` that any other
 * feature is known (Owen, Manage. Sci. 18 (1972) 64). Along a path that is a polynomial of `q` whose degree is less than
 * the number of features tested, so that half as many points give it exactly: paths are walked in groups of like length.
 */
export type AddContributions = (features: Float32Array, out: Float64Array) => void;

export function treeContributions(trees: CoveredTrees): AddContributions {
  const used = new Set(trees.lengths);
  const walks = pathLimits.flatMap((limit, i) =>
    [...used].some((bits) => (bits & (1 << i)) !== 0) ? [walkFor(trees, limit, 1 << i)] : [],
  );
  return (features, out) => {
    for (const walk of walks) walk(features, out);
  };
}

const MOST_DEPTH = 512;

function walkFor(trees: CoveredTrees, limit: number, group: number): AddContributions {
  const { roots, words, values, leftShares, lengths } = trees;
  const count = Math.ceil(limit / 2);
  const { points, weights } = gaussLegendre(count);
  const unknown = points.map((q) => 1 - q);
  const failing = weights.map((weight, k) => -weight / atFloat(unknown, k));
  const chances = new Float64Array(MOST_DEPTH * count).fill(1, 0, count);
  const sums = new Float64Array(MOST_DEPTH * count);
  /** What the tests above say of a feature: the share of the background that passes, negative where the molecule fails, 0 without a test. */
  const shares = new Float64Array(featureCount);
  let molecule: Float32Array;
  let target: Float64Array;

  const visit = (node: number, row: number): void => {
    const word = words[node * 2] ?? 0;
    const feature = getFeature(word);
    const goesLeft = atFloat(molecule, feature) <= atFloat(values, node);
    const share = atFloat(leftShares, node);
    sums.fill(0, row, row + count);
    const right = node + rightStep(word);
    let effect = 0;
    if (((lengths[node + 1] ?? 0) & group) !== 0)
      effect += branch(node + 1, row, feature, share, goesLeft);
    if (((lengths[right] ?? 0) & group) !== 0)
      effect += branch(right, row, feature, 1 - share, !goesLeft);
    target[feature] = atFloat(target, feature) + effect;
  };

  /** Follows a branch and returns its part of the feature's effect. */
  const branch = (
    node: number,
    row: number,
    feature: number,
    share: number,
    isTaken: boolean,
  ): number => {
    const before = atFloat(shares, feature);
    const word = words[node * 2] ?? 0;
    const isLeaf = rightStep(word) === 0;
    // Most tests are the first of their feature, and half of the nodes are leaves: they need no separate rows.
    if (isLeaf && before === 0)
      return isTaken
        ? passingLeaf(row, share, atFloat(values, node))
        : failingLeaf(row, share, atFloat(values, node));
    const below = row + count;
    const now = before === 0 ? share : before * share;
    if (before < 0)
      for (let k = 0; k < count; k += 1) chances[below + k] = (chances[row + k] ?? 0) * share;
    else
      for (let k = 0; k < count; k += 1) {
        const chance = (unknown[k] ?? 0) * now + (isTaken ? (points[k] ?? 0) : 0);
        chances[below + k] = (chances[row + k] ?? 0) * chance;
      }
    if (before > 0)
      for (let k = 0; k < count; k += 1)
        chances[below + k] =
          (chances[below + k] ?? 0) / ((points[k] ?? 0) + (unknown[k] ?? 0) * before);
    if (isLeaf) {
      const value = atFloat(values, node);
      for (let k = 0; k < count; k += 1) sums[below + k] = (chances[below + k] ?? 0) * value;
    } else {
      shares[feature] = isTaken && before >= 0 ? now : -Math.abs(now);
      visit(node, below);
      shares[feature] = before;
    }
    let effect = 0;
    if (before < 0)
      for (let k = 0; k < count; k += 1)
        sums[row + k] = (sums[row + k] ?? 0) + (sums[below + k] ?? 0);
    else if (isTaken)
      for (let k = 0; k < count; k += 1) {
        const sum = sums[below + k] ?? 0;
        sums[row + k] = (sums[row + k] ?? 0) + sum;
        effect += ((weights[k] ?? 0) * sum) / ((points[k] ?? 0) + (unknown[k] ?? 0) * now);
      }
    else
      for (let k = 0; k < count; k += 1) {
        const sum = sums[below + k] ?? 0;
        sums[row + k] = (sums[row + k] ?? 0) + sum;
        effect += (failing[k] ?? 0) * sum;
      }
    if (isTaken) effect *= 1 - now;
    if (before <= 0) return effect;
    // Less what the tests above have counted for the same feature.
    let counted = 0;
    for (let k = 0; k < count; k += 1)
      counted +=
        ((weights[k] ?? 0) * (sums[below + k] ?? 0)) /
        ((points[k] ?? 0) + (unknown[k] ?? 0) * before);
    return effect - counted * (1 - before);
  };

  const passingLeaf = (row: number, share: number, value: number): number => {
    let effect = 0;
    for (let k = 0; k < count; k += 1) {
      const chance = chances[row + k] ?? 0;
      sums[row + k] =
        (sums[row + k] ?? 0) + chance * ((points[k] ?? 0) + (unknown[k] ?? 0) * share) * value;
      effect += (weights[k] ?? 0) * chance;
    }
    return effect * (1 - share) * value;
  };

  const failingLeaf = (row: number, share: number, value: number): number => {
    const scaled = share * value;
    let effect = 0;
    for (let k = 0; k < count; k += 1) {
      const chance = chances[row + k] ?? 0;
      sums[row + k] = (sums[row + k] ?? 0) + chance * (unknown[k] ?? 0) * scaled;
      effect += (weights[k] ?? 0) * chance;
    }
    return -effect * scaled;
  };

  return (features, out) => {
    molecule = features;
    target = out;
    for (let tree = 0; tree < roots.length; tree += 1) {
      const root = atInt(roots, tree);
      if (((lengths[root] ?? 0) & group) !== 0 && rightStep(words[root * 2] ?? 0) > 0)
        visit(root, 0);
    }
  };
}

/** Points in (0, 1) and their weights: a sum over them is an integral from 0 to 1. */
export interface Quadrature {
  readonly points: Float64Array;
  readonly weights: Float64Array;
}

const NEWTON_STEPS = 60;

export function gaussLegendre(count: number): Quadrature {
  const points = new Float64Array(count);
  const weights = new Float64Array(count);
  for (let i = 0; i < count; i += 1) {
    let x = Math.cos((Math.PI * (i + 0.75)) / (count + 0.5));
    let slope = 1;
    for (let step = 0; step < NEWTON_STEPS; step += 1) {
      const { value, derivative } = legendre(count, x);
      slope = derivative;
      const next = x - value / derivative;
      if (Math.abs(next - x) < 1e-16) break;
      x = next;
    }
    points[i] = (1 + x) / 2;
    weights[i] = 1 / ((1 - x * x) * slope * slope);
  }
  return { points, weights };
}

function legendre(degree: number, x: number) {
  let before = 1;
  let value = x;
  for (let k = 2; k <= degree; k += 1)
    [before, value] = [value, ((2 * k - 1) * x * value - (k - 1) * before) / k];
  return { value, derivative: (degree * (x * value - before)) / (x * x - 1) };
}
