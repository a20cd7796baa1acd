import { createPredictor, modelNames } from '@biographql/admet-predictor';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { libraryPredictions } from '../../../../packages/admet-predictor/src/test-toolkit.fixture.js';
import { createExplainer, type Explanation } from '../explain.js';

// Loading the toolkit, the background and all models takes seconds on a busy machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

const explainer = createExplainer();
const explain = async (smiles: string, model: (typeof modelNames)[number] = 'logS') => {
  const outcome = await explainer.explain(model, smiles);
  if (outcome.status === 'rejected') throw new Error(outcome.reason.message);
  return outcome;
};
const total = ({ base, atoms, rest }: Explanation) =>
  [...atoms, ...rest].reduce((sum, { contribution }) => sum + contribution, base);

beforeAll(() => explain('C'));

describe('an explanation', () => {
  it('adds up to the predicted value for all models', async () => {
    const predictor = createPredictor();
    const { smiles } = libraryPredictions();
    const some = smiles.filter((_, i) => i % 20 === 0);
    const rows = await predictor.predictAll(some);
    for (const [i, text] of some.entries())
      for (const [m, model] of modelNames.entries()) {
        const explanation = await explain(text, model);
        expect(Math.abs(total(explanation) - explanation.score), `${model} ${text}`).toBeLessThan(
          1e-6,
        );
        const predicted = rows[i]?.[m]?.value ?? Number.NaN;
        expect(explanation.value / predicted, `${model} ${text}`).toBeCloseTo(1, 9);
      }
  });

  it('states its scale', async () => {
    const scales = await Promise.all(
      (['logS', 'hERG', 'VD'] as const).map(async (model) => (await explain('CCO', model)).scale),
    );
    expect(scales).toEqual(['value', 'log-odds', 'log10']);
  });

  it.each([
    [
      'Cc1ccc(C)cc1',
      [
        [0, 5],
        [1, 4],
        [2, 3],
        [2, 6],
        [2, 7],
      ],
    ],
    [
      'CC(C)(C)C',
      [
        [0, 2],
        [0, 3],
        [0, 4],
      ],
    ],
    [
      'FC(F)(F)c1ccccc1',
      [
        [0, 2],
        [0, 3],
        [5, 9],
        [6, 8],
      ],
    ],
    [
      'OC(=O)CCCCC(=O)O',
      [
        [1, 7],
        [3, 6],
      ],
    ],
  ])('gives like atoms of %s like parts', async (smiles, pairs) => {
    const { atoms } = await explain(smiles, 'hERG');
    const of = (place = -1) => atoms[place]?.contribution ?? Number.NaN;
    for (const [a, b] of pairs) expect(of(a)).toBeCloseTo(of(b), 9);
  });

  it('gives two like acids like oxygens, of which either may hold the hydrogen', async () => {
    const { atoms } = await explain('OC(=O)CCCCC(=O)O', 'hERG');
    const oxygens = (places: readonly number[]) =>
      places.map((place) => atoms[place]?.contribution ?? Number.NaN).sort((a, b) => a - b);
    const [low = Number.NaN, high = Number.NaN] = oxygens([0, 2]);
    expect(low).toBeLessThan(high);
    const [otherLow, otherHigh] = oxygens([8, 9]);
    expect(otherLow).toBeCloseTo(low, 9);
    expect(otherHigh).toBeCloseTo(high, 9);
  });

  it('names atoms by their place in the SMILES', async () => {
    const salt = await explain('[Na+].[2H]C(C)C(=O)[O-]');
    expect(salt.atoms.map(({ index, element }) => [index, element])).toEqual([
      [2, 6],
      [3, 6],
      [4, 6],
      [5, 8],
      [6, 8],
    ]);
  });

  it('says why there is none', async () => {
    expect(await explainer.explain('logS', 'C1CC(')).toMatchObject({
      status: 'rejected',
      reason: { code: 'INVALID_SMILES', position: 4 },
    });
    expect((await explain('[Pt](Cl)(Cl)(NC)NC')).outOfScope).toContain('metal');
    await expect(explainer.explain('nope' as 'logS', 'C')).rejects.toThrow('nope');
    const reason = new Error('left');
    const signal = AbortSignal.abort(reason);
    await expect(explainer.explain('logS', 'C', { signal })).rejects.toBe(reason);
  });

  it('compares with a background of one’s own', async () => {
    const withBackground = createExplainer({ background: ['CCO', 'CCCO', 'no molecule'] });
    const outcome = await withBackground.explain('logS', 'CCCCO');
    if (outcome.status === 'rejected') throw new Error(outcome.reason.message);
    expect(outcome.base).toBeGreaterThan((await explain('CCCCO')).base);
    expect(total(outcome)).toBeCloseTo(outcome.score, 9);
    const none = createExplainer({ background: [] });
    await expect(none.explain('logS', 'C')).rejects.toThrow(RangeError);
  });

  it('finds the most similar molecules that were measured, where their licenses allow', async () => {
    const similarTo = async (model: 'logS' | 'LogD7' | 'PPB' | 'VD', smiles: string) => {
      const outcome = await explainer.explain(model, smiles, { similar: 5 });
      if (outcome.status === 'rejected') throw new Error(outcome.reason.message);
      return outcome;
    };
    const { similar, similarNote } = await similarTo('logS', 'c1ccccc1CCCl');
    expect(similarNote).toBeUndefined();
    expect(similar).toHaveLength(5);
    expect(similar.map(({ similarity }) => similarity)).toEqual(
      similar.map(({ similarity }) => similarity).sort((a, b) => b - a),
    );
    expect(similar[0]?.source).toContain('AqSolDB');
    // A molecule that was measured is the most similar to itself.
    const [first] = similar;
    const [again] = (await similarTo('logS', first?.smiles ?? '')).similar;
    expect(again).toMatchObject({ smiles: first?.smiles, similarity: 1 });
    expect((await similarTo('LogD7', 'CCO')).similarNote).toContain('no license');
    expect(await similarTo('PPB', 'CCO')).toMatchObject({
      similar: [],
      similarNote: expect.stringContaining('GPL-3.0'),
    });
    // In L/kg, not its logarithm.
    for (const { value } of (await similarTo('VD', 'CCCCO')).similar)
      expect(value).toBeGreaterThan(0);
  });

  it('goes without measured molecules where they cannot be had', async () => {
    const measured = () => Promise.reject(new Error('no such file'));
    const outcome = await createExplainer({ measured, background: ['CCO'] }).explain(
      'logS',
      'CCO',
      {
        similar: 5,
      },
    );
    expect(outcome).toMatchObject({
      status: 'explained',
      similar: [],
      similarNote: 'The measured molecules could not be loaded.',
    });
  });
});
