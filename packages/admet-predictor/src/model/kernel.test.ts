import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { compileKernel } from '../../scripts/compile-kernel.js';
import { featureCount, toSparse } from '../features/layout.js';
import { DOMAIN_BITS, indexDomain } from './domain.js';
import { createKernel, LANES } from './kernel.js';
import { LEAF, packTrees, type TreeNodes } from './trees.js';

/** Small deterministic generator, so that each run sees the same trees and molecules. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
const random = numbers(7);

/** Trees of any shape, over few features and values that tie with thresholds. */
function grow(trees: number): TreeNodes {
  const features: number[] = [];
  const values: number[] = [];
  const addNode = (depth: number) => {
    const isLeaf = depth > 12 || random() < 0.25;
    features.push(isLeaf ? LEAF : Math.floor(random() * 40));
    values.push(isLeaf ? random() - 0.5 : Math.floor(random() * 4));
    if (isLeaf) return;
    addNode(depth + 1);
    addNode(depth + 1);
  };
  for (let tree = 0; tree < trees; tree += 1) addNode(0);
  return { trees, features: Uint16Array.from(features), values: Float32Array.from(values) };
}

const molecule = () => {
  const features = new Float32Array(featureCount);
  // Low bits are common, high bits rare, as in folded fingerprints of molecules.
  for (let slot = 0; slot < 600; slot += 1)
    if (random() < (slot < 40 ? 0.6 : 0.06)) features[slot] = Math.floor(random() * 4);
  return features;
};

/** What the kernel must give, straight from the preorder lists. */
function leafSum({ trees, features, values }: TreeNodes, x: Float32Array): number {
  let node = 0;
  const skip = (): void => {
    const isLeaf = features[node] === LEAF;
    node += 1;
    if (isLeaf) return;
    skip();
    skip();
  };
  const walk = (): number => {
    const at = node;
    node += 1;
    if (features[at] === LEAF) return values[at] ?? Number.NaN;
    if ((x[features[at] ?? 0] ?? 0) > (values[at] ?? 0)) {
      skip();
      return walk();
    }
    const leaf = walk();
    skip();
    return leaf;
  };
  let sum = 0;
  for (let tree = 0; tree < trees; tree += 1) sum += walk();
  return sum;
}

const getBits = (features: Float32Array) =>
  new Set([...features.keys()].filter((i) => (features[i] ?? 0) > 0).map((i) => i % DOMAIN_BITS));
const tanimoto = (a: ReadonlySet<number>, b: ReadonlySet<number>) => {
  const shared = [...a].filter((bit) => b.has(bit)).length;
  return shared / (a.size + b.size - shared);
};

const toWords = (references: readonly ReadonlySet<number>[]) => {
  const words = new Uint32Array((references.length * DOMAIN_BITS) / 32);
  references.forEach((bits, row) => {
    for (const bit of bits) {
      const slot = (row * DOMAIN_BITS) / 32 + (bit >>> 5);
      words[slot] = (words[slot] ?? 0) | (1 << (bit & 31));
    }
  });
  return words;
};

describe('the kernel', () => {
  it('is made from its source', async () => {
    const generated = new URL('../generated/kernel.ts', import.meta.url);
    expect(readFileSync(generated, 'utf8')).toBe(await compileKernel());
  });

  it.each([1, 5, LANES])('sums the leaves of %i molecules', (lanes) => {
    const kernel = createKernel();
    const source = grow(60);
    const trees = kernel.loadTrees(packTrees(source, featureCount));
    // Twice, so that the second batch meets what the first left in the lanes.
    for (let batch = 0; batch < 2; batch += 1) {
      const molecules = Array.from({ length: lanes }, molecule);
      molecules.forEach((features, lane) => {
        kernel.place(lane, toSparse(features));
      });
      expect([...kernel.sumLeaves(trees, lanes)]).toEqual(
        molecules.map((features) => leafSum(source, features)),
      );
    }
  });

  it('finds the most similar reference', () => {
    const references = Array.from({ length: 200 }, () => getBits(molecule()));
    const kernel = createKernel();
    const domain = kernel.loadDomain(indexDomain(toWords(references)));
    const nearest = (features: Float32Array) => {
      kernel.place(0, toSparse(features));
      return kernel.nearest(domain, 0);
    };
    for (let i = 0; i < 100; i += 1) {
      const features = molecule();
      const bits = getBits(features);
      const expected = Math.max(...references.map((reference) => tanimoto(bits, reference)));
      expect(nearest(features)).toBe(expected);
    }
    const referenceFeatures = new Float32Array(featureCount);
    for (const bit of references[17] ?? []) referenceFeatures[bit] = 1;
    expect(nearest(referenceFeatures)).toBe(1);
    expect(nearest(new Float32Array(featureCount))).toBe(0);
  });
});

describe('sets of references that share most', () => {
  const common = Array.from({ length: 150 }, () => getBits(molecule()));
  /** Each lacks some of the common ones and has some of its own; the last one shares nothing. */
  const sets = [
    ...Array.from({ length: 10 }, (_, set) => [
      ...common.filter((_bits, row) => (row + set) % 7 !== 0),
      ...Array.from({ length: 20 }, () => getBits(molecule())),
    ]),
    Array.from({ length: 140 }, () => getBits(molecule())),
  ];
  const best = (features: Float32Array, references: readonly ReadonlySet<number>[]) => {
    const bits = getBits(features);
    return Math.max(...references.map((reference) => tanimoto(bits, reference)));
  };

  it('are searched once, with what each search alone would find', () => {
    const kernel = createKernel();
    const domains = sets.map((references) => kernel.loadDomain(indexDomain(toWords(references))));
    // Eight share a group, two the next, and the last has its own.
    expect(new Set(domains.map(({ group }) => group)).size).toBe(3);
    const known = new Float32Array(featureCount);
    for (const bit of common[3] ?? []) known[bit] = 1;
    for (const features of [...Array.from({ length: 15 }, molecule), known]) {
      kernel.place(0, toSparse(features));
      expect(domains.map((domain) => kernel.nearest(domain, 0))).toEqual(
        sets.map((references) => best(features, references)),
      );
    }
  });

  it('may come while others have been searched already, and hold lanes apart', () => {
    const kernel = createKernel();
    const molecules = [molecule(), molecule(), new Float32Array(featureCount)];
    molecules.forEach((features, lane) => {
      kernel.place(lane, toSparse(features));
    });
    const domains: ReturnType<typeof kernel.loadDomain>[] = [];
    for (const references of sets.slice(0, 4)) {
      domains.push(kernel.loadDomain(indexDomain(toWords(references))));
      for (const [lane, features] of molecules.entries())
        expect(domains.map((domain) => kernel.nearest(domain, lane))).toEqual(
          domains.map((_, set) => best(features, sets[set] ?? [])),
        );
    }
    expect(new Set(domains.map(({ group }) => group)).size).toBe(1);
  });
});

describe('packTrees', () => {
  const pack = (trees: number, features: readonly number[]) =>
    packTrees(
      { trees, features: Uint16Array.from(features), values: new Float32Array(features.length) },
      10,
    );

  it('points at right children and marks leaves', () => {
    const { roots, words } = pack(2, [LEAF, 3, 4, LEAF, LEAF, LEAF]);
    expect([...roots]).toEqual([0, 1]);
    expect([...words].filter((_, i) => i % 2 === 0)).toEqual([
      0,
      (3 << 19) | 32,
      (4 << 19) | 16,
      0,
      0,
      0,
    ]);
  });

  it.each([
    ['a tree that is cut off', 1, [3, LEAF]],
    ['more trees than declared', 1, [LEAF, LEAF]],
    ['an unknown feature', 1, [10, LEAF, LEAF]],
  ])('rejects %s', (_, trees, features) => {
    expect(() => pack(trees, features)).toThrow(RangeError);
  });
});
