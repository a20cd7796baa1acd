import { at } from '../molecule/at.js';
import type { MoleculeGraph } from '../molecule/graph.js';
import { addCircularCounts, atomSeeds, roleSeeds } from './circular.js';
import { putDescriptors } from './descriptors.js';
import { type DescriptorSink, moleculeFacts } from './facts.js';
import { featureCount, featureLayout } from './layout.js';
import { addPairCounts } from './pairs.js';

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
  const facts = moleculeFacts(graph);
  const { atoms, roles, pairs, descriptors } = featureLayout;
  addCircularCounts(facts, atomSeeds(graph), target.subarray(atoms, roles));
  addCircularCounts(facts, roleSeeds(facts.roles.mask), target.subarray(roles, pairs));
  addPairCounts(facts, target.subarray(pairs, descriptors));
  putDescriptors(facts, descriptorsInto(target.subarray(descriptors)));
  return target;
}

function descriptorsInto(target: Float32Array): DescriptorSink {
  let slot = 0;
  const put = (value: number) => {
    target[slot] = Math.round(value * 1e4 + TIE_BREAK) / 1e4;
    slot += 1;
  };
  const putMany = (values: ArrayLike<number>) => {
    for (let i = 0; i < values.length; i += 1) put(at(values, i));
  };
  return {
    put: (_name, value) => put(value),
    putAll: (_prefix, values) => putMany(values),
    putEach: (_prefix, _names, values) => putMany(values),
  };
}
