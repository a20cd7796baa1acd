import { beforeAll, describe, expect, it, vi } from 'vitest';
import { createPredictor, modelNames, type Predictor } from './index.js';

// Loading the toolkit and all models takes seconds on a busy machine.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

let predictor: Predictor;
beforeAll(() => {
  predictor = createPredictor();
});

/** Verdicts of all models on a molecule: rejection codes, reasons, or null for a molecule in scope. */
async function verdicts(smiles: string) {
  const [row = []] = await predictor.predictAll([smiles]);
  return row.map((one) => (one.status === 'rejected' ? one.reason.code : (one.outOfScope ?? null)));
}

describe('a molecule that no model applies to', () => {
  it.each([
    ['iron', '[Fe]'],
    ['table salt', '[Na+].[Cl-]'],
    ['water', 'O'],
    ['silica', 'O=[Si]=O'],
    ['ammonia', 'N'],
    ['sulfuric acid', 'OS(=O)(=O)O'],
    ['phosphate buffered saline', '[Na+].[Cl-].[K+].OP(=O)([O-])[O-].[Na+].[Na+]'],
    ['cisplatin', 'N.N.[Cl-].[Cl-].[Pt+2]'],
    ['cisplatin with bonds', '[NH3][Pt]([NH3])(Cl)Cl'],
    ['cisplatin with dative bonds', '[NH3]->[Pt](<-[NH3])(Cl)Cl'],
    ['carbon dioxide', 'O=C=O'],
    ['baking soda', '[Na+].OC(=O)[O-]'],
    ['lithium carbonate', '[Li+].[Li+].[O-]C(=O)[O-]'],
    ['potassium cyanide', '[K+].[C-]#N'],
    ['graphite', '[C]'],
  ])('is rejected: %s', async (_, smiles) => {
    expect(new Set(await verdicts(smiles))).toEqual(new Set(['OUT_OF_SCOPE']));
  });

  it.each([
    ['polyethylene glycol', '*CCO*', 'INVALID_SMILES'],
    ['a peptide of 60 residues', `N${'[C@@H](C)C(=O)N'.repeat(60)}CC(=O)O`, 'MOLECULE_TOO_LARGE'],
  ])('is rejected: %s', async (_, smiles, code) => {
    expect(new Set(await verdicts(smiles))).toEqual(new Set([code]));
  });

  it.each([
    ['ferrocene', '[Fe+2].c1cc[cH-]c1.c1cc[cH-]c1', /contains a metal/],
    ['carboplatin', 'N.N.[Pt+2].[O-]C(=O)C1(CCC1)C(=O)[O-]', /contains a metal/],
    ['thiomersal', 'CC[Hg]Sc1ccccc1C(=O)[O-].[Na+]', /contains a metal/],
    ['iron fumarate', '[Fe+2].[O-]C(=O)/C=C/C(=O)[O-]', /contains a metal/],
    [
      'co-trimoxazole',
      'Cc1cc(NS(=O)(=O)c2ccc(N)cc2)no1.COc1cc(Cc2cnc(N)nc2N)cc(OC)c1OC',
      /mixture/,
    ],
    ['a buffer', 'NC(CO)(CO)CO.OC(=O)CC(O)(C(=O)O)CC(=O)O.[Na+].[Cl-]', /mixture/],
    ['another buffer', 'NC(CO)(CO)CO.CC(=O)O.OC(=O)CN(CCN(CC(=O)O)CC(=O)O)CC(=O)O', /mixture/],
    ['cresol', 'Cc1ccc(O)cc1.Cc1cccc(O)c1', /mixture/],
  ])('is marked: %s', async (_, smiles, reason) => {
    const all = await verdicts(smiles);
    expect(all.filter((one) => one === null || !reason.test(one))).toEqual([]);
  });
});

describe('a molecule that a model never saw the like of', () => {
  it('is marked for its elements by the models that never saw them', async () => {
    const all = await verdicts('OB(O)c1ccc(Cl)cc1');
    expect(all[modelNames.indexOf('hERG')]).toBeNull();
    expect(all[modelNames.indexOf('SkinS')]).toBe('No training molecule contains B.');
  });

  it('is marked for its size', async () => {
    const all = await verdicts('C'.repeat(90));
    expect(all[modelNames.indexOf('Ames')]).toBe(
      'The molecule has 90 heavy atoms; training molecules have 2 to 55.',
    );
    expect(all[modelNames.indexOf('PPB')]).toBeNull();
  });
});

describe('drugs', () => {
  it.each([
    ['metformin', 'CN(C)C(=N)NC(N)=N'],
    ['aspirin', 'CC(=O)Oc1ccccc1C(=O)O'],
    [
      'imatinib mesylate',
      'CS(=O)(=O)O.Cc1ccc(cc1Nc1nccc(n1)-c1cccnc1)NC(=O)c1ccc(cc1)CN1CCN(C)CC1',
    ],
    ['erythritol tetranitrate', 'O=[N+]([O-])OCC(O[N+](=O)[O-])C(CO[N+](=O)[O-])O[N+](=O)[O-]'],
    ['valproate, half a salt', 'CCCC(CCC)C(=O)O.CCCC(CCC)C(=O)[O-].[Na+]'],
    [
      'calcium folinate',
      '[Ca+2].NC1=NC(=O)C2=C(NCC(CNc3ccc(cc3)C(=O)NC(CCC(=O)[O-])C(=O)[O-])N2C=O)N1',
    ],
  ])('are in the scope of all models: %s', async (_, smiles) => {
    expect(new Set(await verdicts(smiles))).toEqual(new Set([null]));
  });

  it.each([
    ['embonate', 'OC(=O)c1cc2ccccc2c(Cc2c(O)c(cc3ccccc23)C(=O)O)c1O'],
    ['citrate', 'OC(=O)CC(O)(C(=O)O)CC(=O)O'],
    ['napadisylate', 'OS(=O)(=O)c1cccc2c(cccc12)S(=O)(=O)O'],
    ['stearate', 'CCCCCCCCCCCCCCCCCC(=O)[O-]'],
  ])('are what they are without a larger counter-ion: metformin %s', async (_, acid) => {
    const metformin = 'CN(C)C(=N)NC(N)=N';
    const [salt, double, base] = await predictor.predictAll([
      `${metformin}.${acid}`,
      `${acid}.${metformin}.${metformin}`,
      metformin,
    ]);
    const values = base?.map(({ value }) => value);
    expect(salt?.map(({ value }) => value)).toEqual(values);
    expect(double?.map(({ value }) => value)).toEqual(values);
    expect(await verdicts(`${metformin}.${acid}`)).toEqual(base?.map(() => null));
  });
});
