import {
  featureCount,
  LEAF,
  loggedValues,
  packTrees,
  type SparseFeatures,
  weigh,
} from '@biographql/admet-predictor/internal';
import { describe, expect, it } from 'vitest';
import { BOOSTING, fitTrees } from './boosting.js';
import { randomFrom } from './folds.js';
import { fitLine } from './line.js';
import { fitRidge } from './ridge.js';
import { frequentSlots, logistic } from './training-rows.js';

const pause = async () => undefined;
const random = randomFrom(3);
const COUNT = 240;
/** Molecules with counts of twenty features, of which the first three matter. */
const features: readonly SparseFeatures[] = Array.from({ length: COUNT }, () => {
  const slots = [...Array(20).keys()].filter(() => random() < 0.5);
  const values = Float32Array.from(slots, () => 1 + Math.floor(random() * 3));
  return { slots: Uint16Array.from(slots), values };
});
const valueAt = ({ slots, values }: SparseFeatures, slot: number) =>
  values[slots.indexOf(slot)] ?? 0;
const offsets = Float64Array.from(features, () => random());
const effect = Float64Array.from(
  features,
  (molecule) => 2 * Math.log1p(valueAt(molecule, 0)) - Math.log1p(valueAt(molecule, 1)),
);
const logged = features.map(loggedValues);
const slots = frequentSlots(features, featureCount);
const misses = (targets: Float64Array, outputs: Float64Array) =>
  Math.sqrt(targets.reduce((sum, t, i) => sum + (t - (outputs[i] ?? 0)) ** 2, 0) / COUNT);

describe('fitLine', () => {
  const prior = { slope: 1, rows: 3 } as const;
  const scores = Float64Array.from({ length: 400 }, () => 4 * random() - 2);

  it('finds a line', () => {
    const { slope, intercept } = fitLine(
      scores,
      scores.map((s) => 3 - 0.5 * s),
      false,
      prior,
    );
    expect(slope).toBeCloseTo(-0.5, 1);
    expect(intercept).toBeCloseTo(3, 1);
  });

  it('finds log-odds', () => {
    const classes = scores.map((s) => (random() < logistic(1 + 2 * s) ? 1 : 0));
    const { slope, intercept } = fitLine(scores, classes, true, prior);
    expect(slope).toBeGreaterThan(1.4);
    expect(slope).toBeLessThan(2.8);
    expect(intercept).toBeGreaterThan(0.4);
    expect(intercept).toBeLessThan(1.6);
  });

  it('stays finite where scores part the classes, are all the same or are no reason', () => {
    for (const isClass of [true, false])
      for (const given of [scores, new Float64Array(400).fill(7), scores.map((s) => 1e3 * s)]) {
        const line = fitLine(
          given,
          scores.map((s) => (s > 0 ? 1 : 0)),
          isClass,
          prior,
        );
        expect(Number.isFinite(line.slope) && Number.isFinite(line.intercept)).toBe(true);
      }
  });
});

describe('fitRidge', () => {
  it('finds what the offsets leave, and nothing where the penalty is large', async () => {
    const targets = effect.map((e, i) => e + (offsets[i] ?? 0) + 5);
    const rows = { features, logged, targets, offsets, isClass: false };
    const getOutputs = async (penalty: number) => {
      const { intercept, weights } = await fitRidge(rows, slots, featureCount, penalty, pause);
      return Float64Array.from(
        features,
        (molecule, i) =>
          (offsets[i] ?? 0) + intercept + weigh(weights, molecule, loggedValues(molecule)),
      );
    };
    expect(misses(targets, await getOutputs(1e-6))).toBeLessThan(1e-3);
    const held = await getOutputs(1e9);
    const level = targets.reduce((sum, t, i) => sum + t - (offsets[i] ?? 0), 0) / COUNT;
    expect((held[0] ?? 0) - (offsets[0] ?? 0)).toBeCloseTo(level, 4);
  });

  it('finds log-odds of classes', async () => {
    const targets = effect.map((e) => (e > 0.5 ? 1 : 0));
    const rows = { features, logged, targets, offsets: new Float64Array(COUNT), isClass: true };
    const { intercept, weights } = await fitRidge(rows, slots, featureCount, 0.01, pause);
    const right = features.filter((molecule, i) => {
      const score = intercept + weigh(weights, molecule, loggedValues(molecule));
      return score > 0 === (targets[i] === 1);
    });
    expect(right.length / COUNT).toBeGreaterThan(0.9);
  });
});

describe('fitTrees', () => {
  const targets = Float64Array.from(features, (m) => (valueAt(m, 2) > 1 ? 3 : -1));
  const settings = { ...BOOSTING, rounds: 80, featureShare: 1, seed: 5 };
  const leafSum = (trees: { features: Uint16Array; values: Float32Array }, m: SparseFeatures) => {
    let node = 0;
    const skip = (): void => {
      const isLeaf = trees.features[node] === LEAF;
      node += 1;
      if (!isLeaf) for (const _ of [0, 1]) skip();
    };
    const walk = (): number => {
      const at = node;
      node += 1;
      if (trees.features[at] === LEAF) return trees.values[at] ?? 0;
      const isLeft = valueAt(m, trees.features[at] ?? 0) <= (trees.values[at] ?? 0);
      if (!isLeft) skip();
      const found = walk();
      if (isLeft) skip();
      return found;
    };
    let sum = 0;
    while (node < trees.features.length) sum += walk();
    return sum;
  };

  it.each([false, true])(
    'learns a step, which the format can hold (classes: %s)',
    async (isClass) => {
      const wanted = isClass ? targets.map((t) => (t > 0 ? 1 : 0)) : targets;
      const rows = { features, logged, targets: wanted, offsets: new Float64Array(COUNT), isClass };
      const trees = await fitTrees(rows, slots, featureCount, settings, pause);
      expect(() => packTrees(trees, featureCount)).not.toThrow();
      const right = features.filter((m, i) => leafSum(trees, m) > 0 === (targets[i] ?? 0) > 0);
      expect(right).toHaveLength(COUNT);
    },
  );

  it('gives the same trees for the same seed, and none without features', async () => {
    const rows = { features, logged, targets, offsets, isClass: false };
    const grow = (at: Uint16Array) =>
      fitTrees(rows, at, featureCount, { ...settings, rounds: 5 }, pause);
    expect(await grow(slots)).toEqual(await grow(slots));
    expect((await grow(new Uint16Array(0))).trees).toBe(0);
  });
});
