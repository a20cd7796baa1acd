/** Trees of one member as a model file lists them: in preorder, one entry per node. */
export interface TreeNodes {
  readonly trees: number;
  readonly features: Uint16Array;
  /** Threshold of a split (`x <= threshold` goes left) or value of a leaf. */
  readonly values: Float32Array;
}

/**
 * Trees as `kernel.wat` walks them, in preorder with two 32-bit words per node: first the feature in
 * the high 13 bits and the distance in bytes to the right child in the low 19 (the left child is the
 * next node; 0 marks a leaf), then the threshold or the value.
 */
export interface TreeArrays {
  readonly roots: Int32Array;
  readonly words: Uint32Array;
}

export const getFeature = (word: number): number => word >>> DISTANCE_BITS;

export const rightStep = (word: number): number => (word & (2 ** DISTANCE_BITS - 1)) / NODE_BYTES;

export const LEAF = 0xffff;
const NODE_BYTES = 8;
const DISTANCE_BITS = 19;

/**
 * Finds the right children and packs the nodes.
 *
 * @throws RangeError when trees and nodes do not match, a tree has a left side of 65,535 nodes or more, or a node tests
 * a feature beyond `featureCount`.
 */
export function packTrees(source: TreeNodes, featureCount: number): TreeArrays {
  const { trees, features, values } = source;
  const roots = new Int32Array(trees);
  const words = new Uint32Array(features.length * 2);
  const floats = new Float32Array(words.buffer);
  const open: number[] = [];
  let tree = 0;
  for (let node = 0; node < features.length; node += 1) {
    if (open.length === 0) {
      roots[tree] = node;
      tree += 1;
    } else if (features[node - 1] === LEAF) {
      const parent = open.pop() ?? 0;
      const distance = (node - parent) * NODE_BYTES;
      if (distance >= 2 ** DISTANCE_BITS) throw new RangeError('A tree is too large.');
      words[parent * 2] = (words[parent * 2] ?? 0) | distance;
    }
    floats[node * 2 + 1] = values[node] ?? 0;
    const test = features[node] ?? LEAF;
    if (test === LEAF) continue;
    if (test >= featureCount) throw new RangeError('A tree node uses an unknown feature.');
    words[node * 2] = test << DISTANCE_BITS;
    open.push(node);
  }
  if (tree !== trees || open.length > 0) throw new RangeError('Trees and nodes do not match.');
  return { roots, words };
}

export function held(value: number, range: readonly [number, number] | null): number {
  return range ? Math.min(range[1], Math.max(range[0], value)) : value;
}

export function logistic(logOdds: number): number {
  return 1 / (1 + Math.exp(-logOdds));
}
