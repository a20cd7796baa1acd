import { describe, expect, it } from 'vitest';
import { createFeatureCache, type ReadMolecule } from './feature-cache.js';

const molecule = (slot: number): ReadMolecule => ({
  features: { slots: Uint16Array.of(slot), values: Float32Array.of(1) },
  scaffold: 0,
  alerts: [],

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
  corrections: [],
});

describe('createFeatureCache', () => {
  it('shares an entry between the spellings of a molecule', () => {
    const cache = createFeatureCache(2);
    const ethanol = molecule(1);
    cache.keep('CCO', 'OCC', ethanol);
    expect(cache.byText('OCC')).toBe(ethanol);
    expect(cache.byText('C(O)C')).toBeUndefined();
    expect(cache.byKey('CCO', 'C(O)C')).toBe(ethanol);
    expect(cache.byText('C(O)C')).toBe(ethanol);
    expect(cache.byKey('CCC', 'CCC')).toBeUndefined();
    expect(cache.byText('CCC')).toBeUndefined();
  });

  it('forgets what was used longest ago', () => {
    const cache = createFeatureCache(2);
    for (const [slot, key] of ['C', 'CC'].entries()) cache.keep(key, key, molecule(slot));
    cache.byText('C');
    cache.keep('CCC', 'CCC', molecule(2));
    expect(cache.byText('CC')).toBeUndefined();
    expect(cache.byText('C')).toBeDefined();
    expect(cache.byText('CCC')).toBeDefined();
  });

  it('keeps a bounded number of texts', () => {
    const cache = createFeatureCache(1);
    cache.keep('C', 'C', molecule(0));
    for (let i = 0; i < 5; i += 1) cache.byKey('C', `text ${i}`);
    expect(cache.byText('text 2')).toBeUndefined();
    expect(cache.byText('text 4')).toBeDefined();
  });
});
