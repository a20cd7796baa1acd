import type { AdmetRow } from '@biographql/client';
import { describe, expect, it } from 'vitest';
import { modelKey, orderRows } from './admet-run.ts';

const row = (smiles: string, hERG: number | null): AdmetRow => ({
  smiles,
  predictions: [
    hERG === null
      ? { status: 'awaited', model: 'hERG', smiles, value: null }
      : { status: 'predicted', model: 'hERG', smiles, value: hERG },
  ],
});
const rows = [row('C', 0.9), row('N', null), row('O', 0.1), row('F', 0.5), row('P', 0.1)];
const names = ['methane', '', 'Water', 'fluorane', 'phosphane'];

describe('the order of rows', () => {
  it('is as given without one', () => {
    expect(orderRows(rows, null, names)).toEqual([0, 1, 2, 3, 4]);
  });

  it('is by value in both directions, with what has none at the end', () => {
    expect(orderRows(rows, { by: 'hERG', isDescending: false }, names)).toEqual([2, 4, 3, 0, 1]);
    expect(orderRows(rows, { by: 'hERG', isDescending: true }, names)).toEqual([0, 3, 2, 4, 1]);
  });

  it('is by name, or by SMILES where there is none', () => {
    expect(orderRows(rows, { by: 'name', isDescending: false }, names)).toEqual([3, 0, 1, 4, 2]);
  });

  it('is by a model beyond the 28, whatever it is called, which misses no limit', () => {
    const ofOwn = [3, 1, 2].map((value): AdmetRow => {
      const predicted = { status: 'predicted', smiles: 'C', value } as const;
      return { smiles: 'C', predictions: [{ ...predicted, model: 'name' }] };
    });
    const by = modelKey('name');
    expect(orderRows(ofOwn, { by, isDescending: false }, [])).toEqual([1, 2, 0]);
    expect(orderRows(ofOwn, { by: 'concerns', isDescending: true }, [])).toEqual([0, 1, 2]);
  });

  it('is by how many limits are missed', () => {
    const order = { by: 'concerns', isDescending: false } as const;
    expect(orderRows(rows, order, names)).toEqual([2, 3, 4, 0, 1]);
  });
});
