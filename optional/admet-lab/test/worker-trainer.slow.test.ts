import { existsSync } from 'node:fs';
import { createPredictor } from '@biographql/admet-predictor';
import { type Browser, chromium } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSite } from '../../../packages/admet-predictor/test/page-site.fixture.js';
import { madeUpMolecules } from '../src/custom/made-up-assay.fixture.js';
import { type AssayRow, readAssayModel, trainModel } from '../src/train.js';
import type { createWorkerTrainer, WorkerPredictor } from '../src/worker-client.js';

const CHROME = process.env.CHROME_PATH ?? '/usr/bin/chromium';
const WORKER = `
import { servePredictor, serveTrainer } from './page-worker.js';
if (self.name === 'predictor') servePredictor();
else serveTrainer();`;
const PAGE = `
import { createWorkerPredictor, createWorkerTrainer } from './worker-client.js';
window.predictorWith = (custom) => createWorkerPredictor({
  worker: () => new Worker('/worker.js', { name: 'predictor' }),
  models: '/models/',
  wasm: '/RDKit_minimal.wasm',
  custom,
});
window.trainer = createWorkerTrainer({
  worker: () => new Worker('/worker.js'),
  models: '/models/',
  wasm: '/RDKit_minimal.wasm',
});`;

/** Values that no formula of the models gives. */
const rows: readonly AssayRow[] = madeUpMolecules.map((smiles, place) => ({
  smiles,
  value: smiles.length / 3 + (place % 16),
}));
const requested = ['CCc1ccccc1', 'C1CC(', 'NC(=O)c1ccncc1'];

type Custom = Readonly<Record<string, string | Uint8Array>>;
type PageWindow = {
  readonly trainer: ReturnType<typeof createWorkerTrainer>;
  readonly predictorWith: (custom: Custom) => WorkerPredictor<string>;
};

const rounded = (predictions: readonly object[]): unknown =>
  JSON.parse(JSON.stringify(predictions), (_, value: unknown) =>
    typeof value === 'number' ? Number(value.toPrecision(12)) : value,
  );

/** Runs in the page. */
async function trainInPage({
  rows,
  requested,
}: {
  rows: readonly AssayRow[];
  requested: readonly string[];
}) {
  const { trainer, predictorWith } = globalThis as object as PageWindow;
  const phases = new Set<string>();
  const { bytes, card } = await trainer.train(rows, {
    base: 'logS',
    unit: 'nm',
    onProgress: ({ phase }) => phases.add(phase),
  });
  const nowhere = '/models/nowhere.bin';
  const address = URL.createObjectURL(new Blob([bytes]));
  const predictor = predictorWith({ mine: bytes, ours: address, lost: nowhere });
  const mine = await predictor.predict({ model: 'mine', smiles: requested });
  const [row = []] = await predictor.predictAll(requested.slice(0, 1), {
    models: ['logS', 'ours'],
  });
  const words = (error: unknown) => (error instanceof Error ? error.message : 'nothing');
  const reject = (model: string) =>
    predictor.predict({ model, smiles: ['C'] }).then(() => 'predicted', words);
  const rejections = [await reject('lost'), await reject('theirs')];
  predictor.dispose();
  return { bytes: [...bytes], card, phases: [...phases], mine, row, rejections };
}

/** Runs in the page: adds a file while the predictor runs, and takes it away. */
async function addInPage({
  bytes,
  requested,
}: {
  bytes: readonly number[];
  requested: readonly string[];
}) {
  const { predictorWith } = globalThis as object as PageWindow;
  const predictor = predictorWith({});
  const words = (error: unknown) => (error instanceof Error ? error.message : 'nothing');
  await predictor.predict({ model: 'logS', smiles: ['C'] });
  const { name } = await predictor.add(Uint8Array.from(bytes));
  const added = await predictor.predict({ model: name, smiles: requested });
  const broken = await predictor.add(new Uint8Array(8)).then(() => 'added', words);
  const { status } = predictor.getState();
  // The next worker gets the file again.
  predictor.dispose();
  const again = await predictor.predict({ model: name, smiles: requested });
  const everything = await predictor.predictAll(['C']);
  predictor.remove(name);
  const removed = await predictor.predict({ model: name, smiles: requested }).then(() => '', words);
  const left = await predictor.predictAll(['C']);
  predictor.dispose();
  const counts = [everything, left].map(([row = []]) => row.length);
  return { added, again, broken, status, removed, counts };
}

/** Runs in the page: aborts as soon as trees grow, and asks for something else afterwards. */
async function abortInPage(rows: readonly AssayRow[]) {
  const { trainer } = globalThis as object as PageWindow;
  const controller = new AbortController();
  const onProgress = ({ phase }: { readonly phase: string }) => {
    if (phase === 'learn') controller.abort(new Error('enough'));
  };
  const words = (error: unknown) => (error instanceof Error ? error.message : 'nothing');
  const stopped = await trainer
    .train(rows, { base: 'logS', signal: controller.signal, onProgress })
    .then(() => 'trained', words);
  const rejected = await trainer
    .train(rows.slice(0, 5), { base: 'logS' })
    .then(() => 'trained', words);
  return { stopped, rejected };
}

describe.skipIf(!existsSync(CHROME))('createWorkerTrainer', () => {
  let browser: Browser;
  let site: Awaited<ReturnType<typeof startSite>>;
  beforeAll(async () => {
    site = await startSite({
      page: PAGE,
      worker: WORKER,
      sources: new URL('../src/', import.meta.url),
    });
    browser = await chromium.launch({ executablePath: CHROME, args: ['--no-sandbox'] });
  }, 120_000);
  afterAll(async () => {
    await browser.close();
    site.server.close();
  });

  it('trains the bytes that Node trains, predicts with them, and sends nothing anywhere', async () => {
    const tab = await browser.newPage();
    await tab.goto(site.url);
    const { bytes, card, phases, ...seen } = await tab.evaluate(trainInPage, {
      rows,
      requested,
    });
    const here = await trainModel(rows, { base: 'logS', unit: 'nm' });
    expect(card).toEqual(here.card);
    expect(Buffer.from(bytes).equals(Buffer.from(here.bytes))).toBe(true);
    expect(phases).toEqual(['read', 'learn']);
    const model = readAssayModel(here.bytes, 'mine');
    const expected = await createPredictor({ custom: [model] }).predict('mine', requested);
    // Programs differ in the last digits of an exponential.
    expect(rounded(seen.mine)).toEqual(rounded(expected));
    // As bytes, by its address, and added later.
    const predictions = seen.mine.map((each) => ({ ...each, model: 'my-logS' }));
    expect(seen.row.map(({ model }) => model)).toEqual(['logS', 'ours']);
    expect(seen.row[1]).toEqual({ ...predictions[0], model: 'ours' });
    const late = await tab.evaluate(addInPage, { bytes, requested });
    expect([late.added, late.again]).toEqual([predictions, predictions]);
    expect(late.broken).toContain('Not an assay model file');
    expect(late.status).toBe('ready');
    expect(late.removed).toContain('my-logS');
    expect(late.counts).toEqual([29, 28]);
    expect(seen.rejections[0]).toContain('/models/nowhere.bin');
    expect(seen.rejections[1]).toContain('Custom models: `mine`');
    expect([...site.methods]).toEqual(['GET']);
    expect(site.requested.filter((path) => path.includes('?'))).toEqual([]);
  }, 300_000);

  it('stops when aborted, and says what is wrong', async () => {
    const tab = await browser.newPage();
    await tab.goto(site.url);
    const { stopped, rejected } = await tab.evaluate(abortInPage, rows);
    expect(stopped).toBe('enough');
    expect(rejected).toContain('at least 100');
  }, 300_000);
});
