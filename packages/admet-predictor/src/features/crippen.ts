import { AROMATIC, type Atom, countNeighbors, someNeighbor } from '../molecule/graph.js';
import { crippenNames } from './crippen-table.js';

const typeIndex = new Map(crippenNames.map((name, i) => [name, i]));

export interface CrippenAssignment {
  readonly heavy: Uint8Array;
  readonly hydrogen: Uint8Array;
}

export function assignCrippen(atoms: readonly Atom[]): CrippenAssignment {
  return {
    heavy: new Uint8Array(atoms.map((atom) => indexOf(heavyType(atom, surroundings(atom))))),
    hydrogen: new Uint8Array(atoms.map((atom) => indexOf(hydrogenType(atom)))),
  };
}

function indexOf(type: string): number {
  const index = typeIndex.get(type);
  if (index === undefined) throw new RangeError(`Unknown atom type ${type}.`);
  return index;
}

interface Surroundings {
  readonly aliphaticCarbon: number;
  readonly aliphatic: number;
  readonly aromatic: number;
  readonly aromaticCarbon: number;
  readonly polar: number;
  readonly exotic: number;
}

const polarElements = new Set([7, 8, 16, 9, 17, 35, 53]);

function surroundings(atom: Atom): Surroundings {
  let aliphaticCarbon = 0;
  let aliphatic = 0;
  let aromatic = 0;
  let aromaticCarbon = 0;
  let polar = 0;
  let exotic = 0;
  for (const { to: other, order } of atom.bonds) {
    if (order !== 1 && order !== AROMATIC) continue;
    const { element } = other;
    if (other.aromatic) {
      aromatic += 1;
      if (element === 6) aromaticCarbon += 1;
    } else {
      aliphatic += 1;
      if (element === 6) aliphaticCarbon += 1;
      else if (polarElements.has(element)) polar += 1;
      else exotic += 1;
    }
  }
  return { aliphaticCarbon, aliphatic, aromatic, aromaticCarbon, polar, exotic };
}

function heavyType(atom: Atom, near: Surroundings): string {
  const { element } = atom;
  const { charge } = atom;
  if (element === 6)
    return atom.aromatic ? aromaticCarbonType(atom, near) : aliphaticCarbonType(atom, near);
  if (element === 7) return nitrogenType(atom, near);
  if (element === 8) return oxygenType(atom, near);
  if (element === 15) return 'P';
  if (element === 16) {
    if (atom.aromatic) return 'S3';
    return charge !== 0 || atom.oxoAcidCenter ? 'S2' : 'S1';
  }
  const halogen = { 9: 'F', 17: 'Cl', 35: 'Br', 53: 'I' }[element];
  if (halogen) return charge === 0 ? halogen : 'Hal';
  return (element >= 21 && element <= 30) ||
    (element >= 39 && element <= 48) ||
    (element >= 72 && element <= 80)
    ? 'Me2'
    : 'Me1';
}

function aliphaticCarbonType(atom: Atom, near: Surroundings): string {
  const h = atom.hydrogens;
  const connections = h + atom.bonds.length;
  const { aliphaticCarbon, polar } = near;
  if (h === 4 || (h === 3 && aliphaticCarbon > 0) || (h === 2 && aliphaticCarbon > 1)) return 'C1';
  if ((h === 1 && aliphaticCarbon > 2) || (h === 0 && aliphaticCarbon > 3)) return 'C2';
  if (near.aromatic > 0 && h === 3) return near.aromaticCarbon > 0 ? 'C8' : 'C9';
  if (near.aromatic > 0 && connections === 4) return h === 2 ? 'C10' : h === 1 ? 'C11' : 'C12';
  if (polar > 0 && h === 3) return 'C3';
  if (polar > 0 && connections === 4 && h === 2) return 'C3';
  if (polar > 0 && connections === 4) return 'C4';
  const doubleTo = (test: (other: Atom) => boolean) =>
    someNeighbor(atom, (other, order) => order === 2 && test(other));
  if (doubleTo((o) => !o.aromatic && o.element !== 6)) return 'C5';
  if (doubleTo((o) => !o.aromatic)) return near.aromatic > 0 ? 'C26' : 'C6';
  if (atom.tripleBonds > 0) return 'C7';
  if (doubleTo((o) => o.aromatic)) return 'C26';
  return connections === 4 && near.exotic > 0 ? 'C27' : 'CS';
}

function aromaticCarbonType(atom: Atom, near: Surroundings): string {
  if (atom.hydrogens > 0) return 'C18';
  if (near.exotic > 0) return 'C13';
  const outer = (test: (element: number, aromatic: boolean) => boolean, bond = 1) =>
    someNeighbor(atom, (o, order) => order === bond && test(o.element, o.aromatic));
  if (outer((element) => element === 9)) return 'C14';
  if (outer((element) => element === 17)) return 'C15';
  if (outer((element) => element === 35)) return 'C16';
  if (outer((element) => element === 53)) return 'C17';
  if (atom.aromaticBonds > 2) return 'C19';
  if (outer((_, aromatic) => aromatic)) return 'C20';
  if (outer((element) => element === 6)) return 'C21';
  if (outer((element) => element === 7)) return 'C22';
  if (outer((element) => element === 8)) return 'C23';
  if (outer((element) => element === 16)) return 'C24';
  if (outer((element) => element === 6 || element === 7 || element === 8, 2)) return 'C25';
  return 'CS';
}

function nitrogenType(atom: Atom, near: Surroundings): string {
  const h = atom.hydrogens;
  const { charge } = atom;
  if (atom.aromatic) return charge > 0 ? 'N12' : charge === 0 ? 'N11' : 'NS';
  const doubles = atom.doubleBonds;
  const triples = atom.tripleBonds;
  if (charge < 0) return 'N14';
  if (charge > 0) {
    if (h > 0) return 'N10';
    if (near.aliphatic > 3) return 'N13';
    if (triples > 0) return 'N14';
    const azide = countNeighbors(atom, (o, order) => order === 2 && o.element === 7) > 1;
    if (azide) return 'N14';
    const diazo = doubles > 1 && someNeighbor(atom, (o) => o.element === 7);
    return diazo ? 'N13' : 'NS';
  }
  if (h === 2) return near.aliphatic > 0 ? 'N1' : near.aromatic > 0 ? 'N3' : 'NS';
  if (h === 1) {
    if (near.aliphatic > 1) return 'N2';
    if (near.aromatic > 0 && near.aromatic + near.aliphatic > 1) return 'N4';
    return doubles > 0 ? 'N5' : 'NS';
  }
  if (doubles > 0 && near.aliphatic + near.aromatic > 0) return 'N6';
  if (near.aliphatic > 2) return 'N7';
  if (near.aromatic > 0 && near.aromatic + near.aliphatic > 2) return 'N8';
  return triples > 0 ? 'N9' : 'NS';
}

function oxygenType(atom: Atom, near: Surroundings): string {
  if (atom.aromatic) return 'O1';
  if (atom.hydrogens > 0) return 'O2';
  if (near.aliphatic > 1) return 'O3';
  if (near.aromatic > 0 && near.aromatic + near.aliphatic > 1) return 'O4';
  // An atom without bonds counts as its neighbor.
  const other = atom.bonds[0]?.to ?? atom;
  const { element } = other;
  if (atom.charge < 0) {
    if (element === 7) return 'O5';
    if (element === 16) return 'O6';
    return other.carbonyl ? 'O12' : 'O7';
  }
  if (atom.doubleBonds === 0) return 'OS';
  if (element === 7 || element === 8) return 'O5';
  if (element === 16) return 'O6';
  if (element !== 6) return 'OS';
  return other.aromatic ? 'O8' : carbonylOxygenType(other);
}

function carbonylOxygenType(carbon: Atom): string {
  const h = carbon.hydrogens;
  const near = surroundings(carbon);
  const hetero = near.aliphatic - near.aliphaticCarbon;
  if (h > 0) {
    if (h === 2 || near.aliphaticCarbon > 0) return 'O9';
    if (
      someNeighbor(carbon, (o, order) => order === 1 && [7, 8].includes(o.element) && !o.aromatic)
    )
      return 'O9';
    return near.aromaticCarbon > 0 ? 'O10' : 'OS';
  }
  if (near.aliphaticCarbon > 0 && near.aliphatic > 1) return 'O9';
  if (carbon.doubleBonds > 1) return 'O9';
  if (
    near.aromatic > 0 &&
    near.aliphaticCarbon + near.aromaticCarbon > 0 &&
    near.aromatic + near.aliphatic > 1
  )
    return 'O10';
  return hetero > 1 ? 'O11' : 'OS';
}

function hydrogenType(atom: Atom): string {
  const { element } = atom;
  const aromatic = atom.aromatic;
  if (element === 6) return 'H1';
  if (element === 7) return 'H3';
  if (aromatic || element !== 8) return 'H2';
  if (atom.hydrogens > 1) return 'H2';
  const other = atom.bonds[0]?.to ?? atom;
  const partner = other.element;
  if (other.aromatic) return 'H2';
  if (partner === 6) {
    const connections = other.hydrogens + other.bonds.length;
    if (connections === 4) return 'H2';
    const enol = other.carbonyl || someNeighbor(other, (_, order) => order === 2);
    return enol ? 'H4' : 'HS';
  }
  if (partner === 7) return 'H3';
  return partner === 8 || partner === 16 ? 'H4' : 'H2';
}
