import { AROMATIC, type Atom } from '../molecule/graph.js';

export interface Site {
  atom: Atom;
  hydrogens: number;
  charge: number;
  degree: number;
  hetero: number;
  aromatic: boolean;
  hybridization: number;
  rings: number;
  carbonyl: boolean;
  singleN: number;
  singleO: number;
  singleF: number;
  singleS: number;
  doubleC: number;
  doubleN: number;
  doubleO: number;
  doubleS: number;
  tripleC: number;
  tripleN: number;
  aromatics: number;
  aryls: number;
  carbonyls: number;
  hydroxyls: number;
  methyls: number;
  aromaticBonds: number;
  ringBonds: number;
}

export function createSite(atom: Atom): Site {
  return {
    atom,
    aromatic: false,
    carbonyl: false,
    hydrogens: 0,
    charge: 0,
    degree: 0,
    hetero: 0,
    hybridization: 0,
    rings: 0,
    singleN: 0,
    singleO: 0,
    singleF: 0,
    singleS: 0,
    doubleC: 0,
    doubleN: 0,
    doubleO: 0,
    doubleS: 0,
    tripleC: 0,
    tripleN: 0,
    aromatics: 0,
    aryls: 0,
    carbonyls: 0,
    hydroxyls: 0,
    methyls: 0,
    aromaticBonds: 0,
    ringBonds: 0,
  };
}

export function visitSite(site: Site, atom: Atom): void {
  site.atom = atom;
  site.hydrogens = atom.hydrogens;
  site.charge = atom.charge;
  site.degree = atom.bonds.length;
  site.hetero = atom.heteroNeighbors;
  site.aromatic = atom.aromatic;
  site.hybridization = atom.hybridization;
  site.rings = atom.rings.length;
  site.carbonyl = isCarbonyl(atom);
  site.singleN = site.singleO = site.singleF = site.singleS = 0;
  site.doubleC = site.doubleN = site.doubleO = site.doubleS = site.tripleC = site.tripleN = 0;
  site.aromatics = site.aryls = site.carbonyls = site.hydroxyls = site.methyls = 0;
  site.aromaticBonds = site.ringBonds = 0;
  for (const { to: other, order, cyclic } of atom.bonds) {
    const { element, hydrogens } = other;
    if (order === 1) {
      if (element === 7) site.singleN += 1;
      else if (element === 8) {
        site.singleO += 1;
        if (hydrogens > 0) site.hydroxyls += 1;
      } else if (element === 9) site.singleF += 1;
      else if (element === 16) site.singleS += 1;
    } else if (order === 2) {
      if (element === 6) site.doubleC += 1;
      else if (element === 7) site.doubleN += 1;
      else if (element === 8) site.doubleO += 1;
      else if (element === 16) site.doubleS += 1;
    } else if (order === 3) {
      if (element === 6) site.tripleC += 1;
      else if (element === 7) site.tripleN += 1;
    } else if (order === AROMATIC) site.aromaticBonds += 1;
    if (other.aromatic) {
      site.aromatics += 1;
      if (order === 1) site.aryls += 1;
    }
    if (isCarbonyl(other)) site.carbonyls += 1;
    if (hydrogens === 3) site.methyls += 1;
    if (cyclic) site.ringBonds += 1;
  }
}

export function isCarbonyl(atom: Atom): boolean {
  return atom.carbonyl && !atom.aromatic;
}
