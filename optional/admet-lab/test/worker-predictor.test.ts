import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSite } from '../../../packages/admet-predictor/test/page-site.fixture.js';
import { madeUpMolecules } from '../src/custom/made-up-assay.fixture.js';
import { createExplainer } from '../src/explain.js';
import { readAssayModel, trainModel } from '../src/train.js';
import type { createWorkerPredictor } from '../src/worker-client.js';

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
    site = await startSite({
      page: PAGE,
      worker: WORKER,
      sources: new URL('../src/', import.meta.url),
      measured: new URL('../measured/', import.meta.url),
    });
    browser = await chromium.launch({ executablePath: CHROME, args: ['--no-sandbox'] });
  }, 60_000);
  afterAll(async () => {
    await browser.close();
    site.server.close();
  });

  it('explains what Node explains, for one of the 28 and for a custom model', async () => {
    const rows = madeUpMolecules.map((smiles) => ({ smiles, value: smiles.length / 5 }));
    const { bytes } = await trainModel(rows, { base: 'SkinS', name: 'ours', keepRows: true });
    const tab = await browser.newPage();
    await tab.goto(site.url);
    const seen = await tab.evaluate(
      async (file) => {
        const predictor = (window as object as PageGlobals).make('/models/');
        await predictor.add(Uint8Array.from(file));
        const smiles = 'CCCCCCc1ccccc1';
        const custom = await predictor.explain({ model: 'ours', smiles }, { similar: 2 });
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
        return { custom, shipped, broken, left, lateReason, gone };
      },
      [...bytes],
    );
    const node = createExplainer<string>({ custom: [readAssayModel(bytes)] });
    for (const [model, outcome] of [
      ['ours', seen.custom],
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
    expect(site.requested.filter((path) => path === '/measured/SkinS.bin')).toHaveLength(1);
  }, 240_000);
});
