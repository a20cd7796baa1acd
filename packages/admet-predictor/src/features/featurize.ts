import type { MoleculeGraph } from '../molecule/graph.js';
import { type AtomFacts, atomFacts } from './atoms.js';
import { addCircularCounts, atomSeeds, circularWidths, roleSeeds } from './circular.js';
import { putGroups } from './groups.js';
import { addPairCounts, pairCount } from './pairs.js';
import { type Pharmacophores, pharmacophoreBits, pharmacophores } from './pharmacophore.js';
import { putProperties } from './properties.js';
import { type Put, putBonds, putComposition, putConnectivity, putRings } from './topology.js';

/** Version of the feature definition; a model refuses features of another version. */
export const FEATURE_VERSION = 1;

/** Moves exact halves off the rounding boundary, where summation order would decide. */
const TIE_BREAK = 0.0137;

/** Start of each block in the feature vector. */
export const featureLayout = {
  atoms: 0,
  roles: circularWidths.atoms,
  pairs: circularWidths.atoms + circularWidths.roles,
  descriptors: circularWidths.atoms + circularWidths.roles + pairCount,
} as const;

/**
 * Computes the feature vector of a standardized molecule: folded circular counts, pharmacophore-pair
 * counts, then named descriptors rounded to 1e-4 so that atom order cannot change a value.
 * `target` is reused when given; it is cleared first.
 */
export function featurize(
  graph: MoleculeGraph,
  target = new Float32Array(featureCount()),
): Float32Array {
  target.fill(0);
  const facts = atomFacts(graph);
  const roles = pharmacophores(facts);
  addCircularCounts(facts, atomSeeds(facts), {
    out: target,
    offset: featureLayout.atoms,
    width: circularWidths.atoms,
  });
  addCircularCounts(facts, roleSeeds(facts, roles.mask), {
    out: target,
    offset: featureLayout.roles,
    width: circularWidths.roles,
  });
  addPairCounts(facts, roles.mask, target.subarray(featureLayout.pairs));
  let slot = featureLayout.descriptors;
  putDescriptors(facts, roles, (_, value) => {
    target[slot] = Math.round(value * 1e4 + TIE_BREAK) / 1e4;
    slot += 1;
  });
  return target;
}

/** Length of the feature vector. */
export function featureCount(): number {
  return featureLayout.descriptors + descriptorNames().length;
}

let names: readonly string[] | undefined;

/** Names of the descriptors that follow the folded blocks, in order. */
export function descriptorNames(): readonly string[] {
  if (names) return names;
  const collected: string[] = [];
  const facts = atomFacts(methane());
  putDescriptors(facts, pharmacophores(facts), (name) => collected.push(name));
  names = collected;
  return names;
}

function putDescriptors(facts: AtomFacts, roles: Pharmacophores, put: Put): void {
  putComposition(facts, put);
  putBonds(facts, put);
  putRings(facts, put);
  putConnectivity(facts, put);
  for (const [name, bit] of Object.entries(pharmacophoreBits)) {
    let total = 0;
    for (const mask of roles.mask) if (mask & bit) total += 1;
    put(`role:${name}`, total);
  }
  putProperties(facts, roles, put);
  putGroups(facts, put);
}

function methane(): MoleculeGraph {
  return {
    size: 1,
    element: Uint8Array.of(6),
    charge: new Int8Array(1),
    hydrogens: Uint8Array.of(4),
    aromatic: new Uint8Array(1),
    bonds: [],
    rings: [],
    start: new Int32Array(2),
    neighbor: new Int32Array(0),
    order: new Uint8Array(0),
    ringBond: new Uint8Array(0),
    ringCount: new Uint8Array(1),
  };
}
