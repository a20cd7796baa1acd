import { at, atByte, atFloat } from '../molecule/at.js';
import { type MoleculeFacts, NOT_CONNECTED } from './facts.js';
import {
  PHARMACOPHORE_CLASSES as CLASSES,
  DISTANCE_STEPS,
  CLASS_PAIRS as PAIRS,
} from './layout.js';

const classesIn = /* @__PURE__ */ Array.from({ length: 1 << CLASSES }, (_, mask) =>
  [...Array(CLASSES).keys()].filter((kind) => mask & (1 << kind)),
);

/**
 * Counts atom pairs by pharmacophore classes and bond distance (0 for two classes on one atom up to
 * 9 and more): the correlation vector of Schneider et al., Angew. Chem. 38 (1999) 2894, with seven
 * classes and plain counts. Writes from the start of `out`.
 * @param visit - called with each pair, for explanations.
 */
export function addPairCounts(
  { graph, distances, roles }: MoleculeFacts,
  out: Float32Array,
  visit?: (slot: number, first: number, second: number) => void,
): void {
  const { mask } = roles;
  const atoms = graph.atoms.filter(({ index }) => atByte(mask, index) !== 0);
  for (const { index: i } of atoms)
    for (const { index: j } of atoms) {
      const distance = atByte(distances, i * graph.size + j);
      if (j < i || distance === NOT_CONNECTED) continue;
      const step = Math.min(distance, DISTANCE_STEPS - 1) * PAIRS;
      for (const a of at(classesIn, atByte(mask, i)))
        for (const b of at(classesIn, atByte(mask, j))) {
          if (i === j && b < a) continue;
          const slot = step + (a > b ? (a * (a + 1)) / 2 + b : (b * (b + 1)) / 2 + a);
          out[slot] = atFloat(out, slot) + 1;
          visit?.(slot, i, j);
        }
    }
}
