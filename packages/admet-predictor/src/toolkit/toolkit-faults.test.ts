import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it, vi } from 'vitest';

import { createPredictor as createBrowserPredictor } from '../browser.js';
import { FAULTS, initFaultyToolkit, loads } from '../faulty-toolkit.fixture.js';
import { createPredictor } from '../index.js';
import type { TrainedPrediction } from '../prediction.js';
import { createMoleculeReader } from './molecule-reader.js';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

const MOLECULES = ['CCO', 'c1ccccc1', 'CC(=O)Oc1ccccc1C(=O)O', 'Cn1cnc2c1c(=O)n(C)c(=O)n2C'];
const FAILURE = {
  status: 'rejected',
  value: null,
  reason: { code: 'TOOLKIT_FAILURE', message: 'The chemistry toolkit failed on this molecule.' },
};
const BATCH = [...MOLECULES.slice(0, 2), FAULTS.trap, ...MOLECULES.slice(2)];

let sound: readonly TrainedPrediction[];
beforeAll(async () => {
  sound = await createPredictor({ cacheSize: 0 }).predict('logS', MOLECULES);
});

const faulty = () => createPredictor({ wasm: initFaultyToolkit, cacheSize: 0 });

function expectOwnFailure(answers: readonly TrainedPrediction[]): void {
  expect(answers[2]).toMatchObject({ ...FAILURE, smiles: FAULTS.trap });
  expect(answers.filter((_, place) => place !== 2)).toEqual(sound);
}

describe('a toolkit that traps', () => {
  it('fails for every later molecule without a restart', async () => {
    const toolkit = await initFaultyToolkit();
    expect(toolkit.get_mol('CCO')).not.toBeNull();
    expect(() => toolkit.get_mol(FAULTS.trap)).toThrow(WebAssembly.RuntimeError);
    expect(() => toolkit.get_mol('CCO')).toThrow();
  });

  it.each([
    ['Node', faulty],
    // The entry of browsers, with the files of the models from the disk.
    [
      'browsers',
      () =>
        createBrowserPredictor({
          wasm: initFaultyToolkit,
          cacheSize: 0,
          models: (file) => readFile(new URL(`../../models/${file}`, import.meta.url)),
        }),
    ],
  ])('costs one molecule alone in %s, and the others keep their values', async (_, create) => {
    const predictor = create();
    expectOwnFailure(await predictor.predict('logS', BATCH));
    expect(await predictor.predict('logS', MOLECULES)).toEqual(sound);
  });

  it('loses no molecule of a concurrent call', async () => {
    const predictor = faulty();
    const [broken, ...others] = await Promise.all([
      predictor.predict('logS', BATCH),
      ...Array.from({ length: 4 }, () => predictor.predict('logS', MOLECULES)),
    ]);
    expectOwnFailure(broken ?? []);
    for (const other of others) expect(other).toEqual(sound);
  });

  it('costs no molecule that waited with the one that traps', async () => {
    const reader = createMoleculeReader(initFaultyToolkit);
    const texts = [FAULTS.trap, 'CCO', FAULTS.trap, 'CCN'];
    const outcomes = await Promise.all(texts.map((text) => reader.read(text)));
    expect(outcomes.map((outcome) => 'molecule' in outcome)).toEqual([false, true, false, true]);
  });

  it('is replaced once for all that wait for it', async () => {
    const predictor = faulty();
    await predictor.predict('logS', MOLECULES);
    const before = loads.count;
    await Promise.all([
      predictor.predict('logS', BATCH),
      ...Array.from({ length: 4 }, () => predictor.predict('logS', MOLECULES)),
    ]);
    expect(loads.count - before).toBe(1);
  });

  it('is not replaced for a text that is no molecule', async () => {
    const predictor = faulty();
    await predictor.predict('logS', MOLECULES);
    const before = loads.count;
    await predictor.predict('logS', ['C1CC', 'C(C)(C)(C)(C)C', 'xyz', '', ...MOLECULES]);
    expect(loads.count).toBe(before);
  });
});

it('leaves no memory behind after fifty traps', async () => {
  const predictor = faulty();
  const memories: number[] = [];
  for (let round = 0; round < 50; round += 1) {
    expectOwnFailure(await predictor.predict('logS', BATCH));
    const { external, heapUsed } = process.memoryUsage();
    memories.push(external + heapUsed);
  }
  // An instance takes some 20 MB: if all stayed, the lowest points of both halves would be hundreds of MB apart.
  const lowest = (from: number, to: number) => Math.min(...memories.slice(from, to));
  expect(lowest(25, 50) - lowest(5, 25)).toBeLessThan(40e6);
});
