import { atInt } from './at.js';
import type { MoleculeGraph } from './graph.js';
import { mix } from './mix.js';

const ROUNDS = 8;

/**
 * A number for each atom that does not depend on where hydrogens and double bonds are drawn: equal for atoms that the
 * skeleton of elements and connections does not tell apart. `marks` parts atoms that are alike otherwise.
 */
export function skeletonRanks({ size, atoms }: MoleculeGraph, marks?: Int32Array): Int32Array {
  let ranks = Int32Array.from(atoms, ({ index, element, charge, bonds, rings }) =>
    mix(
      mix(mix(mix(5, element), bonds.length), charge + 8 + 32 * rings.length),
      marks?.[index] ?? 0,
    ),
  );
  for (let round = 0; round < ROUNDS; round += 1) {
    const next = new Int32Array(size);
    for (const { index, bonds } of atoms) {
      let sum = 0;
      for (const { to } of bonds) sum += mix(round, atInt(ranks, to.index));
      next[index] = mix(atInt(ranks, index), sum | 0);
    }
    ranks = next;
  }
  return ranks;
}
