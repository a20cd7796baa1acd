import { describe, expect, it } from 'vitest';
import { toTableRow } from './to-table-row.ts';

describe('toTableRow', () => {
  it('has a value per model, in the order of the models', () => {
    const output = { value: 0.5, deviation: 0, inDomain: true, similarity: 1, percentile: 50 };
    const models = { logS: { ...output, value: -2 }, hERG: output };
    const row = {
      status: 'predicted',
      smiles: 'CCO',
      fragments: 1,
      neutralizedAtoms: 0,
      alerts: [],
      models,
    } as const;
    expect(toTableRow(row, ['hERG', 'logS'])).toEqual({
      smiles: 'CCO',
      predictions: [
        { status: 'predicted', model: 'hERG', smiles: 'CCO', value: 0.5 },
        { status: 'predicted', model: 'logS', smiles: 'CCO', value: -2 },
      ],
    });
  });

  it('tells in each cell why a molecule is rejected', () => {
    const row = {
      status: 'rejected',
      smiles: 'C1CC',
      reason: 'unparsable',
      message: 'A ring bond is opened and never closed.',
      position: 1,
    } as const;
    const [cell] = toTableRow(row, ['logS']).predictions;
    expect(cell).toMatchObject({ reason: { code: 'INVALID_SMILES', position: 1 }, value: null });
  });
});
