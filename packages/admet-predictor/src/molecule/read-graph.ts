import { at } from './at.js';
import { type BondRecord, buildGraph, type MoleculeGraph } from './graph.js';
import { type JsonAtom, type JsonBond, repairValences } from './repair-valences.js';

interface JsonExtension {
  readonly name?: string;
  readonly atomRings?: readonly (readonly number[])[];
}

interface JsonMolecule {
  readonly atoms?: readonly JsonAtom[];
  readonly bonds?: readonly JsonBond[];
  readonly extensions?: readonly JsonExtension[];
}

export interface WrittenMolecule extends MoleculeGraph {
  readonly corrections: readonly string[];
  readonly isRadical: boolean;
  readonly hasDativeBond: boolean;
}

const DATIVE = 17;

/**
 * Reads the toolkit's CommonChem JSON into a graph of single, double and triple bonds; `standardize` finds the aromatic
 * ones. Explicit hydrogens with exactly one heavy neighbor (deuterium, mapped hydrogens) count as hydrogens of it.
 *
 * @throws SyntaxError if the text is not JSON.
 */
export function readGraph(json: string): WrittenMolecule {
  const parsed = JSON.parse(json) as { readonly molecules?: readonly JsonMolecule[] };
  const molecule = parsed.molecules?.[0] ?? {};
  const bonds = molecule.bonds ?? [];
  const { atoms, ...valences } = repairValences(molecule.atoms ?? [], bonds);
  const extra = molecule.extensions?.find((extension) => extension.atomRings);
  const { place, heavy, added } = foldHydrogens(atoms, bonds);
  const records: BondRecord[] = [];
  for (const bond of bonds) {
    const a = at(place, bond.atoms[0]);
    const b = at(place, bond.atoms[1]);
    if (a >= 0 && b >= 0) records.push({ a, b, order: plainOrder(bond.bo) });
  }
  const graph = buildGraph({
    atoms: heavy.map((i) => ({
      element: atoms[i]?.z ?? 6,
      charge: atoms[i]?.chg ?? 0,
      hydrogens: (atoms[i]?.impHs ?? 0) + at(added, i),
      aromatic: false,
      origin: i,
    })),
    bonds: records,
    rings: (extra?.atomRings ?? []).map((ring) => ring.map((atom) => at(place, atom))),
  });
  return { ...graph, ...valences, hasDativeBond: bonds.some(({ bo }) => bo === DATIVE) };
}

function plainOrder(bo: number | undefined): number {
  return bo === 2 || bo === 3 ? bo : 1;
}

function foldHydrogens(atoms: readonly JsonAtom[], bonds: readonly JsonBond[]) {
  const added = new Uint8Array(atoms.length);
  const folded = new Uint8Array(atoms.length);
  if (atoms.some((atom) => atom.z === 1)) {
    const degrees = new Uint8Array(atoms.length);
    for (const { atoms: ends } of bonds)
      for (const end of ends) degrees[end] = at(degrees, end) + 1;
    for (const { atoms: ends } of bonds)
      for (const [h, parent] of [ends, [ends[1], ends[0]]] as const)
        if (atoms[h]?.z === 1 && degrees[h] === 1 && atoms[parent]?.z !== 1) {
          folded[h] = 1;
          added[parent] = at(added, parent) + 1;
        }
  }
  const place = new Int32Array(atoms.length).fill(-1);
  const heavy: number[] = [];
  atoms.forEach((_, i) => {
    if (folded[i] === 1) return;
    place[i] = heavy.length;
    heavy.push(i);
  });
  return { place, heavy, added };
}
