import { at, atByte } from './at.js';

export const AROMATIC = 4;

/** A heavy atom with its bonds, from which the counts follow. `standardize` changes the writable fields in place. */
export interface Atom {
  readonly index: number;
  readonly origin: number;
  readonly element: number;
  charge: number;
  hydrogens: number;
  aromatic: boolean;
  readonly bonds: readonly Bond[];
  readonly rings: readonly Ring[];
  doubleBonds: number;
  tripleBonds: number;
  aromaticBonds: number;
  readonly heteroNeighbors: number;
  carbonyl: boolean;
  oxoAcidCenter: boolean;
  /** The hybridization exponent: 3 = sp3, 2 = sp2 or aromatic, 1 = sp. */
  hybridization: number;
}

export type Ring = readonly Atom[];

export interface Bond {
  readonly to: Atom;
  order: number;
  readonly cyclic: boolean;
  readonly place: number;
}

export type AtomRecord = Pick<Atom, 'element' | 'charge' | 'hydrogens' | 'aromatic'> &
  Partial<Pick<Atom, 'origin'>>;

export interface BondRecord {
  readonly a: number;
  readonly b: number;
  order: number;
}

export interface GraphParts {
  readonly atoms: readonly AtomRecord[];
  readonly bonds: readonly BondRecord[];
  readonly rings: readonly (readonly number[])[];
}

export interface MoleculeGraph {
  readonly size: number;
  readonly atoms: readonly Atom[];
  readonly bonds: readonly BondRecord[];
  readonly rings: readonly Ring[];
}

/**
 * Connects the atoms; each lists its bonds in the order of `bonds`.
 *
 * @throws RangeError when a bond or a ring names an atom that is not there.
 */
export function buildGraph({ atoms: records, bonds, rings }: GraphParts): MoleculeGraph {
  const atoms = records.map(unbound);
  const inRing = ringBondKeys(rings, atoms.length);
  bonds.forEach(({ a, b, order }, place) => {
    const cyclic = inRing.has(bondKey(a, b, atoms.length));
    bind(at(atoms, a), { to: at(atoms, b), order, cyclic, place });
    bind(at(atoms, b), { to: at(atoms, a), order, cyclic, place });
  });
  for (const atom of atoms) atom.hybridization = getHybridization(atom);
  const ringAtoms = rings.map((ring) => ring.map((place) => at(atoms, place)));
  for (const ring of ringAtoms) for (const atom of ring) atom.rings.push(ring);
  return { size: atoms.length, atoms, bonds, rings: ringAtoms };
}

/** Replaces the bond orders and the aromatic atoms of a graph, in place. */
export function reviseBonds(
  graph: MoleculeGraph,
  orders: Uint8Array,
  aromatic: ReadonlySet<Atom>,
): void {
  graph.bonds.forEach((bond, place) => {
    bond.order = atByte(orders, place);
  });
  for (const atom of graph.atoms) {
    Object.assign(atom, noBonds);
    atom.aromatic = aromatic.has(atom);
    for (const bond of atom.bonds) {
      bond.order = atByte(orders, bond.place);
      tally(atom, bond);
    }
    atom.hybridization = getHybridization(atom);
  }
}

export function perAtom(atoms: readonly Atom[], value: (atom: Atom) => number): Float64Array {
  const values = new Float64Array(atoms.length);
  for (const atom of atoms) values[atom.index] = value(atom);
  return values;
}

export function someNeighbor(atom: Atom, test: (other: Atom, order: number) => boolean): boolean {
  for (const { to, order } of atom.bonds) if (test(to, order)) return true;
  return false;
}

export function countNeighbors(atom: Atom, test: (other: Atom, order: number) => boolean): number {
  let count = 0;
  for (const { to, order } of atom.bonds) if (test(to, order)) count += 1;
  return count;
}

type Growing = { -readonly [Key in keyof Atom]: Atom[Key] } & { bonds: Bond[]; rings: Ring[] };

function unbound(record: AtomRecord, index: number): Growing {
  const { element, charge, hydrogens, aromatic, origin = index } = record;
  return {
    index,
    origin,
    element,
    charge,
    hydrogens,
    aromatic,
    bonds: [],
    rings: [],
    heteroNeighbors: 0,
    ...noBonds,
    hybridization: 0,
  };
}

const noBonds = {
  doubleBonds: 0,
  tripleBonds: 0,
  aromaticBonds: 0,
  carbonyl: false,
  oxoAcidCenter: false,
} as const;

function bind(atom: Growing, bond: Bond): void {
  atom.bonds.push(bond);
  if (bond.to.element !== 6) atom.heteroNeighbors += 1;
  tally(atom, bond);
}

function tally(atom: Atom, { to, order }: Bond): void {
  if (order === AROMATIC) atom.aromaticBonds += 1;
  else if (order === 3) atom.tripleBonds += 1;
  if (order !== 2) return;
  atom.doubleBonds += 1;
  const { element } = atom;
  if (element === 6 && (to.element === 8 || to.element === 16)) atom.carbonyl = true;
  if ((element === 16 || element === 15) && to.element === 8) atom.oxoAcidCenter = true;
}

function getHybridization({ tripleBonds, doubleBonds, aromaticBonds }: Atom): number {
  if (tripleBonds > 0 || doubleBonds > 1) return 1;
  return doubleBonds > 0 || aromaticBonds > 0 ? 2 : 3;
}

function bondKey(a: number, b: number, size: number): number {
  return a < b ? a * size + b : b * size + a;
}

function ringBondKeys(rings: GraphParts['rings'], size: number): Set<number> {
  const keys = new Set<number>();
  for (const ring of rings)
    ring.forEach((atom, i) => {
      const following = ring[(i + 1) % ring.length] ?? atom;
      keys.add(bondKey(atom, following, size));
    });
  return keys;
}
