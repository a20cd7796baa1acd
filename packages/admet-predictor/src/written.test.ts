import { InvalidArgumentError } from '@biographql/core';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { createPredictor, type Predictor } from './index.js';

vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

let predictor: Predictor;
beforeAll(() => {
  predictor = createPredictor();
});

async function predict(smiles: string) {
  const [prediction] = await predictor.predict('logS', [smiles]);
  if (!prediction) throw new Error('No prediction.');
  return prediction;
}

describe('a molecule as people write it', () => {
  it.each([
    ['quotes', '"CCO"'],
    ['a name', 'CCO ethanol'],
    ['a name after a tab', 'CCO\tethanol'],
    ['coordinates', 'CCO |(0,0,;1,0,;2,0,)|'],
  ])('is read with %s', async (_, text) => {
    expect((await predict(text)).value).toBe((await predict('CCO')).value);
  });

  it.each([
    ['CC(C)[N+]CC(O)COc1cccc2ccccc12', 'CC(C)NCC(O)COc1cccc2ccccc12', /ammonium/],
    [
      'COCCCOc1ccnc(C[S@@H](=O)c2nc3ccccc3[nH]2)c1C',
      'COCCCOc1ccnc(CS(=O)c2nc3ccccc3[nH]2)c1C',
      /sulfoxide/,
    ],
  ])('gets its hydrogens right: %s', async (written, meant, correction) => {
    const prediction = await predict(written);
    expect(prediction).toMatchObject({ status: 'predicted' });
    expect(prediction).toHaveProperty('corrected', expect.stringMatching(correction));
    expect(prediction.value).toBe((await predict(meant)).value);
    expect(await predict(meant)).not.toHaveProperty('corrected');
  });

  it.each([
    ['CC1(C)CC(O)CC(C)(C)N1[O]', /unpaired electron/],
    ['CCCCCCCC[Mg]Br', /carbon-metal bond/],
    ['CC[Mg]Br', /carbon-metal bond/],
    ['C[CH+]C', /charged carbon/],
    ['CC[CH2-].[Li+]', /charged carbon/],
    ['CC[NH2]->[Cu]', /metal.*dative/],
  ])('is out of scope: %s', async (smiles, reason) => {
    const outOfScope = expect.stringMatching(reason);
    expect(await predict(smiles)).toMatchObject({ inDomain: false, outOfScope });
  });

  it('says whether stereo marks were ignored', async () => {
    expect(await predict('C[C@H](N)C(=O)O')).toHaveProperty('stereoIgnored', true);
    expect(await predict('CC(N)C(=O)O')).toHaveProperty('stereoIgnored', false);
  });
});

describe('a text that is not a SMILES', () => {
  it.each([
    ['InChI=1S/C2H6O/c1-2-3/h3H,2H2,1H3', /an InChI,/],
    ['LFQSCWFLJHTTHZ-UHFFFAOYSA-N', /an InChIKey/],
    ['aspirin', /a name/],
    ['CHEMBL25', /a ChEMBL id/],
    ['50-78-2', /a CAS number/],
    ['[#6]1=[#6]-[#6]=[#6]-[#6]=[#6]-1', /a SMARTS pattern/],
    ['5-fluorouracil', /a name/],
    ['2-acetyloxybenzoic acid', /a name/],
    ['CCO>>CC=O', /a reaction/],
    ['CCO>[Na]>CC=O', /a reaction/],
    ['CC(=O)O~c1ccccc1C(=O)O', /Query bonds/],
  ])('is rejected by what it looks like: %s', async (text, message) => {
    const { status, reason } = { reason: undefined, ...(await predict(text)) };
    expect(status).toBe('rejected');
    expect(reason).toMatchObject({
      code: 'INVALID_SMILES',
      message: expect.stringMatching(message),
    });
  });

  it('points at the character in the text as given', async () => {
    expect(await predict('  "CC~C"')).toMatchObject({ reason: { position: 5 } });
    expect(await predict('CC(=O)Oc1ccccc1C(=O')).toMatchObject({ reason: { position: 16 } });
  });
});

it('rejects radicals that only the extension of a CXSMILES marks', async () => {
  expect(await predict('CC |^1:0|')).toMatchObject({ reason: { code: 'OUT_OF_SCOPE' } });
  expect(await predict('CC |$a;b$| ethane')).toHaveProperty('status', 'predicted');
  expect(await predict('C1CC1')).toHaveProperty('status', 'predicted');
});

describe('a molfile', () => {
  const ethanol = `ethanol
  made

  3  2  0  0  0  0  0  0  0  0999 V2000
    0.0000    0.0000    0.0000 C   0  0
    1.5000    0.0000    0.0000 C   0  0
    2.2500    1.3000    0.0000 O   0  0
  1  2  1  0
  2  3  1  0
M  END`;

  it('is predicted as its SMILES is', async () => {
    expect((await predict(ethanol)).value).toBe((await predict('CCO')).value);
  });

  it('is rejected if it has too many atoms', async () => {
    const large = ethanol.replace('  3  2', '999  2');
    expect(await predict(large)).toMatchObject({ reason: { code: 'MOLECULE_TOO_LARGE' } });
  });
});

it.each([
  ['a text for the list', () => predictor.predict('logS', 'CCO' as never), InvalidArgumentError],
  [
    'a text for the models',
    () => predictor.predictAll(['CCO'], { models: 'hERG' as never }),
    InvalidArgumentError,
  ],
  ['another case', () => predictor.predict('herg' as never, ['CCO']), /Did you mean `hERG`/],
])('rejects %s as an argument', async (_, call, error) => {
  await expect(call()).rejects.toThrow(error);
});
