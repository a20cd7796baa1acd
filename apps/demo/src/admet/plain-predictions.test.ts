import type { AdmetModelName } from '@biographql/admet';
import type { AdmetTable } from '@biographql/client';
import { describe, expect, it } from 'vitest';
import { toCsv } from '../csv.ts';
import { toolkit } from '../molecules/toolkit.fixture.ts';
import { answerRequest } from '../molecules/toolkit-requests.ts';
import { plainPredictions, sdfOfPredictions } from './plain-predictions.ts';
import { readMoleculeFile } from './read-molecules.ts';

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

describe('the table', () => {
  it('says of each molecule why it has no values, and which models were not made for it', () => {
    const { columns, rows } = plainPredictions(table, ['logS', 'hERG'], []);
    expect(
      toCsv([columns, ...rows])
        .trim()
        .split(/\r?\n/),
    ).toEqual([
      'smiles,name,logS,hERG,rejected,outOfScope',
      'CCO,,1,0,,hERG: Too small.',
      'C[Hg],,2,0,,A metal.',
      '[Fe],,,,The molecule is not organic.,',
    ]);
  });

  it('has how sure each value is beside it where that is known', () => {
    const sure = {
      inDomain: true,
      similarity: 0.8,
      interval: [0.5, 1.5],
      expectedError: 0.3,
    } as const;
    const open = { inDomain: false, similarity: 0.2, predictionSet: 'either' } as const;
    const [, ...others] = table.rows;
    const first = [
      { ...cell('logS', 'CCO', 1), ...sure },
      { ...cell('hERG', 'CCO', 0.4, 'Too small.'), ...open },
    ];
    const rows = [{ smiles: 'CCO', predictions: first }, ...others];
    const plain = plainPredictions({ ...table, rows }, ['logS', 'hERG'], []);
    expect(plain.columns).toEqual([
      'smiles',
      'name',
      'logS',
      'logS low',
      'logS high',
      'logS expected error',
      'logS in domain',
      'hERG',
      'hERG set',
      'hERG in domain',
      'rejected',
      'outOfScope',
    ]);
    expect(plain.rows[0]?.slice(2)).toEqual([
      1,
      0.5,
      1.5,
      0.3,
      'yes',
      0.4,
      'either',
      'no',
      null,
      'hERG: Too small.',
    ]);
    expect(plain.rows[1]?.slice(2, 10)).toEqual([2, null, null, null, null, 0, null, null]);
  });

  it('is an SDF that reads again, with values and units as fields', async () => {
    const molecules = [{ smiles: 'CCO', name: 'ethanol' }];
    const sdf = await sdfOfPredictions(plainPredictions(table, ['logS', 'hERG'], molecules));
    expect(sdf).toMatch(/^ethanol\n/);
    expect(sdf).toContain('>  <logS (log10 mol/L)>\n1\n\n');
    const file = readMoleculeFile(sdf);
    const records = file.kind === 'records' ? file.records : [];
    expect(records.map(({ name }) => name)).toEqual(['ethanol', '', '']);
    const texts = records.map(({ molfile }) => molfile);
    expect(answerRequest(toolkit, { kind: 'smiles', texts })).toEqual(['CCO', '[CH3][Hg]', '[Fe]']);
  });
});
