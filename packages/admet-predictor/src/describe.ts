import type { MoleculeDescription, MoleculeProperties } from '@biographql/core';
import { descriptorNames } from './features/descriptors.js';
import { featureLayout, type SparseFeatures } from './features/layout.js';
import type { MoleculeGraph } from './molecule/graph.js';
import type { Prepared } from './prediction.js';

const SYMBOLS =
  'H He Li Be B C N O F Ne Na Mg Al Si P S Cl Ar K Ca Sc Ti V Cr Mn Fe Co Ni Cu Zn Ga Ge As Se Br Kr Rb Sr Y Zr Nb Mo Tc Ru Rh Pd Ag Cd In Sn Sb Te I Xe Cs Ba La Ce Pr Nd Pm Sm Eu Gd Tb Dy Ho Er Tm Yb Lu Hf Ta W Re Os Ir Pt Au Hg Tl Pb Bi'.split(
    ' ',
  );

/** Returns a formula in Hill order: carbon, hydrogen, then the alphabet. */
export function getHillFormula({ atoms }: MoleculeGraph): string {
  const counts = new Map<string, number>();
  const add = (symbol: string, count: number) => {
    if (count > 0) counts.set(symbol, (counts.get(symbol) ?? 0) + count);
  };
  for (const { element, hydrogens } of atoms) {
    add(SYMBOLS[element - 1] ?? 'X', 1);
    add('H', hydrogens);
  }
  const rank = (symbol: string) => (symbol === 'C' ? ' ' : symbol === 'H' ? '!' : symbol);
  return [...counts]
    .sort(([a], [b]) => (rank(a) < rank(b) ? -1 : 1))
    .map(([symbol, count]) => (count === 1 ? symbol : `${symbol}${count}`))
    .join('');
}

export function describePrepared(molecule: Prepared): MoleculeDescription {
  const { smiles } = molecule;
  if ('reason' in molecule) return { status: 'rejected', smiles, reason: molecule.reason };
  const { formula, features, polarHydrogens, alerts, fragments, corrections, stereoIgnored } =
    molecule;
  const corrected = corrections.join(' ');
  return {
    status: 'described',
    smiles,
    formula,
    properties: getProperties(features, polarHydrogens),
    alerts,
    fragments,
    ...(corrected === '' ? {} : { corrected }),
    stereoIgnored,
    environments: features.slots.filter((slot) => slot < featureLayout.roles),
  };
}

let places: ReadonlyMap<string, number> | undefined;

function getProperties(
  { slots, values }: SparseFeatures,
  polarHydrogens: number,
): MoleculeProperties {
  places ??= new Map(descriptorNames().map((name, i) => [name, featureLayout.descriptors + i]));
  const get = (name: string) => {
    const place = slots.indexOf(places?.get(name) ?? -1);
    return Number((values[place] ?? 0).toPrecision(6));
  };
  return {
    molecularWeight: get('mass'),
    logP: get('logP'),
    polarSurfaceArea: get('polarSurface'),
    hydrogenBondDonors: polarHydrogens,
    hydrogenBondAcceptors: get('nN') + get('nO'),
    rotatableBonds: get('rotatableBonds'),
    fractionSp3: get('fractionSp3'),
    rings: get('rings'),
    aromaticRings: get('aromaticRings'),
    heavyAtoms: get('heavyAtoms'),
    atoms: get('heavyAtoms') + get('hydrogens'),
    charge: get('formalCharge'),
    molarRefractivity: get('refractivity'),
  };
}
