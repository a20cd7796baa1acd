import { createPredictor, type ModelName } from '@biographql/admet-predictor';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { libraryPredictions } from '../../../../packages/admet-predictor/src/test-toolkit.fixture.js';
import { madeUpMolecules } from '../custom/made-up-assay.fixture.js';
import { createExplainer, type Explanation } from '../explain.js';
import { type AssayModel, type AssaySettings, readAssayModel, trainModel } from '../train.js';

vi.setConfig({ testTimeout: 240_000, hookTimeout: 600_000 });

/** Longer molecules have more of it, nitriles much more. */
const amount = (smiles: string) => 1 + smiles.length / 10 + (smiles.includes('N#C') ? 2 : 0);
const isLarge = (smiles: string) => (amount(smiles) > 2.2 ? 'active' : 'inactive');
type Assay = AssaySettings & { readonly measure: (smiles: string) => number | string };
const assays: readonly Assay[] = [
  { name: 'of its base', base: 'LogD7', keepRows: true, measure: amount },
  { name: 'of logs', base: 'CL', keepRows: true, measure: (smiles) => 10 ** amount(smiles) },
  { name: 'within ends', base: 'PPB', measure: (smiles) => 20 * amount(smiles) },
  { name: 'of another quantity', base: 'logS', unit: 'cm', scale: 'log10', measure: amount },
  { name: 'classes of its base', base: 'BBB', keepRows: true, measure: isLarge },
  { name: 'classes of another quantity', base: 'VD', measure: isLarge },
];
const custom: AssayModel[] = [];
const explainer = createExplainer<string>({ custom });
const requested = [
  ...libraryPredictions().smiles.filter((_, i) => i % 12 === 0),
  'N#Cc1ccccc1',
  'OC(=O)c1ccncc1',
  // Far beyond what bases say: their scores are held between ends.
  'C'.repeat(60),
];

const explain = async (name: string, smiles: string, similar = 0): Promise<Explanation<string>> => {
  const outcome = await explainer.explain(name, smiles, { similar });
  if (outcome.status === 'rejected') throw new Error(outcome.reason.message);
  return outcome;
};
const getSum = ({ base, atoms, rest }: Explanation<string>) =>
  [...atoms, ...rest].reduce((sum, { contribution }) => sum + contribution, base);

beforeAll(async () => {
  for (const { measure, ...settings } of assays) {
    const rows = madeUpMolecules.map((smiles) => ({ smiles, value: measure(smiles) }));
    custom.push(readAssayModel((await trainModel(rows, settings)).bytes));
  }
});

describe('an explanation of a model of one’s custom', () => {
  it.each(assays.map(({ name }) => name ?? ''))(
    'adds up to the value of a model %s',
    async (name) => {
      const predictions = await createPredictor<string>({ custom }).predict(name, requested);
      for (const prediction of predictions) {
        const explanation = await explain(name, prediction.smiles);
        const { smiles, score, value, model } = explanation;
        expect(Math.abs(getSum(explanation) - score), smiles).toBeLessThan(1e-6);
        expect(value / (prediction.value ?? Number.NaN), smiles).toBeCloseTo(1, 9);
        expect(model).toBe(name);
      }
    },
  );

  it('is of the molecule: a nitrile is what raises the value most', async () => {
    const { atoms } = await explain('of its base', 'CCCCCCCC#N');
    const largest = [...atoms].sort((a, b) => b.contribution - a.contribution)[0];
    expect([7, 8]).toContain(largest?.index);
  });

  it('states the scale of the model', async () => {
    const scales = await Promise.all(
      assays.map(async ({ name = '' }) => (await explain(name, 'CCO')).scale),
    );
    expect(scales).toEqual(['value', 'log10', 'value', 'log10', 'log-odds', 'log-odds']);
  });

  it('has similar molecules of the rows that the file keeps, and says where it keeps none', async () => {
    const getRow = async (name: string) => {
      const { similar, similarNote } = await explain(name, 'N#Cc1ccccc1', 3);
      expect(similarNote).toBeUndefined();
      expect(similar).toHaveLength(3);
      return similar[0];
    };
    const smiles = 'N#Cc1ccccc1';
    const first = { smiles, similarity: 1, source: 'training rows of of its base' };
    expect(await getRow('of its base')).toEqual({ ...first, value: amount(smiles) });
    const ofLogs = await getRow('of logs');
    expect(ofLogs?.value).toBeCloseTo(10 ** amount(smiles), 6);
    expect((await getRow('classes of its base'))?.value).toBe(1);
    expect(await explain('within ends', smiles, 3)).toMatchObject({
      similar: [],
      similarNote: expect.stringContaining('has no measured molecules'),
    });
  });

  it('stores no rows in the file without `keepRows`', () => {
    const text = (model: AssayModel | undefined) => JSON.stringify(model?.open().stored?.smiles);
    expect(text(custom[0])).toContain(madeUpMolecules[0]);
    expect(custom[0]?.card.file.storedRows).toBe(custom[0]?.card.trainedOn);
    expect(custom[2]?.open().stored).toBeUndefined();
    expect(custom[2]?.card.file.storedRows).toBe(0);
  });

  it('uses the current list and existing names', async () => {
    const models: AssayModel[] = [];
    const late = createExplainer<string>({ custom: models, background: ['CCO', 'CCN'] });
    await expect(late.explain('of its base', 'C')).rejects.toMatchObject({ code: 'UNKNOWN_MODEL' });
    models.push(...custom.slice(0, 1));
    expect(await late.explain('of its base', 'C1CC(')).toMatchObject({
      status: 'rejected',
      model: 'of its base',
      reason: { code: 'INVALID_SMILES' },
    });
    expect((await late.explain('of its base', 'CCCO')).status).toBe('explained');
    expect((await late.explain('logS', 'CCCO')).status).toBe('explained');
    const unknown = late.explain('of it base', 'C');
    await expect(unknown).rejects.toThrow('Custom models: `of its base`');
  });

  it('is marked where the base was not made for the molecule', async () => {
    expect((await explain('within ends', 'C[Sn](C)(C)CCCCCC')).outOfScope).toContain('metal');
  });
});

describe('a file with training rows', () => {
  it('is rejected when they are damaged', async () => {
    const rows = madeUpMolecules.map((smiles) => ({ smiles, value: amount(smiles) }));
    const base: ModelName = 'SkinS';
    const { bytes, card } = await trainModel(rows, { base, keepRows: true, date: '2026-01-31' });
    expect(card).toMatchObject({ date: '2026-01-31', file: { storedRows: 128 } });
    const text = new TextDecoder('latin1').decode(bytes);
    const spoilt = (from: string, to: string) => {
      const other = Uint8Array.from(bytes);
      other.set(new TextEncoder().encode(to), text.indexOf(from));
      return other;
    };
    expect(readAssayModel(spoilt('"rows":128', '"rows":128')).card.file.storedRows).toBe(128);
    expect(() => readAssayModel(spoilt('"rows":128', '"rows":127'))).toThrow(
      'Not an assay model file',
    );
    const [first = ''] = madeUpMolecules;
    expect(() => readAssayModel(spoilt(`[["${first}"`, `[[7,7,7`))).toThrow(
      'Not an assay model file',
    );
    const prints = /"printBytes":(\d+)/.exec(text)?.[0] ?? '';
    expect(() =>
      readAssayModel(spoilt(prints, prints.replace(/\d$/, '0').replace(/\d{2}$/, '11'))),
    ).toThrow('Not an assay model file');
    await expect(trainModel(rows, { base, date: '2026-02-31' })).rejects.toThrow('must be a date');
  });
});
