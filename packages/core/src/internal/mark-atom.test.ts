import { describe, expect, it } from 'vitest';
import { atomMarker } from './text.js';

describe('an atom is shown where it stands', () => {
  it.each([
    ['CC(=O)O', 3, 'CC(=O){O}'],
    ['Clc1ccccc1Br', 0, '{Cl}c1ccccc1Br'],
    ['Clc1ccccc1Br', 7, 'Clc1ccccc1{Br}'],
    ['C[C@@H](N)C(=O)[O-]', 1, 'C{[C@@H]}(N)C(=O)[O-]'],
    ['[H]OC', 0, '[H]{O}C'],
    ['[2H]OC', 0, '{[2H]}OC'],
    ['C1=CC%12=CC=CC=C%12[nH]1', 8, '…CC%12=CC=CC=C%12{[nH]}1'],
    ['CC(C)NCC(O)COc1cccc2ccccc12', 3, 'CC(C){N}CC(O)COc1cccc2cc…'],
  ])('%s, atom %i', (smiles, index, shown) => {
    expect(atomMarker(smiles)(index)).toBe(shown);
  });

  it('or not at all, where the text has no such atom', () => {
    expect(atomMarker('CC')(2)).toBeNull();
  });
});
