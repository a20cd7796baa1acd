import { covalentRadius } from '../molecule/elements.js';
import { AROMATIC, type Atom, perAtom } from '../molecule/graph.js';

const HYDROGEN_RADIUS = 0.33;
/** Bond shortening in angstrom by order: Labute, J. Mol. Graph. Model. 18 (2000) 464. */
const shortening: Readonly<Record<number, number>> = { 1: 0, 2: 0.2, 3: 0.3, [AROMATIC]: 0.1 };

/** Approximate van der Waals surface of each heavy atom with its hydrogens, in square angstrom. */
export function surfaceAreas(atoms: readonly Atom[]): Float64Array {
  return perAtom(atoms, (atom) => {
    const atomRadius = covalentRadius(atom.element);
    let overlap = 0;
    for (const { to, order } of atom.bonds) {
      const radius = covalentRadius(to.element);
      const bond = atomRadius + radius - (shortening[order] ?? 0);
      overlap += buried(atomRadius, radius, bond);
    }
    const h = atom.hydrogens;
    overlap += h * buried(atomRadius, HYDROGEN_RADIUS, atomRadius + HYDROGEN_RADIUS);
    const exposed = Math.PI * atomRadius * (4 * atomRadius - overlap);
    const ofHydrogens =
      Math.PI *
      HYDROGEN_RADIUS *
      (4 * HYDROGEN_RADIUS - buried(HYDROGEN_RADIUS, atomRadius, atomRadius + HYDROGEN_RADIUS));
    return exposed + h * ofHydrogens;
  });
}

function buried(radius: number, other: number, bond: number): number {
  const length = Math.min(Math.max(Math.abs(radius - other), bond), radius + other);
  return (other * other - (radius - length) ** 2) / length;
}

/**
 * Polar surface contribution of each N and O in square angstrom: Ertl, Rohde and Selzer,
 * J. Med. Chem. 43 (2000) 3714, table 1 (S and P left out); atoms outside the table are estimated
 * from their number of bonds and hydrogens.
 */
export function polarAreas(atoms: readonly Atom[]): Float64Array {
  return perAtom(atoms, (atom) => {
    if (atom.element === 7) return nitrogenArea(atom);
    return atom.element === 8 ? oxygenArea(atom) : 0;
  });
}

const nitrogenTable: Readonly<Record<string, number>> = {
  '3 0 0 0 0 0': 3.24,
  '2 0 1 0 0 0': 12.36,
  '1 0 0 1 0 0': 23.79,
  '3 0 2 0 0 0': 11.68,
  '2 0 1 1 0 0': 13.6,
  '2 1 0 0 0 0': 12.03,
  '1 1 1 0 0 0': 23.85,
  '1 2 0 0 0 0': 26.02,
  '4 0 0 0 0 1': 0,
  '3 0 1 0 0 1': 3.01,
  '2 0 0 1 0 1': 4.36,
  '3 1 0 0 0 1': 4.44,
  '2 1 1 0 0 1': 13.97,
  '2 2 0 0 0 1': 16.61,
  '1 2 1 0 0 1': 25.59,
  '1 3 0 0 0 1': 27.64,
  '2 0 0 0 2 0': 12.89,
  '3 0 0 0 3 0': 4.41,
  '3 0 0 0 2 0': 4.93,
  '3 0 1 0 2 0': 8.39,
  '2 1 0 0 2 0': 15.79,
  '3 0 0 0 3 1': 4.1,
  '3 0 0 0 2 1': 3.88,
  '2 1 0 0 2 1': 14.14,
};

function nitrogenArea(atom: Atom): number {
  const degree = atom.bonds.length;
  const h = atom.hydrogens;
  const key = [degree, h, atom.doubleBonds, atom.tripleBonds, atom.aromaticBonds, atom.charge].join(
    ' ',
  );
  if (inThreeRing(atom)) {
    if (key === '3 0 0 0 0 0') return 3.01;
    if (key === '2 1 0 0 0 0') return 21.94;
  }
  return nitrogenTable[key] ?? Math.max(0, 30.5 - degree * 8.2 + h * 1.5);
}

function oxygenArea(atom: Atom): number {
  if (atom.aromatic) return 13.14;
  if (atom.doubleBonds > 0) return 17.07;
  if (atom.hydrogens > 0) return 20.23;
  if (atom.charge < 0) return 23.06;
  return inThreeRing(atom) ? 12.53 : 9.23;
}

function inThreeRing(atom: Atom): boolean {
  return atom.rings.some((ring) => ring.length === 3);
}
