import { LEAF, type TreeNodes } from '@biographql/admet-predictor/internal';
import { type BinnedFeatures, binFeatures, MAX_BINS } from './binned.js';
import { randomFrom, shuffled } from './folds.js';
import { onGrid } from './line.js';
import { logistic, type TrainingRows } from './training-rows.js';

export const BOOSTING = {
  rounds: 150,
  leaves: 8,
  rate: 0.05,
  featureShare: 0.2,
  rowShare: 0.7,
  rowLimit: 4000,
  minRows: 5,
  shrinkage: 3,
};

type BoostingSettings = Readonly<typeof BOOSTING> & { readonly seed: number };

interface Node {
  readonly rows: Uint32Array;
  readonly gradient: number;
  readonly curvature: number;
  split: Split | undefined;
  children: readonly [Node, Node] | undefined;
}

interface Split {
  readonly gain: number;
  readonly column: number;
  readonly bin: number;
}

export async function fitTrees(
  { features, targets, offsets, isClass }: TrainingRows,
  slots: Uint16Array,
  width: number,
  settings: BoostingSettings,
  pause: () => Promise<void>,
): Promise<TreeNodes> {
  const count = features.length;
  const binned = binFeatures(features, slots, width);
  const random = randomFrom(settings.seed);
  const scores = offsets.slice();
  const gradients = new Float64Array(count);
  const curvatures = new Float64Array(count).fill(1);
  const grower = createGrower(binned, gradients, curvatures, settings);
  const nodes = { features: [] as number[], values: [] as number[] };
  const bag = Math.max(1, Math.min(settings.rowLimit, Math.round(settings.rowShare * count)));
  const tested = Math.max(1, Math.round(settings.featureShare * slots.length));
  for (let round = 0; round < settings.rounds && slots.length > 0; round += 1) {
    for (let row = 0; row < count; row += 1) {
      const score = scores[row] ?? 0;
      const expected = isClass ? logistic(score) : score;
      gradients[row] = onGrid((targets[row] ?? 0) - expected);
      if (isClass) curvatures[row] = onGrid(Math.max(expected * (1 - expected), 1e-6));
    }
    const rows = shuffled(count, random).slice(0, bag).sort();
    const columns = shuffled(slots.length, random).slice(0, tested).sort();
    const tree = grower(rows, columns);
    addScores(tree, binned, scores, settings);
    write(tree, binned, slots, settings, nodes);
    await pause();
  }
  return {
    trees: slots.length > 0 ? settings.rounds : 0,
    features: Uint16Array.from(nodes.features),
    values: Float32Array.from(nodes.values),
  };
}

function createGrower(
  { bins, edges, rows: total }: BinnedFeatures,
  gradients: Float64Array,
  curvatures: Float64Array,
  { leaves, minRows, shrinkage }: BoostingSettings,
) {
  const sums = new Float64Array(MAX_BINS);
  const weights = new Float64Array(MAX_BINS);
  const counts = new Uint32Array(MAX_BINS);

  function bestSplit({ rows, gradient, curvature }: Node, columns: Uint32Array): Split | undefined {
    if (rows.length < 2 * minRows) return undefined;
    const whole = (gradient * gradient) / (curvature + shrinkage);
    let best: Split | undefined;
    for (const column of columns) {
      const last = edges[column]?.length ?? 0;
      if (last === 0) continue;
      sums.fill(0);
      weights.fill(0);
      counts.fill(0);
      const start = column * total;
      for (let i = 0; i < rows.length; i += 1) {
        const row = rows[i] ?? 0;
        const bin = bins[start + row] ?? 0;
        sums[bin] = (sums[bin] ?? 0) + (gradients[row] ?? 0);
        weights[bin] = (weights[bin] ?? 0) + (curvatures[row] ?? 0);
        counts[bin] = (counts[bin] ?? 0) + 1;
      }
      let sum = 0;
      let weight = 0;
      let below = 0;
      for (let bin = 0; bin < last; bin += 1) {
        sum += sums[bin] ?? 0;
        weight += weights[bin] ?? 0;
        below += counts[bin] ?? 0;
        if (below < minRows) continue;
        if (rows.length - below < minRows) break;
        const other = gradient - sum;
        const gain =
          (sum * sum) / (weight + shrinkage) +
          (other * other) / (curvature - weight + shrinkage) -
          whole;
        if (gain > (best?.gain ?? 1e-9)) best = { gain, column, bin };
      }
    }
    return best;
  }

  function getNode(rows: Uint32Array): Node {
    let gradient = 0;
    let curvature = 0;
    for (const row of rows) {
      gradient += gradients[row] ?? 0;
      curvature += curvatures[row] ?? 0;
    }
    return { rows, gradient, curvature, split: undefined, children: undefined };
  }

  return (rows: Uint32Array, columns: Uint32Array): Node => {
    const root = getNode(rows);
    root.split = bestSplit(root, columns);
    const open = [root];
    for (let grown = 1; grown < leaves; grown += 1) {
      open.sort((a, b) => (b.split?.gain ?? 0) - (a.split?.gain ?? 0));
      const [next] = open;
      const split = next?.split;
      if (next === undefined || split === undefined) break;
      const start = split.column * total;
      const isLeft = (row: number) => (bins[start + row] ?? 0) <= split.bin;
      const left = getNode(next.rows.filter(isLeft));
      const right = getNode(next.rows.filter((row) => !isLeft(row)));
      left.split = bestSplit(left, columns);
      right.split = bestSplit(right, columns);
      next.children = [left, right];
      open.splice(0, 1, left, right);
    }
    return root;
  };
}

function getLeaf({ gradient, curvature }: Node, { rate, shrinkage }: BoostingSettings): number {
  return Math.fround((rate * gradient) / (curvature + shrinkage));
}

function addScores(
  root: Node,
  { bins, rows }: BinnedFeatures,
  scores: Float64Array,
  settings: BoostingSettings,
): void {
  for (let row = 0; row < scores.length; row += 1) {
    let node = root;
    while (node.children && node.split) {
      const isLeft = (bins[node.split.column * rows + row] ?? 0) <= node.split.bin;
      node = node.children[isLeft ? 0 : 1];
    }
    scores[row] = (scores[row] ?? 0) + getLeaf(node, settings);
  }
}

/** Appends a tree in preorder, as model files hold them. */
function write(
  node: Node,
  binned: BinnedFeatures,
  slots: Uint16Array,
  settings: BoostingSettings,
  into: { readonly features: number[]; readonly values: number[] },
): void {
  if (!node.children || !node.split) {
    into.features.push(LEAF);
    into.values.push(getLeaf(node, settings));
    return;
  }
  into.features.push(slots[node.split.column] ?? 0);
  into.values.push(binned.edges[node.split.column]?.[node.split.bin] ?? 0);
  for (const child of node.children) write(child, binned, slots, settings, into);
}
