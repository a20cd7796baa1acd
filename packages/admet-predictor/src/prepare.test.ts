import { expect, it } from 'vitest';
import type { ReadMolecule } from './prediction.js';
import { createFeatureCache } from './prepare.js';

const molecule = (slot: number): ReadMolecule => ({
  features: { slots: Uint16Array.of(slot), values: Float32Array.of(1) },
  scaffold: 0,
  alerts: [],
  stereoIgnored: false,
  fragments: 1,
  neutralizedAtoms: 0,
  heavyAtoms: 1,
  polarHydrogens: 0,
  formula: 'CH4',
  elements: [6],
  isOrganic: true,
  hasMetal: false,
  isMixture: false,
  isOrganometallic: false,
  isRadical: false,
  hasDativeBond: false,
  hasCarbonIon: false,
  corrections: [],
});

it('forgets the molecules that were used longest ago', () => {
  const cache = createFeatureCache(2);
  for (const [slot, text] of ['C', 'CC'].entries()) cache.set(text, molecule(slot));
  expect(cache.get('C')).toEqual(molecule(0));
  cache.set('CCC', molecule(2));
  expect(cache.get('CC')).toBeUndefined();
  expect(cache.get('C')).toBeDefined();
  expect(cache.get('CCC')).toBeDefined();
});

it('keeps nothing with a limit of 0', () => {
  const cache = createFeatureCache(0);
  cache.set('C', molecule(0));
  expect(cache.get('C')).toBeUndefined();
});
