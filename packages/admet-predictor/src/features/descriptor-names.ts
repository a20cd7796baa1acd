import { buildGraph } from '../molecule/graph.js';
import { atomFacts } from './atoms.js';
import { putDescriptors } from './descriptors.js';
import { pharmacophores } from './pharmacophore.js';

/** Names of the descriptors that follow the folded blocks, in order: for training and tests. */
export function descriptorNames(): readonly string[] {
  const none = new Uint8Array();
  const facts = atomFacts(
    buildGraph({
      element: none,
      charge: new Int8Array(),
      hydrogens: none,
      aromatic: none,
      bonds: [],
      rings: [],
    }),
  );
  const names: string[] = [];
  putDescriptors(facts, pharmacophores(facts), {
    put: (name) => names.push(name),
    putAll: (prefix, { length }, from = 0) => {
      for (let i = 0; i < length; i += 1) names.push(`${prefix}${from + i}`);
    },
    putEach: (prefix, own) => names.push(...own.map((name) => `${prefix}${name}`)),
  });
  return names;
}
