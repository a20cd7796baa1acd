import { mix } from '../molecule/mix.js';
import type { AtomFacts } from './atoms.js';

const MAX_RADIUS = 2;

/**
 * Adds hashed circular environments as counts: for each atom and radius 0, 1, 2 a 32-bit hash of
 * its surroundings (Rogers and Hahn, J. Chem. Inf. Model. 50 (2010) 742), folded to `width`.
 * A radius that reaches no further atom than the one before is left out.
 */
export function addCircularCounts(
  facts: AtomFacts,
  seeds: Int32Array,
  target: { readonly out: Float32Array; readonly offset: number; readonly width: number },
): void {
  const { size } = facts.graph;
  const reach = ballSizes(facts);
  let current = seeds;
  for (let radius = 0; radius <= MAX_RADIUS; radius += 1) {
    if (radius > 0) current = nextHashes(facts, current, radius);
    for (let i = 0; i < size; i += 1) {
      const grew =
        radius === 0 ||
        (reach[i * (MAX_RADIUS + 1) + radius] ?? 0) >
          (reach[i * (MAX_RADIUS + 1) + radius - 1] ?? 0);
      if (!grew) continue;
      const slot = target.offset + (((current[i] ?? 0) >>> 0) % target.width);
      target.out[slot] = (target.out[slot] ?? 0) + 1;
    }
  }
}

/** Start values from element, connections, hydrogens, charge, ring membership and aromaticity. */
export function atomSeeds({ graph, degree }: AtomFacts): Int32Array {
  const seeds = new Int32Array(graph.size);
  for (let i = 0; i < graph.size; i += 1) {
    let hash = mix(17, graph.element[i] ?? 0);
    hash = mix(hash, degree[i] ?? 0);
    hash = mix(hash, graph.hydrogens[i] ?? 0);
    hash = mix(hash, (graph.charge[i] ?? 0) + 8);
    hash = mix(hash, (graph.ringCount[i] ?? 0) > 0 ? 1 : 0);
    seeds[i] = mix(hash, graph.aromatic[i] ?? 0);
  }
  return seeds;
}

/** Start values from the pharmacophore mask alone, so that like groups share environments. */
export function roleSeeds(mask: Uint8Array): Int32Array {
  const seeds = new Int32Array(mask.length);
  for (let i = 0; i < mask.length; i += 1) seeds[i] = mix(91, mask[i] ?? 0);
  return seeds;
}

/** Sorted hashes of one atom's neighbors; no atom has as many. */
const around = new Int32Array(256);

/** Next round of neighborhood hashes; the order of neighbors does not matter. */
function nextHashes({ graph }: AtomFacts, previous: Int32Array, round: number): Int32Array {
  const { size, start, neighbor, order } = graph;
  const next = new Int32Array(size);
  for (let i = 0; i < size; i += 1) {
    let count = 0;
    const end = start[i + 1] ?? 0;
    for (let slot = start[i] ?? 0; slot < end; slot += 1) {
      const value = mix(order[slot] ?? 0, previous[neighbor[slot] ?? 0] ?? 0);
      // An insertion sort: an atom has few neighbors.
      let place = count;
      while (place > 0 && (around[place - 1] ?? 0) > value) {
        around[place] = around[place - 1] ?? 0;
        place -= 1;
      }
      around[place] = value;
      count += 1;
    }
    let hash = mix(round, previous[i] ?? 0);
    for (let k = 0; k < count; k += 1) hash = mix(hash, around[k] ?? 0);
    next[i] = hash;
  }
  return next;
}

function ballSizes({ graph, distance }: AtomFacts): Uint16Array {
  const { size } = graph;
  const sizes = new Uint16Array(size * (MAX_RADIUS + 1));
  for (let i = 0; i < size; i += 1)
    for (let j = 0; j < size; j += 1) {
      const d = distance[i * size + j] ?? 255;
      if (d > MAX_RADIUS) continue;
      for (let r = d; r <= MAX_RADIUS; r += 1) {
        const slot = i * (MAX_RADIUS + 1) + r;
        sizes[slot] = (sizes[slot] ?? 0) + 1;
      }
    }
  return sizes;
}
