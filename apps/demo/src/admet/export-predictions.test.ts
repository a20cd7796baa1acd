import { readMolecules } from '@biographql/admet-predictor/molecules';
import type { AdmetTable } from '@biographql/client';
import { customAdmetModel } from '@biographql/core';
import { describe, expect, it } from 'vitest';
import { tableText, toCsv } from '../exports/csv.ts';
import { TABLE_FORMS } from '../exports/download.ts';
import { toolkit } from '../molecules/toolkit.fixture.ts';
import { answerRequest } from '../molecules/toolkit-requests.ts';
import { predictionsTable, sdfOfPredictions } from './export-predictions.ts';
import { CATALOG, servedModel } from './models.ts';
import type { Molecule } from './molecules.ts';

const cell = (model: string, smiles: string, value: number, outOfScope?: string) =>
  ({ status: 'predicted', model, smiles, value, ...(outOfScope ? { outOfScope } : {}) }) as const;
const reason = { code: 'OUT_OF_SCOPE', message: 'The molecule is not organic.' };
const iron = { status: 'rejected', smiles: '[Fe]', value: null, reason } as const;

const table: AdmetTable = {
  rows: [
    {
      smiles: 'CCO',
      predictions: [cell('logS', 'CCO', 1.23456), cell('hERG', 'CCO', 0, 'Too small.')],
    },
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

interface Columns {
  readonly titles: readonly string[];
  readonly rows: readonly (readonly string[])[];
}
const NO_COLUMNS: Columns = { titles: [], rows: [] };
const list = (molecules: readonly Molecule[] = [], columns = NO_COLUMNS) => ({
  molecules,
  columns,
});
const MODELS = CATALOG.filter(({ name }) => name === 'logS' || name === 'hERG');

describe('the table', () => {
  it('has rounded values and verdicts, and says of each molecule why it has no values, and which models were not made for it', () => {
    const { columns, rows } = predictionsTable(table, MODELS, list());
    expect(
      toCsv([columns, ...rows])
        .trim()
        .split(/\r?\n/),
    ).toEqual([
      'smiles,name,logS,logS verdict,hERG,rejected,out of scope',
      'CCO,,1.235,favorable,0,,hERG: Too small.',
      'C[Hg],,2,,0,,A metal.',
      '[Fe],,,,,The molecule is not organic.,',
    ]);
  });

  it('has the certainty of each value in the next column where it is known', () => {
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
    const plain = predictionsTable({ ...table, rows }, MODELS, list());
    expect(plain.columns).toEqual([
      'smiles',
      'name',
      'logS',
      'logS verdict',
      'logS low',
      'logS high',
      'logS expected error',
      'logS in domain',
      'hERG',
      'hERG set',
      'hERG in domain',
      'rejected',
      'out of scope',
    ]);
    expect(plain.rows[0]?.slice(2)).toEqual([
      1,
      'favorable',
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
    expect(plain.rows[1]?.slice(2, 11)).toEqual([2, null, null, null, null, null, 0, null, null]);
  });

  it('is compact with names and units for people, and has no column without a value', () => {
    const { headings } = predictionsTable(table, MODELS, list(), { hasDetails: false });
    expect(headings).toEqual([
      'smiles',
      'name',
      'Solubility (log10 mol/L)',
      'Solubility verdict',
      'hERG blocker (probability)',
      'rejected',
      'out of scope',
    ]);
    const rejected = { ...table, rows: table.rows.slice(2) };
    const { columns } = predictionsTable(rejected, MODELS, list());
    expect(columns).toEqual(['smiles', 'name', 'rejected', 'out of scope']);
  });

  it('has the columns of the file that the molecules came from', () => {
    const given = {
      titles: ['batch', 'logS'],
      rows: [
        ['7', '-1'],
        ['8', ''],
        ['', '2'],
      ],
    };
    const { columns, rows } = predictionsTable(table, MODELS, list([], given));
    expect(columns.slice(0, 5)).toEqual(['smiles', 'name', 'batch', 'logS', 'logS (model)']);
    expect(rows[0]?.slice(2, 5)).toEqual(['7', '-1', 1.235]);
    expect(rows[2]?.slice(2, 5)).toEqual(['', '2', null]);
  });

  it('says of errors that are on a logarithm that they are', () => {
    const volume = { ...cell('VD', 'CCO', 0.21), expectedError: 0.107 };
    const one = { rows: [{ smiles: 'CCO', predictions: [volume] }], done: 1, total: 1, failed: 0 };
    const models = CATALOG.filter(({ name }) => name === 'VD');
    const { columns } = predictionsTable(one, models, list());
    expect(columns).toContain('VD expected error (log10)');
    expect(columns).not.toContain('VD expected error');
  });

  it('has models beyond the 28 with their units, whatever they are called', async () => {
    const stated = {
      isOwn: true,
      meaning: null,
      positiveClass: null,
      scale: null,
      isExplained: false,
    } as const;
    const facts = { ...stated, base: 'LogD7', trainedOn: 100, crossValidation: null } as const;
    const customModels = ['name', 'our <new> assay', 'hERG low'].map((name) =>
      servedModel({ ...facts, name: customAdmetModel(name), kind: 'regression', unit: 'nmol/L' }),
    );
    const models = [...MODELS, ...customModels];
    const predictions = models.map(({ name }, at) => ({
      ...cell(name, 'CCO', at),
      interval: [at - 1, at + 1] as const,
    }));
    const one = { rows: [{ smiles: 'CCO', predictions }], done: 5, total: 5, failed: 0 };
    const plain = predictionsTable(one, models, list([{ smiles: 'CCO', name: 'ethanol' }]));
    expect(plain.columns.filter((title) => title.includes('model'))).toEqual([
      'name (model)',
      'hERG low (model)',
    ]);
    const [, , jsonLines] = TABLE_FORMS;
    expect(JSON.parse(tableText(plain, jsonLines))).toMatchObject({
      name: 'ethanol',
      'name (model)': 2,
      'our <new> assay high': 4,
      'hERG low': 0,
      'hERG low (model)': 4,
    });
    const sdf = await sdfOfPredictions(plain);
    expect(sdf).toContain('>  <our new assay (nmol/L)>\n3\n\n');
    expect(sdf).toContain('>  <our new assay low (nmol/L)>\n2\n\n');
    expect(sdf).toContain('>  <hERG low (probability)>\n0\n\n');
  });

  it('is an SDF that reads again, with values and units as fields', async () => {
    const molecules = [{ smiles: 'CCO', name: 'ethanol' }];
    const sdf = await sdfOfPredictions(predictionsTable(table, MODELS, list(molecules)));
    expect(sdf).toMatch(/^ethanol\n/);
    expect(sdf).toContain('>  <logS (log10 mol/L)>\n1.235\n\n');
    const { columns, molecules: records } = readMolecules(sdf);
    const name = columns.indexOf('name');
    expect(records.map(({ cells }) => cells[name])).toEqual(['ethanol', '', '']);
    const texts = records.map(({ text }) => text);
    expect(answerRequest(toolkit, { kind: 'smiles', texts })).toEqual(['CCO', '[CH3][Hg]', '[Fe]']);
  });
});
