import { ADMET_MODEL_NAMES, type AdmetModelName, isAdmetModelName } from '@biographql/admet';
import { describe, expect, it } from 'vitest';
import type { AdmetPredictor } from '../../../src/admet-predictor/admet-predictor.js';

/** Facts about an installed model that the suite needs. */
export interface AdmetSample {
  readonly model: AdmetModelName;
  /** At least two molecules that can be predicted. */
  readonly molecules: readonly string[];
  /** A text that is not a molecule. */
  readonly broken: string;
}

const PREDICTION_TIMEOUT_MS = 60_000;

/**
 * Tests that every predictor passes. Each test makes its own predictor and closes it.
 * @param sample - null for a predictor without models: then only the rejections are tested.
 */
export function describeAdmetPredictor(
  name: string,
  makePredictor: () => AdmetPredictor | Promise<AdmetPredictor>,
  sample: AdmetSample | null,
): void {
  describe(`AdmetPredictor: ${name}`, () => {
    it('becomes ready and names its models by their wire names', async () => {
      await using predictor = await makePredictor();
      await predictor.ready();
      expect(predictor.name).not.toBe('');
      expect(predictor.models.filter((model) => !isAdmetModelName(model))).toEqual([]);
      expect(new Set(predictor.models).size).toBe(predictor.models.length);
    });

    it('rejects a model that is not installed', async () => {
      await using predictor = await makePredictor();
      const missing = ADMET_MODEL_NAMES.find((model) => !predictor.models.includes(model));
      if (missing === undefined) return;
      await expect(predictor.predict(['CCO'], missing)).rejects.toMatchObject({
        code: 'MODEL_NOT_INSTALLED',
      });
    });

    it('rejects to explain a model that is not installed', async () => {
      await using predictor = await makePredictor();
      const missing = ADMET_MODEL_NAMES.find((model) => !predictor.models.includes(model));
      if (missing === undefined || predictor.explain === undefined) return;
      await expect(predictor.explain('CCO', missing)).rejects.toMatchObject({
        code: 'MODEL_NOT_INSTALLED',
      });
    });

    it('rejects with the reason of an aborted signal', async () => {
      await using predictor = await makePredictor();
      const reason = new Error('the client left');
      const { model = 'logS' } = sample ?? {};
      const signal = AbortSignal.abort(reason);
      await expect(predictor.predict(['CCO'], model, { signal })).rejects.toBe(reason);
      if (predictor.explain === undefined) return;
      await expect(predictor.explain('CCO', model, { signal })).rejects.toBe(reason);
    });

    if (sample !== null) describePredictions(makePredictor, sample);
  });
}

function describePredictions(
  makePredictor: () => AdmetPredictor | Promise<AdmetPredictor>,
  { model, molecules, broken }: AdmetSample,
): void {
  it(
    'answers one entry per molecule, in order, duplicates and broken ones in their places',
    async () => {
      await using predictor = await makePredictor();
      const [first = '', second = ''] = molecules;
      const smiles = [second, broken, first, '', second];
      const predictions = await predictor.predict(smiles, model);
      expect(predictions.map((prediction) => prediction.smiles)).toEqual(smiles);
      expect(predictions.map(({ status }) => status)).toEqual([
        'predicted',
        'rejected',
        'predicted',
        'rejected',
        'predicted',
      ]);
      expect(predictions[4]).toEqual(predictions[0]);
    },
    PREDICTION_TIMEOUT_MS,
  );

  it(
    'predicts finite numbers, the same again and whatever the company',
    async () => {
      await using predictor = await makePredictor();
      const together = await predictor.predict(molecules, model);
      for (const [index, smiles] of molecules.entries()) {
        const [alone] = await predictor.predict([smiles], model);
        expect(alone).toEqual(together[index]);
        expect(alone?.status === 'predicted' && Number.isFinite(alone.value)).toBe(true);
      }
    },
    PREDICTION_TIMEOUT_MS,
  );

  it(
    'says why a molecule is rejected',
    async () => {
      await using predictor = await makePredictor();
      const [prediction] = await predictor.predict([broken], model);
      expect(prediction).toMatchObject({
        status: 'rejected',
        model,
        value: null,
        reason: {
          code: expect.stringMatching(/^[A-Z_]+$/),
          message: expect.stringMatching(/\S/),
        },
      });
    },
    PREDICTION_TIMEOUT_MS,
  );

  it('answers nothing for no molecules', async () => {
    await using predictor = await makePredictor();
    expect(await predictor.predict([], model)).toEqual([]);
  });
}

/** Tests that every predictor with `explain` also passes. */
export function describeAdmetExplanations(
  name: string,
  makePredictor: () => AdmetPredictor | Promise<AdmetPredictor>,
  { model, molecules, broken }: AdmetSample,
): void {
  describe(`AdmetPredictor that explains: ${name}`, () => {
    it(
      'explains what it predicts, in parts that add up to the score',
      async () => {
        await using predictor = await makePredictor();
        const [smiles = ''] = molecules;
        const [prediction] = await predictor.predict([smiles], model);
        const explanation = await predictor.explain?.(smiles, model);
        if (explanation?.status !== 'explained') throw new Error('The molecule is not explained.');
        expect(explanation).toMatchObject({ model, smiles });
        expect(explanation.value).toBeCloseTo(prediction?.value ?? Number.NaN, 9);
        const { base, atoms, rest, score } = explanation;
        const parts = [...atoms, ...rest].map(({ contribution }) => contribution);
        expect(parts.reduce((sum, part) => sum + part, base)).toBeCloseTo(score, 6);
      },
      PREDICTION_TIMEOUT_MS,
    );

    it(
      'says why a molecule is not explained, as it says of its prediction',
      async () => {
        await using predictor = await makePredictor();
        const [prediction] = await predictor.predict([broken], model);
        expect(await predictor.explain?.(broken, model)).toEqual(prediction);
      },
      PREDICTION_TIMEOUT_MS,
    );
  });
}
