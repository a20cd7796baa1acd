import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { madeUpMolecules } from '../../../optional/admet-lab/src/custom/made-up-assay.fixture.js';
import { createExplainer } from '../../../optional/admet-lab/src/explain.js';
import { createPredictor } from '../src/index.js';
import { readAssayModel, trainModel } from '../../../optional/admet-lab/src/train.js';
import { createWorkerPredictor } from '../src/worker-client.js';
import { startSite } from './page-site.fixture.js';

const CHROME = process.env.CHROME_PATH ?? '/usr/bin/chromium';

const WORKER = `import { servePredictor } from './page-worker.js'; servePredictor();`;
const PAGE = `
import { createWorkerPredictor } from './worker-client.js';
window.make = (models, keepFiles) => createWorkerPredictor({
  worker: () => new Worker('/worker.js'),
  models,
  wasm: '/RDKit_minimal.wasm',
  keepFiles,
});`;

/** What the script of the page leaves for the tests. */
interface PageGlobals {
  readonly make: (models: string, keepFiles?: boolean) => ReturnType<typeof createWorkerPredictor>;
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
    expect(site.asked.filter((path) => path.endsWith('hERG.bin'))).toHaveLength(1);
    expect(site.asked.filter((path) => path.endsWith('.wasm'))).toHaveLength(1);
  }, 120_000);

  it('explains what Node explains, of one of the 28 and of a file of one’s own', async () => {
    const rows = madeUpMolecules.map((smiles) => ({ smiles, value: smiles.length / 5 }));
    const { bytes } = await trainModel(rows, { base: 'SkinS', name: 'ours', keepRows: true });
    const tab = await browser.newPage();
    await tab.goto(site.url);
    const seen = await tab.evaluate(
      async (file) => {
        const predictor = (window as object as PageGlobals).make('/models/');
        await predictor.add(Uint8Array.from(file));
        const smiles = 'CCCCCCc1ccccc1';
        const own = await predictor.explain({ model: 'ours', smiles }, { similar: 2 });
        const shipped = await predictor.explain({ model: 'SkinS', smiles }, { similar: 2 });
        const broken = await predictor.explain({ model: 'ours', smiles: 'C1CC(' });
        const signal = AbortSignal.abort('enough');
        const left = await predictor
          .explain({ model: 'ours', smiles }, { signal })
          .catch((reason: unknown) => reason);
        const running = new AbortController();
        const late = predictor.explain({ model: 'ours', smiles }, { signal: running.signal });
        running.abort('too long');
        const lateReason = await late.catch((reason: unknown) => reason);
        predictor.remove('ours');
        const gone = await predictor
          .explain({ model: 'ours', smiles })
          .catch(({ code }: { code: string }) => code);
        predictor.dispose();
        return { own, shipped, broken, left, lateReason, gone };
      },
      [...bytes],
    );
    const node = createExplainer<string>({ own: [readAssayModel(bytes)] });
    for (const [model, outcome] of [
      ['ours', seen.own],
      ['SkinS', seen.shipped],
    ] as const) {
      const expected = await node.explain(model, 'CCCCCCc1ccccc1', { similar: 2 });
      if (expected.status !== 'explained' || outcome.status !== 'explained')
        throw new Error('It was rejected.');
      expect(outcome.score).toBeCloseTo(expected.score, 9);
      expect(outcome.atoms).toHaveLength(12);
      for (const [at, { contribution }] of expected.atoms.entries())
        expect(outcome.atoms[at]?.contribution).toBeCloseTo(contribution, 9);
      expect(outcome.similar).toEqual(expected.similar);
      expect(outcome.similar).toHaveLength(2);
    }
    expect(seen.broken).toMatchObject({ status: 'rejected', reason: { code: 'INVALID_SMILES' } });
    expect([seen.left, seen.lateReason, seen.gone]).toEqual([
      'enough',
      'too long',
      'UNKNOWN_MODEL',
    ]);
    expect(site.asked.filter((path) => path === '/measured/SkinS.bin')).toHaveLength(1);
  }, 240_000);

  it('asks for no file again that was kept, while its content is that of the package', async () => {
    const context = await browser.newContext();
    const tab = await context.newPage();
    const visit = async (models = '/models/', keepFiles = true) => {
      await tab.goto(site.url);
      const before = site.asked.length;
      const seen = await tab.evaluate(
        async ([folder, keeps]) => {
          const predictor = (window as object as PageGlobals).make(folder, keeps);
          const asked = { model: 'logS', smiles: ['CCO'] };
          const [row] = await predictor.predict(asked).catch(() => []);
          return { value: row?.value, loadedBytes: predictor.getState().loadedBytes };
        },
        [models, keepFiles] as const,
      );
      const files = site.asked.slice(before).filter((path) => /\.(?:bin|wasm)$/.test(path));
      return { ...seen, files: files.sort() };
    };
    const kept = () =>
      tab.evaluate(async () => {
        const cache = await caches.open('biographql-admet');
        const files = (await cache.keys()).map(({ url }) => url.split('/').at(-1) ?? '');
        return files.sort();
      });
    const both = ['/RDKit_minimal.wasm', '/models/logS.bin'];

    expect((await visit('/models/', false)).files).toEqual(both);
    expect(await kept()).toEqual([]);
    // What is no model is not kept, and asked for again.
    for (const count of [1, 2]) {
      const { value, files } = await visit('/nowhere/');
      expect([count, value]).toEqual([count, undefined]);
      expect(files).toContain('/nowhere/logS.bin');
    }
    const first = await visit();
    expect(first.files).toContain('/models/logS.bin');
    await vi.waitFor(async () => expect(await kept()).toEqual(['logS.bin', 'toolkit']), 10_000);
    expect(await visit()).toEqual({ ...first, files: [] });
    expect(await visit('/models/elsewhere/')).toEqual({ ...first, files: [] });

    // As another version of the package, or of the toolkit's script, would have left it.
    await tab.evaluate(async () => {
      const cache = await caches.open('biographql-admet');
      for (const key of await cache.keys()) {
        await cache.put(key, new Response('old', { headers: { 'x-biographql-mark': 'old' } }));
      }
    });
    expect(await visit()).toEqual({ ...first, files: both });
    await vi.waitFor(async () => expect((await visit()).files).toEqual([]), 20_000);

    // A server that still has the models of another version: they are used, and asked for each time.
    await tab.evaluate(() => caches.delete('biographql-admet'));
    for (const count of [1, 2]) {
      const { value, files } = await visit('/models/other/');
      expect([count, typeof value]).toEqual([count, 'number']);
      expect(files).toContain('/models/other/logS.bin');
    }
    expect(await kept()).not.toContain('logS.bin');
    await context.close();
  }, 120_000);

  it('says what could not be loaded, and tries again', async () => {
    const tab = await browser.newPage();
    await tab.goto(site.url);
    const seen = await tab.evaluate(async () => {
      const predictor = (window as object as PageGlobals).make('/nowhere/');
      const asked = { model: 'hERG', smiles: ['CCO'] };
      const told = () =>
        predictor.predict(asked).catch(({ name, code, message }) => ({ name, code, message }));
      return { first: await told(), again: await told(), status: predictor.getState().status };
    });
    const failure = {
      name: 'PredictorError',
      code: 'MODEL_UNAVAILABLE',
      message: expect.stringContaining('/nowhere/hERG.bin'),
    };
    expect(seen).toEqual({ first: failure, again: failure, status: 'failed' });
    expect(site.asked.filter((path) => path === '/nowhere/hERG.bin')).toHaveLength(2);
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
