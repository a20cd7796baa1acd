import { setTimeout as rest } from 'node:timers/promises';
import type { Worker } from 'node:worker_threads';
import type { AdmetPrediction } from '@biographql/core';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { FAULTS } from '../../../../admet-predictor/src/faulty-toolkit.fixture.js';
import { buildWorker } from './build-worker.fixture.js';
import { type PooledPredictorOptions, pooledPredictor } from './pooled-predictor.js';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

const MOLECULES = Array.from({ length: 20 }, (_, index) => `${'C'.repeat(index + 1)}O`);
let module = '';
let sound: readonly AdmetPrediction[];

/** The threads that this test started, in order. */
const threads: Worker[] = [];
const onThread = (thread: Worker) => threads.push(thread);
beforeEach(() => {
  threads.length = 0;
  process.on('worker', onThread);
});
afterEach(() => {
  process.off('worker', onThread);
});

beforeAll(async () => {
  module = await buildWorker('faulty');
  await using predictor = pooledPredictor({ module, workers: 1 });
  sound = await predictor.predict(MOLECULES, 'logS');
});

const pooled = (options: Partial<PooledPredictorOptions> = {}) =>
  pooledPredictor({ module, workers: 1, ...options });

/** The batch with a molecule put in, and what comes of it. */
function withFault(fault: string) {
  const smiles = [...MOLECULES.slice(0, 7), fault, ...MOLECULES.slice(7)];
  const expectOwnFailure = (answers: readonly AdmetPrediction[]) => {
    expect(answers[7]).toEqual({
      status: 'rejected',
      model: 'logS',
      smiles: fault,
      value: null,
      reason: {
        code: 'TOOLKIT_FAILURE',
        message: 'The chemistry toolkit failed on this molecule.',
      },
    });
    expect(answers.filter((_, place) => place !== 7)).toEqual(sound);
  };
  return { smiles, expectOwnFailure };
}

describe('a molecule', () => {
  it('that traps the toolkit costs itself, and no thread', async () => {
    await using predictor = pooled();
    const { smiles, expectOwnFailure } = withFault(FAULTS.trap);
    expectOwnFailure(await predictor.predict(smiles, 'logS'));
    expect(await predictor.predict(MOLECULES, 'logS')).toEqual(sound);
    expect(threads).toHaveLength(1);
  });

  it.each([
    ['ends its thread', FAULTS.exit, {}],
    ['fills the heap of its thread', FAULTS.heap, { heapMb: 48 }],
    ['never ends', FAULTS.loop, { batchTimeoutMs: 4_000 }],
  ])('that %s costs itself, and the thread is replaced', async (_, fault, options) => {
    await using predictor = pooled(options);
    const { smiles, expectOwnFailure } = withFault(fault);
    const others = Array.from({ length: 3 }, () => predictor.predict(MOLECULES, 'logS'));
    const [answers, ...rest] = await Promise.all([predictor.predict(smiles, 'logS'), ...others]);
    expectOwnFailure(answers);
    for (const other of rest) expect(other).toEqual(sound);
    expect(await predictor.predict(MOLECULES, 'logS')).toEqual(sound);
    expect(predictor.load?.().workers).toEqual({ open: 1 });
    // The batch takes one along, and the molecule alone another.
    expect(threads).toHaveLength(3);
  });

  it('that never ends is left by a caller who does', async () => {
    await using predictor = pooled();
    const leave = AbortSignal.timeout(2_000);
    const left = predictor.predict([FAULTS.loop], 'logS', { signal: leave });
    const waiting = predictor.predict(MOLECULES, 'logS');
    await expect(left).rejects.toMatchObject({ name: 'TimeoutError' });
    // No request is sent again: the waiting caller is answered by the thread that took the place.
    expect(await waiting).toEqual(sound);
  });
});

describe('a thread that is ended from outside', () => {
  it('costs no molecule, whenever that is', async () => {
    await using predictor = pooled({ workers: 2 });
    const smiles = Array.from({ length: 12 }, () => MOLECULES).flat();
    for (const afterMs of [0, 3, 40, 300, 700]) {
      const requested = predictor.predict(smiles, 'logS');
      await rest(afterMs);
      await threads.at(-1)?.terminate();
      const answers = await requested;
      expect(answers.map((answer) => answer.smiles)).toEqual(smiles);
      answers.forEach((answer, place) => {
        expect(answer).toEqual(sound[place % MOLECULES.length]);
      });
    }
  });

  it('while it rests is not missed', async () => {
    await using predictor = pooled();
    expect(await predictor.predict(MOLECULES, 'logS')).toEqual(sound);
    await threads.at(-1)?.terminate();
    expect(await predictor.predict(MOLECULES, 'logS')).toEqual(sound);
  });
});
