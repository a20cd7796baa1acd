import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPredictor } from '../src/index.js';
import { createWorkerPredictor } from '../src/worker-client.js';
import { startSite } from './page-site.fixture.js';

const CHROME = process.env.CHROME_PATH ?? '/usr/bin/chromium';

const WORKER = `import { servePredictor } from './page-worker.js'; servePredictor();`;
const PAGE = `
import { createWorkerPredictor } from './worker-client.js';
window.make = (models) => createWorkerPredictor({
  worker: () => new Worker('/worker.js'),
  models,
  wasm: '/RDKit_minimal.wasm',
});`;

/** What the script of the page leaves for the tests. */
interface PageGlobals {
  readonly make: (models: string) => ReturnType<typeof createWorkerPredictor>;
}

describe.skipIf(!existsSync(CHROME))('a predictor in a worker of a page', () => {
  let browser: Browser;
  let site: Awaited<ReturnType<typeof startSite>>;
  beforeAll(async () => {
    site = await startSite({ page: PAGE, worker: WORKER });
    browser = await chromium.launch({ executablePath: CHROME, args: ['--no-sandbox'] });
  }, 60_000);
  afterAll(async () => {
    await browser.close();
    site.server.close();
  });

  it('loads with progress, and predicts what Node predicts', async () => {
    const tab = await browser.newPage();
    await tab.goto(site.url);
    const seen = await tab.evaluate(async () => {
      const predictor = (window as object as PageGlobals).make('/models/');
      const states = [predictor.getState()];
      predictor.subscribe(() => states.push(predictor.getState()));
      await predictor.load(['hERG', 'logS']);
      const done: number[] = [];
      const hERG = await predictor.predict(
        { model: 'hERG', smiles: ['CCO', 'no molecule', 'c1ccccc1'] },
        { onProgress: (count) => done.push(count) },
      );
      const given = await predictor
        .predict({ model: 'hERG', smiles: ['CCO'] }, { signal: AbortSignal.abort('enough') })
        .catch((reason) => reason);
      const late = new AbortController();
      const running = predictor.predictAll(Array(500).fill('CCO'), { signal: late.signal });
      late.abort('too long');
      const left = await running.catch((reason) => reason);
      const after = await predictor.predict({ model: 'logS', smiles: ['CCO'] });
      predictor.dispose();
      return { states, done, hERG, given, left, after, end: predictor.getState() };
    });
    const node = createPredictor();
    const expected = await node.predict('hERG', ['CCO', 'no molecule', 'c1ccccc1']);
    expect(seen.hERG.map(({ status }) => status)).toEqual(['predicted', 'rejected', 'predicted']);
    for (const [at, { value }] of expected.entries()) {
      if (value !== null) expect(seen.hERG[at]?.value).toBeCloseTo(value, 6);
    }
    expect(seen.after[0]?.status).toBe('predicted');
    expect(seen.done).toEqual([1, 2, 3]);
    expect([seen.given, seen.left]).toEqual(['enough', 'too long']);

    const statuses = seen.states.map(({ status }) => status);
    expect([...new Set(statuses)]).toEqual(['idle', 'loading', 'ready']);
    // The last is that of the end.
    const bytes = seen.states.slice(0, -1).map(({ loadedBytes }) => loadedBytes);
    expect(bytes).toEqual([...bytes].sort((a, b) => a - b));
    const loaded = seen.states.findLast(({ status }) => status === 'ready');
    expect(loaded?.loadedBytes).toBeGreaterThan(1_000_000);
    expect(seen.end).toEqual({ status: 'idle', loadedBytes: 0, totalBytes: null, error: null });
    expect(site.requested.filter((path) => path.endsWith('hERG.bin'))).toHaveLength(1);
    expect(site.requested.filter((path) => path.endsWith('.wasm'))).toHaveLength(1);
  }, 120_000);

  it('says what could not be loaded, and tries again', async () => {
    const tab = await browser.newPage();
    await tab.goto(site.url);
    const seen = await tab.evaluate(async () => {
      const predictor = (window as object as PageGlobals).make('/nowhere/');
      const requested = { model: 'hERG', smiles: ['CCO'] };
      const outcome = () =>
        predictor.predict(requested).catch(({ name, code, message }) => ({ name, code, message }));
      return {
        first: await outcome(),
        again: await outcome(),
        status: predictor.getState().status,
      };
    });
    const failure = {
      name: 'PredictorError',
      code: 'MODEL_UNAVAILABLE',
      message: expect.stringContaining('/nowhere/hERG.bin'),
    };
    expect(seen).toEqual({ first: failure, again: failure, status: 'failed' });
    expect(site.requested.filter((path) => path === '/nowhere/hERG.bin')).toHaveLength(2);
  }, 60_000);
});

describe('a predictor that is not used', () => {
  it('starts no worker, so that a server can make one', async () => {
    const predictor = createWorkerPredictor({
      worker: () => {
        throw new Error('started');
      },
      models: '/models/',
      wasm: '/toolkit.wasm',
    });
    expect(predictor.getState().status).toBe('idle');
    await expect(predictor.predict({ model: 'none', smiles: [] })).rejects.toThrow(/none/);
  });
});
