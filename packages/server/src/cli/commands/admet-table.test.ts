import type { TrainedPrediction } from '@biographql/admet-predictor';
import { readMolecules } from '@biographql/admet-predictor/molecules';
import { expect, it } from 'vitest';
import { toCsv, toLongTable, toTsv, toWideTable } from './admet-table.js';

const list = readMolecules('id,smiles,note\n1,CCO,"a, b"\n2,aspirin,');
const predicted = (model: string, value: number, more: object = {}) =>
  ({ status: 'predicted', model, smiles: 'CCO', value, inDomain: true, ...more }) as never;
const reason = { code: 'INVALID_SMILES', message: 'This looks like a name, not a SMILES.' };
const rejected = (model: string) =>
  ({ status: 'rejected', model, smiles: 'aspirin', value: null, reason }) as never;
const rows: readonly (readonly TrainedPrediction<string>[])[] = [
  [
    predicted('hERG', 0.0123456),
    predicted('VD', 1.98765, { inDomain: false, interval: [1, 3.00001], outOfScope: 'Too small.' }),
  ],
  [rejected('hERG'), rejected('VD')],
];

it('writes a line per molecule, with the columns of the input', () => {
  const models = ['hERG', 'hERG verdict', 'VD (L/kg)', 'VD verdict'];
  expect(toWideTable(list, rows)).toEqual([
    ['id', 'smiles', 'note', ...models, 'outside domain', 'remarks'],
    ['1', 'CCO', 'a, b', '0.01235', 'favorable', '1.988', 'unclear', 'VD', 'Too small.'],
    ['2', 'aspirin', '', '', '', '', '', '', 'This looks like a name, not a SMILES.'],
  ]);
});

it('writes a line per molecule and model, with intervals', () => {
  const [, first, second, third] = toLongTable(list, rows);
  const ethanol = ['1', 'CCO', 'a, b'];
  const inWords = [
    'Probability 0.01: unlikely',
    'The model was not made for this molecule. Too small.',
  ];
  expect(first).toEqual([...ethanol, 'hERG', '0.01235', '', '', '', 'yes', '', inWords[0]]);
  expect(second).toEqual([
    ...ethanol,
    ...['VD', '1.988', '1', '3', 'L/kg', 'no', 'Too small.', inWords[1]],
  ]);
  expect(third?.slice(3)).toEqual(['hERG', '', '', '', '', '', reason.message, '']);
});

it('says once what several models say of a molecule', () => {
  const outside = (limits: string) =>
    predicted('hERG', 1, {
      outOfScope: `It has 3 heavy atoms; training molecules have ${limits}.`,
    });
  const [, row] = toWideTable(list, [[outside('4 to 58'), outside('6 to 115')]]);
  expect(row?.at(-1)).toBe('It has 3 heavy atoms, unlike the training molecules of some models.');
});

it('writes CSV that keeps commas and quotes, and TSV without line ends in values', () => {
  expect(toCsv([['a', 'b "c", d']])).toBe('a,"b ""c"", d"\r\n');
  expect(toTsv([['a', 'b\tc\nd']])).toBe('a\tb c d\n');
});
