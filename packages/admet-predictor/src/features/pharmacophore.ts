import { AROMATIC, type Atom, countNeighbors, someNeighbor } from '../molecule/graph.js';

export const pharmacophoreBits = {
  donor: 1,
  acceptor: 2,
  base: 4,
  acid: 8,
  hydrophobe: 16,
  aromatic: 32,
  halogen: 64,
} as const;

/** Ionizable-group classes counted per molecule, with the pKa that we take for each class. */
export const ionizable = {
  carboxylicAcid: 4.2,
  strongAcid: 1,
  tetrazole: 4.9,
  acylSulfonamide: 4.5,
  phenol: 9.8,
  acidicNh: 8.5,
  aliphaticAmine: 9.5,
  cyclicAmine: 8.7,
  amidine: 12,
  pyridine: 5.2,
  imidazole: 7,
  aniline: 4.4,
} as const;

export type IonizableClass = keyof typeof ionizable;

export interface Pharmacophores {
  readonly mask: Uint8Array;
  readonly classes: readonly (IonizableClass | null)[];
}

export function pharmacophores(atoms: readonly Atom[]): Pharmacophores {
  const mask = new Uint8Array(atoms.length);
  const classes: (IonizableClass | null)[] = [];
  for (const atom of atoms) {
    const ionizableClass = classify(atom);
    classes.push(ionizableClass);
    mask[atom.index] = getMask(atom, ionizableClass);
  }
  return { mask, classes };
}

const bases = new Set<IonizableClass>(['aliphaticAmine', 'cyclicAmine', 'amidine', 'imidazole']);
const acids = new Set<IonizableClass>([
  'carboxylicAcid',
  'strongAcid',
  'tetrazole',
  'acylSulfonamide',
]);

function getMask(atom: Atom, kind: IonizableClass | null): number {
  const bits = pharmacophoreBits;
  const element = atom.element;
  const h = atom.hydrogens;
  const charge = atom.charge;
  let mask = 0;
  if ((element === 7 || element === 8 || element === 16) && h > 0) mask |= bits.donor;
  if (isAcceptor(atom)) mask |= bits.acceptor;
  if ((charge > 0 && !touchesAnion(atom)) || (kind && bases.has(kind))) mask |= bits.base;
  if ((charge < 0 && !touchesCation(atom)) || (kind && acids.has(kind))) mask |= bits.acid;
  const halogen = element === 9 || element === 17 || element === 35 || element === 53;
  if (halogen) mask |= bits.halogen;
  if (atom.aromatic) mask |= bits.aromatic;
  const greasyCarbon = element === 6 && atom.heteroNeighbors === 0 && charge === 0;
  const thioether = element === 16 && h === 0 && atom.doubleBonds === 0;
  if (greasyCarbon || thioether || (halogen && element !== 9)) mask |= bits.hydrophobe;
  return mask;
}

function touchesAnion(atom: Atom): boolean {
  return someNeighbor(atom, (other) => other.charge < 0);
}

function touchesCation(atom: Atom): boolean {
  return someNeighbor(atom, (other) => other.charge > 0);
}

function isAcceptor(atom: Atom): boolean {
  const element = atom.element;
  if (atom.charge > 0) return false;
  if (element === 8) return !atom.aromatic;
  if (element !== 7) return false;
  if (atom.aromatic) return atom.hydrogens === 0 && atom.bonds.length === 2;
  return !isConjugatedNitrogen(atom);
}

function isConjugatedNitrogen(atom: Atom): boolean {
  if (atom.doubleBonds > 0 || atom.tripleBonds > 0) return false;
  return someNeighbor(
    atom,
    (other) =>
      other.aromatic || other.oxoAcidCenter || (other.element === 6 && other.doubleBonds > 0),
  );
}

function classify(atom: Atom): IonizableClass | null {
  const element = atom.element;
  if (element === 8) return classifyOxygen(atom);
  return element === 7 ? classifyNitrogen(atom) : null;
}

function classifyOxygen(atom: Atom): IonizableClass | null {
  const [bond] = atom.bonds;
  if (atom.hydrogens === 0 || !bond || atom.bonds.length !== 1) return null;
  const center = bond.to;
  if (center.oxoAcidCenter) return 'strongAcid';
  if (center.carbonyl) return 'carboxylicAcid';
  return center.aromatic && center.element === 6 ? 'phenol' : null;
}

function classifyNitrogen(atom: Atom): IonizableClass | null {
  if (atom.charge !== 0) return null;
  if (atom.aromatic) return classifyAromaticNitrogen(atom);
  const h = atom.hydrogens;
  if (atom.tripleBonds > 0) return null;
  if (atom.doubleBonds > 0) return isAmidineNitrogen(atom) ? 'amidine' : null;
  const carbonyls = countNeighbors(atom, (other) => other.carbonyl);
  const sulfonyls = countNeighbors(atom, (other) => other.oxoAcidCenter);
  if (h > 0 && carbonyls > 0 && sulfonyls > 0) return 'acylSulfonamide';
  if (h > 0 && (sulfonyls > 0 || carbonyls > 1)) return 'acidicNh';
  if (carbonyls > 0 || sulfonyls > 0) return null;
  if (someNeighbor(atom, (other) => other.element !== 6)) return null;
  const aromatic = countNeighbors(atom, (other) => other.aromatic);
  if (aromatic > 0) return aromatic === 1 ? 'aniline' : null;
  if (isConjugatedNitrogen(atom)) return null;
  return atom.rings.length > 0 ? 'cyclicAmine' : 'aliphaticAmine';
}

function isAmidineNitrogen(atom: Atom): boolean {
  return someNeighbor(
    atom,
    (carbon, order) =>
      order === 2 &&
      carbon.element === 6 &&
      someNeighbor(carbon, (n, bond) => n !== atom && bond === 1 && n.element === 7),
  );
}

function classifyAromaticNitrogen(atom: Atom): IonizableClass | null {
  const ring = atom.rings[0] ?? [];
  const nitrogens = ring.filter((member) => member.element === 7).length;
  if (ring.length === 5) {
    if (nitrogens === 4) return atom.hydrogens > 0 ? 'tetrazole' : null;
    const pyridineLike = atom.bonds.length === 2 && atom.hydrogens === 0;
    return pyridineLike && nitrogens === 2 && !ring.some((m) => [8, 16].includes(m.element))
      ? 'imidazole'
      : null;
  }
  const bonds = countNeighbors(atom, (_, order) => order === AROMATIC);
  return ring.length === 6 && bonds === 2 && atom.bonds.length === 2 && nitrogens === 1
    ? 'pyridine'
    : null;
}
