import { featureCount, LEAF, packTrees } from '@biographql/admet-predictor/internal';
import fc from 'fast-check';
import { expect, it } from 'vitest';

import { type CoveredTrees, coverTrees, treeContributions } from './tree-contributions.js';

type Tree =
  | number
  | { readonly feature: number; readonly at: number; readonly left: Tree; readonly right: Tree };

const FEATURES = 5;
const { tree } = fc.letrec<{ tree: Tree; split: Tree }>((tie) => ({
  tree: fc.oneof({ maxDepth: 5 }, fc.integer({ min: -8, max: 8 }), tie('split')),
  split: fc.record({
    feature: fc.nat(FEATURES - 1),
    at: fc.integer({ min: 0, max: 3 }),
    left: tie('tree'),
    right: tie('tree'),
  }),
}));
const molecule = fc.array(fc.integer({ min: 0, max: 4 }), {
  minLength: FEATURES,
  maxLength: FEATURES,
});

it('is the Shapley value of the game in which unknown features go both ways', () => {
  fc.assert(
    fc.property(
      tree,
      fc.array(molecule, { minLength: 1, maxLength: 6 }),
      molecule,
      (grown, others, explained) => {
        const covered = coverTrees(pack(grown), others.map(toFeatures));
        const features = toFeatures(explained);
        const contributions = new Float64Array(featureCount);
        treeContributions(covered)(features, contributions);
        for (let feature = 0; feature < FEATURES; feature += 1)
          expect(contributions[feature]).toBeCloseTo(shapley(covered, features, feature), 9);
        const sum = contributions.reduce((total, part) => total + part, covered.base);
        expect(sum).toBeCloseTo(expected(covered, features, ALL), 9);
      },
    ),
    { numRuns: 300 },
  );
});

const ALL = 2 ** FEATURES - 1;

function pack(grown: Tree) {
  const features: number[] = [];
  const values: number[] = [];
  const add = (node: Tree): void => {
    features.push(typeof node === 'number' ? LEAF : node.feature);
    values.push(typeof node === 'number' ? node : node.at);
    if (typeof node === 'number') return;
    add(node.left);
    add(node.right);
  };
  add(grown);
  const source = {
    trees: 1,
    features: Uint16Array.from(features),
    values: Float32Array.from(values),
  };
  return packTrees(source, featureCount);
}

function toFeatures(values: readonly number[]): Float32Array {
  const features = new Float32Array(featureCount);
  features.set(values);
  return features;
}

/** By its definition: the mean, over all orders in which features become known, of what this one changes. */
function shapley(trees: CoveredTrees, features: Float32Array, feature: number): number {
  const bit = 1 << feature;
  let value = 0;
  for (let known = 0; known <= ALL; known += 1) {
    if (known & bit) continue;
    const size = [...known.toString(2)].filter((digit) => digit === '1').length;
    const weight = (factorial(size) * factorial(FEATURES - size - 1)) / factorial(FEATURES);
    const change = expected(trees, features, known | bit) - expected(trees, features, known);
    value += weight * change;
  }
  return value;
}

/** Value of the tree when only these features are known. */
function expected({ words, values, leftShares }: CoveredTrees, x: Float32Array, known: number) {
  const valueAt = (node: number): number => {
    const word = words[node * 2] ?? 0;
    const step = (word & (2 ** 19 - 1)) / 8;
    const value = values[node] ?? 0;
    if (step === 0) return value;
    const feature = word >>> 19;
    if (known & (1 << feature)) return valueAt((x[feature] ?? 0) <= value ? node + 1 : node + step);
    const share = leftShares[node] ?? 0;
    return share * valueAt(node + 1) + (1 - share) * valueAt(node + step);
  };
  return valueAt(0);
}

function factorial(n: number): number {
  return n < 2 ? 1 : n * factorial(n - 1);
}
