/**
 * Predicts the reference molecules in a Web Worker of Chromium from the built package, compares every
 * value with Node's, and measures how long the page was ever blocked. Needs `pnpm build` and a
 * Chromium (`CHROMIUM`, default /usr/bin/chromium). Exits with 1 when a value differs by 1e-6.
 */
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';
import { chromium } from 'playwright-core';
import { createPredictor, type MoleculePrediction } from '../src/index.js';

const root = new URL('../', import.meta.url);
const rdkit = new URL('node_modules/@rdkit/rdkit/dist/', root);
const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.wasm': 'application/wasm',
  '.bin': 'application/octet-stream',
};
const workerScript = `
importScripts('/rdkit/RDKit_minimal.js');
onmessage = async ({ data }) => {
  const { createPredictor } = await import('/dist/browser.js');
  const wasm = () => initRDKitModule({ locateFile: () => '/rdkit/RDKit_minimal.wasm' });
  postMessage(await createPredictor({ models: location.origin + '/models/', wasm }).predictAll(data));
};`;

const server = createServer(async (request, response) => {
  const path = request.url ?? '/';
  const type = types[extname(path)] ?? 'text/html';
  try {
    response.setHeader('content-type', type).end(await contentOf(path));
  } catch {
    response.writeHead(404).end();
  }
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const { port } = server.address() as AddressInfo;
const smiles = (await readFile(new URL('training/reference-molecules.txt', root), 'utf8'))
  .trim()
  .split('\n');
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
try {
  const page = await browser.newPage();
  await page.goto(`http://127.0.0.1:${port}/`);
  const { rows, longestGapMs } = await page.evaluate(predictInWorker, smiles);
  const expected = await createPredictor().predictAll(smiles);
  const difference = largestDifference(expected, rows);
  console.log(
    `${rows.length} molecules, largest difference ${difference}, page blocked at most ${longestGapMs.toFixed(0)} ms`,
  );
  if (!(difference <= 1e-6)) process.exitCode = 1;
} finally {
  await browser.close();
  server.close();
}

async function contentOf(path: string): Promise<string | Uint8Array> {
  if (path === '/') return '<!doctype html><title>check</title>';
  if (path === '/worker.js') return workerScript;
  if (path.startsWith('/rdkit/')) return readFile(new URL(path.slice('/rdkit/'.length), rdkit));
  if (/^\/(dist|models)\/[\w.-]+$/.test(path)) return readFile(new URL(path.slice(1), root));
  throw new Error(`${path} is not served.`);
}

function predictInWorker(list: readonly string[]) {
  return new Promise<{ rows: MoleculePrediction[]; longestGapMs: number }>((resolve, reject) => {
    const worker = new Worker('/worker.js');
    let last = performance.now();
    let longestGapMs = 0;
    const timer = setInterval(() => {
      longestGapMs = Math.max(longestGapMs, performance.now() - last);
      last = performance.now();
    }, 5);
    worker.onerror = (event) => reject(new Error(event.message));
    worker.onmessage = ({ data: rows }) => {
      clearInterval(timer);
      resolve({ rows, longestGapMs });
    };
    worker.postMessage(list);
  });
}

function largestDifference(
  expected: readonly MoleculePrediction[],
  actual: readonly MoleculePrediction[],
): number {
  let largest = expected.length === actual.length ? 0 : Number.NaN;
  expected.forEach((row, i) => {
    const other = actual[i];
    if (row.status !== 'predicted' || other?.status !== 'predicted') {
      if (row.status !== other?.status) largest = Number.NaN;
      return;
    }
    for (const [name, output] of Object.entries(row.models)) {
      const value = other.models[name as keyof typeof other.models]?.value ?? Number.NaN;
      largest = Math.max(largest, Math.abs(value - output.value));
    }
  });
  return largest;
}
