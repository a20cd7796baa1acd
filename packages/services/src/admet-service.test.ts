import { notInstalledPredictor, tablePredictor } from '@biographql/engines/testing';
import { describe, expect, it } from 'vitest';
import { createAdmetService } from './admet-service.js';

const predictor = tablePredictor({ logS: { CCO: 1.1, c1ccccc1: -1.64 } });

describe('AdmetService', () => {
  it('keeps order and duplicates, and a rejected molecule in its place', async () => {
    const service = createAdmetService(predictor);
    const { model, predictions } = await service.predict(['CCO', 'C1CC', 'CCO'], 'logS');
    expect(model).toBe('logS');
    expect(predictions.map(({ status }) => status)).toEqual(['predicted', 'rejected', 'predicted']);
  });

  it('rejects an unknown name with the nearest, even for no molecules', async () => {
    const service = createAdmetService(predictor);
    await expect(service.predict([], 'CYP2C19i')).rejects.toMatchObject({
      code: 'UNKNOWN_MODEL',
      nearest: 'CYP2CI9i',
    });
    await expect(service.predict(['CCO'], 'melting point')).rejects.toMatchObject({
      code: 'UNKNOWN_MODEL',
      nearest: undefined,
    });
  });

  it('predicts nothing for no molecules, also without the model', async () => {
    const service = createAdmetService(notInstalledPredictor());
    expect(await service.predict([], 'hERG')).toEqual({ model: 'hERG', predictions: [] });
    await expect(service.predict(['CCO'], 'hERG')).rejects.toMatchObject({
      code: 'MODEL_NOT_INSTALLED',
    });
  });

  it('accepts as many molecules as the limit, and reports the limit for more', async () => {
    const service = createAdmetService(predictor, 2);
    expect((await service.predict(['CCO', 'CCO'], 'logS')).predictions).toHaveLength(2);
    await expect(service.predict(['CCO', 'CCO', 'CCO'], 'logS')).rejects.toMatchObject({
      code: 'INVALID_ARGUMENT',
      argument: 'smiles',
      shortMessage: '`smiles` must have at most 2 molecules. Received: "3".',
    });
  });

  it('reports the amount of work before it starts, and none for invalid input', async () => {
    const stated: (number | string)[] = [];
    const onWork = (molecules: number) => void stated.push(molecules);
    const service = createAdmetService(
      {
        ...predictor,
        predict: async (...call) => {
          stated.push('predicts');
          return predictor.predict(...call);
        },
      },
      2,
    );
    await service.predict(['CCO', 'CCN'], 'logS', { onWork });
    for (const [smiles, name] of [
      [['CCO', 'CCN', 'C'], 'logS'],
      [['CCO'], 'nothing'],
    ] as const) {
      await expect(service.predict(smiles, name, { onWork })).rejects.toThrow();
    }
    expect(stated).toEqual([2, 'predicts']);
  });

  it('lists what is installed, then its own, with what is known of either', async () => {
    const random = { measure: 'R2', random: 0.9, scaffold: 0.8 } as const;
    const base = { base: 'LogD7', trainedOn: 120 } as const;
    const service = createAdmetService({
      ...tablePredictor({ logS: {}, hERG: {} }),
      training: async () => ({ logS: { trainedOn: 5415, crossValidation: random } }),
      customModels: [{ name: 'ours', kind: 'classification', unit: null, ...base }],
    });
    expect(await service.models()).toMatchObject([
      {
        name: 'logS',
        isOwn: false,
        scale: 'VALUE',
        unit: 'log10 mol/L',
        trainedOn: 5415,
        crossValidation: random,
      },
      {
        name: 'hERG',
        scale: null,
        unit: null,
        positiveClass: expect.any(String),
        crossValidation: null,
      },
      {
        name: 'ours',
        isOwn: true,
        kind: 'CLASSIFICATION',
        meaning: null,
        isExplained: false,
        scale: null,
        ...base,
      },
    ]);
    expect(await createAdmetService(notInstalledPredictor()).models()).toEqual([]);
  });

  it('predicts models of its own by their names, and explains those that its engine does', async () => {
    const customModel = {
      name: 'our-logD',
      kind: 'regression',
      unit: null,
      base: 'LogD7',
      trainedOn: 120,
    } as const;
    const service = createAdmetService({
      ...predictor,
      customModels: [customModel],
      predict: async (smiles, model) =>
        smiles.map((text) => ({ status: 'predicted', model, smiles: text, value: 2 })),
    });
    expect(await service.predict(['CCO'], 'our-logD')).toMatchObject({
      model: 'our-logD',
      predictions: [{ model: 'our-logD', value: 2 }],
    });
    await expect(service.explain('CCO', 'our-logD')).rejects.toMatchObject({
      code: 'INVALID_ARGUMENT',
      argument: 'modelName',
    });
    const explaining = createAdmetService({
      ...predictor,
      customModels: [{ ...customModel, isExplained: true, scale: 'log10' }],
      explain: async (text, model) => {
        const score = { scale: 'value', value: 2, base: 1, score: 2 } as const;
        const parts = { atoms: [], rest: [], similar: [] };
        return { status: 'explained', model, smiles: text, ...score, ...parts };
      },
    });
    expect(await explaining.explain('CCO', 'our-logD')).toMatchObject({ model: 'our-logD' });
    expect((await explaining.models()).at(-1)).toMatchObject({ isExplained: true, scale: 'LOG10' });
    await expect(explaining.explain('CCO', 'nothing like it')).rejects.toThrow(
      'Custom models: `our-logD`.',
    );
    await expect(service.predict([], 'Our logD')).rejects.toMatchObject({
      code: 'UNKNOWN_MODEL',
      nearest: 'our-logD',
      own: ['our-logD'],
    });
    await expect(service.predict([], 'nothing like it')).rejects.toThrow(
      'Custom models: `our-logD`.',
    );
  });

  it('names the package that explains, where nothing does', async () => {
    const { explain: _, ...silent } = predictor;
    const service = createAdmetService(silent);
    await expect(service.explain('CCO', 'logS')).rejects.toMatchObject({
      code: 'MODEL_NOT_INSTALLED',
      shortMessage: expect.stringContaining('@biographql/admet-lab'),
    });
    expect(await service.models()).toMatchObject([{ name: 'logS', isExplained: false }]);
  });

  it('explains one molecule, and rejects names as it does for predictions', async () => {
    const service = createAdmetService(predictor);
    expect(await service.explain('CCO', 'logS')).toMatchObject({ status: 'explained', score: 1.1 });
    expect(await service.explain('C1CC', 'logS')).toMatchObject({ status: 'rejected' });
    await expect(service.explain('CCO', 'CYP2C19i')).rejects.toMatchObject({
      code: 'UNKNOWN_MODEL',
      nearest: 'CYP2CI9i',
    });
    await expect(service.explain('CCO', 'hERG')).rejects.toMatchObject({
      code: 'MODEL_NOT_INSTALLED',
    });
  });
});
