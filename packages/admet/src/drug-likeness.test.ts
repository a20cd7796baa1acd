import type { MoleculeProperties } from '@biographql/core';
import { expect, it } from 'vitest';
import { applyRules, getDrugLikeness, getDrugPercentile, PROPERTY_NAMES } from './drug-likeness.js';

const aspirin: MoleculeProperties = {
  molecularWeight: 180.16,
  logP: 1.31,
  polarSurfaceArea: 63.6,
  hydrogenBondDonors: 1,
  hydrogenBondAcceptors: 4,
  rotatableBonds: 3,
  fractionSp3: 0.11,
  rings: 1,
  aromaticRings: 1,
  heavyAtoms: 13,
  atoms: 21,
  charge: 0,
  molarRefractivity: 44.71,
};
const cyclosporine = {
  ...aspirin,
  molecularWeight: 1202.6,
  logP: 3.27,
  polarSurfaceArea: 278.8,
  hydrogenBondDonors: 5,
  hydrogenBondAcceptors: 23,
  rotatableBonds: 15,
  atoms: 196,
  molarRefractivity: 328.7,
};
const met = (molecule: MoleculeProperties) =>
  applyRules(molecule).flatMap(({ name, isMet }) => (isMet ? [name] : []));

it('applies the published limits', () => {
  expect(met(aspirin)).toEqual(['Lipinski', 'Veber', 'Egan', 'Ghose', 'BOILED-Egg']);
  expect(met(cyclosporine)).toEqual([]);
  expect(applyRules(cyclosporine)[0]?.details).toEqual([
    'Molecular weight 1200 above 500',
    'H-bond acceptors 23 above 10',
  ]);
  expect(met({ ...aspirin, molecularWeight: 501 })).toContain('Lipinski');
});

it('says which part of the egg a molecule is in', () => {
  const egg = (molecule: MoleculeProperties) =>
    applyRules(molecule).find(({ name }) => name === 'BOILED-Egg')?.details;
  expect(egg(aspirin)).toEqual(['Absorbed in the gut', 'enters the brain']);
  expect(egg({ ...aspirin, polarSurfaceArea: 110 })).toEqual([
    'Absorbed in the gut',
    'does not enter the brain',
  ]);
});

it('rates drug-likeness, less with alerts and size', () => {
  // With RDKit's count of rotatable bonds and alerts, RDKit's value.
  expect(getDrugLikeness({ ...aspirin, rotatableBonds: 2 }, 2)).toBeCloseTo(0.55, 2);
  expect(getDrugLikeness(aspirin, 0)).toBeGreaterThan(getDrugLikeness(aspirin, 1));
  expect(getDrugLikeness(cyclosporine, 0)).toBeLessThan(0.3);
});

it('places every property among drugs', () => {
  for (const name of PROPERTY_NAMES) {
    expect(getDrugPercentile(name, -1000)).toBe(0);
    expect(getDrugPercentile(name, 1e6)).toBe(100);
  }
  expect(getDrugPercentile('molecularWeight', 180.16)).toBe(5);
});
