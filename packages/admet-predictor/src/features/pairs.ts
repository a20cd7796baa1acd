import type { AtomFacts } from './atoms.js';
import {
  PHARMACOPHORE_CLASSES as CLASSES,
  DISTANCE_STEPS,
  CLASS_PAIRS as PAIRS,
} from './layout.js';

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
      const step = Math.min(distance, DISTANCE_STEPS - 1) * PAIRS;
      addClassPairs(mask[i] ?? 0, mask[j] ?? 0, { out, step, same: i === j });
    }
  }
}

/** Counts the unordered pairs of two masks' classes. */
function addClassPairs(
  first: number,
  second: number,
  {
    out,
    step,
    same,
  }: { readonly out: Float32Array; readonly step: number; readonly same: boolean },
): void {
  for (let a = 0; a < CLASSES; a += 1) {
    if ((first & (1 << a)) === 0) continue;
    for (let b = same ? a : 0; b < CLASSES; b += 1) {
      if ((second & (1 << b)) === 0) continue;
      const slot = step + (a > b ? (a * (a + 1)) / 2 + b : (b * (b + 1)) / 2 + a);
      out[slot] = (out[slot] ?? 0) + 1;
    }
  }
}
