import { atInt } from './at.js';
import type { MoleculeGraph } from './graph.js';
import { mix } from './mix.js';

const ROUNDS = 8;

/**
 * A number for each atom that does not depend on where hydrogens and double bonds are drawn: equal for atoms that the
 * skeleton of elements and connections does not distinguish.
 */
export function skeletonRanks({ size, atoms, bonds }: MoleculeGraph): Int32Array {
  let ranks = Int32Array.from(atoms, (atom) => {
    const seed = mix(mix(5, atom.element), atom.bonds.length);
    return mix(mix(seed, atom.charge + 8 + 32 * atom.rings.length), 0);
  });
  let next = new Int32Array(size);
  const sums = new Int32Array(size);
  for (let round = 0; round < ROUNDS; round += 1) {
    sums.fill(0);
    for (const { a, b } of bonds) {
      sums[a] = atInt(sums, a) + mix(round, atInt(ranks, b));
      sums[b] = atInt(sums, b) + mix(round, atInt(ranks, a));
    }
    for (let i = 0; i < size; i += 1) next[i] = mix(atInt(ranks, i), atInt(sums, i));
    [ranks, next] = [next, ranks];
  }
  return ranks;
}
