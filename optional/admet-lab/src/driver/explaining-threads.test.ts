import { describeAdmetExplanations, describeAdmetPredictor } from '@biographql/engines/conformance';
import { inProcessPredictor, pooledPredictor } from '@biographql/engines/internal';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { FAULTS } from '../../../../packages/admet-predictor/src/faulty-toolkit.fixture.js';
import { buildWorker } from '../../../../packages/engines/src/admet-predictor/trained/build-worker.fixture.js';
import { withExplanations } from '../explain/explainer.js';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

const ENTRY = new URL('../worker.ts', import.meta.url);
let faulty = '';
let real = '';
beforeAll(async () => {
  faulty = await buildWorker('faulty', ENTRY);
  real = await buildWorker('real', ENTRY);
});

type Options = Partial<Parameters<typeof pooledPredictor>[0]>;
const explaining = (options: Options = {}) =>
  pooledPredictor({ module: faulty, workers: 1, explains: true, ...options });
const sample = {
  model: 'logS',
  molecules: ['CC(=O)Oc1ccccc1C(=O)O', 'Cn1cnc2c1c(=O)n(C)c(=O)n2C'],
  broken: 'not a molecule',
} as const;

for (const describeSuite of [describeAdmetPredictor, describeAdmetExplanations]) {
  describeSuite('lab, in process', () => withExplanations(inProcessPredictor()), sample);
  describeSuite('lab, in threads', () => explaining({ module: real }), sample);
}

describe('an explanation', () => {
  it('is the same in a thread, whatever its molecule does to threads before', async () => {
    await using predictor = explaining({ batchTimeoutMs: 20_000 });
    const before = await predictor.explain?.('CCO', 'logS');
    expect(before).toMatchObject({
      status: 'explained',
      similar: expect.objectContaining({ length: 5 }),
    });
    expect(await predictor.explain?.(FAULTS.exit, 'logS')).toEqual({
      status: 'rejected',
      model: 'logS',
      smiles: FAULTS.exit,
      value: null,
      reason: {
        code: 'TOOLKIT_FAILURE',
        message: 'The chemistry toolkit failed on this molecule.',
      },
    });
    expect(await predictor.explain?.(FAULTS.trap, 'logS')).toMatchObject({ status: 'rejected' });
    expect(await predictor.explain?.('CCO', 'logS')).toEqual(before);
  });

  it('is rejected when more waits than may', async () => {
    await using predictor = explaining({ maxWaiting: 19 });
    await expect(predictor.explain?.('CCO', 'logS')).rejects.toMatchObject({ code: 'OVERLOADED' });
    expect(await predictor.predict(Array(19).fill('CCO'), 'logS')).toHaveLength(19);
  });

  it('is left by a caller who does', async () => {
    await using predictor = explaining();
    const leave = AbortSignal.timeout(2_000);
    await expect(predictor.explain?.(FAULTS.loop, 'logS', { signal: leave })).rejects.toMatchObject(
      {
        name: 'TimeoutError',
      },
    );
    expect(await predictor.predict(['CCO'], 'logS')).toMatchObject([{ status: 'predicted' }]);
  });
});
