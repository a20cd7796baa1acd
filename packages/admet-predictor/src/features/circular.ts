import { atFloat, atInt, mix } from '../molecule/at.js';
import type { MoleculeGraph } from '../molecule/graph.js';
import type { MoleculeFacts } from './facts.js';

const MAX_RADIUS = 2;

/**
 * Adds hashed circular environments as counts: for each atom and radius 0, 1, 2 a 32-bit hash of
 * its surroundings (Rogers and Hahn, J. Chem. Inf. Model. 50 (2010) 742), folded to the length of `out`.
 * A radius that adds no atom is skipped.
 * @param visit - called with each environment, for explanations.
 */
export function addCircularCounts(
  { graph, distances }: MoleculeFacts,
  seeds: Int32Array,
  out: Float32Array,
  visit?: (slot: number, center: number, radius: number) => void,
): void {
  let hashes = seeds;
  for (let radius = 0; radius <= MAX_RADIUS; radius += 1) {
    if (radius > 0) hashes = nextHashes(graph, hashes, radius);
    for (let i = 0; i < graph.size; i += 1) {
      if (!hasAtomAt(radius, i * graph.size, distances, graph.size)) continue;
      const slot = (atInt(hashes, i) >>> 0) % out.length;
      out[slot] = atFloat(out, slot) + 1;
      visit?.(slot, i, radius);
    }
  }
}

export function atomSeeds({ atoms }: MoleculeGraph): Int32Array {
  const seeds = atoms.map((atom) => {
    let hash = mix(17, atom.element);
    hash = mix(hash, atom.bonds.length);
    hash = mix(hash, atom.hydrogens);
    hash = mix(hash, atom.charge + 8);
    hash = mix(hash, atom.rings.length > 0 ? 1 : 0);
    return mix(hash, atom.aromatic ? 1 : 0);
  });
  return new Int32Array(seeds);
}

/** Start values from only the pharmacophore mask, so that like groups share environments. */
export function roleSeeds(mask: Uint8Array): Int32Array {
  return new Int32Array(mask).map((bits) => mix(91, bits));
}

function hasAtomAt(distance: number, row: number, distances: Uint8Array, size: number): boolean {
  for (let place = row; place < row + size; place += 1)
    if (distances[place] === distance) return true;
  return false;
}

function nextHashes({ atoms }: MoleculeGraph, previous: Int32Array, round: number): Int32Array {
  const next = new Int32Array(atoms.length);
  for (const { index, bonds } of atoms) {
    let count = 0;
    for (const { to, order } of bonds) {
      around[count] = mix(order, atInt(previous, to.index));
      count += 1;
    }
    next[index] = mixAround(mix(round, atInt(previous, index)), count);
  }
  return next;
}

export const around = new Int32Array(256);

/** Mixes a hash with the first `count` values of `around`, sorted. */
export function mixAround(seed: number, count: number): number {
  // An insertion sort: an atom has few neighbors.
  for (let i = 1; i < count; i += 1) {
    const value = atInt(around, i);
    let place = i;
    for (; place > 0 && atInt(around, place - 1) > value; place -= 1)
      around[place] = atInt(around, place - 1);
    around[place] = value;
  }
  let hash = seed;
  for (let place = 0; place < count; place += 1) hash = mix(hash, atInt(around, place));
  return hash;
}
