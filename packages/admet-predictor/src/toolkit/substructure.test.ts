import { describe, expect, it } from 'vitest';
import { createPredictor } from '../index.js';

const ASPIRIN = 'CC(=O)Oc1ccccc1C(=O)O';
const ALANINE = 'C[C@H](N)C(=O)O';
const MOLECULES = [ASPIRIN, ALANINE, 'Cc1ccccc1N(C)C', 'no molecule'];
const predictor = createPredictor();

async function find(pattern: string) {
  const found = await predictor.findSubstructure(pattern, MOLECULES);
  return found.status === 'searched'
    ? [found.readAs, ...MOLECULES.filter((_, i) => found.matches[i])]
    : found.message;
}

describe('substructures', () => {
  it('reads SMILES as structures that may be substituted anywhere, in any drawing', async () => {
    expect(await find('c1ccccc1')).toEqual(['SMILES', ASPIRIN, MOLECULES[2]]);
    expect(await find('C1=CC=CC=C1')).toEqual(['SMILES', ASPIRIN, MOLECULES[2]]);
    expect(await find('OC=O')).toEqual(['SMILES', ASPIRIN, ALANINE]);
    expect(await find('Nc1ccccc1')).toEqual(['SMILES', MOLECULES[2]]);
    expect(await find('C[C@@H](N)C(=O)O')).toEqual(['SMILES', ALANINE]);
  });

  it('reads other patterns as SMARTS', async () => {
    expect(await find('[NX3;H2]')).toEqual(['SMARTS', ALANINE]);
    expect(await find('[NH2]')).toEqual(['SMARTS', ALANINE]);
    expect(await find('[$(c[OX2])]')).toEqual(['SMARTS', ASPIRIN]);
    expect(await find('C~C(=O)')).toEqual(['SMARTS', ASPIRIN, ALANINE]);
  });

  it.each([
    ['', 'It is empty.'],
    ['C1CC', 'It is neither SMILES nor SMARTS.'],
    ['aspirin', 'It is neither SMILES nor SMARTS.'],
    ['C'.repeat(301), 'It has 301 characters; at most 300 are allowed.'],
    ['C'.repeat(61), 'It has more than the maximum of 60 atoms.'],
    ['CC.CC', 'It must be one connected structure'],
    ['[$([$([$([$([$([$([#6])])])])])])]', 'It has more than 5 nested environments'],
  ])('says what is wrong with %j', async (pattern, message) => {
    expect(await find(pattern)).toContain(message);
  });
});
