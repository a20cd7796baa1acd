import { createPredictor } from '@biographql/admet-predictor';
import { ERROR_CODES } from '@biographql/core';
import { nearly } from '../mutate.js';
import { Finding, type Target } from '../target.js';

const MOLECULES = [
  'CC(=O)Oc1ccccc1C(=O)O',
  'CN1C=NC2=C1C(=O)N(C(=O)N2C)C',
  'C[C@@H](N)C(=O)O',
  '[Na+].[Cl-]',
  'F/C=C/F',
  'OC[C@H]1OC(O)[C@H](O)[C@@H](O)[C@@H]1O',
  'c1ccc2c(c1)[nH]c1ccccc12',
  '[13CH4]',
  'C1CC2CCC1CC2',
  '[O-][N+](=O)c1ccc(cc1)S(=O)(=O)N%10CCOCC%10',
];
const WORDS = [
  '[C',
  ']',
  '%99',
  '%',
  '(',
  ')',
  '=',
  '#',
  '@',
  '@@',
  '/',
  '\\',
  '.',
  '>>',
  '[*]',
  '[R1]',
  '[Fe]',
  '[2H]',
  '+',
  '-9',
  ':1',
  '~',
  '$',
  'Cl',
  'Br',
  '[Zz]',
];

/** Molecules. */
export const smilesTarget: Target<string> = {
  name: 'smiles',
  promise:
    'SMILES that are nearly right: a finite value or a rejection with a code; the next molecule is predicted as ever',
  inputs: nearly(MOLECULES, WORDS),
  async open() {
    const predictor = createPredictor({ cacheSize: 0 });
    const [{ value: expected } = missing()] = predicted(await predictor.predict('logS', ['CCO']));
    return {
      async attempt(text) {
        const [first, after] = await predictor.predict('logS', [text, 'CCO']);
        if (first === undefined || after === undefined) throw new Finding('a row is missing');
        if (after.status !== 'predicted' || after.value !== expected)
          throw new Finding('the next molecule changed');
        if (first.status === 'predicted') {
          if (!Number.isFinite(first.value)) throw new Finding(`the value is ${first.value}`);
          return 'predicted';
        }
        const { code } = first.reason;
        if (!Object.hasOwn(ERROR_CODES, code)) throw new Finding(`code ${code}`);
        return code;
      },
      async [Symbol.asyncDispose]() {},
    };
  },
};

function predicted<Row extends { readonly status: string }>(rows: readonly Row[]) {
  return rows.filter(
    (row): row is Extract<Row, { readonly status: 'predicted' }> => row.status === 'predicted',
  );
}

function missing(): never {
  throw new Finding('ethanol is not predicted');
}
