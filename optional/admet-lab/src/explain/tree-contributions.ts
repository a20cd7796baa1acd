import {
  atFloat,
  getFeature,
  rightStep,
  type TreeArrays,
} from '@biographql/admet-predictor/internal';

export interface CoveredTrees extends TreeArrays {
  readonly values: Float32Array;
  /** Share of the background's molecules at a node that go left, in (0, 1); of no meaning for a leaf. */
  readonly leftShares: Float64Array;
  /** Sum of the trees' means over the background. */
  readonly base: number;
}

/** Added to both sides, so that no branch has probability 0 if no background molecule reaches it. */
const SMOOTHING = 0.5;

export function coverTrees(trees: TreeArrays, background: readonly Float32Array[]): CoveredTrees {
  const { roots, words } = trees;
  const floats = new Float32Array(words.buffer, words.byteOffset, words.length);
  const values = Float32Array.from({ length: words.length / 2 }, (_, i) =>
    atFloat(floats, i * 2 + 1),
  );
  const left = new Uint32Array(values.length);
  const all = new Uint32Array(values.length);
  for (const molecule of background)
    for (const root of roots)
      for (let node = root; ; ) {
        const word = words[node * 2] ?? 0;
        const step = rightStep(word);
        if (step === 0) break;
        all[node] = (all[node] ?? 0) + 1;
        const goesLeft = atFloat(molecule, getFeature(word)) <= atFloat(values, node);
        if (goesLeft) left[node] = (left[node] ?? 0) + 1;
        node += goesLeft ? 1 : step;
      }
  const leftShares = Float64Array.from(
    left,
    (count, node) => (count + SMOOTHING) / ((all[node] ?? 0) + 2 * SMOOTHING),
  );
  const meanAt = (node: number): number => {
    const step = rightStep(words[node * 2] ?? 0);
    if (step === 0) return atFloat(values, node);
    const share = atFloat(leftShares, node);
    return share * meanAt(node + 1) + (1 - share) * meanAt(node + step);
  };
  let base = 0;
  for (const root of roots) base += meanAt(root);
  return { roots, words, values, leftShares, base };
}

export type AddContributions = (features: Float32Array, out: Float64Array) => void;

/** A feature on the path to a leaf: the share of the background that passes its tests, and whether the molecule does. */
interface TestedFeature {
  readonly feature: number;
  readonly share: number;
  readonly passes: boolean;
}

/**
 * Adds each feature's Shapley value to `out`. Together they are the sum of the leaves that the molecule reaches minus
 * the trees' `base`: path-dependent TreeSHAP (Lundberg et al., Nat. Mach. Intell. 2 (2020) 56), in which a feature that
 * is not known sends the molecule down both branches by their shares.
 */
export function treeContributions({
  roots,
  words,
  values,
  leftShares,
}: CoveredTrees): AddContributions {
  return (features, out) => {
    const path: TestedFeature[] = [];
    const visit = (node: number): void => {
      const word = words[node * 2] ?? 0;
      const step = rightStep(word);
      if (step === 0) {
        addLeaf(atFloat(values, node), path, out);
        return;
      }
      const feature = getFeature(word);
      const goesLeft = atFloat(features, feature) <= atFloat(values, node);
      const share = atFloat(leftShares, node);
      follow(node + 1, { feature, share, passes: goesLeft });
      follow(node + step, { feature, share: 1 - share, passes: !goesLeft });
    };
    const follow = (node: number, test: TestedFeature): void => {
      const at = path.findIndex(({ feature }) => feature === test.feature);
      const before = path[at];
      if (before === undefined) {
        path.push(test);
        visit(node);
        path.pop();
        return;
      }
      const passes = before.passes && test.passes;
      path[at] = { feature: test.feature, share: before.share * test.share, passes };
      visit(node);
      path[at] = before;
    };
    for (const root of roots) visit(root);
  };
}

/**
 * Adds what each tested feature contributes to reaching a leaf. Instead of a sum over subsets, it is the integral of the
 * feature's marginal effect over the chance `q` that any other feature is known (Owen, Manage. Sci. 18 (1972) 64): a
 * polynomial of `q` of a lower degree than there are tests, which half as many points give exactly.
 */
function addLeaf(leaf: number, path: readonly TestedFeature[], out: Float64Array): void {
  const { points, weights } = gaussLegendre(Math.ceil(path.length / 2));
  let ofFailing = 0;
  for (let k = 0; k < points.length; k += 1) {
    const q = points[k] ?? 0;
    let part = leaf * (weights[k] ?? 0);
    for (const { share, passes } of path) part *= passes ? q + (1 - q) * share : (1 - q) * share;
    for (const { feature, share, passes } of path)
      if (passes) out[feature] = (out[feature] ?? 0) + (part * (1 - share)) / (q + (1 - q) * share);
    ofFailing -= part / (1 - q);
  }
  for (const { feature, passes } of path)
    if (!passes) out[feature] = (out[feature] ?? 0) + ofFailing;
}

/** Points in (0, 1) and their weights: a sum over them is an integral from 0 to 1. */
interface Quadrature {
  readonly points: Float64Array;
  readonly weights: Float64Array;
}

const NEWTON_STEPS = 60;
const known = new Map<number, Quadrature>();

function gaussLegendre(count: number): Quadrature {
  const before = known.get(count);
  if (before) return before;
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
  known.set(count, { points, weights });
  return { points, weights };
}

function legendre(degree: number, x: number) {
  let before = 1;
  let value = x;
  for (let k = 2; k <= degree; k += 1)
    [before, value] = [value, ((2 * k - 1) * x * value - (k - 1) * before) / k];
  return { value, derivative: (degree * (x * value - before)) / (x * x - 1) };
}
