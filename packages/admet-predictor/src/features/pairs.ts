import type { AtomFacts } from './atoms.js';

const CLASSES = 7;
const PAIRS = (CLASSES * (CLASSES + 1)) / 2;
const MAX_DISTANCE = 10;

/** Number of pharmacophore-pair features: 28 class pairs at 10 distance steps. */
export const pairCount = PAIRS * MAX_DISTANCE;

/**
 * Counts atom pairs by pharmacophore classes and bond distance (0 for two classes on one atom up to
 * 9 and more): the correlation vector of Schneider et al., Angew. Chem. 38 (1999) 2894, with seven
 * classes and plain counts. Writes from the start of `out`.
 */
export function addPairCounts(facts: AtomFacts, mask: Uint8Array, out: Float32Array): void {
  const { size } = facts.graph;
  const atoms: number[] = [];
  for (let i = 0; i < size; i += 1) if (mask[i]) atoms.push(i);
  for (let x = 0; x < atoms.length; x += 1) {
    const i = atoms[x] ?? 0;
    for (let y = x; y < atoms.length; y += 1) {
      const j = atoms[y] ?? 0;
      const distance = facts.distance[i * size + j] ?? 255;
      if (distance === 255) continue;
      const step = Math.min(distance, MAX_DISTANCE - 1) * PAIRS;
      for (const pair of classPairs(mask[i] ?? 0, mask[j] ?? 0, i === j))
        out[step + pair] = (out[step + pair] ?? 0) + 1;
    }
  }
}

/** Class pairs of two masks, each as the index of an unordered pair. */
function classPairs(first: number, second: number, same: boolean): readonly number[] {
  const pairs: number[] = [];
  for (let a = 0; a < CLASSES; a += 1) {
    if ((first & (1 << a)) === 0) continue;
    for (let b = same ? a : 0; b < CLASSES; b += 1) {
      if ((second & (1 << b)) === 0) continue;
      const low = Math.min(a, b);
      const high = Math.max(a, b);
      pairs.push((high * (high + 1)) / 2 + low);
    }
  }
  return pairs;
}
