import { describe, expect, it } from 'vitest';
import { linesOfFile, MOST_MOLECULES, readLines } from './read-molecules.ts';

describe('molecules', () => {
  it('are lines of SMILES and name', () => {
    expect(readLines('CCO ethyl alcohol\n\n# a note\r\nc1ccccc1')).toEqual([
      { smiles: 'CCO', name: 'ethyl alcohol' },
      { smiles: 'c1ccccc1', name: '' },
    ]);
  });

  it('are cut off where the page would get slow', () => {
    expect(readLines('C\n'.repeat(MOST_MOLECULES + 5))).toHaveLength(MOST_MOLECULES);
  });

  it('come out of a CSV by the titles of its columns', () => {
    const csv = 'id,Canonical_SMILES,logP\n1,"CCO",-0.3\n2,C[N+](C)(C)C,1';
    expect(linesOfFile(csv)).toBe('CCO 1\nC[N+](C)(C)C 2');
  });

  it('come out of a file without titles as they are', () => {
    expect(linesOfFile('CCO ethanol\nCC')).toBe('CCO ethanol\nCC');
  });
});
