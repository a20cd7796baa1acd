import { expect, it, vi } from 'vitest';
import * as browser from './browser.js';
import * as main from './index.js';
import * as worker from './worker.js';

// Loading the toolkit and all models takes seconds on a busy machine.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

it('exports the same values in Node and in browsers', () => {
  expect(Object.keys(main).sort()).toMatchInlineSnapshot(`
    [
      "DEFAULT_MAX_HEAVY_ATOMS",
      "FEATURE_VERSION",
      "PredictorError",
      "createPredictor",
      "fetchSource",
      "isModelName",
      "modelNames",
      "modelUnits",
      "modelsIn",
    ]
  `);
  expect(Object.keys(browser).sort()).toEqual(Object.keys(main).sort());
  expect(Object.keys(worker).sort()).toEqual([
    'describeBatch',
    'findSubstructure',
    'predictAllBatch',
    'predictBatch',
  ]);
});

it('predicts through the worker functions', async () => {
  const [one] = await worker.predictBatch({ model: 'logS', smiles: ['CCO'] });
  const [several] = await worker.predictAllBatch({ smiles: ['CCO'], models: ['logS', 'LogD7'] });
  expect(one?.status).toBe('predicted');
  expect(several?.[0]).toEqual(one);
  expect(several?.map(({ model }) => model)).toEqual(['logS', 'LogD7']);
  expect(structuredClone(several)).toEqual(several);
});
