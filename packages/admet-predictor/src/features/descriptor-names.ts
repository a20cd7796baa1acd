import { buildGraph } from '../molecule/graph.js';
import { putDescriptors } from './descriptors.js';
import { moleculeFacts } from './facts.js';

/** Names of the descriptors that follow the folded blocks, in order: for training and tests. */
export function descriptorNames(): readonly string[] {
  const names: string[] = [];
  putDescriptors(moleculeFacts(buildGraph({ atoms: [], bonds: [], rings: [] })), {
    put: (name) => names.push(name),
    putAll: (prefix, { length }, from = 0) => {
      for (let i = 0; i < length; i += 1) names.push(`${prefix}${from + i}`);
    },
    putEach: (prefix, own) => names.push(...own.map((name) => `${prefix}${name}`)),
  });
  return names;
}
