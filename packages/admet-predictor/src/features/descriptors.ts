import type { AtomFacts } from './atoms.js';
import type { DescriptorSink } from './descriptor-sink.js';
import { putGroups } from './groups.js';
import { type Pharmacophores, pharmacophoreBits } from './pharmacophore.js';
import { putProperties } from './properties.js';
import { putBonds, putComposition, putConnectivity, putRings } from './topology.js';

const roleNames = /* @__PURE__ */ Object.keys(pharmacophoreBits);
const roleBits = /* @__PURE__ */ Object.values(pharmacophoreBits);

/** Computes the named descriptors, which follow the folded blocks of the feature vector. */
export function putDescriptors(facts: AtomFacts, roles: Pharmacophores, out: DescriptorSink): void {
  putComposition(facts, out);
  putBonds(facts, out);
  putRings(facts, out);
  putConnectivity(facts, out);
  out.putEach(
    'role:',
    roleNames,
    roleBits.map((bit) => countWith(roles.mask, bit)),
  );
  putProperties(facts, roles, out);
  putGroups(facts, out);
}

function countWith(mask: Uint8Array, bit: number): number {
  let count = 0;
  for (const bits of mask) if (bits & bit) count += 1;
  return count;
}
