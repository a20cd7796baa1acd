import { readFileSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { describeAdmetPredictor } from '../../../test/suites/admet-predictor/conformance.js';
import { runFor } from '../../thread-pool.js';
import { buildWorker, WORKER_FOLDER } from './build-worker.fixture.js';
import { pooledPredictor } from './pooled-predictor.js';
import { inProcessPredictor } from './trained-predictor.js';

let module = '';

/** A worker that notes the first text of each batch, then takes its time. */
const slowWorker = (log: string) => `
import { appendFileSync } from 'node:fs';
export async function predictBatch({ smiles }) {
  appendFileSync(${JSON.stringify(log)}, smiles[0] + '\\n');
  await new Promise((resolve) => setTimeout(resolve, 100));
  return smiles.map((text) => ({ smiles: text, status: 'predicted', value: 1 }));
}`;

beforeAll(async () => {
  module = await buildWorker('real');
});

const sample = {
  model: 'logS',
  molecules: ['CC(=O)Oc1ccccc1C(=O)O', 'Cn1cnc2c1c(=O)n(C)c(=O)n2C'],
  broken: 'not a molecule',
} as const;

describeAdmetPredictor('in process', () => inProcessPredictor(), sample);
describeAdmetPredictor('pooled', () => pooledPredictor({ module, workers: 1 }), sample);

describe('what is known of the training', () => {
  const cards = () =>
    readFile(new URL('../../../../admet-predictor/models/cards.json', import.meta.url), 'utf8');

  it('is reported for each model, in threads and in process alike', async () => {
    await using pooled = pooledPredictor({ module, workers: 1, cards });
    await using here = inProcessPredictor({ cards });
    const training = (await pooled.training?.()) ?? {};
    expect(training).toEqual(await here.training?.());
    expect(Object.keys(training)).toEqual(pooled.models);
    expect([
      training.logS?.crossValidation.measure,
      training.hERG?.crossValidation.measure,
    ]).toEqual(['R2', 'accuracy']);
    for (const { trainedOn, crossValidation } of Object.values(training)) {
      expect(trainedOn).toBeGreaterThan(300);
      expect(crossValidation.random).toBeGreaterThan(0.2);
      expect(crossValidation.scaffold).toBeLessThan(0.96);
    }
  });

  it('is an engine that fails where the cards cannot be read, and nothing without cards', async () => {
    await using broken = inProcessPredictor({ cards: async () => '{' });
    await expect(broken.training?.()).rejects.toMatchObject({ code: 'ENGINE_UNAVAILABLE' });
    await using without = inProcessPredictor();
    expect(without.training).toBeUndefined();
  });
});

describe('pooledPredictor', () => {
  it('answers a list longer than a batch in order', async () => {
    await using predictor = pooledPredictor({ module, workers: 2 });
    const smiles = Array.from({ length: 130 }, (_, index) => 'C'.repeat((index % 20) + 1));
    const predictions = await predictor.predict(smiles, 'logS');
    expect(predictions.map((prediction) => prediction.smiles)).toEqual(smiles);
    expect(predictions[125]).toEqual(predictions[5]);
  });

  it('rejects more than may wait, and says when to come again', async () => {
    await using predictor = pooledPredictor({ module, workers: 1, maxWaiting: 3 });
    const running = predictor.predict(['C', 'CC'], 'logS');
    await expect(predictor.predict(['CCC', 'CCCC'], 'logS')).rejects.toMatchObject({
      code: 'OVERLOADED',
      retryAfterSeconds: 1,
    });
    await running;
    expect(await predictor.predict(['CCC', 'CCCC'], 'logS')).toHaveLength(2);
  });

  it('gives the batches of callers turns, and lets none fill the queue', async () => {
    await using predictor = pooledPredictor({ module, workers: 1, maxWaiting: 1_000 });
    const many = Array.from({ length: 500 }, (_, index) => `${'C'.repeat((index % 20) + 1)}O`);
    const order: string[] = [];
    const predict = (caller: string, smiles: readonly string[]) =>
      runFor(caller, () => predictor.predict(smiles, 'logS').then(() => order.push(caller)));
    const attack = predict('attacker', many);
    await expect(predict('attacker', ['C'])).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    await Promise.all([attack, predict('victim', ['CCO']), predict('victim', ['CCN'])]);
    expect(order).toEqual(['victim', 'victim', 'attacker']);
    await predict('attacker', ['C']);
  });

  it('goes on after a caller left', async () => {
    await using predictor = pooledPredictor({ module, workers: 1 });
    const leave = new AbortController();
    const smiles = Array.from({ length: 500 }, (_, index) => `${'C'.repeat(index % 90)}O`);
    const left = predictor.predict(smiles, 'hERG', { signal: leave.signal });
    setTimeout(() => leave.abort(new Error('left')), 1);
    await expect(left).rejects.toThrow('left');
    expect(await predictor.predict(['CCO'], 'hERG')).toMatchObject([{ status: 'predicted' }]);
  });

  it('never starts the waiting batches of a caller who left', async () => {
    const log = `${WORKER_FOLDER}started.txt`;
    const slow = `${WORKER_FOLDER}slow.mjs`;
    writeFileSync(log, '');
    writeFileSync(slow, slowWorker(log));
    await using predictor = pooledPredictor({ module: slow, workers: 1, maxWaiting: 1_000 });
    const leave = new AbortController();
    const names = Array.from({ length: 1_000 }, (_, index) => `left${index}`);
    const left = predictor.predict(names, 'logS', { signal: leave.signal });
    const rejected = predictor.predict(['more'], 'logS');
    await expect(rejected).rejects.toMatchObject({ code: 'OVERLOADED', retryAfterSeconds: 2 });
    leave.abort(new Error('left'));
    await expect(left).rejects.toThrow('left');
    expect(await predictor.predict(['next'], 'logS')).toHaveLength(1);
    const started = readFileSync(log, 'utf8').trim().split('\n');
    expect(started.at(-1)).toBe('next');
    // At most the batches that the pool had handed to its thread: the other twenty were dropped.
    expect(started.length).toBeLessThan(5);
  });

  it('rejects each kind of bad molecule in its place', async () => {
    await using predictor = pooledPredictor({ module, workers: 1 });
    const bad = ['', 'not a molecule', 'C(C)(C)(C)(C)C', 'C'.repeat(400), '[Na+].[Cl-]'];
    const smiles = [...bad, 'CCO', 'CC[Hg]Cl'];
    const predictions = await predictor.predict(smiles, 'Ames');
    expect(
      predictions
        .map((one) => (one.status === 'rejected' ? one.reason.code : one.status))
        .slice(0, bad.length),
    ).toEqual([
      'EMPTY_SMILES',
      'INVALID_SMILES',
      'INVALID_SMILES',
      'MOLECULE_TOO_LARGE',
      'OUT_OF_SCOPE',
    ]);
    expect(predictions[5]?.status).toBe('predicted');
    expect(predictions[5]).not.toHaveProperty('outOfScope');
    expect(predictions[6]).toMatchObject({
      status: 'predicted',
      outOfScope: 'The molecule contains a metal.',
    });
  });
});
