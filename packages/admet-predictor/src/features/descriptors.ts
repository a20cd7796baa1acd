import { buildGraph } from '../molecule/graph.js';
import { type DescriptorSink, type MoleculeFacts, moleculeFacts } from './facts.js';
import { putGroups } from './groups.js';
import { pharmacophoreBits } from './pharmacophore.js';
import { putProperties } from './properties.js';
import { putBonds, putComposition, putConnectivity, putRings } from './topology.js';

const roleNames = /* @__PURE__ */ Object.keys(pharmacophoreBits);
const roleBits = /* @__PURE__ */ Object.values(pharmacophoreBits);

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

export function descriptorNames(): readonly string[] {
  const names: string[] = [];
  putDescriptors(moleculeFacts(buildGraph({ atoms: [], bonds: [], rings: [] })), {
    put: (name) => names.push(name),
    putAll: (prefix, { length }, from = 0) => {
      for (let i = 0; i < length; i += 1) names.push(`${prefix}${from + i}`);
    },
    putEach: (prefix, suffixes) => names.push(...suffixes.map((name) => `${prefix}${name}`)),
  });
  return names;
}
