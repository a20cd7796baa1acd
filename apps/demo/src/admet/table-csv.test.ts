import type { AdmetModelName } from '@biographql/admet';
import type { AdmetTable } from '@biographql/client';
import { describe, expect, it } from 'vitest';
import { tableCsv } from './table-csv.ts';

const cell = (model: AdmetModelName, smiles: string, value: number, outOfScope?: string) =>
  ({ status: 'predicted', model, smiles, value, ...(outOfScope ? { outOfScope } : {}) }) as const;
const reason = { code: 'OUT_OF_SCOPE', message: 'The molecule is not organic.' };
const iron = { status: 'rejected', smiles: '[Fe]', value: null, reason } as const;

const table: AdmetTable<AdmetModelName> = {
  rows: [
    { smiles: 'CCO', predictions: [cell('logS', 'CCO', 1), cell('hERG', 'CCO', 0, 'Too small.')] },
    {
      smiles: 'C[Hg]',
      predictions: [cell('logS', 'C[Hg]', 2, 'A metal.'), cell('hERG', 'C[Hg]', 0, 'A metal.')],
    },
    {
      smiles: '[Fe]',
      predictions: [
        { ...iron, model: 'logS' },
        { ...iron, model: 'hERG' },
      ],
    },
  ],
  done: 6,
  total: 6,
  failed: 0,
};

describe('the table as CSV', () => {
  it('says of each molecule why it has no values, and which models were not made for it', () => {
    expect(tableCsv(table, ['logS', 'hERG'], []).trim().split(/\r?\n/)).toEqual([
      'smiles,name,logS,hERG,rejected,outOfScope',
      'CCO,,1,0,,hERG: Too small.',
      'C[Hg],,2,0,,A metal.',
      '[Fe],,,,The molecule is not organic.,',
    ]);
  });
});
