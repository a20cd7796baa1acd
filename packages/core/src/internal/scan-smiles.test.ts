import { describe, expect, it } from 'vitest';
import { scanSmiles } from './molecule-text.js';

describe('scanSmiles', () => {
  it('notes where each atom stands', () => {
    expect(scanSmiles('CC(=O)Cl')).toEqual({
      heavyAtoms: 4,
      atomPositions: [0, 1, 4, 6],
      openRing: -1,
    });
    expect(scanSmiles('[nH]1cccc1').atomPositions).toEqual([0, 5, 6, 7, 8]);
  });

  it('does not count bare hydrogens', () => {
    expect(scanSmiles('[2H]C([H])([H])[H]').heavyAtoms).toBe(1);
    expect(scanSmiles('[H+].[He]').heavyAtoms).toBe(1);
  });

  it('finds the ring bond that stays open', () => {
    expect(scanSmiles('C1CC1').openRing).toBe(-1);
    expect(scanSmiles('C1CCC2CC2').openRing).toBe(1);
    expect(scanSmiles('C%12CC%12').openRing).toBe(-1);
    expect(scanSmiles('C%01CC1').openRing).toBe(-1);
  });
});
