import type { DescriptorSink } from './descriptor-sink.js';
import type { MoleculeFacts } from './facts.js';
import { putGroups } from './groups.js';
import { pharmacophoreBits } from './pharmacophore.js';
import { putProperties } from './properties.js';
import { putBonds, putComposition, putConnectivity, putRings } from './topology.js';

const roleNames = /* @__PURE__ */ Object.keys(pharmacophoreBits);
const roleBits = /* @__PURE__ */ Object.values(pharmacophoreBits);

/** Computes the named descriptors, which follow the folded blocks of the feature vector. */
export function putDescriptors(facts: MoleculeFacts, out: DescriptorSink): void {
  putComposition(facts.graph, out);
  putBonds(facts.graph, out);
  putRings(facts, out);
  putConnectivity(facts, out);
  out.putEach(
    'role:',
    roleNames,
    roleBits.map((bit) => countWith(facts.roles.mask, bit)),
  );
  putProperties(facts, out);
  putGroups(facts.graph.atoms, out);
}

function countWith(mask: Uint8Array, bit: number): number {
  let count = 0;
  for (const bits of mask) if (bits & bit) count += 1;
  return count;
}
