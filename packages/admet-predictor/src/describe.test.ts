import { expect, it } from 'vitest';
import { createPredictor } from './index.js';

const predictor = createPredictor();

it('describes the neutral parent of a salt, with the same values however it is written', async () => {
  const spellings = ['CC(=O)Oc1ccccc1C(=O)O', '[Na+].O=C([O-])c1ccccc1OC(C)=O'];
  const [acid, salt] = await predictor.describe(spellings);
  expect(acid).toMatchObject({
    status: 'described',
    formula: 'C9H8O4',
    properties: {
      molecularWeight: expect.closeTo(180.16, 2),
      logP: expect.closeTo(1.31, 2),
      polarSurfaceArea: expect.closeTo(63.6, 1),
      hydrogenBondDonors: 1,
      hydrogenBondAcceptors: 4,
      rotatableBonds: 3,
      rings: 1,
      heavyAtoms: 13,
      atoms: 21,
    },
    alerts: [],
    fragments: 1,
  });
  expect(salt).toMatchObject({
    formula: 'C9H8O4',
    fragments: 2,
    properties: acid?.status === 'described' ? acid.properties : {},
  });
});

it('names metals in formulas', async () => {
  const [complex] = await predictor.describe(['CN[Pt](Cl)(Cl)NC']);
  expect(complex).toMatchObject({ formula: 'C2H8Cl2N2Pt' });
});

it('counts donors as drawn, not as the tautomer that models see', async () => {
  const [folate] = await predictor.describe(['Nc1nc(N)c2ncccc2n1']);
  expect(folate).toMatchObject({ properties: { hydrogenBondDonors: 4 } });
});

it('adds identifiers on request: of molecules, and of InChI texts', async () => {
  const inchi = 'InChI=1S/C2H6O/c1-2-3/h3H,2H2,1H3';
  const key = 'LFQSCWFLJHTTHZ-UHFFFAOYSA-N';
  const texts = ['CCO ethanol', inchi, 'ethanol'];
  const [ethanol, text, name] = await predictor.describe(texts, { identifiers: true });
  expect(ethanol).toMatchObject({ status: 'described', inchi, inchiKey: key });
  expect(text).toMatchObject({ status: 'rejected', inchiKey: key });
  expect(name).not.toHaveProperty('inchiKey');
  const [plain] = await predictor.describe(['CCO']);
  expect(plain).not.toHaveProperty('inchi');
});

it('rejects what is no list', async () => {
  await expect(predictor.describe('CCO' as never)).rejects.toMatchObject({
    code: 'INVALID_ARGUMENT',
  });
});
