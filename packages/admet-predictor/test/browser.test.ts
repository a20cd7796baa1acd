import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename, extname } from 'node:path';
import { build } from 'esbuild';
import { type Browser, chromium } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPredictor, type TrainedPrediction } from '../src/index.js';

const CHROME = process.env.CHROME_PATH ?? '/usr/bin/chromium';
const root = new URL('../', import.meta.url);
const rdkit = new URL('node_modules/@rdkit/rdkit/dist/', root);
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.wasm': 'application/wasm',
  '.bin': 'application/octet-stream',
};
const WORKER = `
importScripts('/rdkit/RDKit_minimal.js');
onmessage = async ({ data }) => {
  const wasm = () => initRDKitModule({ locateFile: () => '/rdkit/RDKit_minimal.wasm' });
  const { createPredictor } = await import('/code/browser.js');
  postMessage(await createPredictor({ models: location.origin + '/models/', wasm }).predictAll(data));
};`;

/** The browser entry and what it loads later, as files of a page. */
async function bundle(): Promise<ReadonlyMap<string, Uint8Array>> {
  const { outputFiles } = await build({
    entryPoints: [new URL('src/browser.ts', root).pathname],
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    write: false,
    outdir: 'out',
    external: ['@rdkit/rdkit'],
    conditions: ['@biographql/source'],
  });
  return new Map(outputFiles.map(({ path, contents }) => [basename(path), contents]));
}

async function startPage() {
  const code = await bundle();
  const getContent = async (path: string): Promise<string | Uint8Array> => {
    const [, folder = '', file = ''] = path.split('/');
    if (path === '/') return '<!doctype html><title>page</title>';
    if (path === '/worker.js') return WORKER;
    if (folder === 'rdkit') return readFile(new URL(file, rdkit));
    if (folder === 'models') return readFile(new URL(`models/${file}`, root));
    return code.get(file) ?? '';
  };
  const server = createServer(async (request, response) => {
    const path = request.url ?? '/';
    const content = await getContent(path).catch(() => '');
    response.statusCode = content === '' ? 404 : 200;
    response.setHeader('content-type', TYPES[extname(path)] ?? 'text/html').end(content);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` };
}

/** Runs in the page: predicts in a worker, and counts how often the page could do other work. */
function predictInWorker(list: readonly string[]) {
  return new Promise<{ rows: TrainedPrediction[][]; turns: number }>((resolve, reject) => {
    const worker = new Worker('/worker.js');
    let turns = 0;
    const timer = setInterval(() => {
      turns += 1;
    }, 5);
    worker.onerror = (event) => reject(new Error(event.message));
    worker.onmessage = ({ data: rows }) => {
      clearInterval(timer);
      resolve({ rows, turns });
    };
    worker.postMessage(list);
  });
}

describe.skipIf(!existsSync(CHROME))('in a worker of Chromium', () => {
  let browser: Browser;
  let page: Awaited<ReturnType<typeof startPage>>;
  beforeAll(async () => {
    page = await startPage();
    browser = await chromium.launch({ executablePath: CHROME, args: ['--no-sandbox'] });
  }, 60_000);
  afterAll(async () => {
    await browser.close();
    page.server.close();
  });

  it('predicts what Node predicts, to 1e-6, and leaves the page its time', async () => {
    const text = await readFile(new URL('test/reference-molecules.txt', root), 'utf8');
    const smiles = [...text.trim().split('\n'), '', 'C(C)(C)(C)(C)C'];
    const tab = await browser.newPage();
    await tab.goto(page.url);
    const { rows, turns } = await tab.evaluate(predictInWorker, smiles);
    const expected = await createPredictor().predictAll(smiles);
    const seen = rows.flat();
    let compared = 0;
    for (const [index, prediction] of expected.flat().entries()) {
      const { status, smiles: text, model, value } = prediction;
      const other = seen[index];
      if (status === 'rejected') {
        expect(other).toEqual(prediction);
        continue;
      }
      expect(other).toMatchObject({ status, smiles: text, model });
      const { similarity, knownScaffold, inDomain, expectedError = Number.NaN } = prediction;
      expect(other).toMatchObject({ similarity, knownScaffold, inDomain });
      if (other?.status !== 'predicted') continue;
      expect(other.predictionSet).toBe(prediction.predictionSet);
      expect(other.expectedError).toBeCloseTo(expectedError, 6);
      expect(
        Math.abs((other?.value ?? Number.NaN) - value),
        `${text} ${model}`,
      ).toBeLessThanOrEqual(1e-6);
      compared += 1;
    }
    expect(seen).toHaveLength(28 * smiles.length);
    expect(compared).toBe(28 * (smiles.length - 2));
    expect(turns).toBeGreaterThan(10);
  }, 120_000);
});
