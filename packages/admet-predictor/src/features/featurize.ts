import type { MoleculeGraph } from '../molecule/graph.js';
import { type AtomFacts, atomFacts } from './atoms.js';
import { addCircularCounts, atomSeeds, roleSeeds } from './circular.js';
import { putGroups } from './groups.js';
import { circularWidths, featureCount, featureLayout } from './layout.js';
import { addPairCounts } from './pairs.js';
import { type Pharmacophores, pharmacophoreBits, pharmacophores } from './pharmacophore.js';
import { putProperties } from './properties.js';
import { type Put, putBonds, putComposition, putConnectivity, putRings } from './topology.js';

/** Moves exact halves off the rounding boundary, where summation order would decide. */
const TIE_BREAK = 0.0137;

/**
 * Computes the feature vector of a standardized molecule: folded circular counts, pharmacophore-pair
 * counts, then named descriptors rounded to 1e-4 so that atom order cannot change a value.
 * `target` is reused when given; it is cleared first.
 */
export function featurize(
  graph: MoleculeGraph,
  target = new Float32Array(featureCount),
): Float32Array {
  target.fill(0);
  const facts = atomFacts(graph);
  const roles = pharmacophores(facts);
  addCircularCounts(facts, atomSeeds(facts), {
    out: target,
    offset: featureLayout.atoms,
    width: circularWidths.atoms,
  });
  addCircularCounts(facts, roleSeeds(roles.mask), {
    out: target,
    offset: featureLayout.roles,
    width: circularWidths.roles,
  });
  addPairCounts(facts, roles.mask, target.subarray(featureLayout.pairs));
  let slot = featureLayout.descriptors;
  putDescriptors(facts, roles, (value) => {
    target[slot] = Math.round(value * 1e4 + TIE_BREAK) / 1e4;
    slot += 1;
  });
  return target;
}

function putDescriptors(facts: AtomFacts, roles: Pharmacophores, put: Put): void {
  putComposition(facts, put);
  putBonds(facts, put);
  putRings(facts, put);
  putConnectivity(facts, put);
  for (let bit = 1; bit <= pharmacophoreBits.halogen; bit *= 2) {
    let total = 0;
    for (const mask of roles.mask) if (mask & bit) total += 1;
    put(total);
  }
  putProperties(facts, roles, put);
  putGroups(facts, put);
}
