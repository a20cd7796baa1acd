import { readFile } from 'node:fs/promises';
import { createPredictor } from '@biographql/admet-predictor';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { RegressionFigures } from './custom/figures.js';
import { madeUpMolecules } from './custom/made-up-assay.fixture.js';
import { readMeasured } from './explain/measured.js';
import { type AssayRow, readAssayModel, type TrainedAssay, trainModel } from './train.js';

vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

/** An assay whose values are those of the base, moved and squeezed, and higher for nitriles. */
const assayValue = (smiles: string, base: number) =>
  2 + 0.5 * base + (smiles.includes('N#C') ? 1 : 0);
const bad: readonly AssayRow[] = [
  { smiles: 'C1CC(', value: 1 },
  { smiles: 'CCCO', value: '>3' },
  { smiles: 'CCCCO', value: 1 },
  { smiles: 'OCCCC', value: 9 },
  { smiles: '[Na+].[Cl-]', value: 1 },
];
let rows: readonly AssayRow[] = [];
let trained: TrainedAssay;

beforeAll(async () => {
  const base = await createPredictor().predict('LogD7', madeUpMolecules);
  rows = madeUpMolecules.map((smiles, place) => ({
    smiles,
    value: assayValue(smiles, base[place]?.value ?? 0),
  }));
  trained = await trainModel([...rows, ...bad], { base: 'LogD7' });
});

const rmse = (figures: object | undefined) =>
  (figures as RegressionFigures | undefined)?.rmse ?? Number.NaN;

describe('trainModel', () => {
  it('learns an assay that is a shifted base, by molecules that it had not seen', () => {
    const { card } = trained;
    expect(card).toMatchObject({
      kind: 'regression',
      unit: 'log10 ratio',
      scale: 'linear',
      trainedOn: 128,
    });
    const { random, scaffold } = card.crossValidation;
    expect(rmse(random.own)).toBeLessThan(rmse(random.line));
    expect(rmse(random.line)).toBeLessThan(rmse(random.base) / 2);
    expect(rmse(scaffold.own)).toBeLessThan(rmse(scaffold.base) / 2);
  });

  it('says how sure it is, by folds that this was not fitted on', () => {
    const { random, scaffold } = trained.card.certainty ?? {};
    for (const figures of [random, scaffold]) {
      expect(figures?.coverage).toBeGreaterThan(0.8);
      expect(figures?.inDomain).toBeGreaterThan(0.5);
      expect(figures?.worstFifth).toBeGreaterThan(0);
    }
  });

  it('leaves out bad rows and duplicates that disagree, by name', () => {
    expect(trained.problems.map(({ line, code }) => [line, code])).toEqual([
      [129, 'MOLECULE'],
      [130, 'QUALIFIED_VALUE'],
      [131, 'DUPLICATES_DISAGREE'],
      [132, 'DUPLICATES_DISAGREE'],
      [133, 'MOLECULE'],
    ]);
    expect(trained.problems[2]?.message).toContain('131, 132');
    expect(trained.card.leftOut).toEqual({
      MOLECULE: 2,
      QUALIFIED_VALUE: 1,
      DUPLICATES_DISAGREE: 2,
    });
  });

  it('is used like the 28, from its file alone', async () => {
    const customModel = readAssayModel(trained.bytes);
    const predictor = createPredictor({ custom: [customModel] });
    const requested = ['N#Cc1ccccc1', 'Cc1ccccc1', 'C1CC(', 'OC(=O)c1ccncc1'];
    const predictions = await predictor.predict(customModel.name, requested);
    expect(predictions.map(({ status }) => status)).toEqual([
      'predicted',
      'predicted',
      'rejected',
      'predicted',
    ]);
    const base = await predictor.predict('LogD7', requested);
    for (const [place, prediction] of predictions.entries()) {
      if (prediction.status === 'rejected') continue;
      const wanted = assayValue(requested[place] ?? '', base[place]?.value ?? 0);
      // Half of what a nitrile adds: from 128 molecules the whole of it is not believed.
      expect(Math.abs(prediction.value - wanted)).toBeLessThan(0.5);
      const [low, high] = prediction.interval ?? [0, 0];
      expect(low).toBeLessThan(prediction.value);
      expect(high).toBeGreaterThan(prediction.value);
      expect(prediction).toMatchObject({ model: 'my-LogD7', knownScaffold: true, similarity: 1 });
    }
    // What half of is believed is off by the other half, and said to be.
    const [nitrile = Number.NaN, methyl = Number.NaN] = predictions.map(
      (each) => (each.status === 'predicted' && each.expectedError) || Number.NaN,
    );
    expect(nitrile).toBeGreaterThan(methyl);
    expect(predictions[1]).toMatchObject({ inDomain: true });
    const [row] = await predictor.predictAll(['CCO'], { models: ['logS', 'my-LogD7'] });
    expect(row?.map(({ model }) => model)).toEqual(['logS', 'my-LogD7']);
    expect(predictor.models).toHaveLength(29);
    await expect(createPredictor().predictAll(['C'], { models: ['logS'] })).resolves.toHaveLength(
      1,
    );
  });

  it('has a name of its own', () => {
    expect(() => readAssayModel(trained.bytes, 'logS')).toThrow('built-in model');
  });

  it('marks what the base was not made for', async () => {
    const customModel = readAssayModel(trained.bytes, 'mine');
    const [prediction] = await createPredictor({ custom: [customModel] }).predict('mine', [
      'C[Sn](C)(C)CCCCCC',
    ]);
    expect(prediction).toMatchObject({
      model: 'mine',
      outOfScope: expect.stringContaining('metal'),
    });
  });

  it('gives the same bytes again', async () => {
    const again = await trainModel([...rows, ...bad], { base: 'LogD7' });
    expect(Buffer.from(again.bytes).equals(Buffer.from(trained.bytes))).toBe(true);
  });

  it('learns classes on a base of another kind', async () => {
    const classes = rows.map(({ smiles, value }) => ({
      smiles,
      value: Number(value) > 2.6 ? 'active' : 'inactive',
    }));
    const { card, bytes } = await trainModel(classes, { base: 'LogD7', name: 'binder' });
    expect(card).toMatchObject({ kind: 'classification', unit: null });
    expect(card.crossValidation.random.base).toBeUndefined();
    expect(card.crossValidation.random.own).toHaveProperty('rocAuc');
    const [prediction] = await createPredictor({ custom: [readAssayModel(bytes)] }).predict(
      'binder',
      ['CCCCCCc1ccccc1'],
    );
    expect(prediction).toMatchObject({ probability: prediction?.value });
    if (prediction?.status !== 'predicted') throw new Error('It was rejected.');
    expect(['yes', 'either']).toContain(prediction.predictionSet);
    expect(prediction.calibratedProbability).toBe(1 - (prediction.expectedError ?? 0));
    expect(prediction?.value).toBeGreaterThan(0.5);
  });
});

describe('trainModel, rejected or stopped', () => {
  it('needs a base, a name of its own, enough molecules and values that differ', async () => {
    await expect(trainModel(rows, { base: 'nothing' as 'logS' })).rejects.toMatchObject({
      code: 'UNKNOWN_MODEL',
    });
    await expect(trainModel(rows, { base: 'logS', name: 'hERG' })).rejects.toThrow(
      'built-in model',
    );
    await expect(trainModel(rows.slice(0, 40), { base: 'logS' })).rejects.toThrow('at least 100');
    const same = rows.map(({ smiles }) => ({ smiles, value: 7 }));
    await expect(trainModel(same, { base: 'logS' })).rejects.toThrow('differ');
    const rare = rows.map(({ smiles }, place) => ({ smiles, value: place === 3 ? 1 : 0 }));
    await expect(trainModel(rare, { base: 'hERG' })).rejects.toThrow('each class');
  });

  it.each(['read', 'learn'] as const)('stops while it is to %s', async (phase) => {
    const controller = new AbortController();
    let after = 0;
    const training = trainModel(rows, {
      base: 'LogD7',
      signal: controller.signal,
      onProgress: (progress) => {
        if (controller.signal.aborted) after += 1;
        if (progress.phase === phase && progress.done === 3) controller.abort(new Error('enough'));
      },
    });
    await expect(training).rejects.toThrow('enough');
    expect(after).toBe(0);
  });
});

describe('molecules that the base was trained on', () => {
  const measured = async (model: string) => {
    const file = new URL(`../measured/${model}.bin`, import.meta.url);
    const { smiles, values } = await readMeasured(await readFile(file));
    return smiles.map((each, row) => ({ smiles: each, value: values[row] }));
  };

  it('make the figures too good, which is said when there are no others', async () => {
    const known = (await measured('SkinS')).slice(0, 140);
    const { card, problems } = await trainModel(known, { base: 'SkinS' });
    expect(card.knownToBase).toBe(card.trainedOn);
    expect(card.judgedOn).toBe(card.trainedOn);
    expect(problems.at(-1)).toMatchObject({
      code: 'KNOWN_TO_BASE',
      message: expect.stringContaining('the cross-validation figures are too optimistic'),
    });
    expect(Object.keys(card.leftOut)).not.toContain('KNOWN_TO_BASE');
  });

  it("don't count in the comparison figures", async () => {
    const known = (await measured('VD')).slice(0, 60);
    const { card, problems } = await trainModel([...rows, ...known], { base: 'VD' });
    expect(card.judgedOn).toBe(card.trainedOn - card.knownToBase);
    expect(card.knownToBase).toBeGreaterThan(40);
    expect(problems.map(({ code }) => code)).not.toContain('KNOWN_TO_BASE');
  });
});

describe('readAssayModel', () => {
  it('rejects a file with a missing section', () => {
    const text = new TextDecoder('latin1').decode(trained.bytes);
    const spoilt = (from: string, to: string) => {
      const other = Uint8Array.from(trained.bytes);
      other.set(new TextEncoder().encode(to), text.indexOf(from));
      return other;
    };
    expect(() => readAssayModel(spoilt('"newScaffold":', '"newScaffald":'))).toThrow(
      'Not an assay model file',
    );
    expect(() => readAssayModel(spoilt('"base":"LogD7"', '"base":"LogD8"'))).toThrow(
      'Not an assay model file',
    );
  });

  it('rejects what is no such file, at any length', () => {
    const { bytes } = trained;
    for (const length of [0, 3, 12, 200, 2_000, bytes.length - 200_000])
      expect(() => readAssayModel(bytes.slice(0, length))).toThrow(/Not an assay model file/);
    const text = new TextDecoder('latin1').decode(bytes);
    const other = Uint8Array.from(bytes);
    other.set(new TextEncoder().encode('"featureVersion":1'), text.indexOf('"featureVersion":'));
    expect(() => readAssayModel(other)).toThrow(/Train it again/);
  });
});
