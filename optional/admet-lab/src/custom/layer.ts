import {
  featureCount,
  getFeature,
  LEAF,
  packTrees,
  rightStep,
  type TreeNodes,
  weigh,
} from '@biographql/admet-predictor/internal';
import type { AssayTable } from './assay-row.js';
import { BOOSTING, fitTrees } from './boosting.js';
import { fitLine, type Line, type SlopePrior, significant } from './line.js';
import { fitRidge, type RidgeMember } from './ridge.js';
import { frequentSlots } from './training-rows.js';

export interface AssayLayer {
  readonly line: Line;
  readonly ridge: RidgeMember;
  readonly trees: TreeNodes;
}

const RIDGE_PENALTY = 1;

/** Molecules of which a correction counts half: from few it is mostly noise for new ring skeletons. */
const DOUBT_ROWS = 60;

export const DEFAULT_SEED = 1;

const OF_BASE: SlopePrior = { slope: 1, rows: 20 };
const OF_OTHERS: SlopePrior = { slope: 0, rows: 3 };

export interface FitPauses {
  readonly tree: () => Promise<void>;
  readonly step: () => Promise<void>;
}

export async function fitLayer(
  table: AssayTable,
  rows: Uint32Array,
  seed: number,
  pauses: FitPauses,
): Promise<AssayLayer> {
  const { isClass, isOfBase } = table;
  const features = Array.from(rows, (row) => table.features[row] ?? EMPTY);
  const logged = Array.from(rows, (row) => table.logged[row] ?? NONE);
  const targets = Float64Array.from(rows, (row) => table.targets[row] ?? 0);
  const scores = Float64Array.from(rows, (row) => table.baseScores[row] ?? 0);
  const line = fitLine(scores, targets, isClass, isOfBase ? OF_BASE : OF_OTHERS);
  const offsets = scores.map((score) => line.intercept + line.slope * score);
  const known = { features, logged, targets, offsets, isClass };
  const slots = frequentSlots(features, featureCount);
  const trees = await fitTrees(known, slots, featureCount, { ...BOOSTING, seed }, pauses.tree);
  const ridge = await fitRidge(known, slots, featureCount, RIDGE_PENALTY, pauses.step);
  const trust = rows.length / (rows.length + DOUBT_ROWS);
  return {
    line,
    trees: {
      ...trees,
      values: trees.values.map((value, node) =>
        trees.features[node] === LEAF ? trust * value : value,
      ),
    },
    ridge: {
      intercept: significant(trust * ridge.intercept, 9),
      weights: ridge.weights.map((weight) => trust * weight),
    },
  };
}

const EMPTY = { slots: new Uint16Array(0), values: new Float32Array(0) };

export function scoreRows(
  { line, ridge, trees }: AssayLayer,
  table: AssayTable,
  rows: Uint32Array,
) {
  const { roots, words } = packTrees(trees, featureCount);
  const floats = new Float32Array(words.buffer, words.byteOffset, words.length);
  const leafBelow = (root: number): number => {
    for (let node = root; ; ) {
      const word = words[node * 2] ?? 0;
      const value = floats[node * 2 + 1] ?? 0;
      const step = rightStep(word);
      if (step === 0) return value;
      node += (dense[getFeature(word)] ?? 0) <= value ? 1 : step;
    }
  };
  const dense = new Float32Array(featureCount);
  const lineScores = new Float64Array(rows.length);
  const scores = new Float64Array(rows.length);
  const split = new Float64Array(rows.length);
  rows.forEach((row, place) => {
    const molecule = table.features[row] ?? EMPTY;
    const { slots, values } = molecule;
    dense.fill(0);
    for (let i = 0; i < slots.length; i += 1) dense[slots[i] ?? 0] = values[i] ?? 0;
    const offset = line.intercept + line.slope * (table.baseScores[row] ?? 0);
    const linear = ridge.intercept + weigh(ridge.weights, molecule, table.logged[row] ?? NONE);
    const grown = roots.reduce((sum, root) => sum + leafBelow(root), 0);
    lineScores[place] = offset;
    scores[place] = offset + (linear + grown) / 2;
    split[place] = grown - linear;
  });
  return { scores, split, lineScores };
}

const NONE = new Float64Array(0);
