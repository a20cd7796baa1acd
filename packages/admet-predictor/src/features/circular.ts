import type { AtomFacts } from './atoms.js';

/** Folded width of the exact-atom and of the pharmacophore-atom environments. */
export const circularWidths = { atoms: 2048, roles: 512 } as const;

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
  return Int32Array.from({ length: graph.size }, (_, i) => {
    let hash = mix(17, graph.element[i] ?? 0);
    hash = mix(hash, degree[i] ?? 0);
    hash = mix(hash, graph.hydrogens[i] ?? 0);
    hash = mix(hash, (graph.charge[i] ?? 0) + 8);
    hash = mix(hash, (graph.ringCount[i] ?? 0) > 0 ? 1 : 0);
    return mix(hash, graph.aromatic[i] ?? 0);
  });
}

/** Start values from the pharmacophore mask alone, so that like groups share environments. */
export function roleSeeds({ graph }: AtomFacts, mask: Uint8Array): Int32Array {
  return Int32Array.from({ length: graph.size }, (_, i) => mix(91, mask[i] ?? 0));
}

/** One avalanche step of MurmurHash3's 32-bit finalizer over `hash` and `value`. */
export function mix(hash: number, value: number): number {
  let k = Math.imul(value + 0x9e3779b9, 0xcc9e2d51);
  k = (k << 15) | (k >>> 17);
  let h = hash ^ Math.imul(k, 0x1b873593);
  h = Math.imul((h << 13) | (h >>> 19), 5) + 0xe6546b64;
  h ^= h >>> 16;
  h = Math.imul(h, 0x85ebca6b);
  h ^= h >>> 13;
  return h | 0;
}

/** Next round of neighborhood hashes; the order of neighbors does not matter. */
export function nextHashes({ graph }: AtomFacts, previous: Int32Array, round: number): Int32Array {
  const next = new Int32Array(graph.size);
  const around: number[] = [];
  for (let i = 0; i < graph.size; i += 1) {
    around.length = 0;
    for (let slot = graph.start[i] ?? 0; slot < (graph.start[i + 1] ?? 0); slot += 1)
      around.push(mix(graph.order[slot] ?? 0, previous[graph.neighbor[slot] ?? 0] ?? 0));
    around.sort((a, b) => a - b);
    let hash = mix(round, previous[i] ?? 0);
    for (const value of around) hash = mix(hash, value);
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
      for (let r = d; r <= MAX_RADIUS; r += 1) {
        const slot = i * (MAX_RADIUS + 1) + r;
        sizes[slot] = (sizes[slot] ?? 0) + 1;
      }
    }
  return sizes;
}
