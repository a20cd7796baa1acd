import { UnknownModelError } from '@biographql/core';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import {
  type CustomModel,
  createPredictor,
  modelNames,
  type Predictor,
  type Toolkit,
} from './index.js';
import { libraryPredictions, loadTestToolkit } from './test-toolkit.fixture.js';

// Loading the toolkit and all models takes seconds on a busy machine.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

const aspirin = 'CC(=O)Oc1ccccc1C(=O)O';
let predictor: Predictor;

beforeAll(() => {
  predictor = createPredictor();
});

describe('all 28 models', () => {
  it('equal the training libraries to 1e-5', async () => {
    const { smiles, predictions } = libraryPredictions();
    const rows = await predictor.predictAll(smiles);
    let compared = 0;
    rows.forEach((row, i) => {
      for (const { model, value, smiles: text } of row) {
        const expected = predictions[model]?.[i] ?? Number.NaN;
        expect(
          Math.abs((value ?? Number.NaN) - expected),
          `${model} of ${text}`,
        ).toBeLessThanOrEqual(1e-5 * Math.max(1, Math.abs(expected)));
        compared += 1;
      }
    });
    expect(compared).toBe(28 * smiles.length);
  });

  it('give probabilities in [0, 1], intervals around values and percentiles in [0, 100]', async () => {
    const [row] = await predictor.predictAll([aspirin]);
    expect(row?.map(({ model }) => model)).toEqual([...modelNames]);
    for (const output of row ?? []) {
      if (output.status !== 'predicted') throw new Error('aspirin was rejected');
      if (output.probability !== undefined) {
        expect(output.probability).toBeGreaterThanOrEqual(0);
        expect(output.probability).toBeLessThanOrEqual(1);
        expect(output.interval).toBeUndefined();
      } else {
        const [low, high] = output.interval ?? [Number.NaN, Number.NaN];
        expect(low).toBeLessThanOrEqual(output.value);
        expect(high).toBeGreaterThanOrEqual(output.value);
      }
      expect(output.percentile).toBeGreaterThanOrEqual(0);
      expect(output.percentile).toBeLessThanOrEqual(100);
      expect(output.similarity).toBeGreaterThan(0);
    }
  });

  it('know well-measured drugs', async () => {
    const value = async (model: (typeof modelNames)[number], smiles: string) => {
      const [answer] = await predictor.predict(model, [smiles]);
      if (answer?.status !== 'predicted') throw new Error(`${smiles} was rejected`);
      return answer.value;
    };
    expect(await value('logS', 'c1ccc2cc3ccccc3cc2c1')).toBeLessThan(-5);
    expect(await value('logS', 'CCO')).toBeGreaterThan(0);
    expect(await value('Ames', 'O=NN(C)C')).toBeGreaterThan(0.5);
    expect(await value('BBB', 'CN1CCC[C@H]1c1cccnc1')).toBeGreaterThan(0.5);
    expect(await value('CYPIA2i', 'COc1ccc2oc(=O)ccc2c1')).toBeGreaterThan(0.5);
  });
});

describe('molecules of every kind', () => {
  /** Without the cache, which would share the features of two spellings. */
  const uncached = createPredictor({ cacheSize: 0 });
  const same = async (first: string, second: string) => {
    const [a, b] = await uncached.predict('logS', [first, second]);
    if (a?.status !== 'predicted' || b?.status !== 'predicted')
      throw new Error('a molecule was rejected');
    expect(b.value).toBe(a.value);
    return b;
  };

  it('predicts a salt as its largest organic part', async () => {
    expect(await same('CC(=O)O', 'CC(=O)[O-].[Na+]')).toMatchObject({
      fragments: 2,
      neutralizedAtoms: 1,
    });
    expect(await same('CC(=O)O', '[Na]OC(C)=O')).toMatchObject({ fragments: 2 });
  });

  it('neutralizes charged species', async () => {
    expect(await same('NCCc1ccccc1', '[NH3+]CCc1ccccc1')).toMatchObject({ neutralizedAtoms: 1 });
    expect(await same('NCC(=O)O', '[NH3+]CC(=O)[O-]')).toMatchObject({ neutralizedAtoms: 2 });
  });

  it('answers alike for stereoisomers and for any order of the atoms', async () => {
    await same('C[C@H](N)Cc1ccccc1', 'C[C@@H](N)Cc1ccccc1');
    await same('F/C=C/F', 'F/C=C\\F');
    await same(aspirin, 'OC(=O)c1ccccc1OC(C)=O');
    await same('Cc1ccc(O)cc1.Cc1cccc(O)c1', 'Oc1cccc(C)c1.Oc1ccc(C)cc1');
  });

  it('reads a text that comes again from the cache', async () => {
    let read = 0;
    const wasm = async (): Promise<Toolkit> => {
      const toolkit = await loadTestToolkit();
      return {
        set_log_capture: (channel) => toolkit.set_log_capture(channel),
        get_mol: (smiles, details) => {
          const molecule = toolkit.get_mol(smiles, details);
          return (
            molecule && {
              get_smiles: (style) => molecule.get_smiles(style),
              get_json: () => {
                read += 1;
                return molecule.get_json();
              },
              delete: () => molecule.delete(),
            }
          );
        },
      };
    };
    const spelled = ['OC(=O)c1ccccc1OC(C)=O', aspirin, 'OC(=O)c1ccccc1OC(C)=O', aspirin];
    const answers = await createPredictor({ wasm }).predict('logS', spelled);
    expect(read).toBe(2);
    expect(answers.map(({ smiles }) => smiles)).toEqual(spelled);
    const values = answers.map((answer) => answer.status === 'predicted' && answer.value);
    expect(new Set(values).size).toBe(1);
  });

  it('predicts a peptide', async () => {
    const peptide = 'NCC(=O)NCC(=O)N[C@@H](CC(N)=O)C(=O)N[C@@H](CCCCN)C(=O)O';
    const [answer] = await predictor.predict('PPB', [peptide]);
    expect(answer).toMatchObject({ status: 'predicted', smiles: peptide });
  });

  it('names reactive groups', async () => {
    const [nitrobenzene, benzene] = await predictor.predict('Ames', [
      'O=[N+]([O-])c1ccccc1',
      'c1ccccc1',
    ]);
    expect(nitrobenzene).toMatchObject({ alerts: ['aromatic nitro'] });
    expect(benzene).toMatchObject({ alerts: [] });
  });
});

describe('rejections', () => {
  it.each([
    ['', { code: 'EMPTY_SMILES' }],
    ['   ', { code: 'EMPTY_SMILES' }],
    ['[H][H]', { code: 'EMPTY_SMILES' }],
    ['not a molecule', { code: 'INVALID_SMILES', position: 0 }],
    ['garbage', { code: 'INVALID_SMILES', position: 0 }],
    [
      'C(C)(C)(C)(C)C',
      {
        code: 'INVALID_SMILES',
        position: 0,
        message: 'Atom C has valence 5, which is too high.',
      },
    ],
    ['CCN(C)(C)(C)C', { code: 'INVALID_SMILES', position: 2 }],
    ['CC1CC', { code: 'INVALID_SMILES', position: 2 }],
    [' CC(C', { code: 'INVALID_SMILES', position: 3 }],
    ['Cc1cccc1', { code: 'INVALID_SMILES', position: 1 }],
    ['C*', { code: 'INVALID_SMILES', position: 1 }],
    ['{"a":1}', { code: 'INVALID_SMILES', position: 0 }],
    ['C'.repeat(400), { code: 'MOLECULE_TOO_LARGE' }],
    ['[H].'.repeat(5000), { code: 'MOLECULE_TOO_LARGE' }],
  ])('%.20s', async (smiles, reason) => {
    const [answer] = await predictor.predict('logS', [smiles]);
    expect(answer).toMatchObject({ smiles, status: 'rejected', value: null, reason });
  });

  it('keep their place among the others', async () => {
    const smiles = ['CCO', '', 'CCO', 'garbage', aspirin];
    const answers = await predictor.predict('LogD7', smiles);
    expect(answers.map((answer) => answer.smiles)).toEqual(smiles);
    expect(answers.map((answer) => answer.status)).toEqual([
      'predicted',
      'rejected',
      'predicted',
      'rejected',
      'predicted',
    ]);
    expect(answers[2]).toEqual(answers[0]);
  });

  it('replaces the toolkit after it broke', async () => {
    let instances = 0;
    const wasm = async (): Promise<Toolkit> => {
      const toolkit = await loadTestToolkit();
      instances += 1;
      return {
        set_log_capture: (channel) => toolkit.set_log_capture(channel),
        get_mol: (smiles) => {
          if (smiles === 'BrBr') throw new WebAssembly.RuntimeError('memory access out of bounds');
          return toolkit.get_mol(smiles);
        },
      };
    };
    const fragile = createPredictor({ wasm, cacheSize: 0 });
    const answers = [
      ...(await fragile.predict('logS', ['CCO', 'BrBr'])),
      ...(await fragile.predict('logS', ['CCO'])),
    ];
    expect(answers[0]).toMatchObject({ status: 'predicted' });
    expect(answers[1]).toMatchObject({
      status: 'rejected',
      reason: { code: 'TOOLKIT_FAILURE' },
    });
    expect(answers[2]).toEqual(answers[0]);
    expect(instances).toBe(2);
  });
});

describe('calls', () => {
  it('answer an empty list with an empty list', async () => {
    expect(await predictor.predict('logS', [])).toEqual([]);
  });

  it('report progress after each molecule', async () => {
    const onProgress = vi.fn();
    await predictor.predict('logS', ['C', '', 'CC'], { onProgress });
    expect(onProgress.mock.calls).toEqual([
      [1, 3],
      [2, 3],
      [3, 3],
    ]);
  });

  it('abort between molecules with the reason of the signal', async () => {
    const controller = new AbortController();
    const reason = new Error('enough');
    const onProgress = vi.fn((done: number) => {
      if (done === 2) controller.abort(reason);
    });
    const call = predictor.predict(
      'logS',
      Array.from({ length: 50 }, () => 'CCO'),
      { signal: controller.signal, onProgress },
    );
    await expect(call).rejects.toBe(reason);
    expect(onProgress).toHaveBeenCalledTimes(2);
  });

  it('reject an unknown model', async () => {
    const call = predictor.predict('CYP1A2i' as 'CYPIA2i', ['C']);
    await expect(call).rejects.toThrow(UnknownModelError);
  });

  it('say when a model file is missing, and try again later', async () => {
    let calls = 0;
    const models = async (): Promise<Uint8Array> => {
      calls += 1;
      throw new Error('gone');
    };
    const bare = createPredictor({ models });
    await expect(bare.predict('logS', ['C'])).rejects.toMatchObject({ code: 'MODEL_UNAVAILABLE' });
    await expect(bare.predict('logS', ['C'])).rejects.toMatchObject({ code: 'MODEL_UNAVAILABLE' });
    expect(calls).toBe(2);
  });

  it('stream in order from an async source', async () => {
    async function* source() {
      yield 'CCO';
      yield '';
      yield aspirin;
    }
    const seen: string[] = [];
    for await (const row of predictor.stream(source(), { models: ['logS'] }))
      seen.push(...row.map(({ smiles, status }) => `${smiles} ${status}`));
    expect(seen).toEqual(['CCO predicted', ' rejected', `${aspirin} predicted`]);
  });

  it('give the same values with and without the feature cache', async () => {
    const uncached = createPredictor({ cacheSize: 0 });
    const tiny = createPredictor({ cacheSize: 1 });
    const smiles = [aspirin, 'CCO', aspirin, aspirin];
    const expected = await uncached.predict('hERG', smiles);
    expect(await tiny.predict('hERG', smiles)).toEqual(expected);
    expect(await predictor.predict('hERG', smiles)).toEqual(expected);
  });
});

it('takes custom models that its owner adds and replaces', async () => {
  const custom: CustomModel<'ours'>[] = [];
  const customPredictor = createPredictor<'ours'>({ custom });
  await expect(customPredictor.predict('ours', ['CCO'])).rejects.toThrow(UnknownModelError);
  for (const value of [1, 2]) {
    const sure = { deviation: 0, percentile: 50, expectedError: 0 };
    const output = { ...sure, value, inDomain: true, similarity: 1, knownScaffold: true };
    const run = (scaffolds: readonly number[]) => scaffolds.map(() => output);
    custom[0] = { name: 'ours', load: () => ({ name: 'ours', base: 'logS', run }) };
    expect(await customPredictor.predict('ours', ['CCO'])).toMatchObject([{ value }]);
  }
});
