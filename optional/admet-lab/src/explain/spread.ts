import {
  addCircularCounts,
  addPairCounts,
  atByte,
  atFloat,
  atomParts,
  atomSeeds,
  descriptorNames,
  featureLayout,
  type MoleculeGraph,
  moleculeFacts,
  roleSeeds,
} from '@biographql/admet-predictor/internal';

export interface Spread {
  readonly atoms: Float64Array;
  readonly rest: ReadonlyMap<string, number>;
}

const lacks = {
  atoms: 'atom environments not in the molecule',
  roles: 'pharmacophore environments not in the molecule',
  pairs: 'pharmacophore pairs not in the molecule',
} as const;

let names: readonly string[] | undefined;

/**
 * Divides each feature's contribution: a circular count's equally among its environments, and then among their
 * atoms; a pair count's equally among its pairs, half to each atom; a descriptor's by each atom's share of
 * it. The rest belongs to no atom.
 */
export function spread(
  graph: MoleculeGraph,
  features: Float32Array,
  contributions: Float64Array,
): Spread {
  const facts = moleculeFacts(graph);
  const { size } = graph;
  const atoms = new Float64Array(size);
  const rest = new Map<string, number>();
  const { atoms: first, roles, pairs, descriptors } = featureLayout;
  const give = (atom: number, amount: number) => {
    atoms[atom] = atFloat(atoms, atom) + amount;
  };
  const keep = (name: string, amount: number) => {
    if (amount !== 0) rest.set(name, (rest.get(name) ?? 0) + amount);
  };

  const circular = (seeds: Int32Array, from: number, to: number) =>
    addCircularCounts(facts, seeds, new Float32Array(to - from), (slot, center, radius) => {
      const amount = atFloat(contributions, from + slot) / atFloat(features, from + slot);
      if (amount === 0) return;
      const row = center * size;
      let inside = 0;
      for (let j = 0; j < size; j += 1) if (atByte(facts.distances, row + j) <= radius) inside += 1;
      for (let j = 0; j < size; j += 1)
        if (atByte(facts.distances, row + j) <= radius) give(j, amount / inside);
    });
  circular(atomSeeds(graph), first, roles);
  circular(roleSeeds(facts.roles.mask), roles, pairs);
  addPairCounts(facts, new Float32Array(descriptors - pairs), (slot, a, b) => {
    const half = atFloat(contributions, pairs + slot) / atFloat(features, pairs + slot) / 2;
    give(a, half);
    give(b, half);
  });
  for (let slot = 0; slot < descriptors; slot += 1)
    if (features[slot] === 0) {
      const block = slot < roles ? 'atoms' : slot < pairs ? 'roles' : 'pairs';
      keep(lacks[block], atFloat(contributions, slot));
    }

  names ??= descriptorNames();
  const parts = atomParts(facts);
  names.forEach((name, i) => {
    const amount = atFloat(contributions, descriptors + i);
    if (amount === 0) return;
    const atomAmounts = parts.get(name);
    const total = atomAmounts?.reduce((sum, part) => sum + part, 0) ?? 0;
    if (!atomAmounts || total === 0 || features[descriptors + i] === 0) keep(name, amount);
    else
      for (let atom = 0; atom < size; atom += 1)
        give(atom, (amount * atFloat(atomAmounts, atom)) / total);
  });
  return { atoms, rest };
}
